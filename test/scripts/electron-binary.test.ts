import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findElectron } from '../../scripts/lib/electron-binary.mjs';

const HOUR_MS = 3_600_000;
const FAILURE = 'node_modules/.cache/locdesk-electron-unavailable';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'electron-'));
  mkdirSync(join(folder, 'node_modules/electron'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/electron/package.json'), '{"version":"45.4.1"}');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function installElectron(version: string): string {
  const electron = join(folder, 'node_modules/electron');
  mkdirSync(join(electron, 'dist'), { recursive: true });
  writeFileSync(join(electron, 'dist/version'), version);
  writeFileSync(join(electron, 'dist/electron'), '');
  writeFileSync(join(electron, 'path.txt'), 'electron');
  return join(electron, 'dist/electron');
}

const never = vi.fn(() => Promise.reject(new Error('must not download')));
const working = () => {
  installElectron('45.4.1');
  return Promise.resolve(undefined);
};
const failing = () => Promise.resolve('its download failed: no network');

describe('Electron is found', () => {
  test('in node_modules, without a download', async () => {
    const path = installElectron('45.4.1');
    expect(await findElectron({ folder, env: {}, download: never })).toEqual({ kind: 'found', path });
  });

  test('after a download, which an earlier failure no longer prevents', async () => {
    await findElectron({ folder, env: {}, now: () => 0, download: failing });
    const found = await findElectron({ folder, env: {}, now: () => 25 * HOUR_MS, download: working });
    expect(found.kind).toBe('found');
    expect(existsSync(join(folder, FAILURE))).toBe(false);
  });

  test.skipIf(process.platform !== 'linux')('where ELECTRON_OVERRIDE_DIST_PATH says', async () => {
    writeFileSync(join(folder, 'electron'), '');
    const env = { ELECTRON_OVERRIDE_DIST_PATH: folder };
    expect(await findElectron({ folder, env, download: never })).toEqual({
      kind: 'found',
      path: join(folder, 'electron'),
    });
  });
});

describe('Electron is unavailable', () => {
  test('when the download fails, with its reason', async () => {
    expect(await findElectron({ folder, env: {}, download: failing })).toEqual({
      kind: 'unavailable',
      reason: 'its download failed: no network',
    });
  });

  test('for a day after that, without another try, and the reason says how to have one', async () => {
    await findElectron({ folder, env: {}, now: () => 0, download: failing });
    const again = await findElectron({ folder, env: {}, now: () => 23 * HOUR_MS, download: never });
    expect(again).toEqual({
      kind: 'unavailable',
      reason: `its download failed before; delete ${FAILURE} to try again`,
    });
  });

  test('until the next try when the file is deleted', async () => {
    await findElectron({ folder, env: {}, now: () => 0, download: failing });
    rmSync(join(folder, FAILURE));
    const download = vi.fn(failing);
    await findElectron({ folder, env: {}, now: () => HOUR_MS, download });
    expect(download).toHaveBeenCalledOnce();
  });

  test('when another version is in node_modules and the right one cannot be downloaded', async () => {
    installElectron('44.0.0');
    expect((await findElectron({ folder, env: {}, download: failing })).kind).toBe('unavailable');
  });

  test.each([{ LOCDESK_ELECTRON_DOWNLOAD_SECONDS: '0' }, { ELECTRON_SKIP_BINARY_DOWNLOAD: '1' }])(
    'without a try when %o turns the download off, and that is not remembered',
    async (env) => {
      expect(await findElectron({ folder, env, download: never })).toEqual({
        kind: 'unavailable',
        reason: 'its download is turned off',
      });
      expect(existsSync(join(folder, FAILURE))).toBe(false);
    },
  );

  test('when ELECTRON_OVERRIDE_DIST_PATH names a folder without it', async () => {
    const env = { ELECTRON_OVERRIDE_DIST_PATH: folder };
    const found = await findElectron({ folder, env, download: never });
    expect(found).toMatchObject({ kind: 'unavailable', reason: expect.stringContaining(folder) });
  });
});
