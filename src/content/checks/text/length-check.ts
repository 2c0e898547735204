import { hasLetters, sentencesOf } from '../sentences/sentences';
import { isNoteForReaders } from '../leftovers/translators-notes';
import { isUnspaced } from '../parsed/checked-language';
import { timesOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { wholeOf, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import { KEPT, type TextBlock } from '../parsed/readable-text';
import { isKeywordList } from './keyword-list';
import { isWithin, paragraph, usualLength } from './usual-length';
import { wordUnits } from './word-units';

/** Shorter texts may be explained at any length. */
const shortestToGrow = 8;
/** Largest factor by which a long text may differ from the expected length; short texts may differ more. */
const furthest = 1.75;
/** Two lines together that differ by less hold the same text. */
const nearly = 1.2;
/** A sentence alone is often said in fewer words, and Korean is concise: there, two sentences are as well. */
const furthestShort = { sentence: 2, korean: 2, koreanSentence: 2.3 };
/** Signs for whole words make small differences large. */
const furthestOfSigns = 2.75;
/** From this share of the source's words on, the target has passages that are not translated. */
const mostShared = 0.35;

/**
 * Finds texts much shorter or longer than translations between the two languages usually are: text is missing
 * or was added.
 */
export const lengthCheck: FieldCheck = {
  ids: ['length'],
  find(pair, problems) {
    const { source, target, blocks } = pair;
    const names = namesIn(pair);
    // Keywords of a program and patterns have as many words as a language needs for them.
    if (names === undefined || isKeywordList(source) || PATTERN.test(source.raw)) return;
    // A language may need other forms for numbers, or for men and women: "{{GENDER:$1|he|she}}".
    if (OF_FORMS.test(target.raw) || (OF_FORMS.test(source.raw) && !target.raw.includes('|'))) return;
    // The text of an attribute that the target lacks is told by its tag.
    const [whole, told] = hasFewer(target, source)
      ? [bodyOf(source), bodyOf(target)]
      : [wholeOf(source), wholeOf(target)];
    if (compare(pair, whole, told, names, problems)) return;
    let isOfOther = false;
    for (const [at, block] of blocks.entries()) {
      if (!source.isHtml && isDividedElsewhere(pair, at, names)) continue;
      if (block.source.opener === 'dt') isOfOther = hasOtherOption(pair, block);
      else if (block.source.opener === '/dd') isOfOther = false;
      if (isOfOther) continue;
      compare(pair, block.source, block.target, names, problems, () => isSaidBeside(pair, at, names));
    }
  },
};

const attributesIn = ({ readable }: ParsedValue): readonly TextBlock[] =>
  readable.blocks.filter(({ opener }) => opener.includes(' '));

const hasFewer = (value: ParsedValue, other: ParsedValue): boolean =>
  attributesIn(value).length < attributesIn(other).length;

/** A value without the texts of attributes, which come last in it. */
const bodyOf = (value: ParsedValue): TextBlock => ({
  ...wholeOf(value),
  end: attributesIn(value)[0]?.start ?? value.prose.length,
});

/** Forms that a program chooses from, in a template of MediaWiki or with bars between whole sentences. */
const OF_FORMS = /\{\{[A-Z]{3,12}:\$\d{1,2}\|[^{}]{20}|^[^|<>]{8,400}[.!?]\|(?=\p{Lu})[^|<>]{8,400}$/u;

/** A regular expression. */
const PATTERN = /\(\?:|\[\\w/;

function compare(
  pair: ParsedPair,
  from: TextBlock,
  to: TextBlock,
  names: ReadonlySet<string>,
  problems: ProblemCollector,
  isElsewhere: () => boolean = () => false,
): boolean {
  const was = lengthOf(pair.source, from, names);
  if (was < shortestToGrow) return false;
  const is = lengthOf(pair.target, to, names);
  if (is === 0) return false;
  const usual = usualLength(pair.sourceLanguage, pair.targetLanguage);
  const ratio = is / was / usual;
  if (ratio < 1 && was < paragraph && !isOnlyBeginning(ratio, was)) return false;
  if (isWithin(ratio, was, furthestOf(ratio, pair))) return false;
  if (ratio > 1 && isNoteForReaders(pair.target.prose.slice(to.start, to.end), pair.targetLanguage.base))
    return false;
  if (ratio < 1 && isWithin(ratio, was, mostShortened(pair, from))) return false;
  // Words that only the shorter side marks as code count as well.
  const [whole, told] = [readLength(pair.source, from), readLength(pair.target, to)];
  if (ratio < 1 ? told.code > whole.code * 2 : whole.code > told.code * 2) {
    const read = told.all / Math.max(1, whole.all) / usual;
    if (isWithin(read, whole.all, isUnspaced(pair.targetLanguage) ? furthestOfSigns : furthest)) return false;
  }
  if (ratio < 1 && isElsewhere()) return false;
  const span = spanOf(pair.target, to);
  // Paragraphs that were exchanged differ in length.
  if (problems.hasAt('tags-reordered', span)) return false;
  const detail = { percent: percent(is / was), usual: percent(usual) };
  const places = { source: [spanOf(pair.source, from)], target: [span] };
  problems.add('length', ratio < 1 ? 'short' : 'long', detail, places);
  return true;
}

/** Whether a text of some words is so short that it is the first word of its translation. */
const isOnlyBeginning = (ratio: number, characters: number): boolean =>
  characters >= ofSomeWords && ratio < shareOfOneWord;
const ofSomeWords = 36;
const shareOfOneWord = 0.18;

const furthestOf = (ratio: number, { targetLanguage }: ParsedPair): number =>
  ratio > 1 && isUnspaced(targetLanguage) ? furthestOfSigns : furthest;

/** Returns the factor by which a text may be shorter than expected. */
function mostShortened({ source, targetLanguage }: ParsedPair, block: TextBlock): number {
  const sentences = sentencesOf(source, block).filter(({ text }) => hasLetters(text, 2)).length;
  const isKorean = targetLanguage.base === 'ko';
  if (sentences < 2) return isKorean ? furthestShort.koreanSentence : furthestShort.sentence;
  return isKorean && sentences === 2 ? furthestShort.korean : furthest;
}

/** Whether a term is an option in the source and another one in the target, in a list in another order. */
function hasOtherOption({ source, target }: ParsedPair, { source: from, target: to }: BlockPair): boolean {
  const option = OPTION.exec(source.readable.text.slice(from.start, from.end))?.[0];
  return option !== undefined && !target.readable.text.slice(to.start, to.end).includes(option);
}

const OPTION = /(?<![\w-])-{1,2}[A-Za-z][\w-]{0,40}/;

/** Whether a line of a plain text is as long as usual together with the one before or after it. */
function isDividedElsewhere(pair: ParsedPair, at: number, names: ReadonlySet<string>): boolean {
  const { source, target, blocks } = pair;
  const usual = usualLength(pair.sourceLanguage, pair.targetLanguage);
  return [at - 1, at].some((first) => {
    const [one, two] = [blocks[first], blocks[first + 1]];
    if (one === undefined || two === undefined) return false;
    const was = lengthOf(source, joined(one.source, two.source), names);
    const is = lengthOf(target, joined(one.target, two.target), names);
    return was > 0 && is > 0 && isWithin(is / was / usual, was, nearly);
  });
}

/**
 * Whether a sentence of a short block stands in the block beside it, which has more sentences than its
 * source, is longer by most of what lacks, and is not too long by itself: `withoutMoved` looks at two blocks
 * of odd lengths.
 */
function isSaidBeside(pair: ParsedPair, at: number, names: ReadonlySet<string>): boolean {
  const { source, target, blocks } = pair;
  const usual = usualLength(pair.sourceLanguage, pair.targetLanguage);
  const lengthsOf = (block: BlockPair) => {
    const [was, is] = [lengthOf(source, block.source, names), lengthOf(target, block.target, names)];
    return { was, ratio: is / was / usual, surplus: is - was * usual };
  };
  const lost = blocks[at] === undefined ? 0 : -lengthsOf(blocks[at]).surplus;
  return [-1, 1].some((step) => {
    // Between two paragraphs is a block without text.
    const beside = [1, 2, 3]
      .map((distance) => blocks[at + step * distance])
      .find((one) => one !== undefined && sentencesOf(source, one.source).length > 0);
    if (beside === undefined) return false;
    if (sentencesOf(target, beside.target).length <= sentencesOf(source, beside.source).length) return false;
    const { was, ratio, surplus } = lengthsOf(beside);
    return isLike(surplus, lost) && isWithin(ratio, was, furthestOf(ratio, pair));
  });
}

/** Whether so much more stands in one block as lacks in the other; translations of one sentence vary. */
const isLike = (more: number, less: number): boolean => more >= less / 2 && more <= less * 2;

const joined = ({ opener, start }: TextBlock, { end }: TextBlock): TextBlock => ({ opener, start, end });

/** A whole value includes the texts of attributes, which come last wherever they are in the markup. */
const spanOf = ({ raw, prose, readable }: ParsedValue, block: TextBlock): ProblemSpan =>
  block.end - block.start === prose.length ? { from: 0, to: raw.length } : readable.spanOfBlock(block);

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/**
 * Counts letters and digits for translation. Code and names shared by both sides keep their length in every
 * language.
 */
function lengthOf({ prose }: ParsedValue, { start, end }: TextBlock, names: ReadonlySet<string>): number {
  // Translations of KDE have the same once more for scripts behind this sign.
  const whole = prose.slice(start, end);
  const other = whole.indexOf('|/|');
  const text = other === -1 ? whole : whole.slice(0, other);
  if (names.size === 0) return wordUnits(text);
  let length = 0;
  for (const word of text.match(WORD) ?? []) if (!names.has(word)) length += word.length;
  return length;
}

/** Counts letters and digits, code included, and the characters of code alone. */
function readLength({ readable, prose }: ParsedValue, { start, end }: TextBlock) {
  return {
    all: wordUnits(readable.text.slice(start, end)),
    code: prose.slice(start, end).split(KEPT).length - 1,
  };
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Words in Latin letters that occur on both sides, if the target uses another script; undefined where these
 * are so many that passages were not translated.
 */
function namesIn(pair: ParsedPair): ReadonlySet<string> | undefined {
  if (pair.targetLanguage.script === 'Latn') return new Set();
  const inSource = timesOf(pair.source.prose.match(WORD) ?? []);
  const inTarget = timesOf(pair.target.prose.match(/[\p{Script=Latin}\p{N}]+/gu) ?? []);
  // A word that the target has less often is translated elsewhere, and left in a passage that was forgotten.
  const isKept = ([word, times]: readonly [string, number]): boolean =>
    times >= (inSource.get(word) ?? Infinity);
  const names = new Set([...inTarget].filter(isKept).map(([word]) => word));
  return names.size > 10 && names.size > inSource.size * mostShared ? undefined : names;
}
