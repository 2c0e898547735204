import { randomBytes } from 'node:crypto';
import { workerData } from 'node:worker_threads';
import { AppError } from '../../contract/errors';
import { JobCancelled } from '../platform/one-job';
import { writeExport } from './export-file';
import { importBeside } from './export-import';
import { jobServices } from './job-services';
import type { ExportMaker } from './export-text';
import { storeFailure } from '../database/store-failure';
import { writeBackup } from '../database/backup-file';
import { openDatabase } from '../database/database';
import { removePartialFiles } from '../database/partial-files';
import { prepareRestore } from '../database/restore';
import type { FileInput } from '../files/file-import-planner';
import { fileJobs, type PreviewJob, type ResultJob } from '../files/file-jobs';
import { handoverJobs, type ReturnedFile } from '../handover/handover-jobs';
import type { HandoverInput } from '../handover/handover-making-service';
import type { OrderInput } from '../orders/order-service';
import { writeTmx, type TmxJob } from './memories/tmx-export';
import type { MemoryChange } from '../memory/imported/memory-file-service';
import type { MemoryImportInput } from '../memory/imported/memory-import-service';
import { createMemoryRoom } from '../memory/room';
import { createMemoryWork } from '../memory/work';
import { termJobs, type TermExportJob } from './terms/term-jobs';
import type { TermImportInput } from '../terms/term-import-service';
import type { SettingOverrides } from '../platform/settings/setting-overrides';
import type { ServedCall } from '../../contract/worker-protocol';
import { serve } from '../platform/worker-thread';

// The thread's entry. It does one job after another, and each closes what it opened.

const reportEveryMs = 100;

// Only `workerJobs` starts this thread.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const dataFolder = workerData as string;
let reported: { readonly call: unknown; readonly atMs: number } | undefined;

export interface JobProgress {
  readonly done: number;
  readonly total: number;
}

interface ImportProgress extends JobProgress {
  readonly step: 'check' | 'import';
}

interface Limited {
  /** Settings of this run that limit a submission. */
  readonly overrides: SettingOverrides;
}

function report<P extends JobProgress>(call: ServedCall<P>, progress: P): void {
  if (call.isCancelled()) throw new JobCancelled();
  const now = performance.now();
  const isRecent = reported?.call === call && now - reported.atMs < reportEveryMs;
  // The end is always reported, because the next step may take as long again.
  if (progress.done < progress.total && isRecent) return;
  reported = { call, atMs: now };
  call.progress(progress);
}

const environment = { now: () => Date.now(), randomBytes };
const memoryRoom = () => createMemoryRoom(dataFolder, environment);

const handlers = {
  /** Migrates like a start does, so that the start that waits for this finds nothing left to do. */
  upgrade(nowIso: string): void {
    removePartialFiles(dataFolder);
    openDatabase(dataFolder, nowIso).db.close();
  },
  backup: (target: string, call: ServedCall<JobProgress>) =>
    writeBackup(dataFolder, target, (done, total) => report(call, { done, total })),
  restore: (
    { file, nowIso }: { readonly file: string; readonly nowIso: string },
    call: ServedCall<JobProgress>,
  ) => prepareRestore(dataFolder, file, nowIso, (done, total) => report(call, { done, total })),
  export: (
    { target, ...about }: Pick<ExportMaker, 'nowIso' | 'program'> & { readonly target: string },
    call: ServedCall<JobProgress>,
  ) =>
    writeExport(dataFolder, target, {
      ...about,
      onProgress: (done, total) => report(call, { done, total }),
    }),
  previewFile: (job: PreviewJob) => fileJobs.preview(jobServices(dataFolder, new Map()), job),
  createOrder: ({ overrides, input }: Limited & { readonly input: OrderInput }) =>
    fileJobs.create(jobServices(dataFolder, overrides), input),
  importFile: (
    { overrides, input }: Limited & { readonly input: FileInput },
    call: ServedCall<JobProgress>,
  ) =>
    fileJobs.import(jobServices(dataFolder, overrides), input, (done, total) =>
      report(call, { done, total }),
    ),
  writeResults: ({ overrides, job }: Limited & { readonly job: ResultJob }, call: ServedCall<JobProgress>) =>
    fileJobs.results(jobServices(dataFolder, overrides), job, (done, total) => report(call, { done, total })),
  makeHandover: (input: HandoverInput, call: ServedCall<JobProgress>) =>
    handoverJobs.make(jobServices(dataFolder, new Map()), input, (done, total) =>
      report(call, { done, total }),
    ),
  openReturned: (file: ReturnedFile, call: ServedCall<JobProgress>) =>
    handoverJobs.open(jobServices(dataFolder, new Map()), file, (done, total) =>
      report(call, { done, total }),
    ),
  importTerms: (input: TermImportInput, call: ServedCall<JobProgress>) =>
    termJobs.import(jobServices(dataFolder, new Map()), input, (done, total) =>
      report(call, { done, total }),
    ),
  exportTerms: (job: TermExportJob) => termJobs.export(jobServices(dataFolder, new Map()), job),
  importMemory: (input: MemoryImportInput, call: ServedCall<JobProgress>) =>
    createMemoryWork(dataFolder, environment).memoryImports.import(input, (done, total) =>
      report(call, { done, total }),
    ),
  renewMemory: (id: string, call: ServedCall<JobProgress>) =>
    memoryRoom().memoryRenewals.renew(id, (done, total) => report(call, { done, total })),
  changeMemory: (change: MemoryChange) => memoryRoom().memoryFiles.change(change),
  writeTmx: (job: TmxJob, call: ServedCall<JobProgress>) =>
    writeTmx(dataFolder, job, (done, total) => report(call, { done, total })),
  import: (file: string, call: ServedCall<ImportProgress>) =>
    importBeside(dataFolder, file, (step, done, total) => report(call, { step, done, total })),
};
export type JobHandlers = typeof handlers;

serve(handlers, { errorFor });

/** Errors of SQLite's own copying keep their text, inside the store's message. */
function errorFor(error: unknown): AppError {
  const failure = storeFailure(error) ?? error;
  if (failure instanceof AppError) {
    return new AppError(failure.code, failure.said.message, { problems: failure.said.problems });
  }
  return new AppError('UNAVAILABLE', failure instanceof Error ? failure.message : String(failure));
}
