import type { DataJob } from '../../contract/backups';

export type BackupJob =
  | { readonly kind: 'upgrade'; readonly nowIso: string }
  | { readonly kind: 'backup'; readonly target: string }
  | { readonly kind: 'restore'; readonly file: string; readonly nowIso: string }
  | { readonly kind: 'export'; readonly target: string; readonly nowIso: string; readonly program: string }
  | { readonly kind: 'import'; readonly file: string };

/** What the thread is started with. */
export interface BackupThreadData {
  readonly dataFolder: string;
  readonly job: BackupJob;
  /** One flag of 32 bits: 1 asks the thread to stop. Shared, since a thread that copies reads no messages. */
  readonly cancelled: SharedArrayBuffer;
}

export type FromBackupThread =
  | { readonly kind: 'progress'; readonly step: DataJob; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failure'; readonly message: string; readonly problems: readonly string[] };
