import type { TermFormat } from '../../../content/terms/term-file';
import type { TermImport } from '../../../contract/terms';
import { ownBytes } from '../../files/file-jobs';
import type { RunningJob } from '../../platform/one-job';
import type { TermImportInput, TermImportService } from '../../terms/term-import-service';

/** Entries done, of all; the total is 0 while a file is read. Throws to stop between two commits. */
type OnProgress = (done: number, total: number) => void;

export interface TermExportJob {
  readonly termbase: number;
  readonly format: TermFormat;
}

export interface WrittenTerms {
  /** The name of the termbase. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly entries: number;
}

/** The jobs in their thread, on one data folder. */
export interface RunTermJobs {
  readonly importTerms: (input: TermImportInput, onProgress: OnProgress) => RunningJob<TermImport>;
  readonly exportTerms: (job: TermExportJob) => RunningJob<WrittenTerms>;
}

interface TermServices {
  readonly termImports: TermImportService;
}

/** Opens the services on a connection of their own for `work`, and closes them after it. */
type WithServices = <T>(work: (services: TermServices) => T | Promise<T>) => Promise<T>;

/** Jobs that take too long for the main thread, as the job thread does them. */
export const termJobs = {
  import: (withServices: WithServices, input: TermImportInput, onProgress: OnProgress): Promise<TermImport> =>
    withServices(({ termImports }) =>
      termImports.import({ ...input, bytes: ownBytes(input.bytes) }, onProgress),
    ),
  export: (withServices: WithServices, { termbase, format }: TermExportJob): Promise<WrittenTerms> =>
    withServices(({ termImports }) => termImports.export(termbase, format)),
} as const;
