import { countOf } from '../counted';
import { matchesOf } from '../../text/matches';
import { isUnspaced } from '../parsed/checked-language';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import { isJoinedByComma, isJoinedByMark, lengthInBrackets, mayBeJoined } from './divided-elsewhere';
import { joinedLength, lengthOf, limitFor, misfitsOf } from './sentence-lengths';
import { besideOf, foundOf, tracesOf, writtenIn, type Traces } from './sentence-traces';
import type { Sentence } from './sentences';

/** A block with its sentences. */
export interface ToldBlock {
  readonly pair: ParsedPair;
  readonly block: BlockPair;
  /** The sentences of the source. */
  readonly before: readonly Sentence[];
  /** The sentences of the target. */
  readonly after: readonly Sentence[];
  /** The blocks before and after it, which may have one of its sentences. */
  readonly beside: readonly BlockPair[];
  /** The expected length of the target, in parts of that of the source. */
  readonly ratio: number;
}

/** Lengths tell two sentences apart that differ by more than this, as a logarithm. */
const sameFit = 0.3;
/** Lengths alone tell which sentence is missing where those of the others differ by more than this. */
const clearRest = 0.45;
/** Lengths alone do not tell which of more sentences than these is missing. */
const mostByLength = 3;
/** Lengths tell a missing sentence from joined ones where the misfits differ by more than this. */
const clearFit = 0.25;
/** Lengths alone must tell it more clearly: a translation often says two sentences shortly in one. */
const clearFitAlone = 0.4;
/** Without the sentence that is missing, a block has about the expected length; a logarithm. */
const mostRest = 0.45;
/** Traces are looked up in the whole block for each sentence; longer blocks are compared by lengths alone. */
const mostTraced = 300;

/** A sentence of the source that may be the missing one. */
interface Candidate {
  readonly sentence: Sentence;
  /** How much the length of the target differs from that of the others, as a logarithm. */
  readonly rest: number;
  readonly traces: Traces;
  /** Whether a name that the target lacks shows that it is this one. */
  readonly isNamed: boolean;
  /** Whether the block is short enough for it. */
  readonly isLost: boolean;
  /** Whether the lengths may as well come from sentences that were joined. */
  readonly isDoubtful: boolean;
  /** Whether the block before or after this one has it. */
  readonly isElsewhere: boolean;
}

/**
 * Returns the sentence of the source that the target lacks, by the lengths of the sentences and by the
 * numbers, names and code in them; `any` where one is missing, and it is not clear which.
 */
export function lostSentence(told: ToldBlock): Sentence | 'any' | undefined {
  const { pair, block, before, after, beside } = told;
  if (after.length >= before.length) return undefined;
  const [original, said] = textsOf(told);
  if (isJoinedByMark(original, said, before.length - after.length)) return undefined;
  if (isLeadJoined(before, said) || isOfBeside(pair, block, beside)) return undefined;
  const misfits = misfitsOf(before, after, told.ratio);
  const possible = candidatesOf(told, misfits);
  const candidates = possible.filter(({ isLost }) => isLost);
  // The sentence without which the lengths fit best; words tell several apart that fit alike.
  const least = Math.min(...candidates.map(({ rest }) => rest));
  const alike = candidates.filter(({ rest }) => rest <= least + sameFit);
  const best = leastSaid(alike, said);
  const any = best ?? alike.at(-1);
  if (any === undefined || (misfits !== undefined && misfits.joined < misfits.without(any.sentence)))
    return undefined;
  // The missing sentence is in the next or the former block; others may be missing as well.
  if (best === undefined ? alike.some(({ isElsewhere }) => isElsewhere) : best.isElsewhere) {
    const moved = new Set(possible.flatMap(({ isElsewhere, sentence }) => (isElsewhere ? [sentence] : [])));
    return lostSentence({ ...told, before: before.filter((sentence) => !moved.has(sentence)) });
  }
  // Where nothing else shows that a sentence is missing, it may have been joined with another one.
  const isDoubtful =
    possible.length > 1 && (best === undefined ? alike : [best]).every((one) => one.isDoubtful);
  if (any.traces !== 'none' && (isDoubtful || isJoinedByComma(before, after))) return undefined;
  return best !== undefined && isCertain(best, possible, told) ? best.sentence : 'any';
}

/** The sentences of the source that the target may lack. */
function candidatesOf(told: ToldBlock, misfits: ReturnType<typeof misfitsOf>): readonly Candidate[] {
  const { pair, block, before, after, beside, ratio } = told;
  const [original, said] = textsOf(told);
  const [was, is] = [lengthOf(before), lengthOf(after)];
  const whole = is / (was * ratio);
  const written = writtenIn(pair.target, block.target);
  const isMerged = isUnspaced(pair.targetLanguage) && clausesIn(said) >= before.length;
  const joined = mayBeJoined(before, after, ratio) ? joinedLength.byComma : joinedLength.otherwise;
  const isBeside = besideOf(pair, beside, ratio);
  const inBrackets = lengthInBrackets(original, said);
  return before.flatMap((sentence) => {
    // A line that goes on with the sentence before it is none.
    if (/^\p{Ll}/u.test(sentence.text)) return [];
    // A remark in brackets was put into the sentence before it.
    if (sentence.text.startsWith('(') && /[(（]/.test(said)) return [];
    if (inBrackets > sentence.text.length * ratio * 0.6) return [];
    const own = before.length > mostTraced ? [] : tracesOf(pair.source, block.source, sentence);
    const traces = foundOf(own, written);
    if (traces === 'all') return [];
    const rest = Math.abs(Math.log(is / ((was - sentence.text.length) * ratio)));
    const clearer = (misfits?.joined ?? 0) - (misfits?.without(sentence) ?? 0);
    const limit = limitFor(sentence.text.length / was, traces, isMerged, clearer > clearFit, joined);
    return {
      sentence,
      rest,
      traces,
      isNamed: traces === 'none' && own.some((trace) => isStrong(trace, said)),
      isLost: whole <= limit && rest <= Math.abs(Math.log(whole)),
      // Lengths alone must say it clearly.
      isDoubtful:
        misfits !== undefined &&
        whole > 0.4 &&
        (rest > mostRest || (whole > 0.5 && clearer <= clearFitAlone)),
      isElsewhere: traces === 'none' && isBeside(sentence, own),
    };
  });
}

/**
 * Whether it is known which sentence is missing. Lengths alone rarely tell which one of several it is:
 * another one may have been shortened. One whose name the target has was joined with another one.
 */
function isCertain(best: Candidate, possible: readonly Candidate[], told: ToldBlock): boolean {
  const others = possible.filter((one) => one !== best);
  if (best.isNamed && others.every((one) => !one.isNamed)) return true;
  const { before, pair } = told;
  if (best.traces !== 'unknown' || before.length > mostByLength) return false;
  if (isUnspaced(pair.targetLanguage) || pair.targetLanguage.base === 'ko') return false;
  const [, said] = textsOf(told);
  return (
    possible.filter(({ isLost }) => isLost).length === 1 &&
    !namesIn(best.sentence.text).some((name) => said.includes(name)) &&
    others.every((one) => one.rest > best.rest + clearRest)
  );
}

const textsOf = ({
  pair: { source, target },
  block,
}: ToldBlock): readonly [source: string, target: string] => [
  source.readable.text.slice(block.source.start, block.source.end),
  target.readable.text.slice(block.target.start, block.target.end),
];

/**
 * Whether a trace shows by itself which sentence is missing: an abbreviation and a pair of words
 * ("lower/upper") are often left out or translated, and a number may have been changed where the target has
 * another one.
 */
const isStrong = (trace: string, said: string): boolean =>
  !/^(?:\p{Lu}+|\p{L}+\/\p{L}+)$/u.test(trace) && !(/^\p{Nd}/u.test(trace) && /\p{Nd}/u.test(said));

/** The words before an example, "If you use a command like:", go into the sentence before them. */
function isLeadJoined(before: readonly Sentence[], said: string): boolean {
  const lead = before.at(-1)?.text ?? '';
  return before.length === 2 && lead.length < longestLead && lead.endsWith(':') && /[:：]\s*$/.test(said);
}

const longestLead = 45;

/**
 * Whether a paragraph is the translation of one beside its source: it has none of the links of its source,
 * but one of the other's.
 */
function isOfBeside(pair: ParsedPair, block: BlockPair, beside: readonly BlockPair[]): boolean {
  const written = writtenIn(pair.target, block.target);
  const linksOf = ({ source }: BlockPair): readonly string[] => {
    const { from, to } = pair.source.readable.spanOfBlock(source);
    return matchesOf(pair.source.raw.slice(from, to), LINK).map(([, address = '']) => address);
  };
  const own = linksOf(block);
  if (own.length === 0 || own.some((link) => written.includes(link))) return false;
  return beside.some((other) => linksOf(other).some((link) => !own.includes(link) && written.includes(link)));
}

const LINK = /\shref="([^"]{1,300})"/g;

/** The names of a sentence, which have a capital in the middle of it. */
const namesIn = (text: string): readonly string[] =>
  text.match(/(?<=[\p{Ll},]\s)\p{Lu}[\p{L}\p{M}]{2,40}/gu) ?? [];

/** The one sentence of which the target has the fewest words; undefined where several have as few. */
function leastSaid<T extends { readonly sentence: Sentence }>(
  candidates: readonly T[],
  said: string,
): T | undefined {
  const words = new Set(beginningsOf(said));
  const shares = candidates.map(({ sentence }) => {
    const own = beginningsOf(sentence.text);
    return own.filter((word) => words.has(word)).length / Math.max(1, own.length);
  });
  const least = Math.min(...shares);
  return shares.indexOf(least) === shares.lastIndexOf(least) ? candidates[shares.indexOf(least)] : undefined;
}

/** Words that two languages share begin alike: "configuration", "Konfiguration" do not, "server" does. */
const beginningsOf = (text: string): readonly string[] =>
  matchesOf(text.toLowerCase(), /\p{L}{5,40}/gu).map(([word]) => word.slice(0, 5));

const clausesIn = (text: string): number => countOf(text, /[，、；。！？；]/);
