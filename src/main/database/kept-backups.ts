import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupKind } from '../../contract/backups';

export const backupFolderName = 'backups';

export interface KeptBackup {
  readonly name: string;
  readonly kind: BackupKind;
  /** Milliseconds since 1970, from the name. */
  readonly madeMs: number;
  readonly sizeBytes: number;
}

/** Number of automatic backups that are kept. `backups.newest` and docs/development.md say it in words. */
const keptAutomaticBackups = 10;

export function backupFolderOf(dataFolder: string): string {
  return join(dataFolder, backupFolderName);
}

/**
 * Returns a name such as `locdesk-daily-2026-11-21T07-30-00-000Z.db`; that of a migration also has the
 * previous level.
 */
export function backupName(kind: BackupKind, nowIso: string, level?: number): string {
  const label = level === undefined ? kind : `level-${level}`;
  return `locdesk-${label}-${nowIso.replaceAll(/[:.]/g, '-')}.db`;
}

const namePattern =
  /^locdesk-(daily|asked|replaced|level-\d+)-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.db$/;

/** Whether `backupName` made the name. */
export function isBackupName(name: string): boolean {
  return namePattern.test(name);
}

/** Lists backups, newest first. Files with other names are foreign or incomplete, and are ignored. */
export function listBackups(dataFolder: string): readonly KeptBackup[] {
  const folder = backupFolderOf(dataFolder);
  return namesIn(folder)
    .flatMap((name): readonly KeptBackup[] => {
      const match = namePattern.exec(name);
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      if (match === null || stats === undefined || !stats.isFile()) return [];
      const [, label = '', date, hours, minutes, seconds, ms] = match;
      const madeMs = Date.parse(`${date}T${hours}:${minutes}:${seconds}.${ms}Z`);
      return Number.isNaN(madeMs) ? [] : [{ name, kind: kindOf(label), madeMs, sizeBytes: stats.size }];
    })
    .toSorted((a, b) => b.madeMs - a.madeMs);
}

/** Removes the oldest automatic backups. Returns their names. */
export function pruneBackups(dataFolder: string): readonly string[] {
  const surplus = listBackups(dataFolder)
    .filter(({ kind }) => kind === 'daily' || kind === 'migration')
    .slice(keptAutomaticBackups);
  for (const { name } of surplus) rmSync(join(backupFolderOf(dataFolder), name), { force: true });
  return surplus.map(({ name }) => name);
}

function kindOf(label: string): BackupKind {
  switch (label) {
    case 'daily':
    case 'asked':
    case 'replaced':
      return label;
    default:
      return 'migration';
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // No backup was made yet.
    return [];
  }
}
