import { endMarkOf } from './end-marks';
import type { CheckedLanguage } from '../parsed/checked-language';
import { blocksWithText } from '../parsed/parsed-pair';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { FIXED, KEPT, type TextBlock } from '../parsed/readable-text';
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
const STOP = new RegExp(
  String.raw`(?<=(?:\p{L}{2}|[${FIXED}${KEPT}])[)"”]?)[.?!][)"”]?\s+(?![\s\p{Ll}])`,
  'u',
);

const isLong = (text: string): boolean => wordsOf(text).length >= fewestWords;

/**
 * Whether the source forgot the full stop of a block: an earlier sentence of it ends with one, or the
 * paragraphs or items beside it do. A translation that has it is right then.
 */
export function lacksOwnStop(source: ParsedValue, block: TextBlock, language: CheckedLanguage): boolean {
  const sentences = source.prose.slice(block.start, block.end).split(STOP);
  if (!isLong(sentences.at(-1) ?? '')) return false;
  if (sentences.length > 1 && isLong(sentences.at(-2) ?? '')) return true;
  const alike = sentenceBlocks(source).get(block.opener) ?? [];
  const at = alike.indexOf(block);
  if (at === -1) return false;
  const beside = [alike[at - 1], alike[at + 1]]
    .filter((one) => one !== undefined)
    .filter((one) => !isDivided(source, block, one));
  return (
    beside.length > 0 &&
    beside.every(({ start, end }) => endMarkOf(source.prose.slice(start, end), language).mark === '.')
  );
}

/** Whether a list or a table ends between two blocks. */
const isDivided = ({ readable }: ParsedValue, one: TextBlock, other: TextBlock): boolean => {
  const [start, end] = one.start < other.start ? [one.start, other.start] : [other.start, one.start];
  return readable.blocks.some(
    (block) => block.start > start && block.start <= end && LIST_END.has(block.opener),
  );
};

const LIST_END = new Set(['/ul', '/ol', '/dl', '/table']);
