import type { Part } from './compound-parts';

/** Says which words of terms a word of a text is a form of, and what else depends on that word alone. */
export interface WordReading {
  /** The numbers of the words of terms. */
  readonly ids: readonly number[];
  /** Those of them that a German word with a capital is no form of after another word, once it was asked. */
  nouns?: readonly number[];
  /** The base forms that the dictionary names, once they were asked for. */
  lemmas?: readonly string[];
  /** The words of terms inside of it, also those within longer ones, once they were searched for. */
  parts?: readonly Part[];
}

/** Everything that readings depend on, besides the rules of the recognition. */
export interface ReadBy {
  readonly base: string;
  /** The version of the dictionary, which British and American texts do not share; empty without one. */
  readonly dictionary: string;
  /** The words of terms by their number, each with its part of speech. */
  readonly names: readonly string[];
}

/** Words of texts that were compared with the words of terms. */
export interface KnownWords extends ReadBy {
  readonly readings: ReadonlyMap<string, WordReading>;
}

/** Keeps what is known of words for later matchers of the same terms. */
export interface WordMemory {
  readonly recall: (by: ReadBy) => ReadonlyMap<string, WordReading> | undefined;
}

/** A reading as it is written: the ids, and the other properties, with null where they were not asked for. */
type WrittenReading = readonly [
  word: string,
  ids: readonly number[],
  nouns: readonly number[] | null,
  lemmas: readonly string[] | null,
  parts: readonly (readonly [id: number, from: number, to: number])[] | null,
];

interface WrittenWords {
  /** Words that are forms of no term, as most are; those of the second text have no term inside either. */
  readonly none: string;
  readonly noPart: string;
  readonly readings: readonly WrittenReading[];
}

const separator = '\n';

/** Writes readings as a text that `readingsIn` reads. */
export function readingsText(readings: KnownWords['readings']): string {
  const none: string[] = [];
  const noPart: string[] = [];
  const others: WrittenReading[] = [];
  for (const [word, { ids, nouns, lemmas, parts }] of readings) {
    if (ids.length === 0 && (parts === undefined || parts.length === 0))
      (parts === undefined ? none : noPart).push(word);
    else
      others.push([
        word,
        ids,
        nouns ?? null,
        lemmas ?? null,
        parts?.map(({ id, from, to }) => [id, from, to] as const) ?? null,
      ]);
  }
  return JSON.stringify({
    none: none.join(separator),
    noPart: noPart.join(separator),
    readings: others,
  } satisfies WrittenWords);
}

/** Reads what `readingsText` wrote. @throws when the text is cut off. */
export function readingsIn(text: string): Map<string, WordReading> {
  // Only texts of `readingsText` are read, and those of other versions have other names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { none, noPart, readings } = JSON.parse(text) as WrittenWords;
  const found = new Map<string, WordReading>();
  for (const word of wordsIn(none)) found.set(word, { ids: [] });
  for (const word of wordsIn(noPart)) found.set(word, { ids: [], parts: [] });
  for (const [word, ids, nouns, lemmas, parts] of readings)
    found.set(word, {
      ids,
      ...(nouns === null ? {} : { nouns }),
      ...(lemmas === null ? {} : { lemmas }),
      ...(parts === null ? {} : { parts: parts.map(([id, from, to]) => ({ id, from, to })) }),
    });
  return found;
}

const wordsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(separator));
