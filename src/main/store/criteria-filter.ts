import type { RequestState } from '../../shared/content-request';

/** Microseconds; `fromUs` inclusive, `toUs` exclusive. */
export interface InstantRange {
  readonly fromUs?: number;
  readonly toUs?: number;
}

/** Values of one property are alternatives; an empty list asks for nothing of it. */
export interface CriteriaFilter {
  readonly created: readonly InstantRange[];
  readonly completed: readonly InstantRange[];
  readonly states: readonly RequestState[];
  readonly sources: readonly string[];
  /** Canonical tags. */
  readonly languageSources: readonly string[];
  readonly languageTargets: readonly string[];
  readonly ids: readonly string[];
}

/** A value bound to a statement. */
export type SqlValue = string | number;

export interface Condition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** The filter as conditions that must all hold. */
export function conditionsOf(filter: CriteriaFilter): readonly Condition[] {
  return [
    ranges('created_us', filter.created),
    ranges('completed_us', filter.completed),
    oneOf('state', filter.states),
    oneOf('source', filter.sources),
    oneOf('language_source_canonical', filter.languageSources),
    oneOf('language_target_canonical', filter.languageTargets),
    oneOf('id', filter.ids),
  ].filter((condition) => condition !== undefined);
}

/** Any of the values; undefined for no values: no condition. */
export function oneOf(column: string, values: readonly string[]): Condition | undefined {
  const distinct = [...new Set(values)];
  if (distinct.length === 0) return undefined;
  if (distinct.length === 1) return { sql: `${column} = ?`, values: distinct };
  // One parameter, however many there are.
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(distinct)] };
}

/** Any of the ranges. */
function ranges(column: string, list: readonly InstantRange[]): Condition | undefined {
  if (list.length === 0) return undefined;
  const parts = list.map((range) => bounds(column, range));
  return {
    sql: `(${parts.map((part) => part.sql).join(' OR ')})`,
    values: parts.flatMap((part) => part.values),
  };
}

export function bounds(column: string, { fromUs, toUs }: InstantRange): Condition {
  const sql: string[] = [];
  const values: number[] = [];
  if (fromUs !== undefined) {
    sql.push(`${column} >= ?`);
    values.push(fromUs);
  }
  if (toUs !== undefined) {
    sql.push(`${column} < ?`);
    values.push(toUs);
  }
  return { sql: sql.join(' AND '), values };
}
