import type { RequestState } from '../../../content/content-request';
import { inOneOf, union, type Condition, type InstantRange } from './instant-ranges-sql';

/** A range as requested, whose bounds may have digits finer than a microsecond (`finerDigits`). */
export interface AskedRange extends InstantRange {
  readonly fromFiner?: string;
  readonly toFiner?: string;
}

export type Instant = 'created' | 'completed';

/** A condition on the finer digits of requests within one microsecond. */
export interface FinerCondition {
  readonly by: Instant;
  readonly relation: '<' | '=' | '>';
  readonly digits: string;
}

/** Values of one property are alternatives; an empty list doesn't restrict it. */
export interface CriteriaFilter {
  readonly created: readonly InstantRange[];
  readonly completed: readonly InstantRange[];
  /** Only requests that are not completed; `completed` is then empty. */
  readonly withoutCompleted?: true;
  readonly states: readonly RequestState[];
  readonly sources: readonly string[];
  /** Canonical tags. */
  readonly languageSources: readonly string[];
  readonly languageTargets: readonly string[];
  readonly ids: readonly string[];
  readonly finer?: readonly FinerCondition[];
  /** Keys of requests that are in a range by their microsecond but outside of it by their finer digits. */
  readonly withoutKeys?: readonly number[];
}

/** A filter whose ranges are not yet widened to whole microseconds (`FinerInstants`). */
export interface AskedFilter extends Omit<CriteriaFilter, 'created' | 'completed'> {
  readonly created: readonly AskedRange[];
  readonly completed: readonly AskedRange[];
}

/** Returns conditions that must all hold. */
export function conditionsOf(filter: CriteriaFilter): readonly Condition[] {
  return [
    ranges('created_us', filter.created),
    // Hides one of two long lists from the planner, which would otherwise compare each part of one with each
    // of the other.
    ranges('completed_us', filter.completed, filter.created.length > 1),
    ...equalities(filter),
    oneOf('id', filter.ids),
    ...finerConditions(filter),
  ].filter((condition) => condition !== undefined);
}

function finerConditions({ finer = [], withoutKeys = [] }: CriteriaFilter): readonly Condition[] {
  const conditions: Condition[] = finer.map(({ by, relation, digits }) => ({
    sql: `finer_digits(${by}_text) ${relation} ?`,
    values: [digits],
  }));
  if (withoutKeys.length > 0) {
    conditions.push({
      sql: 'r.key NOT IN (SELECT value FROM json_each(?))',
      values: [JSON.stringify(withoutKeys)],
    });
  }
  return conditions;
}

/**
 * Returns the conditions on neither times nor ids. Their columns must be in `requests` and in
 * `request_counts`, from which totals are summed. A criterion on another column belongs to `conditionsOf`,
 * and its total has to be counted row by row, as that of `ids` is.
 */
export function equalities(filter: Omit<CriteriaFilter, 'ids'>): readonly Condition[] {
  return [
    filter.withoutCompleted === true ? { sql: 'completed_us IS NULL', values: [] } : undefined,
    oneOf('state', filter.states),
    oneOf('source', filter.sources),
    oneOf('language_source_canonical', filter.languageSources),
    oneOf('language_target_canonical', filter.languageTargets),
  ].filter((condition) => condition !== undefined);
}

/** Returns a condition for any of the values; undefined for an empty list. */
export function oneOf(column: string, values: readonly string[]): Condition | undefined {
  const distinct = [...new Set(values)];
  if (distinct.length === 0) return undefined;
  if (distinct.length === 1) return { sql: `${column} = ?`, values: distinct };
  // One parameter for any number of values.
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(distinct)] };
}

/** Returns a condition for any of the ranges; undefined for an empty list. */
function ranges(column: string, list: readonly InstantRange[], isHidden = false): Condition | undefined {
  if (list.length === 0) return undefined;
  const stretches = union(list);
  if (isHidden || stretches.length < 2) return inOneOf(column, stretches);
  const parts = stretches.map((stretch) => inOneOf(column, [stretch]));
  return {
    sql: `(${parts.map((part) => part.sql).join(' OR ')})`,
    values: parts.flatMap((part) => part.values),
  };
}
