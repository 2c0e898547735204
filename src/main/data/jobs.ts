import type { OnProgress, WrittenBackup } from '../database/backup-file';
import type { PreparedRestore } from '../database/restore';
import type { ImportReport } from '../../contract/import-report';
import type { ExportMaker } from './export-text';
import type { WrittenExport } from './export-file';
import type { ImportPace } from './export-import';
import type { RunFileJobs } from '../files/file-jobs';
import type { RunHandoverJobs } from '../handover/handover-jobs';
import type { RunningJob } from '../platform/one-job';
import type { RunMemoryJobs } from './memories/memory-jobs';
import type { RunTermJobs } from './terms/term-jobs';

/**
 * Work that takes too long for the main thread: copies, checks, exports and imports of all data, and files.
 */
export interface Jobs extends RunFileJobs, RunHandoverJobs, RunTermJobs, RunMemoryJobs {
  /**
   * Migrates the database to this version, for the holder of the folder's lock before it opens the database.
   * Can't be cancelled.
   */
  readonly upgrade: (nowIso: string) => RunningJob<void>;
  readonly backup: (target: string, onProgress: OnProgress) => RunningJob<WrittenBackup>;
  readonly restore: (file: string, nowIso: string, onProgress: OnProgress) => RunningJob<PreparedRestore>;
  readonly export: (
    target: string,
    about: Pick<ExportMaker, 'nowIso' | 'program'>,
    onProgress: OnProgress,
  ) => RunningJob<WrittenExport>;
  readonly import: (file: string, onProgress: ImportPace['onProgress']) => RunningJob<ImportReport>;
}

export type OpenJobs = (dataFolder: string) => Jobs;
