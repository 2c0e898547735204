import { rm } from 'node:fs/promises';
import { AppError } from '../../../contract/errors';
import type { MemoryImport, MemoryJobProgress, TmxExport } from '../../../contract/memory/memory';
import type { MemoryChange } from '../../memory/imported/memory-file-service';
import { leftoversIn } from '../../memory/imported/memory-folder';
import type { Changes } from '../../platform/changes';
import type { Environment } from '../../platform/environment';
import { OneJob } from '../../platform/one-job';
import type { RunMemoryJobs } from './memory-jobs';
import type { TmxJob } from './tmx-export';
import { WindowFiles } from './window-files';

interface Parts {
  readonly dataFolder: string;
  readonly environment: Environment;
  readonly jobs: RunMemoryJobs;
  readonly changes: Changes;
  /** The version of the program. */
  readonly version: string;
}

/** Imported memories as the window has them: imports and exports are jobs, one at a time. */
export class MemoryJobService {
  readonly files: WindowFiles;
  readonly #parts: Parts;
  readonly #job: OneJob<MemoryJobProgress>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.files = new WindowFiles(parts.dataFolder, parts.environment);
    this.#job = new OneJob({
      changed: () => this.#changed(),
      busy: () =>
        new AppError(
          'CONFLICT',
          'A memory is being imported, or a TMX file written. Wait until that is done, or cancel it.',
        ),
    });
  }

  /** Deletes what an earlier process left: a killed import may have left as much as its file has. */
  async start(): Promise<void> {
    const { dataFolder, environment } = this.#parts;
    try {
      await this.files.deleteEarlier();
      for (const file of leftoversIn(dataFolder, environment.now())) await rm(file, { force: true });
    } catch (error) {
      environment.log.warn({ err: error }, 'files that an import of a memory left could not be deleted');
    }
  }

  running(): MemoryJobProgress | null {
    return this.#job.running();
  }

  /** Cancels the job that is under way, which ends with `JobCancelled`. */
  cancel(): void {
    this.#job.cancel();
  }

  stop(): Promise<void> {
    return this.#job.stop();
  }

  /** Imports a file of the window. @throws AppError as `MemoryImportService.import`; CONFLICT */
  async import(
    upload: number,
    input: { readonly file: string; readonly name: string; readonly replace: boolean },
  ): Promise<MemoryImport> {
    const path = this.files.takeUpload(upload);
    try {
      return await this.#job.run({ job: 'import', done: 0, total: 0 }, (onProgress) =>
        this.#parts.jobs.importMemory({ ...input, path }, (done, total) =>
          onProgress({ job: 'import', done, total }),
        ),
      );
    } finally {
      await rm(path, { force: true });
      this.#changed();
    }
  }

  /** Renews a memory of an earlier version. @throws AppError as `MemoryRenewalService.renew`; CONFLICT */
  async renew(id: string): Promise<void> {
    try {
      await this.#job.run({ job: 'renewal', done: 0, total: 0 }, (onProgress) =>
        this.#parts.jobs.renewMemory(id, (done, total) => onProgress({ job: 'renewal', done, total })),
      );
    } finally {
      this.#changed();
    }
  }

  /** Writes a TMX file to `target`, or keeps it for the window. @throws AppError as `writeTmx`; CONFLICT */
  async export(from: TmxJob['from'], name: string, target: string | undefined): Promise<TmxExport> {
    const { environment, jobs, version } = this.#parts;
    const path = target ?? this.files.newPath();
    const nowIso = new Date(environment.now()).toISOString();
    const { units, sizeBytes } = await this.#job.run({ job: 'export', done: 0, total: 0 }, (onProgress) =>
      jobs.writeTmx({ target: path, version, nowIso, from }, (done, total) =>
        onProgress({ job: 'export', done, total }),
      ),
    );
    if (target !== undefined) return { kind: 'written', file: target, units };
    return { kind: 'portions', name, key: this.files.offerDownload(path, sizeBytes), sizeBytes, units };
  }

  /** @throws AppError NOT_FOUND, CONFLICT when the name is taken */
  async change(change: MemoryChange): Promise<void> {
    await this.#parts.jobs.changeMemory(change).done;
    this.#changed();
  }

  #changed(): void {
    this.#parts.changes.notify({ name: 'memories.changed', payload: {} });
  }
}
