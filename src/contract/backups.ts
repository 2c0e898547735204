/** Why a backup was made. `replaced`: a restore put it aside; only the user removes it. */
export const backupKinds = ['daily', 'migration', 'asked', 'replaced'] as const;
export type BackupKind = (typeof backupKinds)[number];

export interface BackupRow {
  /** Name of the backup's file in the backups folder. */
  readonly name: string;
  readonly kind: BackupKind;
  /** RFC 3339. */
  readonly made: string;
  readonly sizeBytes: number;
}

export const dataJobs = ['backup', 'restore', 'export', 'import-check', 'import'] as const;
/** A job that copies or replaces all data; only one runs at a time. */
export type DataJob = (typeof dataJobs)[number];

/**
 * Progress of a data job: requests for an export, bytes for every other job. A total of 0 means that it is
 * not known yet.
 */
export interface BackupProgress {
  readonly job: DataJob;
  readonly done: number;
  readonly total: number;
}

export interface BackupsSummary {
  readonly folder: string;
  /** Backups, newest first. */
  readonly backups: readonly BackupRow[];
  readonly running?: BackupProgress;
  /** Why the last backup could not be written. */
  readonly problem?: { readonly time: string; readonly text: string };
  /** A notice that another program changed the files of the database. */
  readonly notice?: { readonly time: string; readonly text: string };
}
