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

/** A total of 0 bytes: not known yet. */
export interface BackupProgress {
  readonly job: 'backup' | 'restore';
  readonly doneBytes: number;
  readonly totalBytes: number;
}

export interface BackupsSummary {
  readonly folder: string;
  /** Newest first. */
  readonly backups: readonly BackupRow[];
  readonly running?: BackupProgress;
  /** Why the last one could not be written. */
  readonly problem?: { readonly time: string; readonly text: string };
}
