import type { FieldCheck } from '../field-check';
import { paragraphPairs, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import { evidenceOf, stemsOfAll, toldOf, usualIn, wordsOf, type Told } from '../words/told-words';
import type { PairedWord, WordPairs } from '../words/word-pairs';
import { isOfOtherTerm } from './divided-elsewhere';
import { sentencesOf, type Sentence } from './sentences';

/** The sentences of both sides that are in the same place. */
interface Passage {
  readonly source: readonly Sentence[];
  readonly target: readonly Sentence[];
  /** The element, which exchanged texts have in common. */
  readonly opener: string;
  readonly block: BlockPair;
}

type Exchanged = readonly [first: Passage, second: Passage];

/** Logarithms of likelihoods, for each of two texts and for both. */
const least = { each: 2, both: 8 };
/** Texts beside each other may be so much alike that most words of both are told at their places. */
const leastBeside = { each: 3, both: 9, told: 2 };
/** A text lacks at least this share of its known words at its place, where it is not at its place. */
const leastUntold = 0.35;
/** Where more texts than these, and this share, are not at their place, they are others or all moved on. */
const fewestOdd = 4;
const mostOdd = 0.25;
/** A text that is not at its place is looked for at so many others. */
const mostCompared = 20;

/**
 * Finds blocks of which each has the words of the other one's source and not of its own, and sentences of a
 * block likewise.
 */
export const exchangedTexts: FieldCheck = {
  ids: ['tags-reordered'],
  find(pair, problems) {
    const { source, target, wordPairs } = pair;
    if (wordPairs === undefined) return;
    const blocks = paragraphPairs(pair).flatMap((block): readonly Passage[] => {
      const [from, to] = [sentencesOf(source, block.source), sentencesOf(target, block.target)];
      return from.length === 0 || to.length === 0
        ? []
        : [{ source: from, target: to, opener: block.source.opener, block }];
    });
    const say = (variant: 'exchanged' | 'exchanged-sentences', exchanged: Exchanged): void => {
      const places = {
        source: exchanged.map((one) => source.readable.spanOf(...endsOf(one.source))),
        target: exchanged.map((one) => target.readable.spanOf(...endsOf(one.target))),
      };
      const text = target.readable.text.slice(...endsOf(exchanged[0].target)).trim();
      problems.add('tags-reordered', variant, { text }, places);
    };
    const found = exchangedAmong(blocks, wordPairs);
    const isSorted = found.filter(([one]) => LISTED.test(one.opener)).length > 1;
    for (const exchanged of found) if (!isOfList(exchanged, isSorted, pair)) say('exchanged', exchanged);
    for (const block of blocks)
      for (const exchanged of exchangedAmong(sentencesIn(block), wordPairs))
        say('exchanged-sentences', exchanged);
  },
};

/** Whether a list has its items in another order, which moves several of them, or terms with their texts. */
function isOfList([{ opener, block }]: Exchanged, isSorted: boolean, pair: ParsedPair): boolean {
  if (!LISTED.test(opener)) return false;
  const before = pair.blocks.slice(0, pair.blocks.indexOf(block));
  return (
    isSorted ||
    isOfOtherTerm(
      pair,
      block,
      before.findLast(({ source }) => source.opener === 'dt'),
    )
  );
}

/** Items of lists and cells of tables, which translations sort by their own words. */
export const LISTED = /^(?:li|d[dt]|t[dh])$/;

const endsOf = (sentences: readonly Sentence[]): [start: number, end: number] => [
  sentences[0]?.start ?? 0,
  sentences.at(-1)?.end ?? 0,
];

/** The sentences of a block one by one, where both sides have as many. */
const sentencesIn = ({ source, target, ...place }: Passage): readonly Passage[] =>
  source.length !== target.length || source.length < 2
    ? []
    : source.map((sentence, at) => ({ source: [sentence], target: target.slice(at, at + 1), ...place }));

/** A passage with its known words and the stems that its target has. */
interface ToldPassage extends Passage {
  readonly words: readonly PairedWord[];
  readonly said: ReadonlySet<string>;
  /** The words that the target tells at its place, and those that it does not. */
  readonly straight: Told;
}

/** The texts whose words stand in each other's place. */
function exchangedAmong(all: readonly Passage[], pairs: WordPairs): readonly Exchanged[] {
  if (all.length < 2) return [];
  const passages = all.map((one): ToldPassage => {
    const words = wordsOfAll(one.source, pairs);
    const said = stemsOfAll(one.target, 'target');
    return { ...one, words, said, straight: toldOf(words, said) };
  });
  const odd = passages.filter(({ straight }) => isOdd(straight));
  if (odd.length > Math.max(fewestOdd, passages.length * mostOdd)) return [];
  const usual = usualIn(passages.map(({ straight }) => straight));
  // Where one side joins two texts, each one behind them has the words of the next one.
  const isShifted = (one: ToldPassage, two: ToldPassage): boolean => {
    const [before, after] = [passages[passages.indexOf(one) - 1], passages[passages.indexOf(two) + 1]];
    return [
      [before, one],
      [after, two],
    ].some(
      ([beside, at]) =>
        beside !== undefined && at !== undefined && crosswise(beside, at, usual).evidence >= least.each,
    );
  };
  const found = new Set<Passage>();
  const apart = odd.flatMap((one, at): readonly Exchanged[] => {
    if (found.has(one)) return [];
    const other = odd
      .slice(at + 1, at + 1 + mostCompared)
      .find((two) => !found.has(two) && areExchanged(one, two, usual) && !isShifted(one, two));
    if (other === undefined) return [];
    found.add(one).add(other);
    return [[one, other]];
  });
  const beside = passages.flatMap((one, at): readonly Exchanged[] => {
    const two = passages[at + 1];
    if (two === undefined || found.has(one) || found.has(two)) return [];
    if ([one, two].some(({ straight }) => straight.untold.length === 0)) return [];
    if (!areExchanged(one, two, usual, leastBeside) || isShifted(one, two)) return [];
    found.add(one).add(two);
    return [[one, two]];
  });
  return [...apart, ...beside];
}

/** The known words of sentences of the source, each of them once. */
function wordsOfAll([first, ...more]: readonly Sentence[], pairs: WordPairs): readonly PairedWord[] {
  const words = first === undefined ? [] : wordsOf(first, 'source', pairs);
  if (more.length === 0) return words;
  return [...new Set([...words, ...more.flatMap((sentence) => wordsOf(sentence, 'source', pairs))])];
}

/** Whether so many words of a passage are not told at its place that it may be another one's. */
const isOdd = ({ told, untold }: Told): boolean =>
  untold.length > 0 && untold.length >= (told.length + untold.length) * leastUntold;

function areExchanged(
  one: ToldPassage,
  two: ToldPassage,
  usual: number,
  { each, both, told: times = 1 }: { each: number; both: number; told?: number } = least,
): boolean {
  if (one.opener !== two.opener || isGoingOn(two)) return false;
  const [first, second] = [crosswise(one, two, usual), crosswise(two, one, usual)];
  const [told, untold] = [first.told + second.told, first.untold + second.untold];
  return (
    told >= untold * times &&
    Math.min(first.evidence, second.evidence) >= each &&
    first.evidence + second.evidence >= both
  );
}

/** Whether a line goes on with a sentence, whose words each language puts in its own order. */
const isGoingOn = ({ source: [first], opener }: Passage): boolean =>
  /^(?:br|line)$/.test(opener) && /^\P{L}*\p{Ll}/u.test(first?.text ?? '');

/** How many words that only one of two passages has the other's place tells, and how much more it tells. */
function crosswise(one: ToldPassage, two: ToldPassage, usual: number) {
  const shared = new Set(two.words);
  const own = one.words.filter((word) => !shared.has(word));
  const [here, there] = [toldOf(own, one.said), toldOf(own, two.said)];
  const evidence = evidenceOf(here, one.said.size, usual) - evidenceOf(there, two.said.size, usual);
  return { told: there.told.length, untold: there.untold.length, evidence };
}
