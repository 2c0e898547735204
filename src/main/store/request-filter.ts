import { spanOf } from '../../shared/filter/filter-dates';
import type { FilterKey } from '../../shared/filter/filter-keys';
import type { ConditionTerm } from '../../shared/filter/filter-term';
import type { Condition } from './criteria-filter';

/** One value of each key as a condition on `requests`. A new key of the filter language is one more row. */
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
    // The first condition is the index's.
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
  id: (value) => ({ sql: 'id >= ? AND id < ?', values: [value, `${value}\u{10ffff}`] }),
};

/** What a filter's conditions ask of a row of `requests`: any value of a key, all keys, nothing negated. */
export function filterCondition(terms: readonly ConditionTerm[], nowMs: number): Condition {
  const all: Condition[] = [];
  const wanted = Map.groupBy(
    terms.filter(({ isNegated }) => !isNegated),
    ({ key }) => key,
  );
  for (const [key, values] of wanted) {
    const any = values.map(({ value }) => conditions[key](value, nowMs));
    all.push({
      sql: `(${any.map(({ sql }) => `(${sql})`).join(' OR ')})`,
      values: any.flatMap((condition) => condition.values),
    });
  }
  for (const { key, value } of terms.filter(({ isNegated }) => isNegated)) {
    const condition = conditions[key](value, nowMs);
    // What is not there is not so either: NULL counts as no.
    all.push({ sql: `(${condition.sql}) IS NOT TRUE`, values: condition.values });
  }
  return {
    sql: all.length === 0 ? 'TRUE' : all.map(({ sql }) => sql).join(' AND '),
    values: all.flatMap((condition) => condition.values),
  };
}

/** A language with everything below it: `fr` has `fr-CA`, and not `frr`. */
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
