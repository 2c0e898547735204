import { checksWith, conventionChecks, isCertainty, type Certainty } from '../../content/checks/certainty';
import { spanOf } from '../../content/filter/filter-dates';
import type { FilterKey } from '../../content/filter/filter-keys';
import type { Condition } from '../requests/query/instant-ranges-sql';
import { failureCondition } from '../requests/failure-state-sql';
import { reasonCondition } from '../requests/mark-reason-store';
import { endOfPrefix, withErrors } from '../requests/request-list-store';

/** Keys that the derived data answers, not the table of requests. */
export type DerivedKey = 'field' | 'job' | 'words';
export type StoredKey = Exclude<FilterKey, DerivedKey>;

const rowTime = 'coalesce(completed_us, created_us)';

/** Conditions on `requests` by key, for a single value. */
const conditions: { readonly [K in StoredKey]: (value: string, nowMs: number) => Condition } = {
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
  reason: reasonCondition,
  answer: (value) => ({ sql: failureCondition, values: [value] }),
  reviewed: (value) => {
    if (value === 'no') {
      const reviewed = 'SELECT key FROM requests WHERE reviewed_version IS NOT NULL';
      return { sql: `key NOT IN (${reviewed})`, values: [] };
    }
    // The first condition is that of the index.
    const comparison = value === 'changed' ? '<' : '=';
    return { sql: `reviewed_version IS NOT NULL AND reviewed_version ${comparison} version`, values: [] };
  },
  since: (value, nowMs) => instantCondition(rowTime, `${value}..`, nowMs),
  until: (value, nowMs) => instantCondition(rowTime, `..${value}`, nowMs),
  created: (value, nowMs) => instantCondition('created_us', value, nowMs),
  completed: (value, nowMs) => instantCondition('completed_us', value, nowMs),
  marked: (value, nowMs) => instantCondition('import_time_us', value, nowMs),
  test: (value) => ({ sql: 'is_test = ?', values: [value === 'yes' ? 1 : 0] }),
  has: (value, nowMs) => {
    if (value === 'note') return { sql: 'note_count > 0', values: [] };
    // The first condition is that of the index.
    if (value === 'open-note') return { sql: 'note_count > 0 AND open_notes > 0', values: [] };
    if (value === 'refusal') return conditions.problem('refused', nowMs);
    // The index of the order by problems has this column.
    return { sql: 'problem_weight > 0', values: [] };
  },
  problem: (value) => {
    if (value === 'error') return { sql: withErrors, values: [] };
    if (value === 'warning') return { sql: 'warning_count > 0', values: [] };
    if (isCertainty(value)) return certaintyCondition(value);
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
  id: (value) => ({
    sql: `(id >= ? AND id < ?) OR
      key IN (SELECT request_key FROM forwardings WHERE upstream_id >= ? AND upstream_id < ?)`,
    values: [value, endOfPrefix(value), value, endOfPrefix(value)],
  }),
};

export function isDerivedKey(key: FilterKey): key is DerivedKey {
  return key === 'field' || key === 'job' || key === 'words';
}

/** Returns the condition on a row of `requests` that one of the values holds. */
export function requestCondition(key: StoredKey, values: readonly string[], nowMs: number): Condition {
  const all = withWholeName(key, values).map((value) => conditions[key](value, nowMs));
  return {
    sql: all.map(({ sql }) => `(${sql})`).join(' OR '),
    values: all.flatMap((condition) => condition.values),
  };
}

/** In filters that earlier versions saved, a comma is a part of the name. */
function withWholeName(key: StoredKey, values: readonly string[]): readonly string[] {
  const isName = key === 'origin' || key === 'id';
  return isName && values.length > 1 ? [...values, values.join(',')] : values;
}

/** Matches requests with a problem of this certainty, which may depend on its cause. */
function certaintyCondition(certainty: Certainty): Condition {
  const own = ratedCondition(certainty);
  const likely = ratedCondition('likely');
  const convention = conventionCondition();
  const rated =
    certainty === 'likely'
      ? { sql: `${own.sql} AND NOT (${convention.sql})`, values: [...own.values, ...convention.values] }
      : certainty === 'style'
        ? {
            sql: `(${own.sql} OR (${likely.sql} AND ${convention.sql}))`,
            values: [...own.values, ...likely.values, ...convention.values],
          }
        : own;
  return {
    sql: `key IN (SELECT request_key FROM problems WHERE ${rated.sql} AND dismissal_key IS NULL)`,
    values: rated.values,
  };
}

function conventionCondition(): Condition {
  const { sql, values } = oneOf(conventionChecks.all, conventionChecks.some);
  return { sql: `json_extract(body, '$.cause') IS 'habit' AND (${sql})`, values };
}

/** Matches problems of this certainty when they are alone. Some checks have variants of another certainty. */
function ratedCondition(certainty: Certainty): Condition {
  const { all, some } = checksWith(certainty);
  const { of = [], except = [] } = Object.groupBy(some, ({ isOfIt }) => (isOfIt ? 'of' : 'except'));
  const [found, excepted] = [oneOf(all, of), oneOf([], except)];
  return {
    sql: `((${found.sql}) AND NOT (${excepted.sql}))`,
    values: [...found.values, ...excepted.values],
  };
}

/** Matches problems of these checks, and of these variants of others. */
function oneOf(
  checks: readonly string[],
  variants: readonly { readonly check: string; readonly variant: string }[],
): Condition {
  const isVariant = variants.map(() => ` OR (check_id = ? AND json_extract(body, '$.variant') = ?)`);
  return {
    sql: `check_id IN (${checks.map(() => '?').join(', ')})${isVariant.join('')}`,
    values: [...checks, ...variants.flatMap(({ check, variant }) => [check, variant])],
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
