/** Why a backup was made. Those that a restore put aside are the user's own to remove. */
export const backupKinds = ['daily', 'migration', 'asked', 'replaced'] as const;
export type BackupKind = (typeof backupKinds)[number];

export interface BackupRow {
  /** Of its file in the folder of backups. */
  readonly name: string;
  readonly kind: BackupKind;
  /** RFC 3339. */
  readonly made: string;
  readonly sizeBytes: number;
}

export const dataJobs = ['backup', 'restore', 'export', 'import-check', 'import'] as const;
/** What is at work on all of the data. */
export type DataJob = (typeof dataJobs)[number];

/** Of an export requests, of everything else bytes. A total of 0: not known yet. */
export interface BackupProgress {
  readonly job: DataJob;
  readonly done: number;
  readonly total: number;
}

export interface BackupsSummary {
  readonly folder: string;
  /** Newest first. */
  readonly backups: readonly BackupRow[];
  readonly running?: BackupProgress;
  /** Why the last one could not be written. */
  readonly problem?: { readonly time: string; readonly text: string };
  /** What another program did to the files of the database. */
  readonly notice?: { readonly time: string; readonly text: string };
}
