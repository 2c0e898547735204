import { matchesOf } from '../../text/matches';
import { isUnspaced } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { paragraphPairs, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import {
  hasAllInLines,
  isInNextBlock,
  isJoinedByComma,
  isJoinedByMark,
  isOfOtherTerm,
  lengthInBrackets,
  mayBeJoined,
} from './divided-elsewhere';
import { expectedRatio, joinedLength, lengthOf, limitFor, misfitsOf } from './sentence-lengths';
import { besideOf, foundOf, tracesOf, writtenIn } from './sentence-traces';
import { hasLetters, sentencesOf, type Sentence } from './sentences';

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
/** Shorter sentences are joined with others. */
const shortest = 12;

/**
 * Finds blocks whose target has fewer sentences than the source, and is so much shorter that one of them must
 * be missing. The lengths of the sentences tell which one.
 */
export const missingSentences: FieldCheck = {
  ids: ['missing-sentences'],
  find(pair, problems) {
    // Between two paragraphs is a line break, which is none.
    const { text } = pair.source.readable;
    const blocks = paragraphPairs(pair).filter(
      ({ source: { start, end } }) => text.slice(start, end).trim() !== '',
    );
    if (pair.sourceLanguage.base === pair.targetLanguage.base) return;
    if (hasAllInLines(pair)) return;
    const wide = expectedRatio(pair);
    for (const [at, block] of blocks.entries())
      if (!isInNextBlock(pair, blocks, at, wide) && !isOfOtherTerm(pair, block, blocks[at - 1]))
        compare(
          pair,
          block,
          [at - 1, at + 1].flatMap((beside) => blocks[beside] ?? []),
          wide,
          problems,
        );
  },
};

type Problems = Parameters<FieldCheck['find']>[1];

function compare(
  pair: ParsedPair,
  { source: from, target: to }: BlockPair,
  beside: readonly BlockPair[],
  ratio: number,
  problems: Problems,
): void {
  const { source, target } = pair;
  // A path alone is no sentence, and where the target has nothing else, the blocks don't belong together.
  const before = sentencesOf(source, from).filter((one) => isLong(one) && !PATH.test(one.text));
  if (before.length < 2) return;
  // Short sentences of the target count: "Do you want to continue?" may be one word.
  const after = sentencesOf(target, to).filter(({ text }) => hasLetters(text, 2) && !PATH.test(text));
  if (after.length === 0) return;
  compareSentences(pair, { source: from, target: to }, { before, after }, beside, ratio, problems);
}

interface Sentences {
  readonly before: readonly Sentence[];
  readonly after: readonly Sentence[];
}

function compareSentences(
  pair: ParsedPair,
  { source: from, target: to }: BlockPair,
  { before, after }: Sentences,
  beside: readonly BlockPair[],
  ratio: number,
  problems: Problems,
): void {
  const { source, target } = pair;
  const [was, is] = [lengthOf(before), lengthOf(after)];
  const whole = is / (was * ratio);
  if (after.length < before.length) {
    const said = target.readable.text.slice(to.start, to.end);
    const original = source.readable.text.slice(from.start, from.end);
    if (isJoinedByMark(original, said, before.length - after.length)) return;
    if (isLeadJoined(before, said) || isOfBeside(pair, { source: from, target: to }, beside)) return;
    const inTarget = target.readable.spanOfBlock(to);
    const written = writtenIn(target, to);
    const isMerged = isUnspaced(pair.targetLanguage) && clausesIn(said) >= before.length;
    const joined = mayBeJoined(before, after, ratio) ? joinedLength.byComma : joinedLength.otherwise;
    const misfits = misfitsOf(before, after, ratio);
    const isBeside = besideOf(pair, beside, ratio);
    const inBrackets = lengthInBrackets(original, said);
    const possible = before.flatMap((sentence) => {
      // A line that goes on with the sentence before it is none.
      if (/^\p{Ll}/u.test(sentence.text)) return [];
      // A remark in brackets was put into the sentence before it.
      if (sentence.text.startsWith('(') && /[(（]/.test(said)) return [];
      if (inBrackets > sentence.text.length * ratio * 0.6) return [];
      const share = sentence.text.length / was;
      const own = before.length > mostTraced ? [] : tracesOf(source, from, sentence);
      const traces = foundOf(own, written);
      if (traces === 'all') return [];
      const rest = Math.abs(Math.log(is / ((was - sentence.text.length) * ratio)));
      const clearer = (misfits?.joined ?? 0) - (misfits?.without(sentence) ?? 0);
      const isClear = clearer > clearFit;
      // Lengths alone must say it clearly.
      const isDoubtful =
        misfits !== undefined &&
        whole > 0.4 &&
        (rest > mostRest || (whole > 0.5 && clearer <= clearFitAlone));
      const isLost =
        whole <= limitFor(share, traces, isMerged, isClear, joined) && rest <= Math.abs(Math.log(whole));
      const isElsewhere = traces === 'none' && isBeside(sentence, own);
      const isNamed = traces === 'none' && own.some((trace) => isStrong(trace, said));
      return [{ sentence, rest, traces, isNamed, isLost, isDoubtful, isElsewhere }];
    });
    const candidates = possible.filter(({ isLost }) => isLost);
    // The sentence without which the lengths fit best; words tell several apart that fit alike.
    const least = Math.min(...candidates.map(({ rest }) => rest));
    const alike = candidates.filter(({ rest }) => rest <= least + sameFit);
    const best = leastSaid(alike, said);
    const any = best ?? alike.at(-1);
    if (any === undefined || (misfits !== undefined && misfits.joined < misfits.without(any.sentence)))
      return;
    // The missing sentence is in the next or the former block; others may be missing as well.
    if (best === undefined ? alike.some(({ isElsewhere }) => isElsewhere) : best.isElsewhere) {
      const moved = new Set(
        possible.filter(({ isElsewhere }) => isElsewhere).map(({ sentence }) => sentence),
      );
      const others = before.filter((sentence) => !moved.has(sentence));
      if (after.length < others.length)
        compareSentences(
          pair,
          { source: from, target: to },
          { before: others, after },
          beside,
          ratio,
          problems,
        );
      return;
    }
    // Where nothing else shows that a sentence is missing, it may have been joined with another one.
    const isDoubtful =
      possible.length > 1 && (best === undefined ? alike : [best]).every((one) => one.isDoubtful);
    if (any.traces !== 'none' && (isDoubtful || isJoinedByComma(before, after))) return;
    // Lengths alone rarely tell which one of several it is: another one may have been shortened. One whose
    // name the target has was joined with another one.
    const isCertain =
      best !== undefined &&
      ((best.isNamed && possible.every((one) => one === best || !one.isNamed)) ||
        (best.traces === 'unknown' &&
          !isUnspaced(pair.targetLanguage) &&
          pair.targetLanguage.base !== 'ko' &&
          candidates.length === 1 &&
          before.length <= mostByLength &&
          !namesIn(best.sentence.text).some((name) => said.includes(name)) &&
          possible.every((one) => one === best || one.rest > best.rest + clearRest)));
    if (best === undefined || !isCertain) {
      if (hasAllInLines(pair)) return;
      const places = { source: [source.readable.spanOfBlock(from)], target: [inTarget] };
      problems.add('missing-sentences', 'fewer', {}, places);
      return;
    }
    const { start, end } = best.sentence;
    const places = { source: [source.readable.spanOf(start, end)], target: [inTarget] };
    problems.add('missing-sentences', 'missing', { text: source.readable.text.slice(start, end) }, places);
  } else if (after.length > before.length && whole > 2.2) {
    const extra = after.at(-1);
    const last = before.at(-1);
    if (extra === undefined || last === undefined || extra.text.length < is * 0.2 || !isLong(extra)) return;
    // The last sentences of both sides are as long as translations of each other.
    const factor = extra.text.length / (last.text.length * ratio);
    if (factor > 0.6 && factor < 1.6) return;
    const text = target.readable.text.slice(extra.start, extra.end);
    // A title of a book or a quotation that is left in the source's language.
    if (source.readable.text.includes(text)) return;
    // Names of the source that no other sentence of the target has: it is a translation of the one there.
    const others = [
      target.readable.text.slice(to.start, extra.start),
      target.readable.text.slice(extra.end, to.end),
    ];
    if (hasItsNames(text, source.readable.text.slice(from.start, from.end), others.join(' '))) return;
    problems.add(
      'missing-sentences',
      'extra',
      { text },
      { target: [target.readable.spanOf(extra.start, extra.end)] },
    );
  }
}

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

const PATH = /^[\w.-]{1,60}(?:\/[\w.-]{1,60}){1,20}$/;

const clausesIn = (text: string): number => text.split(/[，、；。！？；]/).length - 1;

const isLong = ({ text }: Sentence): boolean => hasLetters(text, shortest);
