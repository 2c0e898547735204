import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { extractAll, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { packageArguments } from '../../../scripts/lib/package-arguments.mjs';
import { makeStandInDistribution } from '../../support/stand-in-distribution';
import { expect, test } from '../support/desk';
import { startDesktop, windowOf } from '../support/plain-desktop';
import { PATIENCE_MS, root } from '../support/running-program';

// The packages of Linux without their last wrapping: everything that goes into them, and that it starts.
test.describe('the packaged application', { tag: ['@desktop-only', '@soak'] }, () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(process.platform !== 'linux', 'the stand-in is a distribution for Linux');
  let folder: string;
  let unpacked: string;
  let asar: string;
  let extracted: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'packaging-'));
    makeStandInDistribution(join(folder, 'electron'));
    unpacked = await packageInto(folder, 'dist');
    asar = join(unpacked, 'resources', 'app.asar');
    extracted = join(folder, 'app');
    extractAll(asar, extracted);
  });

  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has the built program and its production dependencies, and nothing else', () => {
    const files = listPackage(asar, { isPack: false }).map((name) => name.replaceAll('\\', '/'));
    for (const name of [
      '/out/main/index.js',
      '/out/main/query-thread.js',
      '/out/main/checkpoint-thread.js',
      '/out/main/background-thread.js',
      '/out/main/job-thread.js',
      '/out/main/page-thread.js',
      '/out/main/pseudo-thread.js',
      '/out/main/spelling-thread.js',
      '/out/preload/index.cjs',
      '/out/renderer/index.html',
      '/out/renderer/licences.txt',
      '/resources/icons/tray.png',
      '/node_modules/better-sqlite3/package.json',
      '/node_modules/hunspell-wasm/wasm/hunspell.wasm',
    ]) {
      expect(files).toContain(name);
    }
    const unwanted =
      /\.map$|^\/(src|test|scripts|docs)\/|^\/out\/main\/in-process\.js|^\/out\/dictionaries|^\/node_modules\/dictionary-|^\/node_modules\/(react|electron|vite|typescript|playwright|vitest|@locdesk)\b|better-sqlite3\/(deps|src)\/|prebuilds\/(darwin|win32|linuxmusl)/;
    expect(files.filter((name) => unwanted.test(name))).toEqual([]);
  });

  test('has the dictionaries beside the asar, each with its licence, the option chosen and its source', () => {
    expect(dictionariesIn(unpacked)).toEqual([
      // The check of spelling compares with them.
      'common-words',
      ...['de', 'en-GB', 'en-US', 'es', 'fr', 'it', 'nl', 'pl', 'pt-BR', 'pt-PT', 'ru', 'tr'].flatMap(
        (tag) => [`${tag}.aff`, `${tag}.dic`, `${tag}.txt`],
      ),
      // The checks see by them which sentence is missing.
      'word-pairs',
    ]);
    const text = (tag: string) =>
      readFileSync(join(unpacked, 'resources', 'dictionaries', `${tag}.txt`), 'utf8');
    expect(text('pl')).toMatch(
      /^Licence: MPL-2\.0, chosen from \(GPL-3\.0 OR LGPL-3\.0 OR MPL-2\.0\)\nSource: http/m,
    );
    expect(text('de')).toContain('GNU GENERAL PUBLIC LICENSE');
    // They are Hunspell's own files.
    const own = join(root, 'node_modules', 'dictionary-de', 'index.dic');
    expect(
      readFileSync(join(unpacked, 'resources', 'dictionaries', 'de.dic')).equals(readFileSync(own)),
    ).toBe(true);
  });

  // Packs once more, which takes as long as all other tests here.
  test('can be made without the dictionaries that are only under the GPL', { tag: '@soak' }, async () => {
    const { args } = packageArguments(['--without-gpl-dictionaries'], {}, 'win32');
    const files = dictionariesIn(await packageInto(folder, 'without-gpl', args));
    expect(files).toEqual(dictionariesIn(unpacked).filter((name) => !/^(de|it)\./.test(name)));
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
    const desktop = startDesktop({ dataFolder, app: extracted, resources: join(unpacked, 'resources') });
    const page = await windowOf(desktop);
    await expect(page.getByRole('button', { name: 'Load samples' })).toBeVisible();
    await page.getByRole('button', { name: 'Load samples' }).click();
    await expect(
      page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first(),
    ).toBeVisible();
    expect(await page.evaluate(async () => (await fetch('./dictionary-licences.txt')).text())).toContain(
      'Dictionary fr (dictionary-fr 3.0.0)',
    );
    // Its thread, Hunspell and the dictionaries are there too.
    const spelling = await page.evaluate(() =>
      (
        window as unknown as { locdesk: { call: (name: string, input: object) => Promise<unknown> } }
      ).locdesk.call('spelling.check', { language: 'pl', words: ['tłumaczenie', 'tłumaczenei'] }),
    );
    expect(spelling).toEqual({ ok: true, value: ['tłumaczenei'] });
    desktop.child.kill('SIGTERM');
    await expect.poll(() => desktop.child.exitCode, { timeout: PATIENCE_MS }).toBe(0);
  });

  test(
    'made with an address for newer versions, asks there when the user wants it, and shows a link',
    { tag: '@soak' },
    async ({ dataFolder }) => {
      let asked = 0;
      const server = createServer((_request, response) => {
        asked += 1;
        response.end('{"version": "99.0.0", "url": "https://there.example/get"}');
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const file = join(extracted, 'package.json');
      const before = readFileSync(file, 'utf8');
      const { port } = server.address() as AddressInfo;
      // `npm run package` writes this with LOCDESK_UPDATES, which accepts only https.
      writeFileSync(file, JSON.stringify({ ...JSON.parse(before), updates: `http://127.0.0.1:${port}/` }));
      const desktop = startDesktop({ dataFolder, app: extracted, resources: join(unpacked, 'resources') });
      try {
        const page = await windowOf(desktop);
        await page
          .getByRole('navigation')
          .getByRole('button', { name: /^Settings/ })
          .click();
        const wanted = page.getByRole('switch', { name: 'Notify me about new versions' });
        await expect(wanted).not.toBeChecked();
        expect(asked).toBe(0);
        await wanted.click();
        const link = page.getByRole('link', { name: 'Locdesk 99.0.0 is available' });
        await expect(link).toHaveAttribute('href', 'https://there.example/get');
        expect(asked).toBe(1);
        await wanted.click();
        await expect(link).toHaveCount(0);
      } finally {
        desktop.child.kill('SIGTERM');
        await expect.poll(() => desktop.child.exitCode, { timeout: PATIENCE_MS }).toBe(0);
        writeFileSync(file, before);
        server.close();
      }
    },
  );

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

/** Packages for Linux without the last wrapping; answers the folder with the application. */
async function packageInto(folder: string, name: string, args: readonly string[] = []): Promise<string> {
  const output = join(folder, name);
  const words = [
    '--linux',
    'dir',
    `-c.electronDist=${join(folder, 'electron')}`,
    `-c.directories.output=${output}`,
  ];
  const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');
  await promisify(execFile)(process.execPath, [builder, ...words, ...args], { cwd: root });
  return join(output, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`);
}

function dictionariesIn(unpacked: string): readonly string[] {
  return readdirSync(join(unpacked, 'resources', 'dictionaries')).toSorted();
}
