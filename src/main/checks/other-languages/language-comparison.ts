import { createHash } from 'node:crypto';
import type { Deviations, Passage } from '../../../content/checks/across/deviations';
import {
  fewestLanguages,
  isOfSource,
  type FieldInLanguages,
} from '../../../content/checks/causes/source-cause';
import type { DeviationStore, StoredDeviations } from './deviation-store';

/** A request among the languages of its source. */
export interface RequestInLanguages {
  /** Identifies the source: its language, the ids of the fields and their texts. */
  readonly source: number;
  readonly language: string;
  /** By the positions of the fields; undefined where a field has no target. */
  readonly fields: readonly (Deviations | undefined)[];
}

/**
 * A passage as it is stored. `isOpen` is 1 where fewer sentences are a problem unless other languages have
 * them.
 */
type StoredPassage = readonly [block: number, percent: number, hasFewer: 0 | 1, isOpen: 0 | 1];
/** Deviations of a field: the hashes of their names, and its passages. */
type HashedField = readonly [keys: readonly number[], passages: readonly StoredPassage[]];
/** Null where a field has no target, 0 where there is nothing to compare. */
type HashedFields = readonly (HashedField | 0 | null)[];

/** Compares the targets of one source in several languages. */
export class LanguageComparison {
  readonly #store: DeviationStore;

  constructor(store: DeviationStore) {
    this.#store = store;
  }

  /**
   * Stores how a request deviates from its source. Requests of which something else is to be said now are
   * queued for another check.
   */
  learn(requestKey: number, { source, language, fields }: RequestInLanguages): void {
    const hashed = fields.map(hashField);
    this.#replace(requestKey, { requestKey, source, language, fields: JSON.stringify(hashed) });
  }

  /** Removes what a request that is gone, or no longer has a target, had stored. */
  forget(requestKey: number): void {
    this.#replace(requestKey, undefined);
  }

  /** Returns each field among its languages; undefined for a field with too few of them. */
  compare(
    requestKey: number,
    { source, language, fields }: RequestInLanguages,
  ): (position: number) => FieldInLanguages | undefined {
    const rows = this.#store.ofSource(source).filter((row) => row.requestKey !== requestKey);
    const others = otherLanguages(rows, language);
    if (others.length + 1 < fewestLanguages) return () => undefined;
    const own = fields.map(hashField);
    return (position) => {
      const field = inLanguages(own, others, position);
      return (
        field && {
          languages: field.languages,
          timesOf: (key) => field.timesOf(hashOf(key)),
          isShortest: (passage) => field.isShortest(storedPassage(passage)),
        }
      );
    };
  }

  #replace(requestKey: number, row: StoredDeviations | undefined): void {
    const store = this.#store;
    const before = store.ofRequest(requestKey);
    if (
      before?.source === row?.source &&
      before?.language === row?.language &&
      before?.fields === row?.fields
    )
      return;
    const sources = [...new Set([before?.source, row?.source])].filter((source) => source !== undefined);
    const known = sources.map((source) => store.ofSource(source));
    if (row === undefined) store.remove(requestKey);
    else store.put(row);
    for (const [at, source] of sources.entries()) {
      const [old, now] = [known[at] ?? [], store.ofSource(source)];
      if (Math.max(old.length, now.length) < fewestLanguages) continue;
      const others = now.filter((one) => one.requestKey !== requestKey);
      store.enqueue(
        others.filter((one) => outcome(one, old) !== outcome(one, now)).map((one) => one.requestKey),
      );
    }
  }
}

/** The fields of the newest request in each other language. */
function otherLanguages(rows: readonly StoredDeviations[], language: string): readonly HashedFields[] {
  const newest = new Map<string, StoredDeviations>();
  for (const row of rows) {
    if (row.language !== language && !newest.has(row.language)) newest.set(row.language, row);
  }
  return Array.from(newest.values(), hashedFields);
}

/** A passage this much shorter than in most other languages, in percent, lacks a sentence. */
const longestRest = 55;

/** Compares a field with all languages that have a target of it; undefined if these are too few. */
function inLanguages(own: HashedFields, others: readonly HashedFields[], position: number) {
  const field = own[position] ?? null;
  const rest = others.map((fields) => fields[position] ?? null).filter((one) => one !== null);
  if (field === null || rest.length + 1 < fewestLanguages) return undefined;
  const all = [field, ...rest];
  return {
    languages: all.length,
    timesOf: (hash: number) => all.filter((one) => one !== 0 && one[0].includes(hash)).length,
    isShortest: ([block, percent]: StoredPassage) => {
      const same = rest.flatMap((one) => (one === 0 ? [] : one[1].filter(([of]) => of === block)));
      const middle = same.map(([, length]) => length).toSorted((a, b) => a - b)[same.length >> 1];
      if (middle === undefined || same.length + 1 < fewestLanguages) return false;
      return same.every(([, , hasFewer]) => hasFewer === 0) && percent * 100 < middle * longestRest;
    },
  };
}

/** Returns a text that changes with the problems that a request has because of its other languages. */
function outcome(row: StoredDeviations, rows: readonly StoredDeviations[]): string {
  const own = hashedFields(row);
  const others = otherLanguages(rows, row.language);
  const said = own.map((deviations, position) => {
    const field = inLanguages(own, others, position);
    if (field === undefined || deviations === 0 || deviations === null) return '';
    const [keys, passages] = deviations;
    const common = keys
      .map((hash) => [hash, field.timesOf(hash)] as const)
      .filter(([, times]) => isOfSource(times, field.languages));
    const single = passages.filter((passage) => passage[3] === 1 && field.isShortest(passage));
    return common.length + single.length === 0 ? '' : JSON.stringify([common, single, field.languages]);
  });
  return said.join('\n');
}

function hashField(deviations: Deviations | undefined): HashedField | 0 | null {
  if (deviations === undefined) return null;
  const { keys, passages } = deviations;
  return keys.length + passages.length === 0 ? 0 : [keys.map(hashOf), passages.map(storedPassage)];
}

const storedPassage = ({ block, percent, hasFewer, problem }: Passage): StoredPassage => [
  block,
  percent,
  hasFewer ? 1 : 0,
  problem === undefined ? 0 : 1,
];

/** A hash has 48 bits, as those of segments. */
const hashOf = (key: string): number => createHash('sha256').update(key).digest().readUIntBE(0, 6);

// Written only by `learn`.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const hashedFields = ({ fields }: StoredDeviations): HashedFields => JSON.parse(fields) as HashedFields;
