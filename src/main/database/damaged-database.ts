import { dirname, join } from 'node:path';
import { AppError } from '../../contract/errors';
import { sentence, type Wording } from '../../contract/sentence';
import { backupFolderOf, listBackups } from './kept-backups';

/** A file that can't be read as a database of Locdesk; a host may offer a backup in its place. */
export class DamagedDatabase extends AppError {
  /** The damage, without the remedy. */
  readonly finding: string;

  constructor(finding: string, message: Wording, cause?: unknown) {
    super('UNAVAILABLE', message, cause === undefined ? {} : { cause });
    this.finding = finding;
  }
}

/** Makes the error for a data folder's database; its text has the command that restores the newest backup. */
export function damaged(file: string, finding: string, cause?: unknown): DamagedDatabase {
  const folder = dirname(file);
  const newest = listBackups(folder).find(({ kind }) => kind !== 'replaced');
  const remedy =
    newest === undefined
      ? sentence`put a copy of it in its place with locdesk restore FILE, or start on another folder with --data`
      : sentence`put the newest backup in its place with: locdesk restore "${join(backupFolderOf(folder), newest.name)}" --data "${folder}"`;
  return new DamagedDatabase(
    finding,
    sentence`${file} is damaged (${finding}). It was left untouched: ${remedy}.`,
    cause,
  );
}
