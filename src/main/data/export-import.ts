import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ImportReport } from '../../contract/import-report';
import { AppError } from '../../contract/errors';
import { joined, sentence } from '../../contract/sentence';
import type { ExportItem } from './export-lines';
import { expectNotInUse } from '../database/closed-database';
import { openBeside, type Database } from '../database/database';
import { readLines } from './line-file';
import { LogFlush } from '../database/log/log-flush';
import { SettingStore } from '../platform/settings/setting-store';
import { transaction } from '../database/transaction';
import { contentLimits } from '../platform/settings/content-limits';
import type { Environment } from '../platform/environment';
import { checkExport } from './export-check';
import { ImportLimits } from './import-limits';
import { ItemImporter } from './imported-items';
import { readExportLine } from './export-reading';
import { settingDefinitions } from '../platform/settings/setting-definitions';
import { storedSetting } from '../platform/settings/settings-service';
import { SharedFlush } from '../database/log/shared-flush';
import { flushFailure } from '../database/store-failure';

/** Requests per commit, with a similar limit in bytes: a running program waits for one commit at most. */
const batchSize = 50;
const batchBytes = 4 << 20;

export interface ImportPace {
  /**
   * Progress in bytes of the file, first for the check, then for the import. Throws to cancel between two
   * commits.
   */
  readonly onProgress: (step: 'check' | 'import', done: number, total: number) => void;
  /** Pause between two commits, for a running program. */
  readonly pause: () => Promise<void>;
}

/** Lets the program that serves the folder use the database. */
export const letOthersWrite = (): Promise<void> => setTimeout(8);
/** A thread has nothing else to do, so it waits for the write lock. */
const patienceMs = 10_000;

export interface ImportPlace {
  /** A connection for this import alone, which waits for the write lock. */
  readonly db: Database;
  readonly environment: Pick<Environment, 'now' | 'randomBytes'>;
}

/**
 * Imports an export (docs/export-format.md), even while another process or thread serves the folder. The
 * whole file is checked before anything is written. Existing records stay unchanged, so a cancelled import
 * can be repeated. Requests over the limits are left out, and the report names them with reasons. Resolves
 * when everything is on disk.
 *
 * @throws AppError INVALID_INPUT with every wrong line, UNAVAILABLE when the file can't be read or the disk
 * does not confirm what
 *   was written; errors of `pace`.
 */
export async function importExport(
  place: ImportPlace,
  file: string,
  pace: ImportPace,
): Promise<ImportReport> {
  expectNotInUse(dirname(place.db.name), file);
  const handle = openToRead(file);
  const log = new LogFlush(place.db);
  try {
    const total = fstatSync(handle).size;
    const settings = new SettingStore(place.db);
    const limits = contentLimits({
      get: (key) => storedSetting(settings, key) ?? settingDefinitions[key].fallback,
    });
    const items = new ItemImporter(place.db, place.environment, new ImportLimits(limits));
    const { problems, unknown } = checkExport(
      readLines(handle),
      (connection) => items.refusal(connection),
      ({ until }) => pace.onProgress('check', until, total),
    );
    if (problems.length > 0) throw notImportable(file, problems);
    await takeUp(place.db, items, handle, (done) => {
      pace.onProgress('import', done, total);
      return pace.pause();
    });
    await flush(log);
    return { ...items.report(), unknown };
  } finally {
    log.close();
    closeSync(handle);
  }
}

/**
 * One flush for all commits: a commit that waited for the disk would hold the write lock, and a running
 * program could not store anything. A second try repairs data that the first could not flush.
 */
async function flush(log: LogFlush): Promise<void> {
  const shared = new SharedFlush(log, () => undefined);
  try {
    await shared.settled().catch(() => shared.settled());
  } catch (error) {
    throw flushFailure(error, 'unconfirmed');
  }
}

/** Imports in a thread of the program that serves the folder. */
export async function importBeside(
  dataFolder: string,
  file: string,
  onProgress: ImportPace['onProgress'],
): Promise<ImportReport> {
  const db = openBeside(dataFolder, patienceMs);
  try {
    const environment = { now: Date.now, randomBytes };
    return await importExport({ db, environment }, file, { onProgress, pause: letOthersWrite });
  } finally {
    db.close();
  }
}

function notImportable(file: string, problems: readonly string[]): AppError {
  return new AppError(
    'INVALID_INPUT',
    sentence`${file} can't be imported, and nothing was changed: ${joined(problems, '; ')}.`,
    { problems },
  );
}

async function takeUp(
  db: Database,
  items: ItemImporter,
  handle: number,
  committed: (until: number) => Promise<void>,
): Promise<void> {
  let batch: { readonly item: ExportItem; readonly line: number }[] = [];
  let [bytes, until] = [0, 0];
  const isFull = (): boolean => batch.length >= batchSize || bytes >= batchBytes;
  const commit = (): void => {
    transaction(db, () => {
      for (const { item, line } of batch) items.take(item, line);
    });
    [batch, bytes] = [[], 0];
  };
  for (const line of readLines(handle)) {
    const reading = readExportLine(line.bytes);
    if (reading.kind === 'problems') {
      throw new AppError(
        'CONFLICT',
        sentence`The file was changed while it was imported (line ${line.number}). Import it again when it is whole.`,
      );
    }
    if (reading.kind !== 'item') continue;
    // A request is committed together with the line below it that says where it is sent: without that line
    // another import of the file would find a request that is sent nowhere, and leave it so.
    if (isFull() && reading.item.kind !== 'forwarding') {
      commit();
      await committed(until);
    }
    until = line.until;
    batch.push({ item: reading.item, line: line.number });
    bytes += line.bytes.length;
  }
  commit();
}

function openToRead(file: string): number {
  try {
    const handle = openSync(file, 'r');
    if (fstatSync(handle).isFile()) return handle;
    closeSync(handle);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('UNAVAILABLE', sentence`${file} can't be read: ${reason}.`, { cause: error });
  }
  throw new AppError('UNAVAILABLE', sentence`${file} is not a file.`);
}
