import type { Database, Statement } from 'better-sqlite3';
import { finerDigits, type Timestamp } from '../../../content/timestamp';
import type { AskedFilter, AskedRange, CriteriaFilter, Instant } from './criteria-filter-sql';
import type { InstantRange } from './instant-ranges-sql';

/** Length of the longest instant without finer digits or an offset, `2026-11-20T09:30:00.123456Z`. */
const secondAndMicroseconds = 27;

const defined = new WeakSet<Database>();

/** Called once per connection, because SQLite prepares every statement again after a function was defined. */
function defineFinerDigits(db: Database): void {
  if (defined.has(db)) return;
  defined.add(db);
  db.function('finer_digits', { deterministic: true }, (text) =>
    typeof text === 'string' ? finerDigits(text) : '',
  );
}

/**
 * Returns what each store that writes instants of requests calls with them, in the same transaction. `widen`
 * and `present` rely on it.
 */
export function finerInstantNoter(
  db: Database,
): (created: Timestamp, completed: Timestamp | undefined) => void {
  const note = db.prepare<[number, number]>(
    'UPDATE finer_instants SET created = created | ?, completed = completed | ?',
  );
  return (created, completed) => {
    const finer = [isFiner(created), isFiner(completed)] as const;
    if (finer.includes(true)) note.run(Number(finer[0]), Number(finer[1]));
  };
}

function isFiner(instant: Timestamp | undefined): boolean {
  return (
    instant !== undefined && instant.text.length > secondAndMicroseconds && finerDigits(instant.text) !== ''
  );
}

/** Digits beyond the microsecond, which distinguish instants that share one (decisions, section 4). */
export class FinerInstants {
  readonly #db: Database;
  readonly #present: Statement<[], Readonly<Record<Instant, number>>>;

  constructor(db: Database) {
    this.#db = db;
    defineFinerDigits(db);
    this.#present = db.prepare('SELECT created, completed FROM finer_instants');
  }

  /** Returns the instants with finer digits in any request ever stored: only these need a finer order. */
  present(): ReadonlySet<Instant> {
    const row = this.#present.get();
    return new Set((['created', 'completed'] as const).filter((by) => row?.[by] === 1));
  }

  /**
   * Returns the filter with ranges of whole microseconds, excluding requests that the finer digits put
   * outside.
   */
  widen(filter: AskedFilter): CriteriaFilter {
    const created = this.#widen('created', filter.created);
    const completed = this.#widen('completed', filter.completed);
    const withoutKeys = [...created.outside, ...completed.outside];
    return {
      ...filter,
      created: created.ranges,
      completed: completed.ranges,
      ...(withoutKeys.length === 0 ? {} : { withoutKeys }),
    };
  }

  #widen(
    by: Instant,
    asked: readonly AskedRange[],
  ): { readonly ranges: readonly InstantRange[]; readonly outside: readonly number[] } {
    const edges = asked.flatMap(({ fromUs, fromFiner, toUs, toFiner }) => [
      ...(fromUs === undefined || fromFiner === undefined ? [] : [fromUs]),
      ...(toUs === undefined || toFiner === undefined ? [] : [toUs]),
    ]);
    if (edges.length === 0) return { ranges: asked, outside: [] };
    const atEdges = this.#db
      .prepare<[string], { readonly key: number; readonly us: number; readonly text: string }>(
        `SELECT key, ${by}_us AS us, ${by}_text AS text FROM requests WHERE ${by}_us IN (SELECT value FROM json_each(?))`,
      )
      .all(JSON.stringify(edges));
    return {
      ranges: asked.map(({ fromUs, toUs, toFiner }) => ({
        ...(fromUs === undefined ? {} : { fromUs }),
        ...(toUs === undefined ? {} : { toUs: toFiner === undefined ? toUs : toUs + 1 }),
      })),
      outside: atEdges
        .filter(({ us, text }) => !asked.some((range) => contains(range, us, finerDigits(text))))
        .map(({ key }) => key),
    };
  }
}

function contains(
  { fromUs, fromFiner = '', toUs, toFiner = '' }: AskedRange,
  us: number,
  finer: string,
): boolean {
  const isFrom = fromUs === undefined || us > fromUs || (us === fromUs && finer >= fromFiner);
  return isFrom && (toUs === undefined || us < toUs || (us === toUs && finer < toFiner));
}
