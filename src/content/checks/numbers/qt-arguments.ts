import { once } from '../parsed/once';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isFormOfFew } from './number-wordings';
import { spelledNumbers } from './spelled-numbers';
import { PERCENT_FIRST, type NumberToken } from './number-tokens';

/** Whether the number is that of an argument of Qt, which a program fills in: "Page %1". */
export const isOfQt = (
  { text, start, end }: NumberToken,
  { words }: ParsedValue,
  { base }: CheckedLanguage,
): boolean =>
  /^[1-9]$/.test(text) &&
  words[start - 1] === '%' &&
  !/[\d%]/.test(words[start - 2] ?? '') &&
  !/^[ \u00a0]?%/.test(words.slice(end, end + 2)) &&
  !PERCENT_FIRST.has(base);

/** Whether the other side has the argument, too: with a letter behind it, "%1s", or in its digits, "%L1". */
export const isArgumentOfQt = ({ text, start }: NumberToken, own: ParsedValue, other: ParsedValue): boolean =>
  /^\d$/.test(text) &&
  own.readable.text[start - 1] === '%' &&
  (other.raw.includes(`%${text}`) || other.raw.includes(`%L${text}`));

/** Whether the target says the number of a message in a word, as a form for one, two or a few may. */
export const isOneInWords = once(
  ({ source, target, targetLanguage }: ParsedPair): boolean =>
    spelledNumbers(target.words, targetLanguage).has('1') || isFormOfFew('2', source.words, targetLanguage),
);
