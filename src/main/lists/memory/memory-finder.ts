import { countWords, type WordCounts } from '../../../content/memory/counterpart-marks';
import { fitNumbers } from '../../../content/memory/fit-numbers';
import { baseLanguage, pairMark } from '../../../content/memory/memory-tokens';
import type { CommandInput } from '../../../contract/contract';
import type { MemoryFinding, MemoryMatch, MemoryPair } from '../../../contract/memory/memory';
import type { LanguagePair } from '../../../contract/problems';
import type { OpenMemory } from '../../memory/imported/imported-memories';
import { findSimilar } from '../../memory/memory-search';
import type { FoundUnit, MemorySearchStore } from '../../memory/memory-search-store';
import { hasPhrases, keyBlocks } from '../../memory/memory-text-search';
import { waysToFind, type WayToFind } from '../../memory/ways-to-find';
import { LruCache } from '../../platform/lru-cache';
import type { ConnectionStore } from '../../upstream/connection-store';
import type { Unfinished } from '../query';
import { compareUnits, markedHits, type PlacedUnit } from './memory-hits';
import type { MemoryRequestStore } from './memory-request-store';
import { scopeOfDates, scopeOfRequests } from './memory-scope';
import { isInTime, MemorySentences, ofMemory } from './memory-sentences';

interface Parts {
  /** Undefined while there is no derived data. */
  readonly desk: () => MemorySearchStore | undefined;
  readonly imported: () => readonly OpenMemory[];
  readonly requests: MemoryRequestStore;
  readonly connections: Pick<ConnectionStore, 'nameOf'>;
}

type Question = CommandInput<'memory.find'>;

/** A search that has begun. It begins again when one of its files is replaced. */
interface Search {
  readonly stores: readonly unknown[];
  readonly steps: Generator<undefined, MemoryFinding>;
}

/** Time for a part of a search, after which other calls run. */
const portionMs = 20;
/** Searches that have begun, each in a window of its own. */
const mostBegun = 4;
/** Units looked through, among which the accepted ones are shown first. */
const mostForAccepted = 6000;
/** Within limits, most units that are looked through are not among those. */
const mostForAcceptedLimited = 3000;
/** Units looked through for those within the limits. */
const mostLimited = 100_000;
/** Language pairs and sides whose words are counted. */
const mostCounted = 100;
/** Language pairs among which one is chosen. */
const mostPairs = 100;
/** Units that say how frequent words are in general. */
const sampleSize = 150;

/** Finds sentences and their translations in all requests and in imported memories. */
export class MemoryFinder {
  readonly #parts: Parts;
  readonly #sentences: MemorySentences;
  readonly #begun = new Map<string, Search>();
  readonly #counts = new LruCache<WordCounts>(mostCounted);

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#sentences = new MemorySentences(parts);
  }

  /** Continues the search for this question, or begins it. */
  find(question: Question): MemoryFinding | Unfinished {
    const name = JSON.stringify(question);
    const desk = this.#parts.desk();
    const begun = this.#begun.get(name);
    this.#begun.delete(name);
    const imported = this.#parts.imported();
    const stores = [desk, ...imported.map(({ store }) => store)];
    const isSame =
      begun?.stores.length === stores.length && stores.every((one, at) => one === begun.stores[at]);
    const search = isSame ? begun : { stores, steps: this.#search(question, desk, imported) };
    const startedAt = performance.now();
    for (;;) {
      const { done, value } = search.steps.next();
      if (done === true) return value;
      if (performance.now() - startedAt < portionMs) continue;
      this.#begun.set(name, search);
      const [oldest = name] = this.#begun.keys();
      if (this.#begun.size > mostBegun) this.#begun.delete(oldest);
      return { isUnfinished: true };
    }
  }

  *#search(
    question: Question,
    desk: MemorySearchStore | undefined,
    imported: readonly OpenMemory[],
  ): Generator<undefined, MemoryFinding> {
    const { text, side, limit } = question;
    const size = imported.reduce(
      (sum, memory) => sum + memory.read((store) => store.size(), 0),
      desk?.size() ?? 0,
    );
    for (const way of waysToFind(text)) {
      const { found, isComplete } = yield* this.#find(question, way, desk, imported);
      if (found.length === 0) continue;
      const shown = found.toSorted(compareUnits).slice(0, limit);
      return {
        hits: markedHits(shown, way, side, (mark, on) => this.#countsOf(desk, mark, on)),
        hasMore: !isComplete || found.length > limit,
        isLoose: way.phrases.length > 1,
        units: size,
        ...this.#filling(desk),
      };
    }
    return { hits: [], hasMore: false, isLoose: false, units: size, ...this.#filling(desk) };
  }

  #filling(desk: MemorySearchStore | undefined): Pick<MemoryFinding, 'filling'> {
    const total = this.#parts.requests.awaited() ?? 0;
    const done = desk?.requests() ?? 0;
    return done < total ? { filling: { done, total } } : {};
  }

  *#find(
    question: Question,
    way: WayToFind,
    desk: MemorySearchStore | undefined,
    imported: readonly OpenMemory[],
  ): Generator<undefined, { readonly found: readonly PlacedUnit[]; readonly isComplete: boolean }> {
    const { side, languages, connection, since, until } = question;
    const mark = languages === undefined ? undefined : pairMark(languages);
    const words = { ...way, side, mark };
    const isWanted = (unit: FoundUnit): boolean => hasPhrases(unit, words);
    const found: PlacedUnit[] = [];
    let isComplete = true;
    if (desk !== undefined && question.isImported !== true) {
      const isLimited = connection !== undefined || since !== undefined || until !== undefined;
      const scope = scopeOfRequests(this.#parts.requests, desk, { connection, since, until });
      const limits = { connection, since, until, requests: scope.requests };
      isComplete = yield* this.#read(
        keyBlocks(desk, words, scope),
        found,
        question.limit,
        isLimited,
        (keys, isDeep) =>
          this.#sentences.placed(desk, keys, isDeep ? { ...limits, isAccepted: true } : limits, isWanted),
      );
    }
    // Units of imported memories are in no connection.
    const isWithMemories = connection === undefined && question.isImported !== false;
    for (const memory of isWithMemories ? imported : []) {
      const own: PlacedUnit[] = [];
      const isAll = yield* this.#read(
        keyBlocks(
          {
            withTerms: (...asked) => memory.read((store) => store.withTerms(...asked), []),
            units: (keys) => memory.read((store) => store.units(keys), []),
          },
          words,
          memory.read((store) => scopeOfDates(store, { since, until }), { spans: [] }),
        ),
        own,
        question.limit,
        true,
        (keys, isDeep) =>
          isDeep
            ? []
            : memory
                .read((store) => store.units(keys), [])
                .filter((unit) => isInTime(unit, question) && isWanted(unit))
                .map((unit) => ofMemory(unit, memory)),
      );
      isComplete &&= isAll;
      found.push(...own);
    }
    return { found, isComplete };
  }

  /**
   * Reads blocks of units until enough are found. Then further ones are read only if they are accepted.
   * Returns whether all were read.
   */
  *#read(
    blocks: ReturnType<typeof keyBlocks>,
    found: PlacedUnit[],
    limit: number,
    isLimited: boolean,
    read: (keys: readonly number[], isDeep: boolean) => readonly PlacedUnit[],
  ): Generator<undefined, boolean> {
    const most = isLimited ? mostForAcceptedLimited : mostForAccepted;
    let count = 0;
    let hasAccepted: boolean | undefined;
    let isAll = true;
    for (const keys of blocks) {
      isAll = keys !== undefined;
      const isFull = found.length >= limit;
      if (keys === undefined && isFull) return false;
      if (keys === undefined || keys.length === 0) {
        yield;
        continue;
      }
      if (isFull) hasAccepted ??= this.#parts.requests.hasAccepted();
      const accepted = found.reduce((sum, { rank }) => sum + (rank === 2 ? 1 : 0), 0);
      const isEnough = isFull && (hasAccepted !== true || accepted >= limit || count >= most);
      if (isEnough || count >= (isLimited ? mostLimited : Infinity)) return false;
      found.push(...read(keys, isFull));
      count += keys.length;
      yield;
    }
    return isAll;
  }

  matches({ text, languages, except, limit }: CommandInput<'memory.matches'>): readonly MemoryMatch[] {
    const desk = this.#parts.desk();
    const similar = desk === undefined ? [] : findSimilar(desk, text, languages, 2 * limit);
    const scores = new Map(similar.map(({ unit, score }) => [unit.key, score]));
    const own =
      desk === undefined
        ? []
        : this.#sentences
            .placed(desk, [...scores.keys()], { except })
            .map((placed) => ({ ...placed, score: scores.get(placed.unit.key) ?? 0 }));
    const others = this.#parts
      .imported()
      .flatMap((memory) =>
        memory
          .read((store) => findSimilar(store, text, languages, limit), [])
          .map(({ unit, score }) => ({ ...ofMemory(unit, memory), score })),
      );
    const seen = new Set<string>();
    return [...own, ...others]
      .map((match) => withNumbersOf(text, match))
      .toSorted((a, b) => b.score - a.score || compareUnits(a, b))
      .filter(({ unit }) => {
        const name = unit.targetMarkup ?? unit.target;
        return !seen.has(name) && seen.add(name);
      })
      .slice(0, limit)
      .map(({ unit, score, place, hasFittedNumbers }) => ({
        score,
        ...(hasFittedNumbers === true ? { hasFittedNumbers } : {}),
        source: unit.source,
        target: unit.target,
        ...(unit.sourceMarkup === null ? {} : { sourceMarkup: unit.sourceMarkup }),
        ...(unit.targetMarkup === null ? {} : { targetMarkup: unit.targetMarkup }),
        languages: { source: unit.languageSource, target: unit.languageTarget },
        place,
      }));
  }

  /** The language pairs that have sentences, without their regions, the most frequent first. */
  languages(): readonly LanguagePair[] {
    const own = this.#parts.desk()?.pairs() ?? [];
    const imported = this.#parts.imported().flatMap((memory) => memory.read((store) => store.pairs(), []));
    const pairs = new Map<string, MemoryPair>();
    for (const { units, ...languages } of [...own, ...imported]) {
      const [source, target] = [baseLanguage(languages.source), baseLanguage(languages.target)];
      const known = pairs.get(`${source} ${target}`)?.units ?? 0;
      pairs.set(`${source} ${target}`, { source, target, units: known + units });
    }
    return [...pairs.values()]
      .toSorted((a, b) => b.units - a.units)
      .slice(0, mostPairs)
      .map(({ source, target }) => ({ source, target }));
  }

  /** Counts words in some sentences of a language pair; kept until the memory has grown by a fifth. */
  #countsOf(desk: MemorySearchStore | undefined, mark: string, side: 'source' | 'target'): WordCounts {
    const growth = Math.floor(Math.log(1 + (desk?.size() ?? 0)) / Math.log(1.2));
    return this.#counts.get(`${growth}`, `${mark} ${side}`, () =>
      countWords((desk?.sample(mark, sampleSize) ?? []).map((unit) => unit[side])),
    );
  }
}

interface ScoredUnit extends PlacedUnit {
  readonly score: number;
  readonly hasFittedNumbers?: true;
}

/** With the numbers of a text, where a match differs in these only: then there is least to change in it. */
function withNumbersOf(text: string, match: ScoredUnit): ScoredUnit {
  const fitted = match.score === 100 ? undefined : fitNumbers(match.unit, text);
  if (fitted === undefined) return match;
  return { ...match, unit: { ...match.unit, ...fitted }, score: 99, hasFittedNumbers: true };
}
