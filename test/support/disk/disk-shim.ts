import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Behaviour of the disk at each sync of the database or its log. */
export interface DiskMood {
  readonly delayMs?: number;
  /** The number of an error, as in errno.h. */
  readonly fail?: number;
  /** Limits failures to syncs of this file. */
  readonly failing?: DiskFile;
  /** A failure is reported to the connection that met it, and to no other one. */
  readonly isReportedOnce?: boolean;
  /** A sync of this file does not return before the mood changes. */
  readonly hold?: DiskFile;
}

const diskFiles = ['locdesk.db', 'locdesk.db-wal', 'derived.db', 'derived.db-wal'] as const;
export type DiskFile = (typeof diskFiles)[number];

export const eio = 5;
export const enospc = 28;

export interface Disk {
  /** Environment of the program that runs on this disk. */
  readonly env: Readonly<Record<string, string>>;
  /** Folder with the files as they would certainly survive a power loss. */
  readonly durable: string;
  readonly set: (mood: DiskMood) => void;
  /** Whether a sync began that `hold` does not let return. */
  readonly isHolding: () => boolean;
}

/**
 * A disk in the test's hand under the database and the search index of a data folder that no program has
 * open. Undefined where it can't be built: it takes Linux and gcc.
 */
export function disk(scratch: string, dataFolder: string): Disk | undefined {
  if (process.platform !== 'linux') return undefined;
  const library = join(scratch, 'disk-shim.so');
  const source = join(import.meta.dirname, 'disk-shim.c');
  const { status } = spawnSync('gcc', [
    '-shared',
    '-fPIC',
    '-O1',
    '-o',
    library,
    source,
    '-ldl',
    '-lpthread',
  ]);
  if (status !== 0) return undefined;
  const control = join(scratch, 'disk-control');
  const durable = join(scratch, 'durable');
  mkdirSync(durable);
  const database = join(dataFolder, 'locdesk.db');
  if (existsSync(database)) copyFileSync(database, join(durable, 'locdesk.db'));
  const set = ({ delayMs = 0, fail = 0, failing, isReportedOnce = false, hold }: DiskMood): void => {
    rmSync(`${control}.held`, { force: true });
    const lines = [
      `delay=${delayMs}`,
      `fail=${fail}`,
      `failing=${numberOf(failing)}`,
      `once=${Number(isReportedOnce)}`,
      `hold=${numberOf(hold)}`,
    ];
    writeFileSync(control, `${lines.join('\n')}\n`);
  };
  set({});
  const env = {
    LD_PRELOAD: library,
    LOCDESK_DISK_FOLDER: dataFolder,
    LOCDESK_DISK_CONTROL: control,
    LOCDESK_DISK_DURABLE: durable,
  };
  return { env, durable, set, isHolding: () => existsSync(`${control}.held`) };
}

/** The shim's number of a file; 0 is none. */
function numberOf(file: DiskFile | undefined): number {
  return file === undefined ? 0 : diskFiles.indexOf(file) + 1;
}
