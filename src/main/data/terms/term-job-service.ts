import { AppError } from '../../../contract/errors';
import type { TermImport, TermJobProgress } from '../../../contract/terms';
import { writeDiskFile } from '../../files/disk-files';
import type { Changes } from '../../platform/changes';
import { OneJob } from '../../platform/one-job';
import type { TermImportInput } from '../../terms/term-import-service';
import type { RunTermJobs, TermExportJob, WrittenTerms } from './term-jobs';

interface Parts {
  readonly dataFolder: string;
  readonly jobs: RunTermJobs;
  readonly changes: Changes;
}

/** Imports and exports files of termbases in the job thread, one import at a time. */
export class TermJobService {
  readonly #parts: Parts;
  readonly #imports: OneJob<TermJobProgress>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#imports = new OneJob({
      changed: () => parts.changes.notify({ name: 'termFiles.changed', payload: {} }),
      busy: () =>
        new AppError(
          'CONFLICT',
          'Another file of terms is being imported. Wait until that is done, or cancel it.',
        ),
    });
  }

  running(): TermJobProgress | null {
    return this.#imports.running();
  }

  /** Cancels the running import, which ends with `JobCancelled`. */
  cancel(): void {
    this.#imports.cancel();
  }

  /** Ends what is at work, and resolves when it has ended. */
  stop(): Promise<void> {
    return this.#imports.stop();
  }

  /** @throws AppError as `TermImportService.import`; CONFLICT while another import is at work. */
  async import(input: TermImportInput): Promise<TermImport> {
    const { jobs, changes } = this.#parts;
    try {
      return await this.#imports.run({ done: 0, total: 0 }, (onProgress) =>
        jobs.importTerms(input, (done, total) => onProgress({ done, total })),
      );
    } finally {
      // The thread stored it over a connection of its own.
      changes.notify({ name: 'terms.changed', payload: {} });
      changes.notify({ name: 'problems.changed', payload: {} });
    }
  }

  /** @throws AppError NOT_FOUND */
  export(job: TermExportJob): Promise<WrittenTerms> {
    return this.#parts.jobs.exportTerms(job).done;
  }

  /** Writes an exported file. @throws AppError UNAVAILABLE */
  save(path: string, { bytes }: WrittenTerms): void {
    writeDiskFile(path, bytes, this.#parts.dataFolder);
  }
}
