import { isInItsLanguage } from './own-language';
import { withSingleSpaces } from '../../text/single-spaces';
import { matchesOf, countMatches } from '../../text/matches';
import { areVariants, type CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isCommand } from '../code/command-lines';
import { isFrequentEnglish } from './english-words';
import { isFunctionWord, isInterfaceWord, isKnownWord, isSharedByLatin, wordsOf } from './plain-words';
import {
  isBoldCommand,
  isExplained,
  isKeptTerm,
  isLinkToSite,
  isMnemonic,
  isUnmarkedCode,
} from '../names/kept-terms';
import { FIXED, KEPT, type TextBlock } from '../parsed/readable-text';
import { isOneOfTags } from '../names/kept-tags';
import { areNames } from '../names/names-of-work';
import { textOf, type Stretch } from '../parsed/text-of';
import { isLeftNotice } from './licence-notices';

/** Finds target text that is identical to the source and consists of words of the source language. */
export const untranslatedText: FieldCheck = {
  ids: ['target-equals-source'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    if (areVariants(sourceLanguage, targetLanguage) || isLeftNotice(pair)) return;
    const left: { readonly source: Stretch; readonly target: Stretch; readonly isBlock: boolean }[] = [];
    let hasOther = false;
    const compare = (
      stretch: Stretch,
      text: string,
      originals: ReadonlyMap<string, Stretch>,
      isBlock: boolean,
    ): boolean => {
      const original = originals.get(text);
      const isLeft =
        original !== undefined &&
        isForTranslation(text, sourceLanguage, targetLanguage) &&
        !isCommand(textOf(target, stretch).replace(SECTION, ''), sourceLanguage) &&
        !isKept(pair, stretch) &&
        (target.isHtml || !IN_BACKTICKS.test(textOf(target, stretch)));
      if (isLeft) left.push({ source: original, target: stretch, isBlock });
      else if (original === undefined && !hasOther) hasOther = /[\p{L}\p{M}]/u.test(text);
      return original !== undefined;
    };
    for (const block of target.readable.blocks) {
      if (isInItsLanguage(block, target)) continue;
      if (compare(block, proseOfBlock(block, target), blocksByProse(source), true)) continue;
      for (const sentence of sentencesOf(target, block))
        compare(sentence, evenProseOf(target, sentence), sentencesByProse(source), false);
    }
    for (const stretch of left) {
      // The title of a page of another site, which is in the source's language, in a list of links.
      if (hasOther && isLinkToSite(target, stretch.target) && isLinkToSite(source, stretch.source)) continue;
      if (!stretch.isBlock && isExplained(pair, stretch.source, stretch.target)) continue;
      if (hasOther && isOneWord(textOf(target, stretch.target), stretch.isBlock)) continue;
      const variant = !hasOther ? 'whole' : stretch.isBlock ? 'part' : 'sentence';
      problems.add(
        'target-equals-source',
        variant,
        { text: textOf(target, stretch.target) },
        {
          source: [source.readable.spanOfBlock(stretch.source)],
          target: [target.readable.spanOfBlock(stretch.target)],
        },
      );
    }
  },
};

/**
 * Whether a text beside others is one word in small letters, such as a value, a name or a command, or one
 * that only the stop of an abbreviation makes a sentence: "6.6.3.1.4. select", "'# ' logout", "(eg. Hello)".
 */
const isOneWord = (text: string, isBlock: boolean): boolean => (isBlock ? SMALL_WORD : ANY_WORD).test(text);

const SMALL_WORD = /^[^\p{L}]*\p{Ll}[\p{Ll}\p{M}\d_-]*[^\p{L}]*$/u;
/** Without a mark of its own: "Thanks." is a sentence. */
const ANY_WORD = /^[^\p{L}]*\p{L}[\p{L}\p{M}\d_-]*[^\p{L}.!?]*$/u;

/** Whether a text is a term, code or the words of an abbreviation, which stay as they are in the source. */
export const isKept = (pair: ParsedPair, stretch: Stretch): boolean =>
  isKeptTerm(pair, stretch) ||
  isOneOfTags(pair, stretch) ||
  isMnemonic(pair.target, stretch) ||
  isBoldCommand(pair.target, stretch) ||
  areNames(textOf(pair.target, stretch).trim(), pair) ||
  isUnmarkedCode(textOf(pair.target, stretch), evenProseOf(pair.target, stretch), pair.source);

/** The number of a section before its heading. */
const SECTION = /^\s*\d{1,3}(?:\.\d{1,3}){1,6}\.?\s+/;

/** Code in Markdown, with signs that sentences don't have: "`at(list [, position])`". */
const IN_BACKTICKS = /^\s*(?:`(?=[^`]{0,300}[()[\]{}=<>$;/_])[^`\n]{1,300}`|``[^`\n]{1,300}``)[.,:]?\s*$/;

/** The blocks of a value by their texts. */
export const blocksByProse = once(
  (value: ParsedValue): ReadonlyMap<string, TextBlock> =>
    new Map(value.readable.blocks.map((block) => [proseOfBlock(block, value), block])),
);

/** The sentences of a value by their texts. */
const sentencesByProse = once((value: ParsedValue): ReadonlyMap<string, Stretch> => {
  const sentences = value.readable.blocks.flatMap((block) => sentencesOf(value, block));
  return new Map(sentences.map((sentence) => [evenProseOf(value, sentence), sentence]));
});

/** Splits a block into sentences, roughly: an abbreviation ends one too, but does so on both sides. */
function sentencesOf({ prose }: ParsedValue, { start, end }: Stretch): readonly Stretch[] {
  const sentences: Stretch[] = [];
  let from = start;
  for (const { index, 0: mark } of matchesOf(prose.slice(start, end), SENTENCE_END)) {
    const next = start + index + mark.length;
    sentences.push({ start: from, end: next });
    from = next;
  }
  sentences.push({ start: from, end });
  return sentences;
}

/**
 * The dot of an initial, as in "U.S. Navy", ends no sentence, and neither does that of a company before its
 * product: "Co., Ltd. RTL8111".
 */
const SENTENCE_END =
  /(?<!(?:^|[^\p{L}])\p{Lu}(?=\.)|(?<!\p{L})(?:Co|Corp|Inc|Ltd)(?=\.\s{1,9}\p{Lu}{1,10}-?\d))[.!?…][)"'”’»]?\s+|[。！？][)）」』"'”’]?\s*/gu;

/** The prose of a block, which several checks compare. */
export const proseOfBlock = once((block: TextBlock, value: ParsedValue): string => evenProseOf(value, block));

/** Ignores differences in white space, fixed parts and code. */
function evenProseOf({ prose }: ParsedValue, { start, end }: Stretch): string {
  const text = prose.slice(start, end).trim();
  return UNEVEN.test(text) ? withSingleSpaces(text.replaceAll(ANY_KEPT, KEPT)) : text;
}

const BEFORE_VALUE = new RegExp(String.raw`:\s?[${KEPT}${FIXED}]`);
const ANY_KEPT = new RegExp(`[${KEPT}${FIXED}]+`, 'g');
const UNEVEN = new RegExp(String.raw`[${KEPT}${FIXED}]|\s\s|[^\S ]`);

/**
 * Names, numbers and abbreviations stay the same, and single words may be equal in both languages. Text is
 * certainly for translation if it has a function word or uses a script that the target language does not.
 */
function isForTranslation(text: string, source: CheckedLanguage, target: CheckedLanguage): boolean {
  // A function of a message's language has no words for readers.
  const said = /[<[(]/.test(text) ? withoutPages(text.replaceAll(ARGUMENT, '')) : text;
  if (!/\p{L}/u.test(said)) return false;
  if (
    /^\s*\{[^{}]{0,300}\}\s*$/.test(text) ||
    LIST_OF_NAMES.test(text) ||
    CHOICE_OF_COMMANDS.test(text) ||
    CITATION.test(text) ||
    PEOPLE.test(text)
  )
    return false;
  if (isMenuItem(text, source, target)) return true;
  const words = wordsOf(
    [OPTION, MARKUP, WITH_DIGIT, FORMAT, VARIABLE].reduce((rest, one) => rest.replaceAll(one, ' '), text),
  );
  // The model of a device: "Canon PIXMA Pro9000mk2".
  if (/(?<!\p{L})\p{Lu}\p{L}{0,20}\d{2,6}[\p{L}\d]{0,9}$/u.test(text.trim()) && words.length <= 4)
    return false;
  // A single token such as `gzip-only-text/html` is a name.
  if (words.length > 1 && !/\s/.test(text) && source.script === 'Latn') return false;
  const plain = words.filter((word) => word.length > 1 && !/[_.\d]/.test(word));
  const lower = plain.map((word) => word.toLowerCase());
  const [first = ''] = plain;
  // The name of a function before what it reports: "close: %s".
  if (words.length === 1 && BEFORE_VALUE.test(text)) return false;
  // An answer that a reader types.
  if (/^\s*(?:yes|no)\s*$/.test(text)) return false;
  if (words.length === 1 && isInterfaceWord(first.toLowerCase(), source.base, target.base))
    return !/^\p{Lu}+$/u.test(first) && !(target.script === 'Latn' && isSharedByLatin(first.toLowerCase()));
  // The command of a program and its subcommand, or words of a third language: "thg debugblockmatcher".
  if (SMALL_WORDS.test(text) && !lower.some((word) => isKnownWord(word, source.base))) return false;
  // In "NetWare Libraries for C" words with several capitals belong to a product's name.
  const named = wordsOf(text.replace(ABBREVIATION, '')).filter((word) => word.length > 1);
  if (named.some((word) => /\p{Lu}.*\p{Lu}/u.test(word)) && named.every(isCapitalOr(source))) return false;
  // Few names are this long, and even fewer in a text of another script.
  if (plain.length >= (source.script === target.script ? 6 : 4) && !plain.every((word) => NAME.test(word)))
    return true;
  // In "Canon 24-105mm IS" the last word is an abbreviation.
  const isAllCapitals = plain.every((word) => /^\p{Lu}+$/u.test(word));
  const joining = plain
    .filter((word) => isAllCapitals || !/^\p{Lu}+$/u.test(word))
    .map((word) => word.toLowerCase())
    .filter((word) => isFunctionWord(word, source.base) && !isFunctionWord(word, target.base));
  // The title of a game: "Call of Duty".
  if (TITLE.test(text) && !lower.some((word) => isKnownWord(word, source.base) && word !== 'of'))
    return false;
  // "Best of All" may be a title; two function words or four words in a row are a sentence.
  if (lower.length >= 3 && joining.length > 0) return true;
  // A predicate behind a value: "%s is required".
  if (lower.length === 2 && joining[0] === lower[0] && OF_VALUE.test(text)) return true;
  // In another script so may be two words, but for names: "Read it", "The Guardian", "Linux on x86".
  if (source.script !== target.script && lower.length === 2 && joining.some((word) => plain.includes(word)))
    return lower.every((word) => isKnownWord(word, source.base) || isFrequentEnglish(word));
  // Names have capitals, so lower-case words are text. In scripts without capitals every word counts as text.
  const small = plain.filter(
    (word) => word.length > 2 && /^[\p{Ll}\p{Lo}]\P{Lu}*$/u.test(word) && !text.includes(`.${word}`),
  );
  return source.script === target.script ? small.length >= 4 : small.length >= 2;
}

const OF_VALUE = new RegExp(
  String.raw`^\s*["'“‘«]?[${KEPT}${FIXED}]["'”’»]? (?:is|are|was|were|has|have|cannot|must) [a-z]{3,20}[.!]?\s*$`,
);
const SMALL_WORDS = /^\s*[a-z]{2,30} [a-z]{2,30}\.?\s*$/;

const TITLE = /^\s*\p{Lu}\p{Ll}{2,20} of \p{Lu}\p{Ll}{2,20}\s*$/u;

/** The abbreviation of a name behind it: "APache eXtension Tool (apxs)". */
const ABBREVIATION = /\s\([^\s()]{1,12}\)\s*$/;

/** A label of a menu with the letter that chooses it, "Ne_xt puzzle", unless all its words may be names. */
function isMenuItem(text: string, source: CheckedLanguage, target: CheckedLanguage): boolean {
  if (!ACCESS_KEY.test(text)) return false;
  return wordsOf(text.replace('_', '')).some((word) => {
    const lower = word.toLowerCase();
    return (
      (word.length > 2 && word === lower) ||
      isInterfaceWord(lower, source.base, target.base) ||
      (isFunctionWord(lower, source.base) && !isFunctionWord(lower, target.base))
    );
  });
}

/** One underscore before a letter, in two to six words. */
const ACCESS_KEY =
  /^(?=[^_]{0,60}_\p{L}[^_]{0,60}$)[\p{L}_’'-]{2,40}(?: [\p{L}_’'-]{2,40}){1,5}(?:…|\.\.\.)?$/u;

/** Names, pages and patterns between commas or bars: "[apt*, apt-file*, perl*]", "xzdec(1), xzdiff(1)". */
const LIST_OF_NAMES =
  /^[[(*\s-]{0,6}[\p{L}\p{N}.*@+/-]{1,40}(?:\(\d\w?\))?(?:\s?[,|]\s?[\p{L}\p{N}.*@+/-]{1,40}(?:\(\d\w?\)| \d{1,4})?){2,100}(?:,? etc)?[\]):.,\s]{0,4}$/u;

/** A part of a usage line, "| stats | dump | search regex...", unlike a menu: "Home | News | Get help". */
const CHOICE_OF_COMMANDS = /^(?:\s?\||[^|\p{Lu}]{0,40}\|[^|\p{Lu}]{1,40}\|)[^|\p{Lu}]{1,40}\|\P{Lu}*$/u;

/** A work as bibliographies name it: a surname, a first name or its letter, and a year. */
const CITATION =
  /^[“"'‘]?\p{Lu}[\p{L}'’-]{1,30}, \p{Lu}[\p{L}.].{0,200}(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|^\p{Lu}[\p{L}.'’-]{0,30} \p{Lu}[\p{L}.'’-]{1,30}, .{3,200}, {1,3}(?:1[5-9]|20)\d\d(?!\d)/u;

/** People who made something, and others: "edgbla, Wei Mingzhi, et al." */
const PEOPLE = /^[\p{L}\p{M}.'’ -]{2,60}(?:, [\p{L}\p{M}.'’ -]{2,60}){1,20},? et al\.?\s*$/u;

/** The argument that a reader types: "<file path> [<password>]". */
const ARGUMENT = /\[?<[^<>]{1,60}>\]?|\[[\w:/]{1,40}\]/g;

/** Removes the pages of the manual from a list of those to see: "charsets(7)", but not "Settings(3)". */
function withoutPages(text: string): string {
  const isList = countMatches(text, MANUAL_PAGE) > 1;
  return text.replaceAll(MANUAL_PAGE, (page) => (isList || /^[a-z_]/.test(page) ? '' : page));
}

const MANUAL_PAGE = /(?<![\w.-])[\w.-]{1,40}\([1-9][a-z]{0,3}\)/g;

/** Matches `--to=si` of a command line. */
const OPTION = /(?<![\p{L}\p{Nd}])--?[a-z][\w-]{0,40}(?:=\S{1,40})?/gu;

/** A measure or the number of a model: "17-35mm", "f2.8-4", "EF-S10-22mm". */
const WITH_DIGIT = /(?<!\S)(?=(?:\p{L}{0,3}\/?|\p{Lu}{1,3}-\p{Lu}?)\d)[\p{L}\p{Nd}./-]{1,40}(?!\S)/gu;

/** The form in which a program shows a value: "[percent0to2dp]". */
const FORMAT = /\[[a-z]{1,20}\d[a-z\d]{0,20}\]/g;

/** Values that a template puts in: "#title", "$name". */
const VARIABLE = /(?<!\S)[#$][a-z]\w{0,40}(?!\S)/g;

/** Tags in plain text. */
const MARKUP = /<\/?[a-zA-Z!][^<>]{0,300}>/g;

const isCapitalOr =
  ({ base }: CheckedLanguage) =>
  (word: string): boolean =>
    NAME.test(word) || isFunctionWord(word, base);

/** "Mustek" or "gPhoto" */
const NAME = /^(?:\p{Lu}|\p{Ll}{1,3}\p{Lu}\p{Ll})/u;
