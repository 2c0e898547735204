import type { ConditionTerm } from '../filter/filter-term';
import { parseFilter } from '../filter/parse-filter';

/** Properties of a request that stay the same for all its life. */
export interface LimitedRequest {
  /** The name of the connection; undefined for requests that were submitted here. */
  readonly connection: string | undefined;
  readonly source: string;
  readonly target: string;
  readonly isTest: boolean;
}

const lasting = new Set(['source', 'target', 'origin', 'test']);

/**
 * Returns the conditions of a saved view's filter that hold for all the life of a request. Its other
 * conditions don't limit a termbase, because a term must not come and go with a mark or a problem. Empty for
 * a filter without such conditions, or with parts that are not understood.
 */
export function lastingConditions(filter: string): readonly ConditionTerm[] {
  const { terms, troubles } = parseFilter(filter);
  if (troubles.length > 0) return [];
  return terms.filter((term): term is (typeof terms)[number] & ConditionTerm =>
    term.kind === 'condition' ? lasting.has(term.key) : false,
  );
}

/** Whether a request meets conditions of `lastingConditions`. Without any, no request does. */
export function meetsConditions(conditions: readonly ConditionTerm[], request: LimitedRequest): boolean {
  return (
    conditions.length > 0 &&
    conditions.every(
      ({ key, values, isNegated }) => values.some((value) => holds(key, value, request)) !== isNegated,
    )
  );
}

function holds(key: string, value: string, { connection, source, target, isTest }: LimitedRequest): boolean {
  if (key === 'source') return isWithin(source, value);
  if (key === 'target') return isWithin(target, value);
  if (key === 'test') return (value === 'yes') === isTest;
  return value.toLowerCase() === 'local'
    ? connection === undefined
    : connection?.toLowerCase() === value.toLowerCase();
}

/** A tag selects what is below it, too: `de` selects `de-CH`. */
function isWithin(tag: string, wanted: string): boolean {
  return tag === wanted || tag.startsWith(`${wanted}-`);
}
