import { matchesOf, countMatches } from '../../text/matches';
import { firstWhere } from '../../text/first-where';
import { once } from '../parsed/once';
import { blockPairAt, wholeOf, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemCollector } from '../problem-collector';
import { isFunctionWord } from '../text/plain-words';
import { endsAbbreviated } from '../typography/abbreviated-ends';
import { isSmallInCode, smallWordsIn, wordsIn } from '../text/words-of-value';

/** Finds sentences after another one that begin with a small letter. */
export function smallAfterStop(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const isEitherFunctionWord = (word: string): boolean =>
    isFunctionWord(word, sourceLanguage.base) || isFunctionWord(word, targetLanguage.base);
  // A label such as "Dep. method" is no sentence, nor is "Станд. статистика Дж.-Т." for one.
  if (LABEL.test(target.prose) || (LABEL.test(source.prose) && isShortenedLabel(target.prose))) return;
  for (const { index: stop, 0: all, 1: word = '' } of matchesOf(target.prose, SMALL_AFTER_STOP)) {
    const index = stop + all.length - word.length;
    // All sentences that have no block share the whole source.
    const block = blockPairAt(pair, 'target', index);
    const original = originalOf(block?.source ?? wholeOf(source), source);
    const isTranslated = (start: string): boolean => !wordsIn(target).has(start);
    if (original.smallStarts.some(isTranslated)) continue;
    // A mark on both sides of a word belongs to it: "!image!".
    if (IN_MARKS.test(target.prose.slice(Math.max(0, index - 60), index))) continue;
    // A name with a mark of its own goes on in the sentence: "la orden ¿Dónde estoy? de", "<b>Gata!</b> și".
    if (isMarkOfName(target, index)) continue;
    // An abbreviation that the source has as well ("Cal. exposure"), or that opens a bracket ("(esim. …").
    const before = `${target.prose.slice(Math.max(0, stop - 10), stop + 1)} `;
    const isAfterLongWord =
      AFTER_LONG_WORD.test(before) ||
      (AFTER_SIX_LETTERS.test(before) && endsSentence(block?.target ?? wholeOf(target), target));
    // A letter alone is mostly one of an abbreviation.
    const isLetter = word.length === 1 && target.prose[index + 1] === ' ';
    if (isLetter && !isAfterLongWord && !isWordOfSentence(word, pair, index)) continue;
    if (
      (isAfterLongWord ? original.afterOthers : original.afterAbbreviations).some(isTranslated) ||
      /[(（]\p{L}{1,10}\. $/u.test(target.prose.slice(Math.max(0, index - 14), index))
    )
      continue;
    // The stop of an abbreviation ends no sentence, and the source has none there.
    if (
      !isAfterLongWord &&
      stopsInside(target) > stopsInside(source) &&
      !hasAsManyStops(pair, index) &&
      !isSaidWithoutStop(target, before)
    )
      continue;
    if (hasMoreStops(pair, index) && isBeginningOfOther(target, before)) continue;
    // A short one may be one, as "See also" is, where the source has as many in other sentences.
    if (
      AFTER_SHORT_WORD.test(before) &&
      (ABBREVIATED.test(before.normalize('NFD')) ||
        SHORTENED.test(before) ||
        !(hasAsManyStops(pair, index) || isSaidWithoutStop(target, before) || isWordOfSource(before, source)))
    )
      continue;
    if (isSmallInCode(word, pair)) continue;
    const span = target.readable.spanAt(index, word);
    if (
      target.raw[span.from - 1] === '>' ||
      AFTER_TITLE.test(target.raw.slice(Math.max(0, span.from - 60), span.from)) ||
      (wordsIn(source).has(word) && !isFunctionWord(word, targetLanguage.base)) ||
      (!isEitherFunctionWord(word) && smallWordsIn(source).has(word))
    )
      continue;
    const places = { target: [span] };
    problems.add('letter-case', 'small-start', { word }, places);
  }
}

/**
 * The words in small letters with which a block of the source begins sentences, and those behind
 * abbreviations, of which some are for example. They are names where the target has them as well.
 */
const originalOf = once(({ start, end }: TextBlock, { prose }: ParsedValue) => {
  const text = prose.slice(start, end);
  return {
    smallStarts: matchesOf(text, SMALL_AFTER_STOP).map(([, word = '']) => word),
    afterAbbreviations: wordsBehindStops(text),
    afterOthers: wordsBehindStops(text.replaceAll(FOR_EXAMPLE, '')),
  };
});

const wordsBehindStops = (text: string): readonly string[] =>
  matchesOf(text, AFTER_ABBREVIATION).map(([, word = '']) => word);

const AFTER_ABBREVIATION = /\p{L} ?\. [&_]?(\p{Ll}[\p{L}\p{M}]{0,39})/gu;

/** Whether a block ends in the mark of a sentence, as a label with abbreviations does not. */
const endsSentence = ({ start, end }: TextBlock, { prose }: ParsedValue): boolean =>
  /[.?!:]\s{0,4}$/.test(prose.slice(Math.max(start, end - 5), end));

/** Whether the mark before a word ends a name inside of the sentence, which opens with ¿, ¡ or a tag. */
function isMarkOfName({ prose, raw, readable }: ParsedValue, index: number): boolean {
  if (/\p{L} [¿¡]\p{Lu}[^.!?¿¡]{1,60}[!?] $/u.test(prose.slice(Math.max(0, index - 80), index))) return true;
  const { from } = readable.spanOf(index, index + 1);
  return /\p{Ll} <(\w{1,8})(?: [^<>]{1,100})?>[^<>.!?]{1,60}[.!?]<\/\1> $/u.test(
    raw.slice(Math.max(0, from - 200), from),
  );
}

/** Whether a label begins with a word that is cut off, and ends in an abbreviation. */
const isShortenedLabel = (text: string): boolean => SHORTENED_LABEL.test(text) && endsAbbreviated(text);

/** The stops of a value but for the last one, which says nothing about those inside. */
const stopsInside = once(({ prose }: ParsedValue) => countMatches(prose, STOP_INSIDE));

const stopsOf = once(({ start, end }: TextBlock, { prose }: ParsedValue) =>
  countMatches(prose.slice(start, end), STOP),
);

/** Whether the target has the word before a stop elsewhere without one, as it has no abbreviation. */
function isSaidWithoutStop(target: ParsedValue, before: string): boolean {
  const word = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,12}(?=[.?!] $)/u.exec(before)?.[0] ?? '';
  return target.isHtml && word.length < before.length - 2 && wordsBeforeWords(target).has(word);
}

/** Whether the word before a stop is one that the source has inside of a sentence: "Invalid enum value." */
const isWordOfSource = (before: string, source: ParsedValue): boolean => {
  const word = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{3,12}(?=[.?!] $)/u.exec(before)?.[0] ?? '';
  return wordsBeforeWords(source).has(word);
};

/** The words that stand before another word in small letters. */
const wordsBeforeWords = once(
  ({ prose }: ParsedValue): ReadonlySet<string> =>
    new Set(prose.match(/(?<![\p{L}\p{M}.])[\p{L}\p{M}]{3,12}(?=\s{1,20}\p{Ll}{2})/gu)),
);

/** Whether the word before a stop is cut off: the target has a word that goes on behind it, "устан.". */
function isBeginningOfOther(target: ParsedValue, before: string): boolean {
  const word = CUT_OFF.exec(before)?.[0].toLowerCase();
  if (word === undefined || wordsBeforeWords(target).has(word)) return false;
  const words = sortedWordsIn(target);
  const longer = words[firstWhere(words, (one) => one > word)];
  return longer?.startsWith(word) === true && longer.length >= word.length + leastCutOff;
}

const leastCutOff = 3;
const CUT_OFF = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{3,5}(?![aeiouyаеёиіїоуыэюя])\p{L}(?=\. $)/iu;

const sortedWordsIn = once((value: ParsedValue): readonly string[] =>
  Array.from(smallWordsIn(value)).toSorted(),
);

/** Whether the block at an offset of the target has more stops than that of the source. */
function hasMoreStops(pair: ParsedPair, at: number): boolean {
  const block = blockPairAt(pair, 'target', at);
  return block !== undefined && stopsOf(block.target, pair.target) > stopsOf(block.source, pair.source);
}

/** Whether the block at an offset of the target has as many stops as that of the source, several at least. */
function hasAsManyStops(pair: ParsedPair, at: number): boolean {
  const { source, target } = pair;
  const block = blockPairAt(pair, 'target', at);
  if (block === undefined) return false;
  const count = stopsOf(block.source, source);
  return count > 1 && count === stopsOf(block.target, target);
}

/** Whether a letter is a word that begins a sentence, as the source has one there: "clique. o formato". */
const isWordOfSentence = (letter: string, pair: ParsedPair, at: number): boolean =>
  AFTER_FIVE_LETTERS.test(pair.target.prose.slice(Math.max(0, at - 8), at)) &&
  isFunctionWord(letter, pair.targetLanguage.base) &&
  hasAsManyStops(pair, at);

const AFTER_FIVE_LETTERS = /[\p{Ll}\p{M}]{5}[.?!] $/u;

/** The mark of a title, in a link or a quotation of its own, ends no sentence. */
const AFTER_TITLE = /[.?!]<\/(?:a|cite|q)>\s{1,40}$/;
/** Abbreviations inside of a sentence; after a stop they begin one, in small letters as in the target. */
const FOR_EXAMPLE = /(?<!\p{L}|[.!?]\s{0,4})(?:e\.?g|i\.?e|etc|vs)\.(?= )/giu;
/** More letters than abbreviations have. */
const AFTER_LONG_WORD = /[\p{Ll}\p{M}]{7}[.?!] $/u;
/** A word hardly longer than abbreviations; those in Cyrillic letters end in a consonant: "всплыв.". */
const AFTER_SIX_LETTERS = /[\p{Ll}\p{M}]{6}(?<![бвгджзйклмнпрстфхцчшщ])[.?!] $/u;
/** A word of two to four letters, as abbreviations have; these have a capital or no vowel. */
const AFTER_SHORT_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,4}[.?!] $/u;
const ABBREVIATED =
  /(?<![\p{L}\p{M}])(?:\p{Lu}[\p{L}\p{M}]{1,3}|[^\P{L}aeiouyаеєиіїоуыэюяαεηιουω]{2,4})[.?!] $/u;
/** Abbreviations with a vowel, alone or behind another one: "usw.", "f.eks.". */
const SHORTENED =
  /(?:\p{L}\. ?\p{L}{1,3}|(?<!\p{L})(?:usw|aub|evt|evtl|eks|etc|incl|inkl|excl|resp|ca|ej|ex|art|id|apod|itd|itp|atd|напр|див|им))[.?!] $/iu;
const LABEL = /^\s*\S{1,20} \S{1,30}(?: \S{1,30})?(?<![.!?])\s*$/;
const SHORTENED_LABEL = /^\s*\p{L}{1,6}\. \S{1,30}(?: \S{1,30})?\.\s*$/u;
const STOP = /(?:\p{L}{2}|\u001e|\p{L}[)"'”’»])[.?!](?=\s|$)/gu;
const STOP_INSIDE = /(?:\p{L}{2}|\u001e|\p{L}[)"'”’»])[.?!](?=\s{1,4}\S)/gu;
const IN_MARKS = /(?<![\p{L}\p{N}\p{Pe}])([!?])[^\s!?]{1,58}\1 $/u;
/** The stop and its space come first, because most characters are none; HTML takes a line end as a space. */
const SMALL_AFTER_STOP =
  /[.?!](?: |\n{1,2})(?<=[\p{Ll}\p{M}]{2}[.?!]\s{1,2})(\p{Ll}{2,40}(?:(?![\p{L}\p{N}_./(=-])|(?=-(?:vous|moi)(?!\p{L})))|\p{Ll}{5,40}(?=\.(?:\s|$))|\p{Ll}(?=['’]\p{L}| \p{Ll}))/gu;
