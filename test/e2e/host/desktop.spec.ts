// The double keeps its trays where a real Electron has none to show.
/* oxlint-disable eslint/no-underscore-dangle */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { doubleBrowser } from '../support/chromium';
import { expect, test, type Desk } from '../support/desk';
import { scaled } from '../../support/effort';
import { usesDouble } from '../support/electron-choice';
import { startDesktop, windowOf } from '../support/plain-desktop';
import { PATIENCE_MS, root } from '../support/running-program';
import { page as pageRequest, serviceClient } from '../support/service';

/** Each start has a Chromium of its own; `npm test` makes do with fewer. */
const manyStarts = scaled(4, 10);

// Tests the desktop application beyond its window. In the double, native menus, dialogs, notifications and
// the tray are objects that record their calls; the README lists what only a real system can show.
test.describe('the desktop', { tag: '@desktop-only' }, () => {
  test('a second start leaves, brings the first to the front and hands its link over', async ({ desk }) => {
    // Three further starts, each with a Chromium of its own.
    test.slow();
    const service = await serviceClient(desk);
    await service.submit(pageRequest('First', '<p>One.</p>'));
    const id = await service.submit(pageRequest('Linked', '<p>Two.</p>'));
    await desk.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());

    const second = await secondStart(desk, `locdesk://request/${id}/field/body`);
    expect(second.stdout).toBe('');
    await expect(desk.page.getByRole('region', { name: 'Review' })).toContainText('Linked');
    expect(
      await desk.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized()),
    ).toBe(false);

    await secondStart(desk, 'locdesk://request/not%20here');
    await expect(desk.page.getByText('The linked request is not here: not here')).toBeVisible();
    // Any other content of a link is ignored.
    await secondStart(desk, 'locdesk://run/calc', 'locdesk://request/%E0%A4%A');
    await expect(desk.page.getByRole('region', { name: 'Review' })).toContainText('Linked');
  });

  test(
    'files that the system opens with Locdesk come into the import',
    { tag: '@soak' },
    async ({ desk }) => {
      test.slow();
      const folder = await mkdtemp(join(tmpdir(), 'locdesk-opened-'));
      const [first, second] = [join(folder, 'app.po'), join(folder, 'broken.xliff')];
      await writeFile(first, 'msgid "Kettle"\nmsgstr ""\n');
      await writeFile(second, '<xliff><file>');
      await secondStart(desk, first);
      const form = desk.page.getByRole('region', { name: 'Import file' });
      await expect(form.getByRole('region', { name: 'Preview' })).toContainText('Kettle');
      // macOS says it by an event.
      await desk.electron.evaluate(
        ({ app }, path) => app.emit('open-file', { preventDefault() {} }, path),
        second,
      );
      const list = form.getByRole('list', { name: 'Files' });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(list.getByRole('listitem').filter({ hasText: 'broken.xliff' })).toContainText('Line 1');
    },
  );

  test(
    'further starts in quick succession all leave, and the link of each arrives',
    { tag: '@soak' },
    async ({ desk }) => {
      test.slow();
      await desk.page.evaluate(() => {
        const { locdesk, asked } = Object.assign(window as unknown as AskedPage, { asked: [] as string[] });
        locdesk.subscribe(({ name, payload }) => {
          if (name === 'host.requested') asked.push(payload.id);
        });
      });
      const ids = Array.from({ length: manyStarts }, (_, index) => `missing-${index}`);
      await Promise.all(ids.map((id) => secondStart(desk, `locdesk://request/${id}`)));
      const asked = () => desk.page.evaluate(() => (window as unknown as AskedPage).asked.toSorted());
      await expect.poll(asked).toEqual(ids);
      expect(await desk.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(
        1,
      );
    },
  );

  test(
    'of several that start at once one runs, and its window answers their links',
    { tag: ['@double-only', '@soak'] },
    async ({ dataFolder }) => {
      test.slow();
      const ids = Array.from({ length: manyStarts }, (_, index) => `missing-${index}`);
      const starts = ids.map((id) => startDesktop({ dataFolder, args: [`locdesk://request/${id}`] }));
      const codes = () => starts.flatMap(({ child }) => child.exitCode ?? []);
      try {
        await expect
          .poll(codes, { timeout: 120_000 })
          .toEqual(Array.from({ length: manyStarts - 1 }, () => 0));
        const runs = starts.find(({ child }) => child.exitCode === null);
        if (runs === undefined) throw new Error('none runs');
        // At most three toasts are shown at once, each for some seconds; on a slow machine they appear one
        // after another.
        const page = await windowOf(runs);
        await expect(page.getByText('The linked request is not here: missing-').first()).toBeVisible();
      } finally {
        for (const { child } of starts) child.kill('SIGTERM');
        await expect.poll(codes).toHaveLength(manyStarts);
      }
    },
  );

  test('every item of the menus does what its key does', { tag: '@soak' }, async ({ desk }) => {
    const { page } = desk;
    const service = await serviceClient(desk);
    const id = await service.submit(pageRequest('Kettle', '<p>Boils.</p>'));
    await page.getByRole('button', { name: /^All/ }).click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();

    await choose(desk, 'Mark imported');
    // The request has no result yet.
    await page.getByRole('button', { name: 'Mark as imported anyway' }).click();
    await expect.poll(async () => (await service.read(id)).importResponse?.importState).toBe('success');
    await choose(desk, 'Undo the last action');
    await expect.poll(async () => (await service.read(id)).importResponse).toBeUndefined();
    await expect.poll(() => isEnabled(desk, 'Mark imported')).toBe(true);
    await choose(desk, 'Settings');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    // Commands for the selected request don't apply here.
    await expect.poll(() => isEnabled(desk, 'Mark imported')).toBe(false);
    await choose(desk, 'Add a connection');
    await expect(page.getByRole('textbox', { name: 'Base URL' })).toBeVisible();
    await choose(desk, 'Go to Requests');
    await choose(desk, 'Keyboard shortcuts');
    await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts');
    // Commands would act on what is behind the dialog.
    await expect.poll(() => isEnabled(desk, 'Go to Requests')).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => isEnabled(desk, 'Go to Requests')).toBe(true);
    await choose(desk, 'Hand over');
    await expect(page.getByRole('dialog', { name: 'Hand over' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => isEnabled(desk, 'Command palette')).toBe(true);
    await choose(desk, 'Command palette');
    await expect(page.getByRole('combobox', { name: /palette|Find/i })).toBeFocused();
    await page.keyboard.press('Escape');
    await choose(desk, 'Zoom In');
    expect(await zoomOf(desk)).toBe(1.1);
    for (let step = 0; step < 9; step += 1) await choose(desk, 'Zoom In');
    expect(await zoomOf(desk)).toBe(2);
    await choose(desk, 'Actual Size');
    expect(await zoomOf(desk)).toBe(1);

    // The menus speak the language of the window, and still do the same.
    await choose(desk, 'Settings');
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
    await choose(desk, 'Zu Anfragen');
    await expect(page.getByRole('listbox', { name: 'Liste der Anfragen' })).toBeVisible();
    await choose(desk, 'Vergrößern');
    expect(await zoomOf(desk)).toBe(1.1);
  });

  test(
    'closing asks once whether to stay; in the tray, tools are answered and the window comes back',
    { tag: '@soak' },
    async ({ desk }) => {
      const { electron } = desk;
      await electron.evaluate(({ BrowserWindow, dialog }) => {
        dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
        BrowserWindow.getAllWindows()[0]?.close();
      });
      await expect.poll(() => windowState(desk)).toEqual({ count: 1, isVisible: false });
      expect((await fetch(`${desk.service}/v1/content`)).status).toBe(403);
      await secondStart(desk);
      await expect.poll(() => windowState(desk)).toEqual({ count: 1, isVisible: true });

      await electron.evaluate(({ dialog, BrowserWindow }) => {
        dialog.showMessageBox = () => {
          throw new Error('asked again');
        };
        BrowserWindow.getAllWindows()[0]?.close();
      });
      await expect.poll(() => windowState(desk)).toEqual({ count: 1, isVisible: false });
    },
  );

  test(
    'tray, notifications and questions speak the language of the window',
    { tag: ['@double-only', '@soak'] },
    async ({ desk }) => {
      const { electron, page } = desk;
      await choose(desk, 'Settings');
      await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
      const toolTip = () =>
        electron.evaluate(({ Tray }) => {
          const [first] = (Tray as unknown as { _all: { _toolTip: string }[] })._all;
          return first?._toolTip;
        });
      await expect.poll(toolTip).toBe('Locdesk: 0 Anfragen zu importieren');
      await electron.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows();
        if (window !== undefined) window.isFocused = () => false;
      });
      await desk.cli('sample', '--count', '3');
      await expect
        .poll(async () => JSON.stringify(await shownNotices(desk)))
        .toMatch(/Anfragen? (wurde|wurden) abgeschlossen.*Durchsehen/);
      await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
      await expect
        .poll(() => recorded(desk, 'dialog.showMessageBox'))
        .toEqual([[expect.objectContaining({ buttons: ['Weiterlaufen lassen', 'Beenden'] })]]);
    },
  );

  test(
    'the window comes back where it was, and onto a screen that is there',
    { tag: ['@double-only', '@soak'] },
    async ({ desk }) => {
      const set = (bounds: object) =>
        desk.electron.evaluate(({ BrowserWindow }, given) => {
          BrowserWindow.getAllWindows()[0]?.setBounds(given);
        }, bounds);
      const bounds = () =>
        desk.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
      await set({ x: 120, y: 80, width: 1000, height: 700 });
      await choose(desk, 'Zoom In');
      await desk.restart();
      expect(await bounds()).toEqual({ x: 120, y: 80, width: 1000, height: 700 });
      // The zoom is set once the page is loaded.
      await expect.poll(() => zoomOf(desk)).toBe(1.1);
      // The screen it was on is gone.
      await set({ x: 5000, y: 80, width: 1000, height: 700 });
      await desk.restart();
      expect(await bounds()).toEqual({ x: 460, y: 190, width: 1000, height: 700 });
    },
  );

  test(
    'the tray says what waits, pauses and resumes all connections, and opens the window',
    { tag: ['@double-only', '@soak'] },
    async ({ desk }) => {
      await addConnection(desk);
      await desk.cli('sample', '--count', '14');
      const tray = () =>
        desk.electron.evaluate(({ Tray }) => {
          const [first] = (
            Tray as unknown as { _all: { _toolTip: string; _menu: { items: { label: string }[] } }[] }
          )._all;
          return { toolTip: first?._toolTip, labels: first?._menu.items.map(({ label }) => label) };
        });
      const click = (wanted: string) =>
        desk.electron.evaluate(({ Tray }, label) => {
          type Item = { label: string; click: () => void };
          const [first] = (Tray as unknown as { _all: { _menu: { items: Item[] } }[] })._all;
          first?._menu.items.find((item) => item.label === label)?.click();
        }, wanted);
      await expect.poll(async () => (await tray()).toolTip).toMatch(/^Locdesk: [1-9]\d* requests to import/);
      await click('Pause All Connections');
      await expect.poll(async () => (await tray()).labels).toContain('Resume All Connections');
      await expect(
        desk.page.getByRole('contentinfo').getByRole('button', { name: /^There Paused/ }),
      ).toBeVisible();
      await click('Resume All Connections');
      await expect.poll(async () => (await tray()).labels).toContain('Pause All Connections');
      await desk.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
      await click('Open Locdesk');
      await expect.poll(() => windowState(desk)).toEqual({ count: 1, isVisible: true });
    },
  );

  test(
    'requests that are completed in the background are announced in one notice',
    { tag: ['@double-only', '@soak'] },
    async ({ desk }) => {
      await desk.electron.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows();
        if (window !== undefined) window.isFocused = () => false;
      });
      await desk.cli('sample', '--count', '3');
      await expect
        .poll(() => shownNotices(desk))
        .toEqual([
          expect.objectContaining({ title: expect.stringMatching(/requests? (was|were) completed/) }),
        ]);
    },
  );
});

test(
  'an installed Locdesk refuses switches that open it to other programs, before it opens anything',
  { tag: ['@desktop-only', '@double-only'] },
  async ({ dataFolder }) => {
    const folder = join(dataFolder, 'not-opened');
    for (const word of ['--remote-debugging-port=0', '--no-sandbox']) {
      const { child, said } = startDesktop({ dataFolder: folder, args: [word], resources: dataFolder });
      await expect.poll(() => child.exitCode, { timeout: PATIENCE_MS }).toBe(2);
      expect(said()).toContain(`locdesk: Locdesk does not start with ${word.split('=')[0]}`);
    }
    expect(existsSync(folder)).toBe(false);
  },
);

test(
  'a service that other computers can reach is warned about in the window',
  { tag: ['@desktop-only', '@double-only', '@soak'] },
  async ({ dataFolder }) => {
    const desktop = startDesktop({ dataFolder, args: ['--host=0.0.0.0'] });
    const { child, said } = desktop;
    try {
      await expect((await windowOf(desktop)).getByRole('note')).toContainText('unencrypted');
      expect(said()).toMatch(/locdesk: Other computers can reach/);
    } finally {
      child.kill('SIGTERM');
      await expect.poll(() => child.exitCode).toBe(0);
    }
  },
);

test(
  'a damaged database is recognized at the start, and the newest backup takes its place',
  { tag: ['@desktop-only', '@double-only', '@soak'] },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    await service.submit(pageRequest('Kept', '<p>In the backup.</p>'));
    const backup = join(desk.dataFolder, 'backups', 'locdesk-daily-2026-11-20T09-30-00-123Z.db');
    expect((await desk.cli('backup', backup)).code).toBe(0);
    await desk.restart('gracefully', async () => {
      await writeFile(join(desk.dataFolder, 'locdesk.db'), 'not a database '.repeat(2000));
    });
    await desk.page.getByRole('button', { name: /^All/ }).click();
    await expect(desk.page.getByRole('listbox', { name: 'Requests list' }).getByRole('option')).toContainText(
      'Kept',
    );
    expect(JSON.stringify(await recorded(desk, 'dialog.showMessageBox'))).toMatch(
      /damaged.*Restore the backup of/,
    );
    expect(await readdir(join(desk.dataFolder, 'backups'))).toContainEqual(
      expect.stringMatching(/^locdesk-replaced-.*\.db$/),
    );
  },
);

test.describe('secrets', { tag: ['@desktop-only', '@double-only'] }, () => {
  test.describe('on a system with a key store', () => {
    test.use({ keyStore: 'gnome_libsecret' });

    test(
      'are in it, move to the key file and back, and stay readable',
      { tag: '@soak' },
      async ({ desk }) => {
        await addConnection(desk);
        expect(await sealedIn(desk)).toMatch(/^key-store:/);
        await desk.page.getByRole('button', { name: 'Settings' }).click();
        await desk.page.getByRole('radio', { name: 'Key file' }).click();
        await expect.poll(() => sealedIn(desk)).toMatch(/^key-file:/);
        await expect(desk.page.getByText('the command line reads them too')).toBeVisible();
        await desk.page.getByRole('radio', { name: 'System key store' }).click();
        await expect.poll(() => sealedIn(desk)).toMatch(/^key-store:/);
        const status = await desk.cli('status', '--json');
        expect(JSON.parse(status.stdout).connections).toMatchObject([{ name: 'There' }]);
      },
    );
  });

  test(
    'on a system without one are in the key file, and the settings say so',
    { tag: '@soak' },
    async ({ desk }) => {
      await addConnection(desk);
      expect(await sealedIn(desk)).toMatch(/^key-file:/);
      expect(await readdir(desk.dataFolder)).toContain('secrets.key');
      await desk.page.getByRole('button', { name: 'Settings' }).click();
      await expect(desk.page.getByText(/Using the key file: this system has no keyring/)).toBeVisible();
    },
  );
});

function addConnection(desk: Desk): Promise<unknown> {
  return desk.page.evaluate(() => {
    const { locdesk } = window as unknown as {
      locdesk: { call: (name: string, input: object) => Promise<unknown> };
    };
    return locdesk.call('connections.add', {
      name: 'There',
      baseUrl: 'https://there.example',
      token: 'upstream-token',
      intervalSeconds: 86_400,
      workingHours: null,
      pageSize: 50,
    });
  });
}

/** The page, with the calls that it made. */
interface AskedPage {
  asked: string[];
  readonly locdesk: {
    subscribe(listener: (message: { name: string; payload: { id: string } }) => void): void;
  };
}

/**
 * Starts the desktop once more, as a link or an impatient person does; resolves when that one has left with
 * code 0.
 */
function secondStart(desk: Desk, ...args: readonly string[]) {
  // The electron package returns the executable's path; the double's executable is a script.
  const executable = createRequire(import.meta.url)('electron') as string;
  const [program, ...script] = usesDouble ? [process.execPath, executable] : [executable];
  const env = { ...process.env, ...doubleBrowser };
  return promisify(execFile)(program ?? '', [...script, root, `--data=${desk.dataFolder}`, ...args], { env });
}

/**
 * Clicks the item of the application's menu that has this label, once it is enabled: a disabled one can't be
 * clicked.
 */
async function choose(desk: Desk, label: string): Promise<void> {
  await expect.poll(() => isEnabled(desk, label)).toBe(true);
  await desk.electron.evaluate(({ Menu }, wanted) => {
    const items = (Menu.getApplicationMenu()?.items ?? []).flatMap(({ submenu }) => submenu?.items ?? []);
    const item = items.find((candidate) => candidate.label === wanted);
    if (item === undefined) throw new Error(`no menu item ${wanted}`);
    item.click();
  }, label);
}

function isEnabled(desk: Desk, label: string): Promise<boolean | undefined> {
  return desk.electron.evaluate(({ Menu }, wanted) => {
    const items = (Menu.getApplicationMenu()?.items ?? []).flatMap(({ submenu }) => submenu?.items ?? []);
    return items.find((candidate) => candidate.label === wanted)?.enabled;
  }, label);
}

function zoomOf(desk: Desk): Promise<number | undefined> {
  return desk.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor(),
  );
}

function windowState(desk: Desk) {
  return desk.electron.evaluate(({ BrowserWindow }) => {
    const windows = BrowserWindow.getAllWindows();
    return { count: windows.length, isVisible: windows[0]?.isVisible() };
  });
}

/** Returns the double's recorded calls of a name. */
function recorded(desk: Desk, name: string): Promise<readonly (readonly unknown[])[]> {
  return desk.electron.evaluate((electron, wanted) => {
    const double = (electron as unknown as Record<symbol, { calls: { name: string; args: unknown[] }[] }>)[
      Symbol.for('electron-double')
    ];
    return (double?.calls ?? []).filter((call) => call.name === wanted).map(({ args }) => args);
  }, name);
}

async function shownNotices(desk: Desk): Promise<readonly unknown[]> {
  return (await recorded(desk, 'Notification.show')).map(([options]) => options);
}

/** The sealed token of the one connection, from the database's files. */
async function sealedIn(desk: Desk): Promise<string> {
  const found = await Promise.all(
    ['locdesk.db-wal', 'locdesk.db'].map((file) => readFile(join(desk.dataFolder, file), 'latin1')),
  );
  // The newest page of the log is the one that counts.
  return (
    found
      .join('')
      .match(/key-(?:store|file):[A-Za-z0-9+/=]+/g)
      ?.at(-1) ?? ''
  );
}
