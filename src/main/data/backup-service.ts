import { join } from 'node:path';
import { AppError } from '../../contract/errors';
import type { BackupProgress, BackupsSummary, DataJob } from '../../contract/backups';
import type { ImportReport } from '../../contract/import-report';
import { backupFolderOf, backupName, listBackups, pruneBackups } from '../database/kept-backups';
import type { Jobs } from './jobs';
import { JobCancelled, OneJob, type RunningJob } from '../platform/one-job';
import type { Changes } from '../platform/changes';
import type { DatabaseNotice } from './database-notice';
import type { Environment } from '../platform/environment';
import type { WrittenExport } from './export-file';

const dayMs = 86_400_000;
/** The first automatic backup is delayed, because a start is busy, and short sessions need no copy. */
const firstCheckMs = 120_000;
const checkEveryMs = 600_000;

interface Parts {
  readonly dataFolder: string;
  readonly jobs: Jobs;
  readonly environment: Environment;
  readonly changes: Changes;
  /** Version of the program. */
  readonly version: string;
  readonly notice: DatabaseNotice;
}

/** Backups of the database, daily while running and on request, and their restore. */
export class BackupService {
  readonly #parts: Parts;
  readonly #jobs: OneJob<BackupProgress>;
  #problem: BackupsSummary['problem'];
  #cancelTimer: (() => void) | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#jobs = new OneJob({
      changed: () => this.#notify(),
      busy: () =>
        new AppError(
          'CONFLICT',
          'A backup, an export or an import is running. Wait until it is done, or cancel it.',
        ),
    });
  }

  start(): void {
    this.#checkLater(firstCheckMs);
  }

  /** Cancels the running job; finished backups stay. */
  async stop(): Promise<void> {
    this.#cancelTimer?.();
    await this.#jobs.stop();
  }

  summary(): BackupsSummary {
    const running = this.#jobs.running();
    const { dataFolder } = this.#parts;
    const notice = this.#parts.notice.read();
    return {
      folder: backupFolderOf(dataFolder),
      backups: listBackups(dataFolder).map(({ madeMs, ...backup }) => ({
        ...backup,
        made: new Date(madeMs).toISOString(),
      })),
      ...(running === null ? {} : { running }),
      ...(this.#problem === undefined ? {} : { problem: this.#problem }),
      ...(notice === undefined ? {} : { notice }),
    };
  }

  /** Starts a backup now. @throws AppError CONFLICT when a copy or a check is running. */
  make(): void {
    this.#jobs.expectFree();
    void this.#write('asked');
  }

  /** Writes a backup to a place that the coordinator chose. Resolves when it is written. */
  async writeTo(target: string): Promise<void> {
    this.#jobs.expectFree();
    await this.#run('backup', (onProgress) => this.#parts.jobs.backup(target, onProgress));
  }

  /**
   * Verifies a backup of the folder by its name, or any file, and prepares it to replace the database at the
   * next start.
   *
   * @throws AppError NOT_FOUND, CONFLICT, UNAVAILABLE with the reason; nothing has changed then.
   */
  async prepareRestore(from: { readonly name: string } | { readonly file: string }): Promise<void> {
    const { dataFolder } = this.#parts;
    if ('name' in from && !listBackups(dataFolder).some(({ name }) => name === from.name)) {
      throw new AppError('NOT_FOUND', 'That backup is not there any more. Choose another one.');
    }
    const file = 'file' in from ? from.file : join(backupFolderOf(dataFolder), from.name);
    const nowIso = this.#nowIso();
    await this.#run('restore', (onProgress) => this.#parts.jobs.restore(file, nowIso, onProgress));
  }

  /** Exports the user's data as JSON Lines to a place that the user chose. Resolves when it is written. */
  async exportTo(target: string): Promise<WrittenExport> {
    const about = { nowIso: this.#nowIso(), program: this.#parts.version };
    return this.#run('export', (onProgress) => this.#parts.jobs.export(target, about, onProgress));
  }

  /** Imports such a file. @throws AppError INVALID_INPUT with every wrong line; nothing has changed then. */
  async importFrom(file: string): Promise<ImportReport> {
    return this.#run('import-check', (onProgress) =>
      this.#parts.jobs.import(file, (step, done, total) =>
        onProgress(done, total, step === 'check' ? 'import-check' : 'import'),
      ),
    );
  }

  /** Suggested name of a copy at a place that the coordinator chooses. */
  suggestedName(): string {
    return backupName('asked', this.#nowIso());
  }

  /** Suggested name of an export; its day is enough. */
  suggestedExportName(): string {
    return `locdesk-${this.#nowIso().slice(0, 10)}.jsonl`;
  }

  cancel(): void {
    this.#jobs.cancel();
  }

  #checkLater(afterMs: number): void {
    this.#cancelTimer = this.#parts.environment.setTimer(afterMs, () => {
      if (this.#jobs.running() === null && this.#isDue()) void this.#write('daily');
      this.#checkLater(checkEveryMs);
    });
  }

  /** A clock that was set back must not prevent backups for years. */
  #isDue(): boolean {
    const nowMs = this.#parts.environment.now();
    const newest = listBackups(this.#parts.dataFolder).find(
      ({ kind, madeMs }) => kind !== 'replaced' && madeMs <= nowMs,
    );
    return newest === undefined || nowMs - newest.madeMs >= dayMs;
  }

  async #write(kind: 'daily' | 'asked'): Promise<void> {
    const { dataFolder, environment } = this.#parts;
    const target = join(backupFolderOf(dataFolder), backupName(kind, this.#nowIso()));
    try {
      await this.#run('backup', (onProgress) => this.#parts.jobs.backup(target, onProgress));
      const removed = pruneBackups(dataFolder);
      environment.log.info({ kind, removed: removed.length }, 'backup written');
    } catch (error) {
      if (error instanceof JobCancelled) return;
      environment.log.error({ err: error }, 'a backup could not be written');
    }
  }

  async #run<T>(
    job: DataJob,
    begin: (onProgress: (done: number, total: number, step?: DataJob) => void) => RunningJob<T>,
  ): Promise<T> {
    try {
      const result = await this.#jobs.run({ job, done: 0, total: 0 }, (onProgress) =>
        begin((done, total, step = job) => onProgress({ job: step, done, total })),
      );
      if (job === 'backup') this.#problem = undefined;
      return result;
    } catch (error) {
      if (job === 'backup' && error instanceof AppError) {
        this.#problem = { time: this.#nowIso(), text: error.message };
      }
      throw error;
    } finally {
      // The job's end was notified before its problem was known.
      this.#notify();
    }
  }

  #nowIso(): string {
    return new Date(this.#parts.environment.now()).toISOString();
  }

  #notify(): void {
    this.#parts.changes.notify({ name: 'backups.changed', payload: {} });
  }
}
