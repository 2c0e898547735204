import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Database } from 'better-sqlite3';
import { parsePair } from '../../../content/checks/parsed/parsed-pair';
import { fieldUnits } from '../../../content/memory/field-units';
import type { TmxTranslation } from '../../../content/memory/tmx/tmx-reader';
import { tmxEnd, tmxStart, tmxUnit } from '../../../content/memory/tmx/tmx-writer';
import { AppError } from '../../../contract/errors';
import type { TmxChoice } from '../../../contract/memory/memory';
import { sentence } from '../../../contract/sentence';
import type { ViewId } from '../../../contract/views';
import { partialFileOf } from '../../database/backup-file';
import { expectNotInUse } from '../../database/closed-database';
import { openReadOnly } from '../../database/database';
import { renameDurably } from '../../database/durable-files';
import { openQueryEngine } from '../../lists/query-engine';
import { memoryUnits } from '../../memory/imported/memory-units';
import { LineWriter } from '../line-file';
import { TmxExportStore, type AcceptedField } from './tmx-export-store';

export interface TmxJob {
  readonly target: string;
  readonly version: string;
  readonly nowIso: string;
  readonly from:
    | { readonly memory: string }
    | { readonly view: ViewId; readonly filter?: string | undefined; readonly choice: TmxChoice };
}

export interface WrittenTmx {
  readonly units: number;
  readonly sizeBytes: number;
}

/** Requests or units that were read, of all. Throws to stop: no file is written then. */
type OnProgress = (done: number, total: number) => void;

/** Rows of the list in one read. */
const rowsAtOnce = 500;

/**
 * Writes a TMX file: sentences of requests with their translations, equal ones once, or the units of an
 * imported memory. The file gets its name only when it is complete, and replaces one of that name. Blocks its
 * thread.
 *
 * @throws AppError NOT_FOUND when there is no translation, UNAVAILABLE with the reason
 */
export function writeTmx(dataFolder: string, job: TmxJob, onProgress: OnProgress): WrittenTmx {
  const target = resolve(job.target);
  expectNotInUse(dataFolder, target);
  const partial = partialFileOf(target);
  const { from } = job;
  try {
    mkdirSync(dirname(target), { recursive: true });
    rmSync(partial, { force: true });
    const units = writeUnits(
      partial,
      job,
      'memory' in from
        ? memoryUnits(dataFolder, from.memory, onProgress)
        : requestUnits(dataFolder, from, onProgress),
    );
    if (units === 0) throw new AppError('NOT_FOUND', 'No translation is in this choice.');
    renameDurably(partial, target);
    return { units, sizeBytes: statSync(target).size };
  } catch (error) {
    rmSync(partial, { force: true });
    if (!(error instanceof Error && 'code' in error) || error instanceof AppError) throw error;
    throw new AppError(
      'UNAVAILABLE',
      sentence`${target} can't be written: ${error.message}. Make room on the disk, or choose another place.`,
      { cause: error },
    );
  }
}

function writeUnits(file: string, job: TmxJob, units: Iterable<TmxTranslation>): number {
  const writer = new LineWriter(file);
  try {
    let count = 0;
    writer.write(tmxStart({ source: undefined, version: job.version, date: job.nowIso }));
    for (const unit of units) {
      writer.write(tmxUnit(unit));
      count += 1;
    }
    writer.write(tmxEnd);
    writer.finish();
    return count;
  } finally {
    writer.close();
  }
}

interface RequestChoice {
  readonly view: ViewId;
  readonly filter?: string | undefined;
  readonly choice: TmxChoice;
}

function* requestUnits(
  dataFolder: string,
  { view, filter, choice }: RequestChoice,
  onProgress: OnProgress,
): Generator<TmxTranslation> {
  const keys = listedKeys(dataFolder, view, filter);
  const db = openReadOnly(dataFolder);
  try {
    yield* distinct(translationsOf(db, keys, choice, onProgress));
  } finally {
    db.close();
  }
}

function* translationsOf(
  db: Database,
  keys: readonly number[],
  choice: TmxChoice,
  onProgress: OnProgress,
): Generator<TmxTranslation> {
  const store = new TmxExportStore(db);
  for (const [index, key] of keys.entries()) {
    onProgress(index, keys.length);
    for (const field of store.fields(key)) {
      if (!isChosen(field, choice)) continue;
      const languages = { source: field.languageSource, target: field.languageTarget };
      for (const unit of fieldUnits(parsePair(field, languages), languages))
        yield { languages, unit, changed: field.completed };
    }
  }
  onProgress(keys.length, keys.length);
}

function isChosen({ isImported, isReviewed }: AcceptedField, choice: TmxChoice): boolean {
  if (choice === 'all') return true;
  if (choice === 'imported') return isImported === 1;
  return isReviewed === 1 || (choice === 'accepted' && isImported === 1);
}

/** Leaves out units that were before, of which only a hash is kept. */
function* distinct(units: Iterable<TmxTranslation>): Generator<TmxTranslation> {
  const seen = new Set<string>();
  for (const one of units) {
    const { languages, unit } = one;
    const name = JSON.stringify([
      languages.source,
      languages.target,
      unit.source,
      unit.target,
      unit.sourceMarkup,
      unit.targetMarkup,
    ]);
    const hash = createHash('sha256').update(name).digest('base64');
    if (seen.has(hash)) continue;
    seen.add(hash);
    yield one;
  }
}

/** The requests of a list, the newest first, so that of equal units the newest is written. */
function listedKeys(dataFolder: string, view: ViewId, filter: string | undefined): readonly number[] {
  const engine = openQueryEngine(dataFolder, () => Date.now());
  try {
    const keys: number[] = [];
    for (;;) {
      const { total, rows } = engine.handlers['requests.window']({
        view,
        ...(filter === undefined || filter === '' ? {} : { filter }),
        sort: 'created',
        descending: true,
        offset: keys.length,
        limit: rowsAtOnce,
      });
      keys.push(...rows.map(({ key }) => key));
      if (rows.length === 0 || keys.length >= total) return keys;
    }
  } finally {
    engine.close();
  }
}
