import type { ToldBlock } from './lost-sentence';
import { lengthOf, misfitsOf } from './sentence-lengths';
import { foundOf, tracesOf, writtenIn, type Traces } from './sentence-traces';
import { sentencesOf, type Sentence } from './sentences';
import {
  evidenceOf,
  ownWords,
  stemsOfAll,
  toldOf,
  usualIn,
  wordsOf,
  type Side,
  type Told,
} from '../words/told-words';
import type { WordPairs } from '../words/word-pairs';

/** A sentence of one side that the other one does not say. */
export interface Untold {
  readonly side: Side;
  readonly sentence: Sentence;
}

/**
 * Evidence that a sentence is not told, as the logarithm of a likelihood, is added up: of its words, of the
 * number of sentences and of the lengths.
 */
const leastEvidence = { missing: 7, extra: 8, each: 6, both: 20 };
/** A target that has more to say is longer, too, except where the evidence is this clear. */
const longer = { least: 0.5, clear: 12 };
/** A sentence is less likely missing where the lengths fit better with two joined, by so much a misfit. */
const ofJoining = 3;
/** The words alone show at least this. */
const leastOfWords = 2;
const ofCount = { fits: 2.3, even: -3, opposite: -2.5 };
/** The lengths of blocks differ by this from what is expected, as a logarithm, and say at most so much. */
const usualMisfit = 0.25;
const mostOfLength = 4;
/** None of the numbers, names and code of a sentence, which stay in every language, is there. */
const ofTraces = 2;
/** Longer blocks are compared by lengths alone. */
const mostSentences = 100;

/**
 * Returns a sentence of the source whose words the target does not say, and which the number or the lengths
 * of its sentences show to be missing, or in whose place it says something else; or a sentence of the target
 * that the source does not have.
 */
export function untoldSentence(told: ToldBlock, pairs: WordPairs): Untold | undefined {
  if (Math.max(told.before.length, told.after.length) > mostSentences) return undefined;
  const lost = leastTold(told, 'source', pairs);
  if (lost !== undefined && lost.ofAll >= leastEvidence.missing) return lost;
  const mayBeReplaced = lost !== undefined && lost.ofWords >= leastEvidence.each;
  const hasMore = told.after.length > told.before.length;
  const added = mayBeReplaced || hasMore ? leastTold(told, 'target', pairs) : undefined;
  if (added === undefined) return undefined;
  const isReplaced =
    mayBeReplaced &&
    added.ofWords >= leastEvidence.each &&
    lost.ofWords + added.ofWords >= leastEvidence.both;
  if (isReplaced) return lost;
  if (!hasMore) return undefined;
  const isLonger = added.ofLength >= longer.least || added.ofAll >= longer.clear;
  return isLonger && added.ofAll >= leastEvidence.extra ? added : undefined;
}

interface Evidence extends Untold {
  readonly ofWords: number;
  readonly ofLength: number;
  readonly ofAll: number;
}

/** The sentence of a side of which the other one says least, where it says the others. */
function leastTold(told: ToldBlock, side: Side, pairs: WordPairs): Evidence | undefined {
  const [own, others] = side === 'source' ? [told.before, told.after] : [told.after, told.before];
  const said = stemsOfAll(others, otherThan(side));
  const words = ownWords(own, side, pairs).map((one) => toldOf(one, said));
  const found = own.flatMap((sentence, at): readonly Evidence[] => {
    const usual = usualBeside(words, at);
    const ofWords = usual === undefined ? 0 : evidenceOf(words[at] ?? none, said.size, usual);
    if (ofWords < leastOfWords || !isOfOwnWords(words[at] ?? none, wordsOf(sentence, side, pairs).length))
      return [];
    const traces = tracesFound(told, { sentence, side });
    if (traces === 'all') return [];
    const ofLength = evidenceOfLength(told, { sentence, side });
    const ofRest = evidenceOfCount(told, side) + ofLength + (traces === 'none' ? ofTraces : 0);
    const ofAll = ofWords + ofRest - (side === 'source' ? evidenceOfJoining(told, sentence) : 0);
    return [{ side, sentence, ofWords, ofLength, ofAll }];
  });
  const [least] = found.toSorted((a, b) => b.ofAll - a.ofAll);
  return least === undefined || isBeside(told, least, pairs) ? undefined : least;
}

/** Whether enough of a sentence's known words are its own: one that says more of the same may be joined. */
const isOfOwnWords = ({ told, untold }: Told, known: number): boolean =>
  told.length + untold.length >= known * leastOwn;

const leastOwn = 0.5;

/** How much the other sentences tell of what is expected; undefined where they tell too little. */
function usualBeside(words: readonly Told[], at: number): number | undefined {
  const rest = words.filter((_, other) => other !== at);
  const told = rest.reduce((count, one) => count + one.told.length, 0);
  const known = rest.reduce((count, one) => count + one.untold.length, told);
  return told < Math.max(fewestTold, known * leastShare) ? undefined : usualIn(rest);
}

/** The other sentences tell at least so many words, and this share: they are a translation of the block's. */
const fewestTold = 2;
const leastShare = 0.4;

const otherThan = (side: Side): Side => (side === 'source' ? 'target' : 'source');

/** Whether the numbers, names and code of a sentence are on the other side. */
function tracesFound({ pair, block }: ToldBlock, { sentence, side }: Untold): Traces {
  const other = otherThan(side);
  return foundOf(tracesOf(pair[side], block[side], sentence), writtenIn(pair[other], block[other]));
}

/** Whether a block beside its own tells a sentence. */
function isBeside({ pair, beside }: ToldBlock, { sentence, side }: Untold, pairs: WordPairs): boolean {
  const other = otherThan(side);
  return beside.some((block) => {
    const said = stemsOfAll(sentencesOf(pair[other], block[other]), other);
    return isTold(toldOf(wordsOf(sentence, side, pairs), said));
  });
}

/** Whether most of the words are told. */
const isTold = ({ told, untold }: Told): boolean => told.length >= untold.length;

function evidenceOfCount({ before, after }: ToldBlock, side: Side): number {
  if (before.length === after.length) return ofCount.even;
  return before.length > after.length === (side === 'source') ? ofCount.fits : ofCount.opposite;
}

/** How much the lengths show that two sentences of the source were joined, rather than this one lost. */
function evidenceOfJoining({ before, after, ratio }: ToldBlock, sentence: Sentence): number {
  const misfits = misfitsOf(before, after, ratio);
  return misfits === undefined ? 0 : ofJoining * Math.max(0, misfits.without(sentence) - misfits.joined);
}

const misfit = (one: number, other: number): number => Math.log((one + 5) / (other + 5)) ** 2;

/** How much better the length that is expected fits without a sentence. */
function evidenceOfLength({ before, after, ratio }: ToldBlock, { sentence, side }: Untold): number {
  const [was, is] = [lengthOf(before) * ratio, lengthOf(after)];
  const length = sentence.text.length * (side === 'source' ? ratio : 1);
  return side === 'source' ? fitWithout(was, is, length) : fitWithout(is, was, length);
}

/** How much better two lengths fit each other where a part of one of them is left out. */
export function fitWithout(one: number, other: number, part: number): number {
  const gain = (misfit(one, other) - misfit(one - part, other)) / (2 * usualMisfit ** 2);
  return Math.max(-mostOfLength, Math.min(mostOfLength, gain));
}

const none: Told = { told: [], untold: [] };

/** Whether the target says what each sentence of the source says. */
export function isAllTold({ before, after }: ToldBlock, pairs: WordPairs): boolean {
  const said = stemsOfAll(after, 'target');
  return ownWords(before, 'source', pairs).every(
    (words) => words.length >= fewestForAll && isTold(toldOf(words, said)),
  );
}

const fewestForAll = 3;
