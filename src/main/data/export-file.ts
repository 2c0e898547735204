import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { partialFileOf } from '../database/backup-file';
import { openReadOnly } from '../database/database';
import { expectFree, renameDurably } from '../database/durable-files';
import { ExportStore } from './export-store';
import { LineWriter } from './line-file';
import { ExportText, type ExportMaker } from './export-text';

export interface WrittenExport {
  readonly file: string;
  readonly requests: number;
  readonly sizeBytes: number;
}

/**
 * Writes the user's data as JSON Lines (docs/export-format.md), consistently even while another process or
 * thread writes. The file gets its name only when it is complete. Blocks its thread.
 *
 * @throws AppError UNAVAILABLE with the reason: the target exists, the disk is full; errors of `onProgress`.
 */
export function writeExport(dataFolder: string, target: string, maker: ExportMaker): WrittenExport {
  expectFree(target);
  const partial = partialFileOf(target);
  try {
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    rmSync(partial, { force: true });
    const requests = writePartial(dataFolder, partial, maker);
    renameDurably(partial, target);
    return { file: target, requests, sizeBytes: statSync(target).size };
  } catch (error) {
    rmSync(partial, { force: true });
    // An error without a code of the system or of SQLite was thrown to cancel the export.
    if (!(error instanceof Error && 'code' in error) || error instanceof AppError) throw error;
    throw new AppError(
      'UNAVAILABLE',
      sentence`The export ${target} can't be written: ${error.message}. Make room on the disk, or choose another place.`,
      { cause: error },
    );
  }
}

function writePartial(dataFolder: string, partial: string, maker: ExportMaker): number {
  const db = openReadOnly(dataFolder);
  try {
    const store = new ExportStore(db);
    const writer = new LineWriter(partial);
    try {
      const requests = store.consistently(() => {
        const pieces = new ExportText(db, store).pieces(maker);
        try {
          for (;;) {
            const { done, value } = pieces.next();
            if (done === true) return value;
            writer.write(value);
          }
        } finally {
          // SQLite would refuse to end the read while a statement is active, which would hide the actual
          // error.
          pieces.return(0);
        }
      });
      writer.finish();
      return requests;
    } finally {
      writer.close();
    }
  } finally {
    db.close();
  }
}
