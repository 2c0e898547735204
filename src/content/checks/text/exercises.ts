import { once } from '../parsed/once';
import { blockPairAt, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';
import { isFrequentEnglish } from './english-words';
import { isKnownWord } from './plain-words';

/* Lines of a lesson that are wrong on purpose, which the reader puts right. */

/**
 * Behind this mark stands what a reader changes: "---> Fiix the errors oon thhis line." A shorter arrow may
 * stand before any text.
 */
const MARK = /^\s{0,9}--->\s?/;
/** So many words of such a line, and this share of them, are none of English, and not kept as names are. */
const fewest = { unknown: 3, share: 0.25 };
/** In UTF-16 units; such a line is a sentence or two. */
const longest = 500;
const longestMark = 20;
const mostLines = 100;

/** Whether an offset of the target's prose is in a line that is wrong on purpose, as its source is. */
export function isInExercise(pair: ParsedPair, index: number): boolean {
  const block = blockPairAt(pair, 'target', index);
  return block !== undefined && isWrongOnPurpose(block, pair);
}

/** The lines of a target that are wrong on purpose; a hostile value may have very many. */
export const exercisesOf = (pair: ParsedPair): readonly ProblemSpan[] =>
  pair.blocks
    .filter((block) => isWrongOnPurpose(block, pair))
    .slice(0, mostLines)
    .map(({ target }) => pair.target.readable.spanOfBlock(target));

function isWrongOnPurpose(block: BlockPair, { source, target, sourceLanguage }: ParsedPair): boolean {
  const { start, end } = block.source;
  return (
    sourceLanguage.base === 'en' &&
    end - start <= longest &&
    MARK.test(source.prose.slice(start, start + longestMark)) &&
    MARK.test(target.prose.slice(block.target.start, block.target.start + longestMark)) &&
    hasMistakes(wordsIn(block.source, source), wordsIn(block.target, target))
  );
}

/** The words of a line in small letters; those with capitals may be names. */
const wordsIn = once(({ start, end }: TextBlock, { prose }: ParsedValue): readonly string[] =>
  Array.from(prose.slice(start, Math.min(end, start + longest)).match(SMALL_WORD) ?? []),
);

const SMALL_WORD = /(?<![\p{L}\p{N}_-])\p{Ll}{2,30}(?![\p{L}\p{N}_-])/gu;

function hasMistakes(words: readonly string[], translated: readonly string[]): boolean {
  const unknown = words.filter(
    (word) => !isKnownWord(word, 'en') && !isFrequentEnglish(word) && !translated.includes(word),
  ).length;
  return unknown >= fewest.unknown && unknown >= words.length * fewest.share;
}
