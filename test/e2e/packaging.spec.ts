import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { extractAll, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { _electron as electron } from '@playwright/test';
import { makeStandInDistribution } from '../support/stand-in-distribution';
import { expect, test } from './support/desk';
import { root } from './support/running-program';

// The packages of Linux without their last wrapping: everything that goes into them, and that it starts.
test.describe('the packaged application', { tag: '@desktop-only' }, () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(process.platform !== 'linux', 'the stand-in is a distribution for Linux');
  let folder: string;
  let unpacked: string;
  let asar: string;
  let extracted: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'packaging-'));
    makeStandInDistribution(join(folder, 'electron'));
    const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');
    await promisify(execFile)(
      process.execPath,
      [
        builder,
        '--linux',
        'dir',
        `-c.electronDist=${join(folder, 'electron')}`,
        `-c.directories.output=${join(folder, 'dist')}`,
      ],
      { cwd: root },
    );
    unpacked = join(
      folder,
      'dist',
      process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`,
    );
    asar = join(unpacked, 'resources', 'app.asar');
    extracted = join(folder, 'app');
    extractAll(asar, extracted);
  });

  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has the built program and its production dependencies, and nothing else', () => {
    const files = listPackage(asar, { isPack: false }).map((name) => name.replaceAll('\\', '/'));
    for (const name of [
      '/out/main/index.js',
      '/out/main/reader-thread.js',
      '/out/main/checker-thread.js',
      '/out/main/backup-thread.js',
      '/out/main/spelling-thread.js',
      '/out/preload/index.cjs',
      '/out/renderer/index.html',
      '/out/renderer/licences.txt',
      '/resources/icons/tray.png',
      '/node_modules/better-sqlite3/package.json',
      '/node_modules/hunspell-wasm/wasm/hunspell.wasm',
      '/node_modules/dictionary-de/index.dic',
      '/node_modules/dictionary-de/license',
    ]) {
      expect(files).toContain(name);
    }
    const unwanted =
      /\.map$|^\/(src|test|scripts|docs)\/|^\/node_modules\/(react|electron|vite|typescript|playwright|vitest|@locdesk)\b|better-sqlite3\/(deps|src)\/|prebuilds\/(darwin|win32|linuxmusl)/;
    expect(files.filter((name) => unwanted.test(name))).toEqual([]);
  });

  test('has the fuses set', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'locdesk'));
    const isOn = (fuse: FuseV1Options): boolean => wire[fuse] === FuseState.ENABLE;
    expect(isOn(FuseV1Options.RunAsNode)).toBe(false);
    expect(isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable)).toBe(false);
    expect(isOn(FuseV1Options.EnableNodeCliInspectArguments)).toBe(false);
    expect(isOn(FuseV1Options.EnableCookieEncryption)).toBe(true);
    expect(isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation)).toBe(true);
    expect(isOn(FuseV1Options.OnlyLoadAppFromAsar)).toBe(true);
    expect(isOn(FuseV1Options.GrantFileProtocolExtraPrivileges)).toBe(false);
  });

  test('its desktop entry starts with what is in the package, and shows the window', async ({
    dataFolder,
  }) => {
    // The double runs the entry in Node; real Electron would run the executable, which is a stand-in here.
    const app = await electron.launch({
      executablePath: join(root, 'test', 'support', 'electron-double', 'electron'),
      args: [extracted, `--data=${dataFolder}`, '--port=0', '--listener-port=0'],
      cwd: folder,
      env: {
        ...(process.env as Record<string, string>),
        PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      },
    });
    const page = await app.firstWindow();
    await expect(page.getByRole('button', { name: 'Load samples' })).toBeVisible();
    await page.getByRole('button', { name: 'Load samples' }).click();
    await expect(
      page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first(),
    ).toBeVisible();
    // Its thread, Hunspell and the dictionaries are there too.
    const spelling = await page.evaluate(() =>
      (
        window as unknown as { locdesk: { call: (name: string, input: object) => Promise<unknown> } }
      ).locdesk.call('spelling.check', { language: 'pl', words: ['tłumaczenie', 'tłumaczenei'] }),
    );
    expect(spelling).toEqual({ ok: true, value: ['tłumaczenei'] });
    expect(await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.length)).toBeGreaterThan(3);
    await app.close();
  });

  test('its command line starts in Node with what is in the package', async ({ dataFolder }) => {
    const host = spawn(
      process.execPath,
      [
        join(extracted, 'out', 'main', 'browser-host.js'),
        'serve',
        '--json',
        '--no-open',
        '--port',
        '0',
        '--listener-port',
        '0',
        '--data',
        dataFolder,
      ],
      { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = await once(createInterface(host.stdout), 'line');
    const { service } = JSON.parse(String(line)) as { service: string };
    expect((await fetch(`${service}/docs`)).status).toBe(200);
    host.kill('SIGTERM');
    expect((await once(host, 'exit'))[0]).toBe(0);
  });
});
