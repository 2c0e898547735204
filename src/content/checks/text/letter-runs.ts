import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';

/** The text of a value in small letters. */
export const lowerTextOf = once(({ readable }: ParsedValue): string => readable.text.toLowerCase());

/** The markup of a block in small letters. */
export const lowerOfBlock = once((block: TextBlock, { raw, readable }: ParsedValue): string => {
  const { from, to } = readable.spanOfBlock(block);
  return raw.slice(from, to).toLowerCase();
});

/** The words of a value in small letters, in order, divided by all that is no letter. */
export const letterRuns = once(
  ({ prose }: ParsedValue): readonly string[] => prose.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [],
);

/** Whether a value has any of some words, which are in small letters. Answers sooner than a pattern. */
export const hasWordOf = (value: ParsedValue, words: { has(word: string): boolean }): boolean =>
  letterRuns(value).some((word) => words.has(word));
