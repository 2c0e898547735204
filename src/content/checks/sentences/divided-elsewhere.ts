import type { BlockPair } from '../parsed/parsed-pair';
import type { Sentence } from './sentences';

/** A block beside this one has at least this share of what this one is short of. */
const movedShare = 0.6;
/** Translations vary in length; a block that holds more than its own text is longer than this. */
const usualExcess = 1.35;
/** Parts of a joined sentence are as long as the sentences were, as a logarithm of their ratios. */
const sameLength = 0.15;

/**
 * Returns whether a block is short of a text that a block beside it has too much of: the translation is
 * divided into other paragraphs, or belongs to another place. `ratio` is the usual one of the lengths.
 */
export function isInNextBlock(blocks: readonly BlockPair[], at: number, ratio: number): boolean {
  const expected = (index: number): number => {
    const block = blocks[index]?.source;
    return block === undefined ? 0 : (block.end - block.start) * ratio;
  };
  const written = (index: number): number => {
    const block = blocks[index]?.target;
    return block === undefined ? 0 : block.end - block.start;
  };
  const short = expected(at) - written(at);
  return [at - 1, at + 1].some(
    (beside) =>
      written(beside) > expected(beside) * usualExcess &&
      written(beside) - expected(beside) >= short * movedShare,
  );
}

/**
 * Returns whether a comma stands where the source has a full stop: divided at one of them, the sentences of
 * the target are as long as those of the source in proportion to each other.
 */
export function isJoinedByComma(before: readonly Sentence[], after: readonly Sentence[]): boolean {
  if (after.length !== before.length - 1) return false;
  const was = before.map(({ text }) => text.length);
  const is = after.map(({ text }) => text.length);
  const usual = Math.log(sum(is) / sum(was));
  return after.some(({ text }, at) =>
    Array.from(text.matchAll(CLAUSE_END)).some(({ index }) => {
      const parts = is.toSpliced(at, 1, index, text.length - index);
      return parts.every(
        (length, part) => Math.abs(Math.log(length / (was[part] ?? 1)) - usual) < sameLength,
      );
    }),
  );
}

const CLAUSE_END = /(?<=\S)(?:[,;:](?=\s)|[，、；：،؛]|\s[–—](?=\s))/g;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
