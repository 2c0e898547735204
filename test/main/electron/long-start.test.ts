import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offeringRestore } from '../../../src/main/electron/restore-prompt';
import { upgradeBeforeStart } from '../../../src/main/electron/upgrade-start';
import { JobCancelled } from '../../../src/main/platform/one-job';
import type { Jobs } from '../../../src/main/data/jobs';
import { writeBackup } from '../../../src/main/database/backup-file';
import { openDatabase } from '../../../src/main/database/database';
import { readVersion } from '../../../src/main/database/database-level';
import { tryLockFolder } from '../../../src/main/database/folder-lock';
import { migrate } from '../../../src/main/database/migrate';
import { migrations } from '../../../src/main/database/migrations';
import { inlineJobs } from '../../support/inline-jobs';
import { ManualEnvironment } from '../../support/manual-environment';
import { tempFolder } from '../../support/temp-folder';

// Long work before the main window runs beside the main thread, and a small window reports it.

const fake = vi.hoisted(() => ({
  windows: [] as { shown: boolean; url: string; scripts: string[]; share: number; close: () => boolean }[],
  answers: [] as number[],
  asked: [] as string[],
  refused: [] as string[],
}));

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events');
  class BrowserWindow extends EventEmitter {
    readonly webContents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler: () => undefined,
      executeJavaScript: async (script: string) => void this.record.scripts.push(script),
    });
    /** Closing answers whether it went. */
    readonly record = {
      shown: false,
      url: '',
      scripts: [] as string[],
      share: -1,
      close: (): boolean => {
        let goes = true;
        this.emit('close', { preventDefault: () => (goes = false) });
        return goes;
      },
    };
    constructor() {
      super();
      fake.windows.push(this.record);
    }
    async loadURL(url: string): Promise<void> {
      this.record.url = decodeURIComponent(url);
      this.webContents.emit('did-finish-load');
      this.emit('ready-to-show');
    }
    show(): void {
      this.record.shown = true;
    }
    destroy(): void {
      fake.windows.splice(fake.windows.indexOf(this.record), 1);
    }
    setProgressBar(share: number): void {
      this.record.share = share;
    }
    setMenuBarVisibility(): void {}
  }
  return {
    app: new EventEmitter(),
    BrowserWindow,
    nativeTheme: { shouldUseDarkColors: false },
    dialog: {
      showMessageBox: async ({ buttons }: { buttons: readonly string[] }) => {
        fake.asked.push(buttons.join(' | '));
        return { response: fake.answers.shift() ?? buttons.length - 1 };
      },
      showErrorBox: (_title: string, text: string) => fake.refused.push(text),
      showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
    },
    shell: {},
    safeStorage: {},
    Menu: {},
  };
});

const now = '2026-11-20T09:30:00.123Z';
const log = new ManualEnvironment();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.assign(fake, { asked: [], refused: [] });
  fake.windows.length = 0;
  fake.answers.length = 0;
});
afterEach(() => void vi.useRealTimers());

/** Creates a folder whose database is damaged, with one backup of it. */
async function damagedFolder(): Promise<string> {
  const dataFolder = tempFolder();
  openDatabase(dataFolder, now).db.close();
  await writeBackup(dataFolder, join(dataFolder, 'backups', 'locdesk-daily-2026-11-20T09-30-00-123Z.db'));
  writeFileSync(join(dataFolder, 'locdesk.db'), 'not a database '.repeat(100));
  return dataFolder;
}

const startOf = (dataFolder: string) => () => {
  openDatabase(dataFolder, now).db.close();
  return 'started';
};

/** Jobs whose restore waits until the test ends it, and then does what the real one does. */
function heldJobs(dataFolder: string) {
  const inner = inlineJobs(dataFolder);
  const begun = Promise.withResolvers<(done: number, total: number) => void>();
  const goOn = Promise.withResolvers<void>();
  const jobs: Jobs = {
    ...inner,
    restore: (file, nowIso, onProgress) => {
      begun.resolve(onProgress);
      const done = goOn.promise.then(() => inner.restore(file, nowIso, onProgress).done);
      return { done, cancel: () => goOn.reject(new JobCancelled()) };
    },
  };
  return { jobs, begun: begun.promise, goOn: goOn.resolve };
}

describe('a restore that is offered at the start', () => {
  it('shows its progress once it takes more than a moment, and starts with the restored database', async () => {
    const dataFolder = await damagedFolder();
    const { jobs, begun, goOn } = heldJobs(dataFolder);
    fake.answers.push(0);
    const started = offeringRestore(dataFolder, jobs, startOf(dataFolder));
    const progress = await begun;
    // No other process gets the folder in the meantime.
    expect(tryLockFolder(dataFolder)).toBeUndefined();
    vi.advanceTimersByTime(299);
    expect(fake.windows).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fake.windows).toMatchObject([
      { shown: true, url: expect.stringContaining('Checking the backup') },
    ]);
    progress(1, 4);
    expect(fake.windows).toMatchObject([{ share: 0.25, scripts: { length: 1 } }]);
    // The copy must still be verified.
    progress(4, 4);
    expect(fake.windows).toMatchObject([{ share: 2, scripts: { length: 2 } }]);
    expect(fake.windows[0]?.scripts.at(-1)).toContain('removeAttribute');
    goOn();
    expect(await started).toBe('started');
    expect(fake.windows).toEqual([]);
    expect(readdirSync(join(dataFolder, 'backups')).some((name) => name.includes('replaced'))).toBe(true);
    tryLockFolder(dataFolder)?.release();
  });

  it('is left by closing its window: nothing is replaced, and the question is asked again', async () => {
    const dataFolder = await damagedFolder();
    const { jobs, begun } = heldJobs(dataFolder);
    fake.answers.push(0);
    const started = offeringRestore(dataFolder, jobs, startOf(dataFolder));
    const outcome = started.catch(String);
    await begun;
    vi.advanceTimersByTime(300);
    expect(fake.windows[0]?.close()).toBe(false);
    expect(await outcome).toMatch(/damaged/);
    expect([fake.asked.length, fake.refused, fake.windows]).toEqual([2, [], []]);
    expect(existsSync(join(dataFolder, 'restore.json'))).toBe(false);
    const lock = tryLockFolder(dataFolder);
    expect(lock).toBeDefined();
    lock?.release();
  });

  it('says why a file was not restored, and asks again', async () => {
    const dataFolder = await damagedFolder();
    writeFileSync(join(dataFolder, 'backups', 'locdesk-daily-2026-11-20T09-30-00-123Z.db'), 'no backup');
    fake.answers.push(0);
    const started = offeringRestore(dataFolder, inlineJobs(dataFolder), startOf(dataFolder));
    await expect(started).rejects.toThrow(/damaged/);
    expect(fake.refused).toEqual([expect.stringMatching(/damaged or no database of Locdesk/)]);
    expect(fake.asked).toHaveLength(2);
  });
});

describe('a database of an earlier version', () => {
  it('is brought up before the start, with a window that says so and cannot be closed by mistake', async () => {
    const dataFolder = tempFolder();
    const file = join(dataFolder, 'locdesk.db');
    const older = new SQLite(file);
    migrate(older, file, now, migrations.slice(0, -1));
    older.close();
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const goOn = Promise.withResolvers<void>();
    const inner = inlineJobs(dataFolder);
    const upgraded = upgradeBeforeStart(
      dataFolder,
      {
        ...inner,
        upgrade: (nowIso) => ({
          done: goOn.promise.then(() => inner.upgrade(nowIso).done),
          cancel: () => undefined,
        }),
      },
      log,
    );
    expect(said.mock.calls.join('')).toMatch(/may take a few minutes/);
    said.mockRestore();
    vi.advanceTimersByTime(300);
    expect(fake.windows).toMatchObject([
      { shown: true, url: expect.stringContaining('may take a few minutes') },
    ]);
    expect(fake.windows[0]?.close()).toBe(false);
    goOn.resolve();
    await upgraded;
    expect(fake.windows).toEqual([]);
    const db = new SQLite(file);
    expect(readVersion(db, file)).toBe(migrations.length);
    db.close();
  });

  it('is not spoken of where the database is of this one', async () => {
    const dataFolder = tempFolder();
    openDatabase(dataFolder, now).db.close();
    const upgrade = vi.fn<Jobs['upgrade']>();
    await upgradeBeforeStart(dataFolder, { ...inlineJobs(dataFolder), upgrade }, log);
    expect(upgrade).not.toHaveBeenCalled();
  });

  it('that cannot be brought up is left to the start, which says why', async () => {
    const dataFolder = tempFolder();
    const file = join(dataFolder, 'locdesk.db');
    const older = new SQLite(file);
    migrate(older, file, now, migrations.slice(0, -1));
    older.close();
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const failure = Promise.reject(new Error('no room'));
    const upgrade = () => ({ done: failure, cancel: () => undefined });
    await upgradeBeforeStart(dataFolder, { ...inlineJobs(dataFolder), upgrade }, log);
    said.mockRestore();
    tryLockFolder(dataFolder)?.release();
    expect(startOf(dataFolder)()).toBe('started');
  });
});
