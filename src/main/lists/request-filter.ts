import { spanOf } from '../../content/filter/filter-dates';
import type { FilterKey } from '../../content/filter/filter-keys';
import type { ConditionTerm } from '../../content/filter/filter-term';
import type { Condition } from '../requests/query/instant-ranges';

/** Conditions on `requests` by key, for a single value. A new key of the filter language needs a row here. */
const conditions: { readonly [K in FilterKey]: (value: string, nowMs: number) => Condition } = {
  state: (value) => ({ sql: 'state = ?', values: [value] }),
  source: (value) => languageCondition('language_source_canonical', value),
  target: (value) => languageCondition('language_target_canonical', value),
  origin: (value) =>
    value.toLowerCase() === 'local'
      ? { sql: 'origin = 0', values: [] }
      : { sql: 'origin IN (SELECT key FROM connections WHERE name = ?)', values: [value] },
  mark: (value) =>
    value === 'none'
      ? { sql: 'import_state IS NULL', values: [] }
      : { sql: 'import_state = ?', values: [value] },
  from: (value, nowMs) => instantCondition('coalesce(completed_us, created_us)', `${value}..`, nowMs),
  to: (value, nowMs) => instantCondition('coalesce(completed_us, created_us)', `..${value}`, nowMs),
  created: (value, nowMs) => instantCondition('created_us', value, nowMs),
  completed: (value, nowMs) => instantCondition('completed_us', value, nowMs),
  test: (value) => ({ sql: 'is_test = ?', values: [value === 'yes' ? 1 : 0] }),
  has: (value) => {
    if (value === 'note') return { sql: 'note_count > 0', values: [] };
    // The first condition is that of the index.
    if (value === 'open-note') return { sql: 'note_count > 0 AND open_notes > 0', values: [] };
    return { sql: 'error_count + warning_count > 0', values: [] };
  },
  problem: (value) => {
    if (value === 'error') return { sql: 'error_count > 0', values: [] };
    if (value === 'warning') return { sql: 'warning_count > 0', values: [] };
    return {
      sql: 'key IN (SELECT request_key FROM problems WHERE check_id = ? AND dismissal_key IS NULL)',
      values: [value],
    };
  },
  order: (value) => {
    if (value === 'none') return { sql: 'key NOT IN (SELECT request_key FROM order_requests)', values: [] };
    return {
      sql: 'key IN (SELECT request_key FROM order_requests JOIN orders o ON o.key = order_key WHERE o.kind = ?)',
      values: [value === 'file' ? 'file' : 'order'],
    };
  },
  id: (value) => ({ sql: 'id >= ? AND id < ?', values: [value, `${value}\u{10ffff}`] }),
};

/** A filter's conditions on a row of `requests`: all of `wanted`, none of `unwanted`. */
export interface FilterConditions {
  readonly wanted: readonly Condition[];
  readonly unwanted: readonly Condition[];
}

/**
 * Combines values of a key by OR, and keys by AND. Conditions are separate statements: most have an index
 * that answers them without reading requests, and in one statement SQLite uses only one index, not always the
 * narrowest.
 */
export function filterConditions(terms: readonly ConditionTerm[], nowMs: number): FilterConditions {
  const conditionOf = ({ key, value }: ConditionTerm): Condition => conditions[key](value, nowMs);
  const wanted = Map.groupBy(
    terms.filter(({ isNegated }) => !isNegated),
    ({ key }) => key,
  );
  return {
    wanted: Array.from(wanted.values(), (values) => anyOf(values.map(conditionOf))),
    unwanted: terms.filter(({ isNegated }) => isNegated).map(conditionOf),
  };
}

function anyOf(all: readonly Condition[]): Condition {
  return {
    sql: all.map(({ sql }) => `(${sql})`).join(' OR '),
    values: all.flatMap(({ values }) => values),
  };
}

/** Matches a language and everything below it: `fr` includes `fr-CA`, but not `frr`. */
function languageCondition(column: string, tag: string): Condition {
  return { sql: `${column} = ? OR (${column} >= ? AND ${column} < ?)`, values: [tag, `${tag}-`, `${tag}.`] };
}

function instantCondition(column: string, range: string, nowMs: number): Condition {
  const { fromMs, toMs } = spanOf(range, nowMs);
  const ends = [
    ...(fromMs === undefined ? [] : [{ sql: `${column} >= ?`, value: fromMs * 1000 }]),
    ...(toMs === undefined ? [] : [{ sql: `${column} < ?`, value: toMs * 1000 }]),
  ];
  return { sql: ends.map(({ sql }) => sql).join(' AND '), values: ends.map(({ value }) => value) };
}
