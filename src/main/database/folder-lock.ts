import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { lockFileName } from './database-name';
import { fullDisk } from '../platform/disk-space';
import { identityOf } from './file-identity';
import { createPrivateFile } from './private-file';

export const runtimeFileName = 'runtime.json';

export interface FolderLock {
  /**
   * Takes the lock again if its file was removed or replaced, which would let another process take it.
   * Returns false if another process has it.
   */
  keep(): boolean;
  release(): void;
}

/**
 * One process per data folder. The lock is SQLite's exclusive file lock on an empty database: the operating
 * system releases it with the process, so a kill -9 leaves no stale lock on any platform.
 *
 * @returns undefined when another process holds the folder.
 */
export function tryLockFolder(dataFolder: string): FolderLock | undefined {
  const file = join(dataFolder, lockFileName);
  let held = acquire(dataFolder, file);
  if (held === undefined) return undefined;
  let identity = identityOf(file);
  return {
    keep() {
      if (identityOf(file) === identity) return true;
      const again = acquire(dataFolder, file);
      if (again === undefined) return false;
      held?.close();
      held = again;
      identity = identityOf(file);
      return true;
    },
    release: () => held?.close(),
  };
}

function acquire(dataFolder: string, file: string): Database | undefined {
  let db: Database | undefined;
  try {
    createPrivateFile(file);
    // Earlier versions made the file readable by all users.
    chmodSync(file, 0o600);
    db = new SQLite(file, { timeout: 0 });
    db.pragma('journal_mode = DELETE');
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined;
    const full = fullDisk(error, dataFolder);
    if (full !== undefined) throw full;
    throw new AppError(
      'UNAVAILABLE',
      sentence`The data folder ${dataFolder} can't be locked: ${error instanceof Error ? error.message : String(error)}. Choose another with --data, or change its permissions.`,
      { cause: error },
    );
  }
}

/**
 * SQLite may refuse both of two simultaneous lockers, and a process that only checks the lock holds it for a
 * moment, so locking is retried.
 */
const askAgainMs = [10, 20, 40, 80, 160] as const;

/** Locks the folder, or throws an error that names the holder. */
export function lockFolder(dataFolder: string): FolderLock {
  let lock = tryLockFolder(dataFolder);
  for (const pauseMs of askAgainMs) {
    if (lock !== undefined) break;
    sleep(pauseMs);
    lock = tryLockFolder(dataFolder);
  }
  if (lock !== undefined) return lock;
  const runtime = readRuntime(dataFolder);
  const who = runtime === undefined ? '' : sentence` (process ${String(runtime.pid)}, ${runtime.service})`;
  throw new AppError(
    'UNAVAILABLE',
    sentence`Locdesk is already running on ${dataFolder}${who}. Use that one, or give this one its own folder with --data.`,
  );
}

/** Blocks the thread, because nothing else can be done before the lock is known. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

export interface Runtime {
  readonly pid: number;
  readonly service: string;
  /** Absent where it can't be read. */
  readonly listener: string | undefined;
  /** Whether its window is a page of the service: the desktop application has its own. */
  readonly hasBrowserWindow: boolean;
}

/** The program that serves the folder; undefined when none does. */
export function readRunning(dataFolder: string): Runtime | undefined {
  // Locking creates the file, so a folder without it was never served.
  if (!existsSync(join(dataFolder, lockFileName))) return undefined;
  const lock = tryLockFolder(dataFolder);
  lock?.release();
  return lock === undefined ? readRuntime(dataFolder) : undefined;
}

/** Reads the note of the program that serves the folder, or served it last; undefined when unreadable. */
export function readRuntime(dataFolder: string): Runtime | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dataFolder, runtimeFileName), 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, service, listener, hasBrowserWindow } = value as Partial<Record<keyof Runtime, unknown>>;
    if (typeof pid !== 'number' || typeof service !== 'string') return undefined;
    return {
      pid,
      service,
      listener: typeof listener === 'string' ? listener : undefined,
      hasBrowserWindow: hasBrowserWindow === true,
    };
  } catch {
    return undefined;
  }
}
