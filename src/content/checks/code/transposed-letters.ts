import { timesOf } from '../counted';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { CodeOfPlace } from './code-in-place';
import { codeTexts, type CodeText } from './code-texts';

/** A word of code and the one with two of its letters in each other's place. */
export interface TransposedWord {
  readonly was: CodeText;
  readonly is: CodeText;
  readonly words: readonly [before: string, after: string];
}

/** More words with the same letters are from a hostile value. */
const mostAlike = 20;

/**
 * Returns words of code in which two neighbouring letters were exchanged, whatever else of their lines was
 * translated: the target has the word less often than the source, and the source has none like the new one.
 */
export function transposedIn(
  { source }: ParsedPair,
  { lost, added, all: [before, after] }: CodeOfPlace,
): readonly TransposedWord[] {
  if (lost.length === 0 || added.length === 0) return [];
  const [times, left] = [timesOf(before.flatMap(wordsOf)), timesOf(after.flatMap(wordsOf))];
  const gone = new Map(
    lost.flatMap((was) =>
      wordsOf(was).flatMap((word) =>
        (times.get(word) ?? 0) > (left.get(word) ?? 0) ? [[word, was] as const] : [],
      ),
    ),
  );
  const byLetters = Map.groupBy(gone.keys(), lettersOf);
  return added.flatMap((is) =>
    wordsOf(is).flatMap((other) => {
      const alike = byLetters.get(lettersOf(other))?.slice(0, mostAlike) ?? [];
      const word = alike.find((one) => isTransposed(one, other));
      const was = word === undefined ? undefined : gone.get(word);
      if (word === undefined || was === undefined || knownWords(source).has(other)) return [];
      return [{ was, is, words: [word, other] as const }];
    }),
  );
}

const WORD = /(?<!\w)\w{4,60}(?!\w)/g;
const wordsOf = ({ whole }: CodeText): readonly string[] => whole.match(WORD) ?? [];

const knownWords = once(
  (value: ParsedValue): ReadonlySet<string> => new Set(codeTexts(value).flatMap(wordsOf)),
);

const lettersOf = (word: string): string => Array.from(word).toSorted().join('');

/** Whether two neighbouring letters changed places; at the end they do in other languages, too: "meter". */
export function isTransposed(word: string, other: string): boolean {
  const at = Array.from(word).findIndex((letter, index) => letter !== other[index]);
  return (
    at !== -1 &&
    !/^(?:[lr]e|e[lr])(?:s|\d{1,4})?$/i.test(word.slice(at)) &&
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}
