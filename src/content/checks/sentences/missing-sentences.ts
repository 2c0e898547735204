import type { FieldCheck } from '../field-check';
import { paragraphPairs, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import { addedSentence } from './added-sentence';
import { findCutOff } from './cut-off';
import { hasAllInLines, isInNextBlock, isOfOtherTerm } from './divided-elsewhere';
import { lostParenthesis } from './lost-parenthesis';
import { lostSentence, type ToldBlock } from './lost-sentence';
import { expectedRatio, lengthOf } from './sentence-lengths';
import { hasLetters, isLong, sentencesOf } from './sentences';
import { isAllTold, untoldSentence, type Untold } from './untold-sentence';

/**
 * Finds blocks whose target has fewer sentences than the source, and is so much shorter that one of them must
 * be missing, blocks that end in the middle of a sentence, and those whose last one is not in the source.
 */
export const missingSentences: FieldCheck = {
  ids: ['missing-sentences'],
  find(pair, problems) {
    findCutOff(pair, problems);
    if (pair.sourceLanguage.base === pair.targetLanguage.base) return;
    const isInLines = hasAllInLines(pair);
    // Between two paragraphs is a line break, which is none.
    const { text } = pair.source.readable;
    const blocks = paragraphPairs(pair).filter(
      ({ source: { start, end } }) => text.slice(start, end).trim() !== '',
    );
    const ratio = expectedRatio(pair);
    for (const [at, block] of blocks.entries()) {
      const place = pair.target.readable.spanOfBlock(block.target);
      if (problems.hasAt('tags-reordered', place)) continue;
      if (!isInLines) compareSentences(pair, blocks, at, ratio, problems);
      if (!isOfOtherTerm(pair, block, blocks[at - 1])) findAdded(pair, block, ratio, problems);
      if (problems.hasAt('missing-sentences', place)) continue;
      const sentence = lostParenthesis(pair, block, ratio);
      if (sentence !== undefined) reportUntold({ pair, block }, { side: 'source', sentence }, problems);
    }
  },
};

function compareSentences(
  pair: ParsedPair,
  blocks: readonly BlockPair[],
  at: number,
  ratio: number,
  problems: Problems,
): void {
  const block = blocks[at];
  if (block === undefined) return;
  const sentences = toldSentences(pair, block);
  if (sentences === undefined || isOfOtherTerm(pair, block, blocks[at - 1])) return;
  const beside = [blocks[at - 1], blocks[at + 1]].filter((one) => one !== undefined);
  const told = { pair, block, ...sentences, beside, ratio };
  const untold = pair.wordPairs && untoldSentence(told, pair.wordPairs);
  if (untold !== undefined) reportUntold(told, untold, problems);
  else if (!isInNextBlock(pair, blocks, at, ratio)) report(told, problems);
}

/** Finds a sentence behind the translation of a source that has one sentence. */
function findAdded(pair: ParsedPair, block: BlockPair, ratio: number, problems: Problems): void {
  const [before, after] = [sentencesOf(pair.source, block.source), sentencesOf(pair.target, block.target)];
  if (before.length !== 1) return;
  const sentence = addedSentence({ pair, block, before, after, beside: [], ratio });
  // Before it is a translation of the whole source, no abbreviation or exclamation.
  const isBehindAll =
    sentence !== undefined && lengthOf(after) - sentence.text.length > lengthOf(before) * ratio * leastRest;
  if (isBehindAll) reportUntold({ pair, block }, { side: 'target', sentence }, problems);
}

/** Share of its usual length that a translation has before a sentence that was added to it. */
const leastRest = 0.6;

type Problems = Parameters<FieldCheck['find']>[1];
type Sentences = Pick<ToldBlock, 'before' | 'after'>;

/** The sentences of both sides; undefined where there are too few to compare. */
function toldSentences(
  { source, target }: ToldBlock['pair'],
  block: ToldBlock['block'],
): Sentences | undefined {
  // A path alone is no sentence, and where the target has nothing else, the blocks don't belong together.
  const before = sentencesOf(source, block.source).filter((one) => isLong(one) && !PATH.test(one.text));
  if (before.length < 2) return undefined;
  // Short sentences of the target count: "Do you want to continue?" may be one word.
  const after = sentencesOf(target, block.target).filter(
    ({ text }) => hasLetters(text, 2) && !PATH.test(text),
  );
  return after.length === 0 ? undefined : { before, after };
}

function reportUntold(
  { pair: { source, target }, block }: Pick<ToldBlock, 'pair' | 'block'>,
  { side, sentence: { start, end } }: Untold,
  problems: Problems,
): void {
  if (side === 'source') {
    const text = source.readable.text.slice(start, end);
    const inTarget = [target.readable.spanOfBlock(block.target)];
    const places = { source: [source.readable.spanOf(start, end)], target: inTarget };
    problems.add('missing-sentences', 'missing', { text }, places);
    return;
  }
  const text = target.readable.text.slice(start, end);
  problems.add('missing-sentences', 'extra', { text }, { target: [target.readable.spanOf(start, end)] });
}

function report(told: ToldBlock, problems: Problems): void {
  const { source, target, wordPairs } = told.pair;
  const lost = lostSentence(told);
  if (lost !== undefined && wordPairs !== undefined && isAllTold(told, wordPairs)) return;
  if (lost === 'any') {
    const places = {
      source: [source.readable.spanOfBlock(told.block.source)],
      target: [target.readable.spanOfBlock(told.block.target)],
    };
    problems.add('missing-sentences', 'fewer', {}, places);
    return;
  }
  if (lost !== undefined) {
    reportUntold(told, { side: 'source', sentence: lost }, problems);
    return;
  }
  const added = addedSentence(told);
  if (added !== undefined) reportUntold(told, { side: 'target', sentence: added }, problems);
}

const PATH = /^[\w.-]{1,60}(?:\/[\w.-]{1,60}){1,20}$/;
