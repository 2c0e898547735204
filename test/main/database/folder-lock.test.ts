import { once } from 'node:events';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { ensureDataFolder, openDatabase } from '../../../src/main/database/database';
import { lockFolder, tryLockFolder } from '../../../src/main/database/folder-lock';
import { tempFolder } from '../../support/temp-folder';

describe('the lock of a data folder', () => {
  it('is held once and free again after its release', () => {
    const folder = tempFolder();
    const lock = lockFolder(folder);
    expect(tryLockFolder(folder)).toBeUndefined();
    lock.release();
    lockFolder(folder).release();
  });

  it('is waited for while another process only checks whether it is held', async () => {
    const folder = tempFolder();
    const looks = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
      const db = new (require('better-sqlite3'))(workerData);
      db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      parentPort.postMessage('looking');
      setTimeout(() => db.close(), 50);`,
      { eval: true, workerData: join(folder, 'locdesk.lock') },
    );
    await once(looks, 'message');
    expect(tryLockFolder(folder)).toBeUndefined();
    lockFolder(folder).release();
    await once(looks, 'exit');
  });

  it('is a file that only its owner can read, also one that an earlier version made', () => {
    const folder = tempFolder();
    const mode = (): number => statSync(join(folder, 'locdesk.lock')).mode & 0o777;
    lockFolder(folder).release();
    expect(mode()).toBe(0o600);
    chmodSync(join(folder, 'locdesk.lock'), 0o644);
    lockFolder(folder).release();
    expect(mode()).toBe(0o600);
  });

  it('names its holder', () => {
    const folder = tempFolder();
    const lock = lockFolder(folder);
    writeFileSync(join(folder, 'runtime.json'), '{"pid":77,"service":"http://127.0.0.1:1"}');
    expect(() => lockFolder(folder)).toThrow(/already running on .* \(process 77, http:\/\/127\.0\.0\.1:1\)/);
    writeFileSync(join(folder, 'runtime.json'), 'half writ');
    expect(() => lockFolder(folder)).toThrow(/already running on [^(]*\. Use/);
    lock.release();
  });
});

describe('a data folder', () => {
  it('is created for its owner only', () => {
    const folder = join(tempFolder(), 'a', 'b');
    ensureDataFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    openDatabase(folder, '2026-11-20T00:00:00Z').db.close();
    expect(statSync(join(folder, 'locdesk.db')).mode & 0o777).toBe(0o600);
  });

  it('that is a file is refused in one sentence', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(() => ensureDataFolder(join(folder, 'file'))).toThrow(
      /file is a file, not a folder\. Choose .*--data\.$/,
    );
    expect(() => ensureDataFolder(join(folder, 'file', 'below'))).toThrow(/can't be written.*--data/);
  });

  // Root may write everywhere, so there is nothing to refuse.
  it.skipIf(process.getuid?.() === 0)('without write permission is refused in one sentence', () => {
    const folder = join(tempFolder(), 'locked');
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    expect(() => ensureDataFolder(folder)).toThrow(/can't be written.*permissions/);
  });
});
