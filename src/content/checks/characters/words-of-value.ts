import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { wordsOf } from '../text/plain-words';

/** The words of a value as they are written. */
export const wordsIn = once(({ prose }: ParsedValue): ReadonlySet<string> => new Set(wordsOf(prose)));

/** The words of a value in small letters. */
export const smallWordsIn = once(
  ({ prose }: ParsedValue): ReadonlySet<string> => new Set(wordsOf(prose.toLowerCase())),
);
