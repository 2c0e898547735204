import { AppError } from '../../contract/errors';
import { sentence, type Sentence } from '../../contract/sentence';

/** Translates SQLite's errors at run time; undefined for any other error. */
export function storeFailure(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || error.name !== 'SqliteError' || !('code' in error)) return undefined;
  const code = String(error.code);
  if (code.startsWith('SQLITE_FULL')) {
    return unavailable(
      sentence`The disk is full: nothing was stored. Free some space and send it again.`,
      error,
    );
  }
  // A quota or a limit on file sizes, for which the system has other errors than for a full disk.
  if (code === 'SQLITE_IOERR_WRITE') {
    return unavailable(
      sentence`The disk accepts no more data: it is full for this user, or it is failing. Nothing was stored. Free some space and send it again; the log file says more.`,
      error,
    );
  }
  if (isBusy(error)) {
    return unavailable(
      sentence`Another program is writing into the store: nothing was stored. Send it again.`,
      error,
    );
  }
  if (isDamage(error)) {
    return unavailable(
      sentence`The database could not be read: the disk failed for a moment, or the file is damaged. Try again; if it stays so, restore a backup in the settings, or stop Locdesk and use: locdesk restore FILE.`,
      error,
    );
  }
  if (code.startsWith('SQLITE_IOERR') || code.startsWith('SQLITE_READONLY')) {
    return unavailable(
      sentence`The disk failed or may not be written: nothing was stored. The log file says more.`,
      error,
    );
  }
  return undefined;
}

/**
 * Translates a failed flush. `unconfirmed`: the data was committed, and may or may not survive; `not stored`:
 * an earlier flush failed, the disk has not recovered, and the work was not begun.
 */
export function flushFailure(error: unknown, kind: 'unconfirmed' | 'not stored'): AppError {
  if (error instanceof AppError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  return unavailable(
    kind === 'not stored'
      ? sentence`The disk failed and has not recovered: nothing was stored. Check that it is not full, then send it again; the log file says more.`
      : sentence`The disk did not confirm that this was stored. Check that the disk is not full, and whether this is there before you send it again; the log file says more.`,
    cause,
  );
}

/** A database file is damaged, or the disk failed for a moment. */
export function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
}

/** Whether another process holds the write lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

function unavailable(message: Sentence, cause: Error): AppError {
  return new AppError('UNAVAILABLE', message, { cause });
}
