import type { ToldBlock } from './lost-sentence';
import { lengthOf } from './sentence-lengths';
import { isLong, type Sentence } from './sentences';

/** A block with a sentence too many is this many times as long as expected, at least. */
const leastLength = 2.2;
/** Share of the block that the added sentence has, at least. */
const leastShare = 0.2;

/** Returns the last sentence of a target that has more of them than its source, and is much longer. */
export function addedSentence({ pair, block, before, after, ratio }: ToldBlock): Sentence | undefined {
  const { source, target } = pair;
  const [was, is] = [lengthOf(before), lengthOf(after)];
  if (after.length <= before.length || is <= was * ratio * leastLength) return undefined;
  const [added, last] = [after.at(-1), before.at(-1)];
  if (added === undefined || last === undefined) return undefined;
  // It goes on behind an abbreviation: "[dot. kopii]".
  if (/^\p{Ll}/u.test(added.text)) return undefined;
  if (added.text.length < is * leastShare || !isLong(added)) return undefined;
  // The last sentences of both sides are as long as translations of each other.
  const factor = added.text.length / (last.text.length * ratio);
  if (factor > 0.6 && factor < 1.6) return undefined;
  const text = target.readable.text.slice(added.start, added.end);
  // A title of a book or a quotation that is left in the source's language.
  if (source.readable.text.includes(text)) return undefined;
  // Names of the source that no other sentence of the target has: it is a translation of the one there.
  const others = [
    target.readable.text.slice(block.target.start, added.start),
    target.readable.text.slice(added.end, block.target.end),
  ];
  const original = source.readable.text.slice(block.source.start, block.source.end);
  return hasItsNames(text, original, others.join(' ')) ? undefined : added;
}

/** Whether most of the longer words of a passage are those of the source that no other sentence here has. */
function hasItsNames(text: string, source: string, others: string): boolean {
  const words = new Set(text.slice(0, longestNamed).match(LONG_WORD));
  if (words.size < 2) return false;
  const [own, said] = [source, others].map((passage) => new Set(passage.match(LONG_WORD)));
  const names = [...words].filter((word) => own?.has(word) === true && said?.has(word) !== true);
  return names.length >= Math.max(2, words.size * 0.6);
}

/** Number of letters of a passage that are read for names. */
const longestNamed = 2000;
const LONG_WORD = /(?<!\p{L})\p{Script=Latin}{5,40}/gu;
