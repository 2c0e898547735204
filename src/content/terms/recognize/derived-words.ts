import { CompoundParts, type Part } from './compound-parts';
import type { WordReading } from './known-words';
import type { Lemmas } from './lemmas';
import { SearchedWords } from './searched-words';
import type { PartOfSpeech } from '../termbase';

/** A word of a term. */
export interface TermWord {
  readonly written: string;
  readonly partOfSpeech: PartOfSpeech | undefined;
}

/** Says which words of terms, by their number, a word of a text is a form of. */
export interface FormsOfWords {
  readonly idsOf: (written: string) => readonly number[];
  /** Returns those of the numbers that a German word with a capital is no form of after another word. */
  readonly nounsOf: (reading: WordReading, written: string) => readonly number[];
  /** Returns the words of terms inside of a word, also those within longer ones. */
  readonly partsOf: (reading: WordReading, written: string) => readonly Part[];
}

/** Derives the forms of the words of terms, which takes up to a second and the dictionary for thousands. */
export function derivedWords(
  words: readonly TermWord[],
  base: string,
  lemmas: Lemmas | undefined,
): FormsOfWords {
  const searched = new SearchedWords(base, lemmas);
  for (const { written, partOfSpeech } of words) searched.add(written, partOfSpeech);
  const compounds = CompoundParts.of(base, searched, lemmas);
  return {
    idsOf: (written) => searched.idsOf(written),
    nounsOf: ({ ids }, written) => ids.filter((id) => searched.isNounInstead(id, written)),
    partsOf: (_reading, written) => compounds?.in(written) ?? [],
  };
}
