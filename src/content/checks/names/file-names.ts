import { matchesOf } from '../../text/matches';
import { countOf } from '../counted';
import { lowerTextOf } from '../text/letter-runs';
import type { ParsedValue } from '../parsed/parsed-value';

/**
 * Whether a file of an example has another name throughout: `documents.zip` became `documentos.zip` at both
 * places.
 */
export const isRenamedFile = (was: string, is: string, source: ParsedValue, target: ParsedValue): boolean =>
  FILE.exec(was)?.[1] === FILE.exec(is)?.[1] && FILE.test(was) && isThroughout(was, is, source, target);

const FILE = /^\p{Ll}{4,30}(\.[a-z]{2,4})$/u;

/** Whether the target has the other name each time, at least twice, and never that of the source. */
export function isThroughout(was: string, is: string, source: ParsedValue, target: ParsedValue): boolean {
  const times = countOf(source.raw, was);
  return times > 1 && countOf(target.raw, is) === times && !target.raw.includes(was);
}

/**
 * Whether a file of an example has a name in the target's words in its block: `选项文件.json` for
 * `options-file.json`. The source has no file of its kind with such a name.
 */
export function isFileInWords(name: string, source: ParsedValue, block: string): boolean {
  const ending = /(?<=^[a-z]{3,20}(?:[-_][a-z]{2,20}){0,3})\.[a-z]{2,5}$/.exec(name)?.[0];
  if (ending === undefined) return false;
  const known = lowerTextOf(source);
  return matchesOf(block, FILE_IN_WORDS).some(([file]) => file.endsWith(ending) && !known.includes(file));
}

const FILE_IN_WORDS = /(?<![\p{L}\p{M}\p{N}_.-])\p{L}[\p{L}\p{M}\p{N}_-]{1,40}\.[a-z]{2,5}(?![\p{L}\p{N}])/gu;
