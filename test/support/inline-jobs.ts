import { randomBytes } from 'node:crypto';
import { writeTmx } from '../../src/main/data/memories/tmx-export';
import { createMemoryRoom } from '../../src/main/memory/room';
import { createMemoryWork } from '../../src/main/memory/work';
import { JobCancelled } from '../../src/main/platform/one-job';
import type { OpenJobs } from '../../src/main/data/jobs';
import { writeExport } from '../../src/main/data/export-file';
import { importBeside } from '../../src/main/data/export-import';
import { jobServices } from '../../src/main/data/job-services';
import { writeBackup } from '../../src/main/database/backup-file';
import { openDatabase } from '../../src/main/database/database';
import { fileJobs } from '../../src/main/files/file-jobs';
import { handoverJobs } from '../../src/main/handover/handover-jobs';
import { termJobs } from '../../src/main/data/terms/term-jobs';
import type { RunningJob } from '../../src/main/platform/one-job';
import { prepareRestore } from '../../src/main/database/restore';

/** The jobs without their thread. */
export const inlineJobs: OpenJobs = (dataFolder) => ({
  upgrade: (nowIso) => job(async () => void openDatabase(dataFolder, nowIso).db.close()),
  backup: (target, onProgress) =>
    job((expectWanted) =>
      writeBackup(dataFolder, target, (bytes, total) => {
        onProgress(bytes, total);
        expectWanted();
      }),
    ),
  restore: (file, nowIso, onProgress) =>
    job(async (expectWanted) =>
      prepareRestore(dataFolder, file, nowIso, (bytes, total) => {
        onProgress(bytes, total);
        expectWanted();
      }),
    ),
  export: (target, about, onProgress) =>
    job(async (expectWanted) =>
      writeExport(dataFolder, target, {
        ...about,
        onProgress: (done, total) => {
          onProgress(done, total);
          expectWanted();
        },
      }),
    ),
  previewFile: (asked) => job(async () => fileJobs.preview(jobServices(dataFolder, new Map()), asked)),
  createOrder: (overrides, input) => job(() => fileJobs.create(jobServices(dataFolder, overrides), input)),
  importFile: (overrides, input, onProgress) =>
    job((expectWanted) =>
      fileJobs.import(jobServices(dataFolder, overrides), input, (done, total) => {
        onProgress(done, total);
        expectWanted();
      }),
    ),
  writeResults: (overrides, asked, onProgress) =>
    job((expectWanted) =>
      fileJobs.results(jobServices(dataFolder, overrides), asked, (done, total) => {
        onProgress(done, total);
        expectWanted();
      }),
    ),
  makeHandover: (input, onProgress) =>
    job((expectWanted) =>
      handoverJobs.make(jobServices(dataFolder, new Map()), input, (done, total) => {
        onProgress(done, total);
        expectWanted();
      }),
    ),
  openReturned: (file, onProgress) =>
    job((expectWanted) =>
      handoverJobs.open(jobServices(dataFolder, new Map()), file, (done, total) => {
        onProgress(done, total);
        expectWanted();
      }),
    ),
  importTerms: (input, onProgress) =>
    job((expectWanted) =>
      termJobs.import(jobServices(dataFolder, new Map()), input, (done, total) => {
        onProgress(done, total);
        expectWanted();
      }),
    ),
  importMemory: (input, onProgress) =>
    job((expectWanted) =>
      createMemoryWork(dataFolder, memoryEnvironment).memoryImports.import(input, (done, total) => {
        onProgress(done, total);
        expectWanted();
      }),
    ),
  renewMemory: (id, onProgress) =>
    job(async (expectWanted) =>
      memoryRoom(dataFolder).memoryRenewals.renew(id, (done, total) => {
        onProgress(done, total);
        expectWanted();
      }),
    ),
  changeMemory: (change) => job(async () => memoryRoom(dataFolder).memoryFiles.change(change)),
  writeTmx: (asked, onProgress) =>
    job(async (expectWanted) =>
      writeTmx(dataFolder, asked, (done, total) => {
        onProgress(done, total);
        expectWanted();
      }),
    ),
  exportTerms: (asked) => job(() => termJobs.export(jobServices(dataFolder, new Map()), asked)),
  import: (file, onProgress) =>
    job((expectWanted) =>
      importBeside(dataFolder, file, (step, done, total) => {
        onProgress(step, done, total);
        expectWanted();
      }),
    ),
});

const memoryEnvironment = { now: () => Date.now(), randomBytes };
const memoryRoom = (dataFolder: string) => createMemoryRoom(dataFolder, memoryEnvironment);

function job<T>(work: (expectWanted: () => void) => Promise<T>): RunningJob<T> {
  let isCancelled = false;
  const expectWanted = (): void => {
    if (isCancelled) throw new JobCancelled();
  };
  const done = Promise.resolve()
    .then(() => work(expectWanted))
    .catch((error: unknown) => {
      throw isCancelled ? new JobCancelled() : error;
    });
  return { done, cancel: () => void (isCancelled = true) };
}
