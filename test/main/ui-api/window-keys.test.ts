import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WindowKeys } from '../../../src/main/ui-api/window-keys';
import { ManualEnvironment } from '../../support/manual-environment';
import { tempFolder } from '../../support/temp-folder';

const address = 'http://127.0.0.1:4310';

function windowKeys() {
  const folder = tempFolder();
  const environment = new ManualEnvironment();
  const keys = new WindowKeys(folder, environment);
  return { folder, environment, keys, make: () => keys.make(address) };
}

const keyIn = (link: string): string => new URL(link).hash.slice('#handover='.length);
const rights = (path: string): number => statSync(path).mode & 0o777;

describe('the page of a key', () => {
  it.runIf(process.platform !== 'win32')(
    'can be read by its owner only, also in a data folder that is open to everybody',
    () => {
      const { folder, make } = windowKeys();
      chmodSync(folder, 0o777);
      mkdirSync(join(folder, 'window'));
      chmodSync(join(folder, 'window'), 0o777);
      const { page } = make();
      expect(rights(page)).toBe(0o600);
      expect(rights(dirname(page))).toBe(0o700);
    },
  );

  it('does not name the key in its path, which other users see as an argument of the browser', () => {
    const { page, link } = windowKeys().make();
    expect(keyIn(link)).toMatch(/^[\w-]{43}$/);
    expect(page).not.toContain(keyIn(link));
  });

  it('is gone once the key is used', () => {
    const { keys, make } = windowKeys();
    const { page, link } = make();
    expect(keys.use(keyIn(link))).toBe(true);
    expect(existsSync(page)).toBe(false);
    expect(keys.use(keyIn(link))).toBe(false);
  });

  it('is removed after a minute, and not before', () => {
    const { folder, environment, keys, make } = windowKeys();
    make();
    environment.advance(30_000);
    make();
    environment.advance(30_000);
    keys.sweep();
    expect(readdirSync(join(folder, 'window'))).toHaveLength(1);
    environment.advance(30_000);
    keys.sweep();
    expect(readdirSync(join(folder, 'window'))).toEqual([]);
  });
});

describe('a key', () => {
  it('that another process made opens the window of the running program', () => {
    const { folder, environment, keys } = windowKeys();
    const { link } = new WindowKeys(folder, environment).make(address);
    expect(keys.use(keyIn(link))).toBe(true);
  });

  it('does not live longer because the clock is set back', () => {
    const { environment, keys, make } = windowKeys();
    const { link } = make();
    environment.setClock(environment.nowMs - 3_600_000);
    expect(keys.use(keyIn(link))).toBe(false);
  });

  it('of an earlier run is of no use', () => {
    const { keys, make } = windowKeys();
    const { link } = make();
    keys.clear();
    expect(keys.use(keyIn(link))).toBe(false);
  });
});
