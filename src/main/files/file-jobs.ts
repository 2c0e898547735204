import type { CreatedOrder, FileImport, FilePreview } from '../../contract/orders';
import type { OrderInput } from '../orders/order-service';
import type { SettingOverrides } from '../platform/settings/setting-overrides';
import type { FileReading } from './content-segments';
import type { FileInput } from './file-import-service';
import type { ResultChoice, WrittenResult } from './file-result-service';
import { openFilesBeside, type FilesBeside } from './files-beside';
import { previewFile } from './preview-file';

/** Languages done, of all. Throws to stop: nothing is stored then. */
type OnProgress = (done: number, total: number) => void;

/** Where a job works, and the settings of this run. */
export interface FileJobPlace {
  readonly dataFolder: string;
  readonly overrides: SettingOverrides;
}

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

/** A job that is under way. */
interface FileJob<T> {
  readonly done: Promise<T>;
  readonly cancel: () => void;
}

/** The jobs in their thread, on one data folder. */
export interface RunFileJobs {
  readonly previewFile: (job: PreviewJob) => FileJob<FilePreview>;
  readonly createOrder: (overrides: SettingOverrides, input: OrderInput) => FileJob<CreatedOrder>;
  readonly importFile: (
    overrides: SettingOverrides,
    input: FileInput,
    onProgress: OnProgress,
  ) => FileJob<FileImport>;
  readonly writeResults: (
    overrides: SettingOverrides,
    job: ResultJob,
    onProgress: OnProgress,
  ) => FileJob<readonly NamedResult[]>;
}

/** Jobs that take too long for the main thread, as the job thread does them. */
export const fileJobs = {
  preview: async (
    place: FileJobPlace,
    { bytes: given, reading, order }: PreviewJob,
  ): Promise<FilePreview> => {
    const bytes = ownBytes(given);
    const preview = previewFile(bytes, reading);
    if (order === undefined || !preview.valid) return preview;
    return withFiles(place, ({ fileImports }) => {
      const changes = fileImports.compare(order, bytes, reading);
      return changes === undefined ? preview : { ...preview, changes };
    });
  },
  create: (place: FileJobPlace, input: OrderInput): Promise<CreatedOrder> =>
    withFiles(place, ({ orders }) => orders.create(input)),
  import: (place: FileJobPlace, input: FileInput, onProgress: OnProgress): Promise<FileImport> =>
    withFiles(place, ({ fileImports }) =>
      fileImports.import({ ...input, bytes: ownBytes(input.bytes) }, { onProgress }),
    ),
  results: (
    place: FileJobPlace,
    { order, choices }: ResultJob,
    onProgress: OnProgress,
  ): Promise<readonly NamedResult[]> =>
    withFiles(place, ({ fileResults }) => {
      const found = fileResults.find(order);
      return choices.map((choice, index) => {
        onProgress(index, choices.length);
        return { ...fileResults.write(found, choice), name: found.file.name };
      });
    }),
} as const;

/**
 * The thread's own copy of memory that it shares with the main thread, because decoders refuse shared
 * memory.
 */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.buffer instanceof SharedArrayBuffer ? bytes.slice() : bytes;
}

async function withFiles<T>(
  { dataFolder, overrides }: FileJobPlace,
  work: (files: FilesBeside) => T | Promise<T>,
): Promise<T> {
  const files = openFilesBeside(dataFolder, overrides);
  try {
    return await work(files);
  } finally {
    files.close();
  }
}
