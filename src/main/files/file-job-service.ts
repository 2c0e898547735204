import { AppError } from '../../contract/errors';
import type {
  CreatedOrder,
  FileImport,
  FileJobProgress,
  FilePreview,
  FileResult,
  Untranslated,
} from '../../contract/orders';
import type { OrderInput, OrderService } from '../orders/order-service';
import type { Changes } from '../platform/changes';
import { OneJob, type RunningJob } from '../platform/one-job';
import type { SettingsService } from '../platform/settings/settings-service';
import type { SettingOverrides } from '../platform/settings/setting-overrides';
import type { FileReading } from './content-segments';
import { writeDiskFile } from './disk-files';
import type { FileInput } from './file-import-planner';
import type { NamedResult, RunFileJobs } from './file-jobs';
import { nameInLanguage } from './result-names';

interface Parts {
  readonly dataFolder: string;
  readonly jobs: RunFileJobs;
  readonly orders: OrderService;
  readonly settings: SettingsService;
  readonly changes: Changes;
}

export interface ResultsInput {
  readonly order: number;
  readonly targets: readonly string[];
  readonly untranslated: Untranslated;
  readonly force: boolean;
}

/**
 * Orders and files as the window has them made: in the job thread, one at a time, with progress and cancel.
 */
export class FileJobService {
  readonly #parts: Parts;
  readonly #jobs: OneJob<FileJobProgress>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#jobs = new OneJob({
      changed: () => parts.changes.notify({ name: 'files.changed', payload: {} }),
      busy: () =>
        new AppError(
          'CONFLICT',
          'Another order or file is being processed. Wait until that is done, or cancel it.',
        ),
    });
  }

  running(): FileJobProgress | null {
    return this.#jobs.running();
  }

  /** Cancels the running job, which ends with `JobCancelled`. */
  cancel(): void {
    this.#jobs.cancel();
  }

  /** Ends what is at work, and resolves when it has ended. */
  stop(): Promise<void> {
    return this.#jobs.stop();
  }

  /** Previews an import of a file; this may run beside a job. */
  preview(bytes: Uint8Array, reading: FileReading, order?: number): Promise<FilePreview> {
    return this.#parts.jobs.previewFile({ bytes, reading, order }).done;
  }

  /** @throws AppError INVALID_INPUT with all problems; CONFLICT while another one is at work. */
  create(input: OrderInput): Promise<CreatedOrder> {
    return this.#run('create', () => this.#parts.jobs.createOrder(this.#limits(), input));
  }

  /** @throws AppError as `FileImportService.import`; CONFLICT while another one is at work. */
  import(input: FileInput): Promise<FileImport> {
    return this.#run('import', (onProgress) =>
      this.#parts.jobs.importFile(this.#limits(), input, onProgress),
    );
  }

  /**
   * Writes the file of an order in these languages.
   *
   * @throws AppError as `ResultWritingService.write`; CONFLICT
   * while another job is at work.
   */
  results({ order: key, targets, untranslated, force }: ResultsInput): Promise<readonly NamedResult[]> {
    const { id: order } = this.#parts.orders.read(key);
    const choices = targets.map((target) => ({ target, untranslated, force }));
    return this.#run('result', (onProgress) =>
      this.#parts.jobs.writeResults(this.#limits(), { order, choices }, onProgress),
    );
  }

  /**
   * Writes results to a path in which the place of the language is marked where there are several. @throws
   * AppError UNAVAILABLE
   */
  save(path: string, results: readonly NamedResult[]): readonly (FileResult & { readonly file: string })[] {
    return results.map(({ bytes, name: _name, ...result }) => {
      const file = nameInLanguage(path, result.target);
      writeDiskFile(file, bytes, this.#parts.dataFolder);
      return { ...result, file };
    });
  }

  /** Writes a file that the window made. @throws AppError UNAVAILABLE */
  saveFile(path: string, bytes: Uint8Array): void {
    writeDiskFile(path, bytes, this.#parts.dataFolder);
  }

  async #run<T>(
    job: FileJobProgress['job'],
    begin: (onProgress: (done: number, total: number) => void) => RunningJob<T>,
  ): Promise<T> {
    try {
      return await this.#jobs.run({ job, done: 0, total: 0 }, (onProgress) =>
        begin((done, total) => onProgress({ job, done, total })),
      );
    } finally {
      if (job !== 'result') this.#announce();
    }
  }

  /** The thread stored it over a connection of its own. */
  #announce(): void {
    const { changes } = this.#parts;
    changes.requests();
    for (const name of [
      'orders.changed',
      'drafts.changed',
      'deliveries.changed',
      'forwardings.changed',
    ] as const) {
      changes.notify({ name, payload: {} });
    }
  }

  #limits(): SettingOverrides {
    const { settings } = this.#parts;
    return new Map(
      (['service.maxFields', 'service.maxFieldValue', 'service.bodyLimit'] as const).map((key) => [
        key,
        settings.get(key),
      ]),
    );
  }
}
