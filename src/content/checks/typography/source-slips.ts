import { endMarkOf } from './end-marks';
import type { CheckedLanguage } from '../parsed/checked-language';
import { blocksWithText } from '../parsed/parsed-pair';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { wordsOf } from '../text/plain-words';

/** Fewer words are a label or a name, which has no full stop. */
const fewestWords = 3;

/** The blocks of a value that may be sentences, by what opens them. */
const sentenceBlocks = once((value: ParsedValue): ReadonlyMap<string, readonly TextBlock[]> =>
  Map.groupBy(
    blocksWithText(value).filter(({ start, end }) => isLong(value.prose.slice(start, end))),
    ({ opener }) => opener,
  ),
);

/** The end of a sentence, after which the last words of a block may be a name. */
const STOP = /[.?!]\s/;

const isLong = (text: string): boolean => wordsOf(text).length >= fewestWords;

/**
 * Whether the source forgot the full stop of a block: the paragraphs or items beside it end with one. A
 * translation that has it is right then.
 */
export function lacksOwnStop(source: ParsedValue, block: TextBlock, language: CheckedLanguage): boolean {
  const alike = sentenceBlocks(source).get(block.opener) ?? [];
  const at = alike.indexOf(block);
  const last = source.prose.slice(block.start, block.end).split(STOP).at(-1) ?? '';
  if (at === -1 || !isLong(last)) return false;
  const beside = [alike[at - 1], alike[at + 1]].filter((one) => one !== undefined);
  return (
    beside.length > 0 &&
    beside.every(({ start, end }) => endMarkOf(source.prose.slice(start, end), language).mark === '.')
  );
}
