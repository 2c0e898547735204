import { withSingleSpaces } from '../../text/single-spaces';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { hasLetters, sentencesOf, OF_SYLLABLES } from '../sentences/sentences';
import { wordsOf } from '../text/plain-words';

/** Shorter sentences may be said twice on purpose. */
const shortest = { sentence: 15, words: 8 };
/** Letters of a title at most, before the part that differs. */
const longestHead = 30;

/** A sentence that is said again. */
export interface Repetition {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly block: TextBlock;
  /** Its number in the block. */
  readonly index: number;
  readonly first: Pick<SeenSentence, 'block' | 'index'>;
  /** Other sentences of the source may be the same in the target. */
  readonly isShort: boolean;
}

interface SeenSentence {
  readonly number: number;
  readonly text: string;
  readonly isHead: boolean;
  readonly block: TextBlock;
  /** Its number in the block. */
  readonly index: number;
}

/** Whether the sources of two blocks begin with different sentences, as in "Open it. …" and "Close it. …". */
export const headsDiffer = ({ source, blocks }: ParsedPair) => {
  const origins = new Map(blocks.map((pair) => [pair.target, pair.source]));
  const headOf = (block: TextBlock): readonly string[] => {
    const origin = origins.get(block);
    const [head, second] = origin === undefined ? [] : sentencesOf(source, origin);
    return head === undefined || second === undefined ? [] : wordsOf(head.text.toLowerCase());
  };
  return (first: TextBlock, second: TextBlock): boolean => {
    const [words, others] = [headOf(first), headOf(second)];
    const shared = words.filter((word) => others.includes(word)).length;
    return others.length > 0 && shared * 2 < words.length;
  };
};

/** Sentences that are said again in the same block or the next one; further away they may be captions. */
export function repeatedSentences(
  value: ParsedValue,
  share: number,
  areOther: (first: TextBlock, second: TextBlock) => boolean = () => false,
): readonly Repetition[] {
  if (!hasEqualSentences(value)) return [];
  const seen = new Map<string, SeenSentence>();
  const twice: Repetition[] = [];
  let number = 0;
  for (const block of value.readable.blocks) {
    if (!isCompared(block)) continue;
    const sentences = sentencesOf(value, block);
    if (sentences.length > 0) number += 1;
    for (const [index, { text, start, end }] of sentences.entries()) {
      const key = keyOf(value, { start, end });
      const before = seen.get(key);
      const isHead = index === 0 && sentences.length > 1 && !hasLetters(text, longestHead + 1);
      seen.set(key, { number, text, isHead, block, index });
      // Right behind itself a short sentence is said twice, too: "Invalid value. Invalid value. It is".
      const isNext =
        before?.block === block && before.index === index - 1 && /\S\s\S/u.test(key) && STOPPED.test(text);
      const isOfSyllables = OF_SYLLABLES.test(key);
      const least = isOfSyllables || isNext ? shortest.words : shortest.sentence;
      if (!hasLetters(text, least * share)) continue;
      // The end of a menu's path after an ellipsis: "Format – Frame… – Options".
      const isAfterEllipsis = /(?:…|\.\.\.)$/.test(sentences[index - 1]?.text ?? '');
      if (share === 1 && isAfterEllipsis && /^[–—▸→>-] /u.test(text)) continue;
      // A label of two words may stand under its picture and beside it.
      if (
        share === 1 &&
        !isNext &&
        !/\S\s\S+\s\S/u.test(key) &&
        /^[\p{Script=Latin}\p{Script=Cyrillic} ]+$/u.test(key)
      )
        continue;
      if (before === undefined || number - before.number > 1) continue;
      // Several titles may begin alike: "Chart wizard. Data series", "Chart wizard. Elements".
      const areTitles = isHead && before.isHead && before.number !== number;
      if (areTitles && !areOther(before.block, block)) continue;
      // A note in brackets may be said of several texts.
      if (share === 1 && before.number !== number && IN_BRACKETS.test(text)) continue;
      // A heading and the sentence under it may have the same words.
      if (share === 1 && before.number !== number && before.text !== text) continue;
      // The text of a sentence has its code masked.
      twice.push({
        text: value.readable.text.slice(start, end),
        start,
        end,
        block,
        index,
        first: before,
        isShort: isNext && !hasLetters(text, shortest.sentence),
      });
    }
  }
  return twice;
}

/** A sentence with its mark, other than an ellipsis. */
const STOPPED = /[^.][.!?]$/;
const IN_BRACKETS = /^[([（［][^()[\]（）［］]*(?:[)\]）］]\.?)?$/;

/** Attributes are no part of the text around them. */
const isCompared = ({ opener }: TextBlock): boolean => !opener.includes(' ');

/** In most values each sentence is another one. */
export const hasEqualSentences = once((value: ParsedValue): boolean => {
  const sentences = value.readable.blocks.flatMap((block) =>
    isCompared(block) ? sentencesOf(value, block) : [],
  );
  if (sentences.length < 2) return false;
  return new Set(sentences.map((sentence) => keyOf(value, sentence))).size < sentences.length;
});

/** Two sentences may differ in code alone, which their prose does not have. */
function keyOf({ readable }: ParsedValue, { start, end }: Pick<TextBlock, 'start' | 'end'>): string {
  const text = readable.text.slice(start, end).toLowerCase();
  return withSingleSpaces(text).replace(/[.。!?…]{1,3}$/, '');
}
