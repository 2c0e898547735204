import { counterpartMarks } from '../../../content/memory/counterpart-marks';
import { pairMark } from '../../../content/memory/memory-tokens';
import { findHits } from '../../../content/search/find-hits';
import type { Phrase } from '../../../content/search/search-query';
import { parseTimestamp } from '../../../content/timestamp';
import type { CommandInput } from '../../../contract/contract';
import type { MemoryFinding, MemoryHit, MemoryMatch, MemoryPlace } from '../../../contract/memory/memory';
import { findSimilar, findText } from '../../memory/memory-search';
import type { FoundUnit, MemorySearchStore, UnitPlace } from '../../memory/memory-search-store';
import type { ConnectionStore } from '../../upstream/connection-store';
import type { MemoryRequestStore, PlacedField } from './memory-request-store';

/** An imported memory that is open. */
export interface OpenMemory {
  readonly id: string;
  readonly name: string;
  readonly store: MemorySearchStore;
}

interface Parts {
  /** Undefined while there is no derived data. */
  readonly desk: () => MemorySearchStore | undefined;
  readonly imported: () => readonly OpenMemory[];
  readonly requests: MemoryRequestStore;
  readonly connections: Pick<ConnectionStore, 'nameOf'>;
}

/** Units of a memory that are compared to show the accepted ones first. */
const mostRead = 400;
/** Units that say how frequent words are in general. */
const sampleSize = 150;

interface PlacedUnit {
  readonly unit: FoundUnit;
  readonly place: MemoryPlace;
  readonly rank: number;
  readonly time: string;
  readonly more: number;
}

/** Finds sentences and their translations in all requests and in imported memories. */
export class MemoryFinder {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  find({ text, side, languages, connection, since, limit }: CommandInput<'memory.find'>): MemoryFinding {
    const desk = this.#parts.desk();
    const question = { text, side, languages };
    const wanted = { connection, sinceUs: since === undefined ? undefined : parseTimestamp(since)?.us };
    const found: PlacedUnit[] = [];
    let phrases: readonly Phrase[] = [];
    let hasMore = false;
    let isLoose = true;
    const isOfRequests = connection !== undefined || since !== undefined;
    const memories = isOfRequests ? [] : this.#parts.imported();
    const answers = [
      { store: desk, memory: undefined },
      ...memories.map((memory) => ({ store: memory.store, memory })),
    ].flatMap(({ store, memory }) =>
      store === undefined ? [] : [{ store, memory, ...findText(store, question, mostRead) }],
    );
    // Sentences with the whole text come alone, wherever they are.
    const whole = answers.filter(({ keys, phrases: own }) => keys.length > 0 && own.length === 1);
    for (const { store, memory, keys, phrases: own, isComplete } of whole.length > 0 ? whole : answers) {
      phrases = own;
      isLoose = isLoose && own.length > 1;
      hasMore ||= !isComplete;
      const units = store.units(keys);
      found.push(
        ...(memory === undefined
          ? this.#placed(store, units, wanted)
          : units.map((unit) => ofMemory(unit, memory))),
      );
    }
    found.sort((a, b) => b.rank - a.rank || compareTexts(b.time, a.time) || b.unit.key - a.unit.key);
    const shown = found.slice(0, limit);
    return {
      hits: marked(shown, phrases, side, this.#general(desk, shown)),
      hasMore: hasMore || found.length > limit,
      isLoose: found.length > 0 && isLoose,
      units: (desk?.size() ?? 0) + this.#parts.imported().reduce((sum, { store }) => sum + store.size(), 0),
    };
  }

  matches({ text, languages, except, limit }: CommandInput<'memory.matches'>): readonly MemoryMatch[] {
    const desk = this.#parts.desk();
    const similar = desk === undefined ? [] : findSimilar(desk, text, languages, 2 * limit);
    const scores = new Map(similar.map(({ unit, score }) => [unit.key, score]));
    const own =
      desk === undefined
        ? []
        : this.#placed(
            desk,
            similar.map(({ unit }) => unit),
            { except },
          ).map((placed) => ({
            ...placed,
            score: scores.get(placed.unit.key) ?? 0,
          }));
    const others = this.#parts.imported().flatMap((memory) =>
      findSimilar(memory.store, text, languages, limit).map(({ unit, score }) => ({
        ...ofMemory(unit, memory),
        score,
      })),
    );
    const seen = new Set<string>();
    return [...own, ...others]
      .toSorted((a, b) => b.score - a.score || b.rank - a.rank || compareTexts(b.time, a.time))
      .filter(({ unit }) => {
        const name = unit.targetMarkup ?? unit.target;
        return !seen.has(name) && seen.add(name);
      })
      .slice(0, limit)
      .map(({ unit, score, place }) => ({
        score,
        source: unit.source,
        target: unit.target,
        ...(unit.sourceMarkup === null ? {} : { sourceMarkup: unit.sourceMarkup }),
        ...(unit.targetMarkup === null ? {} : { targetMarkup: unit.targetMarkup }),
        languages: { source: unit.languageSource, target: unit.languageTarget },
        place,
      }));
  }

  /** Returns the units that still are in a wanted request, each with its best place. */
  #placed(
    store: MemorySearchStore,
    units: readonly FoundUnit[],
    wanted: {
      readonly connection?: number | undefined;
      readonly sinceUs?: number | undefined;
      readonly except?: number | undefined;
    },
  ): readonly PlacedUnit[] {
    const places = units.map((unit) => ({ unit, places: store.places(unit.key) }));
    const asked = new Map<string, UnitPlace>();
    for (const { places: own } of places) for (const place of own) asked.set(nameOf(place), place);
    const fields = new Map(
      this.#parts.requests
        .fields(Array.from(asked.values(), ({ requestKey, position }) => [requestKey, position]))
        .map((field) => [nameOf(field), field]),
    );
    return places.flatMap(({ unit, places: own }) => {
      const there = own
        .flatMap((place) => fields.get(nameOf(place)) ?? [])
        .filter(
          ({ requestKey, origin, completedUs }) =>
            requestKey !== wanted.except &&
            (wanted.connection === undefined || origin === wanted.connection) &&
            (wanted.sinceUs === undefined || completedUs >= wanted.sinceUs),
        )
        .toSorted((a, b) => rankOf(b) - rankOf(a) || b.completedUs - a.completedUs);
      const [best] = there;
      if (best === undefined) return [];
      const more = new Set(there.map(({ requestKey }) => requestKey)).size - 1;
      return [{ unit, place: this.#placeOf(best), rank: rankOf(best), time: best.completedText, more }];
    });
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

  /** Some other units of each pair of languages, by its mark. */
  #general(
    desk: MemorySearchStore | undefined,
    shown: readonly PlacedUnit[],
  ): ReadonlyMap<string, readonly FoundUnit[]> {
    const pairs = new Set(shown.map(({ unit }) => markOf(unit)));
    return new Map(
      Array.from(pairs, (mark) => [mark, desk === undefined ? [] : desk.sample(mark, sampleSize)]),
    );
  }
}

/** Accepted translations come before the others, those of the desk before imported memories. */
function rankOf({ isImported, isReviewed }: PlacedField): number {
  return isImported === 1 || isReviewed === 1 ? 2 : 1;
}

function ofMemory(unit: FoundUnit, { id, name }: OpenMemory): PlacedUnit {
  const date = unit.changed === null ? {} : { date: unit.changed };
  return { unit, place: { kind: 'memory', id, name, ...date }, rank: 0, time: unit.changed ?? '', more: 0 };
}

const nameOf = ({
  requestKey,
  position,
}: {
  readonly requestKey: number;
  readonly position: number;
}): string => `${requestKey} ${position}`;
const markOf = (unit: FoundUnit): string =>
  pairMark({ source: unit.languageSource, target: unit.languageTarget });
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Marks the text that was found, and its counterpart where the other sentences show which one it is. */
function marked(
  shown: readonly PlacedUnit[],
  phrases: readonly Phrase[],
  side: 'source' | 'target' | 'both',
  general: ReadonlyMap<string, readonly FoundUnit[]>,
): readonly MemoryHit[] {
  const found = shown.map((one) => ({
    ...one,
    source: side === 'target' ? [] : findHits(one.unit.source, phrases),
    target: side === 'source' ? [] : findHits(one.unit.target, phrases),
  }));
  const counterparts = counterpartMarks(
    found.map(({ unit, source, target }) => {
      const isInSource = source.length > 0;
      return {
        pair: `${markOf(unit)} ${isInSource ? 'source' : 'target'}`,
        own: isInSource ? unit.source : unit.target,
        marks: isInSource ? source : target,
        other: isInSource ? unit.target : unit.source,
      };
    }),
    (pair) => {
      const [mark = '', from] = pair.split(' ');
      return (general.get(mark) ?? []).map((unit) => (from === 'source' ? unit.target : unit.source));
    },
  );
  return found.map(({ unit, place, more, source, target }, index) => {
    const counterpart = counterparts[index] ?? [];
    return {
      source: unit.source,
      target: unit.target,
      languages: { source: unit.languageSource, target: unit.languageTarget },
      sourceMarks: source.length > 0 ? source : counterpart,
      targetMarks: target.length > 0 ? target : source.length > 0 ? counterpart : [],
      place,
      more,
    };
  });
}
