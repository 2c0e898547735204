import { hash as digestOf } from 'node:crypto';
import type { Deviations, Passage } from '../../../content/checks/across/deviations';
import {
  fewestLanguages,
  isMajority,
  type FieldInLanguages,
} from '../../../content/checks/causes/source-cause';
import type { LanguagePair } from '../../../contract/problems';
import type { DeviationStore, StoredField, TranslatedField } from './deviation-store';

/** A field among the translations of its source. */
export interface DeviatingField {
  /** Identifies the source (`sourceHash`). */
  readonly source: number;
  readonly deviations: Deviations;
}

/** The fields of a request by their positions; undefined for a field without a target. */
export interface RequestInLanguages {
  /** The target language. */
  readonly language: string;
  readonly fields: readonly (DeviatingField | undefined)[];
}

/**
 * A passage as it is stored. `isOpen` is 1 where fewer sentences are a problem unless other languages have
 * them.
 */
type StoredPassage = readonly [block: number, percent: number, hasFewer: 0 | 1, isOpen: 0 | 1];
/** Deviations of a field: the hashes of their names, and its passages. */
type HashedField = readonly [keys: readonly number[], passages: readonly StoredPassage[]];

const nothing: HashedField = [[], []];

/** Compares the translations of one text in several languages, in whatever requests these are. */
export class LanguageComparison {
  readonly #store: DeviationStore;

  constructor(store: DeviationStore) {
    this.#store = store;
  }

  /**
   * Stores how the fields of a request deviate from their sources. Requests of which something else is to be
   * said now are queued for another check.
   */
  learn(requestKey: number, { language, fields }: RequestInLanguages): void {
    const bySource = new Map<number, StoredField>();
    for (const field of fields) {
      // A text that is in several fields has one vote, that of the first.
      if (field === undefined || bySource.has(field.source)) continue;
      const { source, deviations } = field;
      bySource.set(source, { requestKey, source, language, said: storedText(deviations) });
    }
    this.#replace(requestKey, bySource);
  }

  /** Removes what a request that is gone, or no longer has a target, had stored. */
  forget(requestKey: number): void {
    this.#replace(requestKey, new Map());
  }

  /** Returns each field among its languages; undefined for a field with too few of them. */
  compare({ language, fields }: RequestInLanguages): (position: number) => FieldInLanguages | undefined {
    const known = new Map<number, FieldInLanguages | undefined>();
    return (position) => {
      if (!known.has(position)) known.set(position, this.#inLanguages(language, fields[position]));
      return known.get(position);
    };
  }

  #inLanguages(language: string, field: DeviatingField | undefined): FieldInLanguages | undefined {
    if (field === undefined) return undefined;
    const others = inOtherLanguages(language, this.#store.languages(field.source));
    if (others === undefined) return undefined;
    const hashes = new Map<string, number>();
    const knownHash = (key: string): number => {
      const hash = hashes.get(key) ?? hashOf(key);
      hashes.set(key, hash);
      return hash;
    };
    const among = amongOthers(hashField(field.deviations, knownHash), others);
    return {
      languages: among.languages,
      timesOf: (key) => among.timesOf(knownHash(key)),
      isShortest: (passage) => among.isShortest(storedPassage(passage)),
    };
  }

  #replace(requestKey: number, after: ReadonlyMap<number, StoredField>): void {
    const store = this.#store;
    const before = new Map(store.ofRequest(requestKey).map((field) => [field.source, field]));
    const sources = [...new Set([...before.keys(), ...after.keys()])].filter((source) => {
      const [old, now] = [before.get(source), after.get(source)];
      return old?.language !== now?.language || old?.said !== now?.said;
    });
    const compared = sources.flatMap((source) => {
      const others = store.concerned(source).filter((other) => other.requestKey !== requestKey);
      return others.length === 0 ? [] : [{ source, others, old: store.languages(source) }];
    });
    for (const source of sources) {
      const [old, now] = [before.get(source), after.get(source)];
      if (old !== undefined) store.remove(old);
      if (now !== undefined) store.put(now);
    }
    for (const { source, others, old } of compared) {
      const now = store.languages(source);
      const changed = others.filter((other) => outcome(other, old) !== outcome(other, now));
      store.enqueue(changed.map((other) => other.requestKey));
    }
  }
}

/** A passage this much shorter than in most other languages, in percent, lacks a sentence. */
const longestRest = 55;

/** Returns the translations into other languages than the field's; undefined if these are too few. */
function inOtherLanguages(
  language: string,
  translations: readonly TranslatedField[],
): readonly TranslatedField[] | undefined {
  const others = translations.filter((one) => one.language !== language);
  return others.length + 1 < fewestLanguages ? undefined : others;
}

/** Compares a field with its translations into other languages. */
function amongOthers(field: HashedField, others: readonly TranslatedField[]) {
  const rest = others.map(hashedField);
  const all = [field, ...rest];
  return {
    languages: all.length,
    timesOf: (hash: number) => all.filter(([keys]) => keys.includes(hash)).length,
    isShortest: ([block, percent]: StoredPassage) => {
      const same = rest.flatMap(([, passages]) => passages.filter(([of]) => of === block));
      const middle = same.map(([, length]) => length).toSorted((a, b) => a - b)[same.length >> 1];
      if (middle === undefined || same.length + 1 < fewestLanguages) return false;
      return same.every(([, , hasFewer]) => hasFewer === 0) && percent * 100 < middle * longestRest;
    },
  };
}

/** Returns a text that changes with the problems that a field has because of its other languages. */
function outcome(field: StoredField, translations: readonly TranslatedField[]): string {
  const others = inOtherLanguages(field.language, translations);
  if (others === undefined) return '';
  const own = hashedField(field);
  const among = amongOthers(own, others);
  const [keys, passages] = own;
  const common = keys
    .map((hash) => [hash, among.timesOf(hash)] as const)
    .filter(([, times]) => isMajority(times, among.languages));
  const single = passages.filter((passage) => passage[3] === 1 && among.isShortest(passage));
  return common.length + single.length === 0 ? '' : JSON.stringify([common, single, among.languages]);
}

function hashField({ keys, passages }: Deviations, hash: (key: string) => number = hashOf): HashedField {
  return [keys.map((key) => hash(key)), passages.map(storedPassage)];
}

const storedText = (deviations: Deviations): string | null =>
  deviations.keys.length + deviations.passages.length === 0 ? null : JSON.stringify(hashField(deviations));

const storedPassage = ({ block, percent, hasFewer, problem }: Passage): StoredPassage => [
  block,
  percent,
  hasFewer ? 1 : 0,
  problem === undefined ? 0 : 1,
];

/** Identifies a source text among those of its language. */
export const sourceHash = (text: string, { source }: Pick<LanguagePair, 'source'>): number =>
  hashOf(`${source}\n${text}`);

/** A hash has 48 bits, as those of segments. */
const hashOf = (text: string): number => digestOf('sha256', text, 'buffer').readUIntBE(0, 6);

function hashedField({ said }: TranslatedField): HashedField {
  if (said === null) return nothing;
  // Written only by `learn`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(said) as HashedField;
}
