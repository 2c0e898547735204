import { numbersOf } from '../../content/filter/filter-numbers';
import type { FilterKey } from '../../content/filter/filter-keys';
import type { ConditionTerm, PlacedTerm, TextTerm } from '../../content/filter/filter-term';
import { parseFilter } from '../../content/filter/parse-filter';
import { asksForText, searchQuery, type SearchQuery } from '../../content/search/search-query';
import { isDerivedKey, requestCondition } from './request-filter-sql';
import type { RequestListStore } from '../requests/request-list-store';
import type { SearchFeedStore } from './search-feed-store';
import type { SearchIndex } from './search-index-store';
import { BitSet } from '../platform/bit-set';

/** Words that may also be names of what is searched. */
interface Names {
  /** The only word, as it is written and without signs around it: the id of a request or of a field. */
  readonly only: readonly string[];
  /** Words of a list, which may be ids of requests. */
  readonly listed: readonly string[];
}

export interface Question {
  readonly conditions: readonly ConditionTerm[];
  readonly words: SearchQuery;
  readonly names: Names;
  /** A part was not understood: without it, the rest would select too much. */
  readonly isFaulty: boolean;
}

/** Undefined when the filter is empty. */
export function questionOf(filter = ''): Question | undefined {
  if (filter === '') return undefined;
  const { terms, troubles } = parseFilter(filter);
  const conditions = terms.filter((term) => term.kind === 'condition');
  const texts = terms.filter((term) => term.kind === 'text');
  const words = searchQuery(texts);
  const isFaulty = troubles.length > 0;
  if (conditions.length === 0 && !asksForText(words) && !isFaulty) return undefined;
  return { conditions, words, names: namesIn(texts), isFaulty };
}

/** Signs around an id that was copied from a mail or a list: `<id>`, `(id),`. */
const signsAround = /^[^\p{L}\p{M}\p{N}_]+|(?<![^\p{L}\p{M}\p{N}_])[^\p{L}\p{M}\p{N}_]+$/gu;

function namesIn(texts: readonly (PlacedTerm & TextTerm)[]): Names {
  const wanted = texts.filter(({ isNegated }) => !isNegated);
  if (wanted.some(({ isPhrase }) => isPhrase)) return { only: [], listed: [] };
  const written = wanted.map(({ text }) => text);
  const bare = new Set(
    written.flatMap((text) => text.split(/[,;]/)).map((name) => name.replace(signsAround, '')),
  );
  bare.delete('');
  const only = written.length === 1 ? written : [];
  return bare.size > 1 ? { only, listed: [...bare] } : { only: [...new Set([...only, ...bare])], listed: [] };
}

/** Tells ids of a pasted list from the words of a sentence. */
const isLikeId = (name: string): boolean => name.length >= shortestBeginning && /\d/.test(name);

interface SetStores {
  readonly list: RequestListStore;
  readonly feed: SearchFeedStore;
  readonly index: SearchIndex;
}

/** The id of a request or of one of its fields that is, or begins with, the searched word. */
export interface FoundName {
  readonly kind: 'id' | 'field';
  readonly text: string;
}

/** More requests have the same source only in tests of a system. */
const mostOfJob = 10_000;
/** A shorter text finds only the request whose whole id it is. */
const shortestBeginning = 6;
/** With more matches, the beginning of an id, or a field's id such as `title`, is a word like any other. */
const most = { ids: 500, withField: 50 };

/**
 * The requests that match a filter, as unordered sets: a match is in all of some sets, and in none of the
 * others.
 */
export class FilterMatches {
  /** The smallest of the sets that a match must be in; undefined when the filter only excludes requests. */
  readonly fewest: readonly number[] | undefined;
  /** Requests that are found by the name in the filter, before those that have it as a word. */
  readonly named: ReadonlyMap<number, FoundName>;
  readonly #stores: SetStores;
  readonly #nowMs: number;
  readonly #gone: readonly number[];
  readonly #wanted: readonly BitSet[];
  readonly #unwanted: BitSet;

  constructor(stores: SetStores, { conditions, words, names, isFaulty }: Question, nowMs: number) {
    this.#stores = stores;
    this.#nowMs = nowMs;
    const { feed, index } = stores;
    const isDerived = asksForText(words) || conditions.some(({ key }) => isDerivedKey(key));
    // The derived data lags behind removed requests.
    this.#gone = isDerived ? feed.removedAfter(index.revision()) : [];
    const unwanted = conditions
      .filter(({ isNegated }) => isNegated)
      .map(({ key, values }) => this.#keysOf(key, values));
    const byKey = Map.groupBy(
      conditions.filter(({ isNegated }) => !isNegated),
      ({ key }) => key,
    );
    const wanted = Array.from(byKey, ([key, terms]) =>
      this.#keysOf(
        key,
        terms.flatMap(({ values }) => values),
      ),
    );
    const named = words.wanted.length === 0 ? new Map<never, never>() : this.#named(names);
    if (words.wanted.length > 0)
      wanted.push(distinct([this.#present(index.withAll(words.wanted)), [...named.keys()]]));
    this.named = named;
    if (words.unwanted.length > 0) unwanted.push(this.#present(index.withAny(words.unwanted)));
    if (isFaulty) wanted.push([]);
    this.fewest = wanted.toSorted((a, b) => a.length - b.length)[0];
    this.#wanted = wanted.map((keys) => new BitSet(keys));
    this.#unwanted = new BitSet(unwanted.flat());
  }

  has(key: number): boolean {
    return this.#wanted.every((set) => set.has(key)) && !this.#unwanted.has(key);
  }

  /** Number of requests that are excluded. */
  get unwantedCount(): number {
    return this.#unwanted.size;
  }

  /**
   * Returns requests with one of the values. Keys are separate statements: most have an index that answers
   * them without reading requests, and in one statement SQLite uses only one index, not always the narrowest.
   */
  #keysOf(key: FilterKey, values: readonly string[]): readonly number[] {
    const { list, index } = this.#stores;
    if (key === 'words')
      return this.#present(distinct(values.map((value) => index.withWords(numbersOf(value)))));
    if (key === 'field') return this.#present(distinct(values.map((value) => index.withField(value))));
    if (key === 'job') return this.#present(distinct(values.map((id) => this.#ofJob(id))));
    return list.keysWhere(requestCondition(key, values, this.#nowMs));
  }

  /** Returns the requests of a job, by the id of one of them. */
  #ofJob(id: string): readonly number[] {
    const { list, index } = this.#stores;
    const named = list.byId(id, mostOfJob).filter((one) => one.id === id);
    // One whose source is not known, or not read yet, is alone.
    return [...new Set(named.flatMap(({ key }) => [key, ...index.ofJob(key, mostOfJob)]))];
  }

  #named({ only, listed }: Names): ReadonlyMap<number, FoundName> {
    const { list, index } = this.#stores;
    const found = new Map<number, FoundName>();
    for (const name of only) {
      const withField = this.#present(index.withField(name));
      if (withField.length <= most.withField)
        for (const key of withField) found.set(key, { kind: 'field', text: name });
    }
    for (const name of [...only, ...listed.filter(isLikeId)])
      for (const spelling of new Set([name, name.toLowerCase()])) {
        const withId = list.byId(spelling, most.ids + 1);
        const isBeginning =
          name.length >= shortestBeginning && withId.length <= most.ids && only.includes(name);
        for (const { key, id } of withId)
          if (isBeginning || id === spelling) found.set(key, { kind: 'id', text: id });
      }
    return found;
  }

  #present(keys: readonly number[]): readonly number[] {
    if (this.#gone.length === 0) return keys;
    const gone = new BitSet(this.#gone);
    return keys.filter((key) => !gone.has(key));
  }
}

function distinct(sets: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...others] = sets.filter((keys) => keys.length > 0);
  return others.length === 0 ? first : [...new Set([first, ...others].flat())];
}
