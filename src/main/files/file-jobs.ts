import type { CreatedOrder, FileImport, FilePreview } from '../../contract/orders';
import type { OrderInput, OrderService } from '../orders/order-service';
import type { RunningJob } from '../platform/one-job';
import type { SettingOverrides } from '../platform/settings/setting-overrides';
import type { FileReading } from './content-segments';
import type { FileInput } from './file-import-planner';
import type { FileImportService } from './file-import-service';
import type { OrderFileService } from './order-file-service';
import { previewFile } from './preview-file';
import type { ResultChoice, ResultWritingService, WrittenResult } from './result-writing-service';

/** Languages done, of all. Throws to stop: nothing is stored then. */
type OnProgress = (done: number, total: number) => void;

interface FileServices {
  readonly orders: OrderService;
  readonly fileImports: FileImportService;
  readonly orderFiles: OrderFileService;
  readonly resultWriting: ResultWritingService;
}

/** Opens the services on a connection of their own for `work`, and closes them after it. */
type WithServices = <T>(work: (services: FileServices) => T | Promise<T>) => Promise<T>;

export interface ResultJob {
  /** The id of an order. */
  readonly order: string;
  readonly choices: readonly ResultChoice[];
}

export interface NamedResult extends WrittenResult {
  /** The name of the file. */
  readonly name: string;
}

export interface PreviewJob {
  readonly bytes: Uint8Array;
  readonly reading: FileReading;
  /** The order whose file it may be a new version of. */
  readonly order?: number | undefined;
}

/** The jobs in their thread, on one data folder. */
export interface RunFileJobs {
  readonly previewFile: (job: PreviewJob) => RunningJob<FilePreview>;
  readonly createOrder: (overrides: SettingOverrides, input: OrderInput) => RunningJob<CreatedOrder>;
  readonly importFile: (
    overrides: SettingOverrides,
    input: FileInput,
    onProgress: OnProgress,
  ) => RunningJob<FileImport>;
  readonly writeResults: (
    overrides: SettingOverrides,
    job: ResultJob,
    onProgress: OnProgress,
  ) => RunningJob<readonly NamedResult[]>;
}

/** Jobs that take too long for the main thread, as the job thread does them. */
export const fileJobs = {
  preview: async (
    withServices: WithServices,
    { bytes: given, reading, order }: PreviewJob,
  ): Promise<FilePreview> => {
    const bytes = ownBytes(given);
    const preview = previewFile(bytes, reading);
    if (order === undefined || !preview.valid) return preview;
    return withServices(({ fileImports }) => {
      const changes = fileImports.compare(order, bytes, reading);
      return changes === undefined ? preview : { ...preview, changes };
    });
  },
  create: (withServices: WithServices, input: OrderInput): Promise<CreatedOrder> =>
    withServices(({ orders }) => orders.create(input)),
  import: (withServices: WithServices, input: FileInput, onProgress: OnProgress): Promise<FileImport> =>
    withServices(({ fileImports }) =>
      fileImports.import({ ...input, bytes: ownBytes(input.bytes) }, { onProgress }),
    ),
  results: (
    withServices: WithServices,
    { order, choices }: ResultJob,
    onProgress: OnProgress,
  ): Promise<readonly NamedResult[]> =>
    withServices(({ orderFiles, resultWriting }) => {
      const found = orderFiles.find(order);
      return choices.map((choice, index) => {
        onProgress(index, choices.length);
        return { ...resultWriting.write(found, choice), name: found.file.name };
      });
    }),
} as const;

/**
 * The thread's own copy of memory that it shares with the main thread, because decoders refuse shared
 * memory.
 */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.buffer instanceof SharedArrayBuffer ? bytes.slice() : bytes;
}
