import { matchesOf } from '../../text/matches';
import { capitalized } from '../../text/capitalized';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT } from '../parsed/readable-text';
import { isFunctionWord, wordsOf } from './plain-words';

/** The words of a value as they are written. */
export const wordsIn = once(({ prose }: ParsedValue): ReadonlySet<string> => new Set(wordsOf(prose)));

/** The words of a value in small letters. */
export const smallWordsIn = once(
  ({ prose }: ParsedValue): ReadonlySet<string> => new Set(wordsOf(prose.toLowerCase())),
);

/**
 * Whether the target has a word as code in small letters, and nowhere with a capital: the name of a program.
 * That of a keyword may be a word of the language, which begins a sentence: "para".
 */
export const isSmallInCode = (word: string, { target, targetLanguage }: ParsedPair): boolean =>
  wordsInCode(target).has(word) &&
  !wordsIn(target).has(capitalized(word)) &&
  !isFunctionWord(word, targetLanguage.base);

/** The elements and other parts that are a word of code alone. */
const wordsInCode = once(
  ({ prose, readable }: ParsedValue): ReadonlySet<string> =>
    new Set(
      Array.from(matchesOf(prose, CODE), ({ index, 0: kept }) =>
        readable.text.slice(index, index + kept.length),
      ),
    ),
);
const CODE = new RegExp(`${KEPT}+`, 'g');
