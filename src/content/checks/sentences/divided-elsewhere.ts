import { countOf } from '../counted';
import { matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import { wholeOf, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { sentencesOf, type Sentence } from './sentences';

/** A block beside this one has at least this share of what this one is short of. */
const movedShare = 0.6;
/** Translations vary in length; a block that holds more than its own text is longer than this. */
const usualExcess = 1.35;
/** Parts of a joined sentence are as long as the sentences were, as a logarithm of their ratios. */
const sameLength = 0.15;

/**
 * Returns whether a block is short of a text that a block beside it has too much of: the translation is
 * divided into other paragraphs of the same kind, or belongs to another place. A heading or a label is often
 * longer than usual, and holds no sentence of a paragraph. `ratio` is the usual one of the lengths.
 */
export function isInNextBlock(
  { source, target }: ParsedPair,
  blocks: readonly BlockPair[],
  at: number,
  ratio: number,
): boolean {
  const expected = (index: number): number => {
    const block = blocks[index]?.source;
    return block === undefined ? 0 : (block.end - block.start) * ratio;
  };
  const written = (index: number): number => {
    const block = blocks[index]?.target;
    return block === undefined ? 0 : block.end - block.start;
  };
  /** Whether a block has more sentences than its source, or ends as a sentence does on both sides. */
  const holdsSentences = (block: BlockPair | undefined): boolean => {
    if (block === undefined) return false;
    const [before, after] = [sentencesOf(source, block.source), sentencesOf(target, block.target)];
    return (
      after.length > before.length ||
      [before, after].every((all) => SENTENCE_END.test(all.at(-1)?.text ?? ''))
    );
  };
  const short = expected(at) - written(at);
  const longer = [at - 1, at + 1].filter(
    (beside) =>
      written(beside) > expected(beside) * usualExcess &&
      blocks[beside]?.source.opener === blocks[at]?.source.opener &&
      holdsSentences(blocks[beside]),
  );
  // Where both are longer than usual, their lengths don't say that this one has a text of its own.
  if (short <= 0) return longer.length > 0;
  return longer.some((beside) => written(beside) - expected(beside) >= short * movedShare);
}

/** Whether a block explains another term than its source's, because a list has its items in another order. */
export function isOfOtherTerm(
  { source, target }: ParsedPair,
  block: BlockPair,
  before: BlockPair | undefined,
): boolean {
  if (before?.source.opener !== 'dt' || block.source.opener !== 'dd') return false;
  const [was, is] = [termAt(source, before.source), termAt(target, before.target)];
  return was !== is && termsOf(target).has(was) && termsOf(source).has(is);
}

const termsOf = once(
  (value: ParsedValue): ReadonlySet<string> =>
    new Set(
      value.readable.blocks.filter(({ opener }) => opener === 'dt').map((block) => termAt(value, block)),
    ),
);

/** The first word of a term, without its translated arguments: "-o <file>". */
const termAt = ({ readable: { text } }: ParsedValue, { start, end }: TextBlock): string =>
  /\S+/.exec(text.slice(start, end))?.[0] ?? '';

/** Whether semicolons, colons and dashes of the target stand for the full stops that it lacks. */
export const isJoinedByMark = (source: string, target: string, lacking: number): boolean =>
  joiningMarksIn(target) - joiningMarksIn(source) >= lacking;

const joiningMarksIn = (text: string): number => countOf(text, /[;；؛·：]|:(?=\s)|\s[–—](?=\s)/);

const SENTENCE_END = /[.?!:;…。！？：；؟۔।][\p{Pe}\p{Pf}"'’“]{0,3}$/u;

/**
 * Returns whether a comma stands where the source has a full stop: divided at one of them, the sentences of
 * the target are as long as those of the source in proportion to each other.
 */
export function isJoinedByComma(before: readonly Sentence[], after: readonly Sentence[]): boolean {
  if (after.length !== before.length - 1) return false;
  const was = before.map(({ text }) => text.length);
  const is = after.map(({ text }) => text.length);
  const usual = Math.log(sum(is) / sum(was));
  const fits = (length: number, part: number): boolean =>
    Math.abs(Math.log(length / (was[part] ?? 1)) - usual) < sameLength;
  // The sentences before the comma have the places of those of the source, those after it the next ones.
  const differs = is.findIndex((length, at) => !fits(length, at));
  const from = is.findLastIndex((length, at) => !fits(length, at + 1));
  return after.some(
    ({ text }, at) =>
      (differs === -1 || at <= differs) &&
      at >= from &&
      matchesOf(text, CLAUSE_END).some(({ index }) => fits(index, at) && fits(text.length - index, at + 1)),
  );
}

const CLAUSE_END = /(?<=\S)(?:[,;:](?=\s)|[，、；：،؛]|\s[–—](?=\s))/g;
/** A clause before a comma that is at least this much of its sentence's expected length is that sentence. */
const joinedPart = { first: 0.75, second: 0.3 };

/**
 * Returns whether a comma may stand where the source has a full stop: before it is as much as the sentence of
 * the source takes, and after it a part of the next one. A comma in a list divides a sentence before that.
 */
export function mayBeJoined(before: readonly Sentence[], after: readonly Sentence[], ratio: number): boolean {
  if (after.length !== before.length - 1) return false;
  return after.some(({ text }, at) => {
    const [first = 0, second = 0] = before.slice(at, at + 2).map((one) => one.text.length * ratio);
    return matchesOf(text, CLAUSE_END).some(
      ({ index }) => index >= first * joinedPart.first && text.length - index >= second * joinedPart.second,
    );
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Languages that end sentences with a space, as they do many clauses. */
const WITHOUT_STOPS = new Set(['th', 'lo', 'km', 'my']);

/** Whether both sides of a plain text may have as many sentences, which are divided into other lines. */
export const hasAllInLines = ({ source, target, targetLanguage }: ParsedPair): boolean =>
  WITHOUT_STOPS.has(targetLanguage.base) ||
  (!source.isHtml &&
    sentencesOf(target, wholeOf(target)).length >= sentencesOf(source, wholeOf(source)).length);

/** The length of a text in brackets that only the target has; 0 where the source has one, too. */
export const lengthInBrackets = (whole: string, said: string): number =>
  BRACKETED.test(whole) ? 0 : (BRACKETED.exec(said)?.[0].length ?? 0);

const BRACKETED = /[(（][^()（）]{12,400}[)）]/u;
