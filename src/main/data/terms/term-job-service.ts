import { AppError } from '../../../contract/errors';
import type { TermImport, TermJobProgress } from '../../../contract/terms';
import { writeDiskFile } from '../../files/disk-files';
import type { Changes } from '../../platform/changes';
import type { TermImportInput } from '../../terms/term-import-service';
import type { RunTermJobs, TermExportJob, WrittenTerms } from './term-jobs';

interface Parts {
  readonly dataFolder: string;
  readonly jobs: RunTermJobs;
  readonly changes: Changes;
}

interface Running {
  readonly progress: TermJobProgress;
  readonly cancel: () => void;
  readonly ended: Promise<void>;
}

const nothing = (): void => undefined;

/** Imports and exports files of termbases in the job thread, one import at a time. */
export class TermJobService {
  readonly #parts: Parts;
  #running: Running | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  running(): TermJobProgress | null {
    return this.#running?.progress ?? null;
  }

  /** Cancels the running import, which ends with `JobCancelled`. */
  cancel(): void {
    this.#running?.cancel();
  }

  /** Ends what is at work, and resolves when it has ended. */
  async stop(): Promise<void> {
    this.cancel();
    await this.#running?.ended;
  }

  /** @throws AppError as `TermImportService.import`; CONFLICT while another import is at work. */
  async import(input: TermImportInput): Promise<TermImport> {
    if (this.#running !== undefined)
      throw new AppError(
        'CONFLICT',
        'Another file of terms is being imported. Wait until that is done, or cancel it.',
      );
    const { jobs, changes } = this.#parts;
    const show = (done: number, total: number): void => {
      this.#running = { progress: { done, total }, cancel: running.cancel, ended };
      changes.notify({ name: 'termFiles.changed', payload: {} });
    };
    const running = jobs.importTerms(input, (done, total) => {
      if (this.#running !== undefined) show(done, total);
    });
    const ended = running.done.then(nothing, nothing);
    show(0, 0);
    try {
      return await running.done;
    } finally {
      this.#running = undefined;
      changes.notify({ name: 'termFiles.changed', payload: {} });
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
