import { parseTimestamp } from '../../../content/timestamp';
import type { MemoryPlace } from '../../../contract/memory/memory';
import type { OpenMemory } from '../../memory/imported/imported-memories';
import type { FoundUnit, MemorySearchStore, UnitPlace } from '../../memory/memory-search-store';
import type { ConnectionStore } from '../../upstream/connection-store';
import type { PlacedUnit } from './memory-hits';
import type { MemoryRequestStore, PlacedField, RequestFacts } from './memory-request-store';

/** Limits of the units that are wanted. */
export interface MemoryLimits {
  readonly connection?: number | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** All requests within these limits, where they are known: facts on others are not read. */
  readonly requests?: ReadonlySet<number> | undefined;
  /** A request whose sentences are left out. */
  readonly except?: number | undefined;
  /** Only accepted translations. */
  readonly isAccepted?: boolean | undefined;
}

interface Parts {
  readonly requests: MemoryRequestStore;
  readonly connections: Pick<ConnectionStore, 'nameOf'>;
}

/** Places of a unit that are compared to choose the one to show. */
const mostPlaces = 5;

/** Reads where the units of this desk's requests are, and of imported memories. */
export class MemorySentences {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Returns those of the units that are in a request within the limits, each with its best place. `isWanted`
   * is asked only about units that are.
   */
  placed(
    store: MemorySearchStore,
    keys: readonly number[],
    limits: MemoryLimits,
    isWanted: (unit: FoundUnit) => boolean = () => true,
  ): readonly PlacedUnit[] {
    const { requests } = limits;
    const all = store.places(keys);
    const places = requests === undefined ? all : all.filter((place) => requests.has(place.requestKey));
    const within = this.#within(places, limits);
    const units = store.units([...within.keys()]).filter(isWanted);
    const asked = units.flatMap(({ key }) => within.get(key)?.slice(0, mostPlaces) ?? []);
    const fields = new Map(
      this.#parts.requests
        .fields(asked.map(({ requestKey, position }) => [requestKey, position]))
        .map((field) => [nameOf(field), field]),
    );
    return units.flatMap((unit) => {
      const own = within.get(unit.key) ?? [];
      const [best] = own
        .slice(0, mostPlaces)
        .flatMap((place) => fields.get(nameOf(place)) ?? [])
        .toSorted((a, b) => rankOf(b) - rankOf(a) || b.completedUs - a.completedUs);
      if (best === undefined || (limits.isAccepted === true && rankOf(best) < 2)) return [];
      const more = new Set(own.map(({ requestKey }) => requestKey)).size - 1;
      return [{ unit, place: this.#placeOf(best), rank: rankOf(best), time: best.completedText, more }];
    });
  }

  /** The places of each unit within the limits: those in accepted requests first, then the newest. */
  #within(places: readonly UnitPlace[], limits: MemoryLimits): ReadonlyMap<number, readonly UnitPlace[]> {
    const facts = new Map(
      this.#parts.requests
        .facts([...new Set(places.map(({ requestKey }) => requestKey))])
        .filter(isWithin(limits))
        .map((one) => [one.key, one]),
    );
    const within = new Map<number, UnitPlace[]>();
    for (const place of places) {
      if (!facts.has(place.requestKey)) continue;
      const all = within.get(place.unit);
      if (all === undefined) within.set(place.unit, [place]);
      else all.push(place);
    }
    const order = ({ requestKey }: UnitPlace): number => {
      const { isAccepted = 0, completedUs = 0 } = facts.get(requestKey) ?? {};
      return completedUs + isAccepted * Number.MAX_SAFE_INTEGER;
    };
    for (const all of within.values()) if (all.length > 1) all.sort((a, b) => order(b) - order(a));
    return within;
  }

  #placeOf(field: PlacedField): MemoryPlace {
    const connection = this.#parts.connections.nameOf(field.origin);
    return {
      kind: 'request',
      requestKey: field.requestKey,
      requestId: field.requestId,
      title: field.title,
      fieldId: field.fieldId,
      position: field.position,
      date: field.completedText,
      state: field.isImported === 1 ? 'imported' : field.isReviewed === 1 ? 'reviewed' : 'none',
      ...(connection === undefined ? {} : { connection }),
    };
  }
}

/** The unit of an imported memory with its place. */
export function ofMemory(unit: FoundUnit, { id, name }: Pick<OpenMemory, 'id' | 'name'>): PlacedUnit {
  const date = unit.changed === null ? {} : { date: unit.changed };
  return { unit, place: { kind: 'memory', id, name, ...date }, rank: 0, time: unit.changed ?? '', more: 0 };
}

/** Whether a unit of an imported memory is within limits of time; one without a date is in none. */
export function isInTime({ changed }: FoundUnit, { since, until }: MemoryLimits): boolean {
  if (since === undefined && until === undefined) return true;
  const at = changed === null ? undefined : parseTimestamp(changed)?.us;
  return at !== undefined && isBetween(at, rangeOf({ since, until }));
}

function isWithin(limits: MemoryLimits): (facts: RequestFacts) => boolean {
  const { connection, except } = limits;
  const range = rangeOf(limits);
  return ({ key, origin, completedUs, isAccepted }) =>
    key !== except &&
    (connection === undefined || origin === connection) &&
    isBetween(completedUs, range) &&
    (limits.isAccepted !== true || isAccepted === 1);
}

export interface Range {
  readonly fromUs: number;
  readonly toUs: number;
}

const usOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : parseTimestamp(text)?.us;

/** Limits of time in microseconds; infinite where there is none. */
export function rangeOf({ since, until }: Pick<MemoryLimits, 'since' | 'until'>): Range {
  return { fromUs: usOf(since) ?? -Infinity, toUs: usOf(until) ?? Infinity };
}

const isBetween = (us: number, { fromUs, toUs }: Range): boolean => us >= fromUs && us < toUs;

/** Accepted translations come before the others. */
function rankOf({ isImported, isReviewed }: PlacedField): number {
  return isImported === 1 || isReviewed === 1 ? 2 : 1;
}

const nameOf = ({
  requestKey,
  position,
}: {
  readonly requestKey: number;
  readonly position: number;
}): string => `${requestKey} ${position}`;
