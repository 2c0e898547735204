import type { OpenJobs } from '../data/jobs';
import { writeBackup } from '../database/backup-file';
import { lockFolder } from '../database/folder-lock';
import { ensureDataFolder, openDatabase } from '../database/database';
import { forgetRestore } from '../database/restore';
import { parseFile } from './arguments';
import { withCore } from './open-core';
import type { Output } from './output';
import { progressLine } from './progress-line';

/** `locdesk backup FILE` (decisions, section 11); works while Locdesk runs on the folder. */
export async function backupCommand(args: readonly string[], output: Output): Promise<void> {
  const { dataFolder, file } = parseFile(args);
  const written = await writeBackup(dataFolder, file);
  output.out(
    `${written.requests} requests are in ${written.file} (${written.sizeBytes} bytes), read back and whole.`,
  );
}

/**
 * `locdesk restore FILE`: verifies the file before anything is replaced; the previous database stays in
 * `backups`.
 */
export async function restoreCommand(
  args: readonly string[],
  output: Output,
  openJobs: OpenJobs,
): Promise<void> {
  const { dataFolder, file } = parseFile(args);
  ensureDataFolder(dataFolder);
  const lock = lockFolder(dataFolder);
  const line = progressLine(output.terminal);
  try {
    const nowIso = new Date().toISOString();
    // Runs in a thread, while this one shows the progress.
    const job = openJobs(dataFolder).restore(file, nowIso, (done, total) => {
      line.say(stepText(done, total));
    });
    const { requests, replaced } = await job.done.finally(line.end);
    openDatabase(dataFolder, nowIso).db.close();
    await withCore(dataFolder, new Map(), ({ syncs }) => syncs.queriedBefore());
    forgetRestore(dataFolder);
    output.out(`${requests} requests were restored from ${file}. The database before is ${replaced}.`);
  } finally {
    lock.release();
  }
}

function stepText(done: number, total: number): string {
  if (done < total) return `Copying the backup: ${Math.floor((100 * done) / total)} %`;
  return 'Checking the backup from its first page to its last…';
}
