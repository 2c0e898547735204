import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { textOf } from '../parsed/text-of';

/** A program that cut a text to the width of its column puts a sign behind it: "None (2.3.9 and lat +". */
const CUT = /[\p{L}\p{M}\p{N}] \+\s*$/u;

export const isCutShort = (value: ParsedValue, block: TextBlock): boolean => CUT.test(textOf(value, block));

/** Whether a value has texts that were cut. */
export const hasCutShort = once(
  (value: ParsedValue): boolean =>
    value.raw.includes(' +') && value.readable.blocks.some((block) => isCutShort(value, block)),
);
