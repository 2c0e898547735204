import type { MemorySearchStore } from '../../memory/memory-search-store';
import { unitsOfRequests } from '../../memory/memory-store';
import { everyUnit, scopeOfUnits, type UnitScope, type UnitSpan } from '../../memory/unit-spans';
import type { MemoryRequestStore } from './memory-request-store';
import { rangeOf, type MemoryLimits } from './memory-sentences';

/**
 * Requests and sentences that are few: these sentences are known before the words are looked for. Reading
 * more of them takes longer than it saves, and so does reading those of requests that were not made one after
 * another, as of a connection: their sentences are everywhere.
 */
const few = { requests: 2000, units: 50_000, scattered: 10_000 };
/** Units of an imported memory that are known by their dates: of others, each text would be read. */
const mostDated = 50_000;
/** Requests that are read for the span of their keys. */
const mostRead = 50_000;

/** Where sentences within limits can be. */
export interface RequestScope extends UnitScope {
  /** The only requests that are wanted; undefined where they are too many, or all. */
  readonly requests?: ReadonlySet<number>;
}

/**
 * Returns where sentences of requests within the limits can be. Of few requests these are their sentences.
 * Requests of one time were made one after another in general: of many, the keys that their new sentences got
 * come first, then the others, since a sentence that is repeated keeps its first key.
 */
export function scopeOfRequests(
  requests: Pick<MemoryRequestStore, 'within'>,
  store: Pick<MemorySearchStore, 'ofRequests' | 'requests' | 'size'>,
  limits: MemoryLimits,
): RequestScope {
  const { connection, since, until } = limits;
  if (connection === undefined && since === undefined && until === undefined) return everyUnit;
  const { fromUs, toUs } = rangeOf(limits);
  const keys = requests.within(
    {
      connection,
      fromUs: Math.max(fromUs, Number.MIN_SAFE_INTEGER),
      toUs: Math.min(toUs, Number.MAX_SAFE_INTEGER),
    },
    mostRead,
  );
  if (keys.length === mostRead) return everyUnit;
  const wanted = new Set(keys);
  if (keys.length <= few.requests) {
    const most = connection === undefined ? few.units : few.scattered;
    // Sentences that are repeated are in fewer units.
    const expected = (keys.length * store.size()) / Math.max(1, store.requests());
    const units = expected > 2 * most ? undefined : store.ofRequests(keys, most + 1);
    if (units !== undefined && units.length <= most) return { ...scopeOfUnits(units), requests: wanted };
  }
  return { spans: spansAround(keys), requests: wanted };
}

/** Returns where units of an imported memory, which have dates of their own, can be within limits of time. */
export function scopeOfDates(
  store: Pick<MemorySearchStore, 'changedWithin'>,
  limits: Pick<MemoryLimits, 'since' | 'until'>,
): UnitScope {
  if (limits.since === undefined && limits.until === undefined) return everyUnit;
  const { fromUs, toUs } = rangeOf(limits);
  const units = store.changedWithin(instantOf(fromUs), instantOf(toUs), mostDated + 1);
  return units === undefined || units.length > mostDated ? everyUnit : scopeOfUnits(units);
}

/** An instant as it is compared with dates of units, which are texts of the years 0000 to 9999. */
function instantOf(us: number): string {
  if (Number.isFinite(us)) return new Date(us / 1000).toISOString();
  return us < 0 ? '' : ':';
}

/** The keys that the units of these requests got first, then all others. */
function spansAround(keys: readonly number[]): readonly UnitSpan[] {
  const own = keys.reduce(
    ({ first, last }, key) => ({ first: Math.min(first, key), last: Math.max(last, key) }),
    { first: Infinity, last: 0 },
  );
  const span = unitsOfRequests(own.first, own.last);
  return [span, { first: span.last + 1, last: Number.MAX_SAFE_INTEGER }, { first: 0, last: span.first - 1 }];
}
