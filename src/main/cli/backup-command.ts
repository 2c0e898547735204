import { resolve } from 'node:path';
import { resolveDataFolder } from '../config';
import { writeBackup } from '../store/backup-file';
import { lockFolder } from '../store/folder-lock';
import { ensureDataFolder, openDatabase } from '../store/database';
import { forgetRestore, prepareRestore } from '../store/restore';
import { parseOptions, refuseEmpty } from './arguments';
import { withCore } from './open-core';
import { UsageError, type Output } from './output';

const options = { data: { type: 'string' } } as const;

/** `locdesk backup FILE` (decisions, section 11): also while Locdesk runs on the folder. */
export async function backupCommand(args: readonly string[], output: Output): Promise<void> {
  const { dataFolder, file } = parse(args);
  const written = await writeBackup(dataFolder, file);
  output.out(
    `${written.requests} requests are in ${written.file} (${written.sizeBytes} bytes), read back and whole.`,
  );
}

/** `locdesk restore FILE`: checked before anything is replaced; the database before stays in `backups`. */
export async function restoreCommand(args: readonly string[], output: Output): Promise<void> {
  const { dataFolder, file } = parse(args);
  ensureDataFolder(dataFolder);
  const lock = lockFolder(dataFolder);
  try {
    const nowIso = new Date().toISOString();
    const { requests, replaced } = prepareRestore(dataFolder, file, nowIso);
    openDatabase(dataFolder, nowIso).db.close();
    await withCore(dataFolder, new Map(), ({ syncs }) => syncs.queriedBefore());
    forgetRestore(dataFolder);
    output.out(`${requests} requests were restored from ${file}. The database before is ${replaced}.`);
  } finally {
    lock.release();
  }
}

function parse(args: readonly string[]): { readonly dataFolder: string; readonly file: string } {
  const { values, positionals } = parseOptions(args, options);
  refuseEmpty(values, ['data']);
  const [file, more] = positionals;
  if (file === undefined || file === '') throw new UsageError('the file is missing');
  if (more !== undefined) throw new UsageError(`"${more}" is not expected here`);
  return { dataFolder: resolveDataFolder(values.data), file: resolve(file) };
}
