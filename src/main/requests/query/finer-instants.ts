import type { Database, Statement } from 'better-sqlite3';
import { finerDigits } from '../../../content/timestamp';
import type { AskedFilter, AskedRange, CriteriaFilter, Instant } from './criteria-filter';
import type { InstantRange } from './instant-ranges';

const sevenDigits = `'*.${'[0-9]'.repeat(7)}*'`;

const defined = new WeakSet<Database>();

/** Called once per connection, because SQLite prepares every statement again after a function was defined. */
function defineFinerDigits(db: Database): void {
  if (defined.has(db)) return;
  defined.add(db);
  db.function('finer_digits', { deterministic: true }, (text) =>
    typeof text === 'string' ? finerDigits(text) : '',
  );
}

/** Digits beyond the microsecond, which distinguish instants that share one (decisions, section 4). */
export class FinerInstants {
  readonly #db: Database;
  readonly #present: Statement<[], Readonly<Record<Instant, number>>>;

  constructor(db: Database) {
    this.#db = db;
    defineFinerDigits(db);
    this.#present = db.prepare(
      `SELECT EXISTS(SELECT 1 FROM requests WHERE created_text GLOB ${sevenDigits}) AS created,
        EXISTS(SELECT 1 FROM requests WHERE completed_text GLOB ${sevenDigits}) AS completed`,
    );
  }

  /** Returns the instants with finer digits in any request: only these need a finer order. */
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
