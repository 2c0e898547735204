import { countMatches, matchesOf } from '../../text/matches';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { FIXED, KEPT } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';
import { opensLow } from './language-quotes';
import { MARK_FORMS } from './mark-forms';
import { invertedMarks } from './inverted-marks';
import { HAN } from './mark-rule';
import { MARK_SPACES } from './mark-spaces';
import { SLIPPED_MARKS } from './slipped-marks';
import { isOfChoice } from '../placeholders/template-choices';
import { isFunctionWord } from '../text/plain-words';

const RULES = [...MARK_FORMS, ...MARK_SPACES, ...SLIPPED_MARKS];

/** A mark of the target that a rule of its language found. */
interface FoundMark {
  readonly pair: ParsedPair;
  readonly variant: string;
  readonly mark: string;
  /** Where it begins in the prose. */
  readonly index: number;
  readonly span: ProblemSpan;
}

type Excuse = (found: FoundMark) => boolean;

/** Finds marks in the form of another language, and missing or added spaces beside them. */
export const languagePunctuation: FieldCheck = {
  ids: ['punctuation'],
  find(pair, problems) {
    const { source, target } = pair;
    for (const { variant, pattern, applies, isAllowedBySource = false } of RULES) {
      if (!applies(pair)) continue;
      const found = firstMatches(target.prose, pattern);
      if (found.length === 0 || (variant === 'half-width' && isHalfWidth(target))) continue;
      // The source may write a list of options or code in this way.
      if (isAllowedBySource && source.prose.search(pattern) !== -1) continue;
      for (const { index, 0: mark } of found) {
        const span = target.readable.spanAt(index, mark);
        if (variant === 'full-width' && !isAllowedBySource && source.prose.includes(mark)) continue;
        if (excuses.some((isExcuse) => isExcuse({ pair, variant, mark, index, span }))) continue;
        problems.add('punctuation', variant, { mark: shown(mark) }, { target: [span] });
      }
    }
    invertedMarks(pair, problems);
  },
};

/** A mark without the spaces beside it; a space itself by its code, unless it is a plain one. */
const shown = (mark: string): string =>
  mark === '\u3000' ? 'U+3000' : mark.trim() === '' ? mark : mark.trim();

/**
 * Whether a text has commas and full stops of half width throughout, with a space after each, as books of
 * mathematics do.
 */
const isHalfWidth = ({ prose }: ParsedValue): boolean =>
  !/[、。，．]/.test(prose) && countMatches(prose, HALF_WIDTH) > 2 && !HALF_WIDTH_ALONE.test(prose);

const HALF_WIDTH = new RegExp(String.raw`(?<=[${HAN}ー])[.,]`, 'gu');
const HALF_WIDTH_ALONE = new RegExp(String.raw`[${HAN}ー][.,][${HAN}]`, 'u');

/** The full stop after a space belongs to an ellipsis that is written with spaces: "slow . . .". */
const isOfSpacedDots: Excuse = ({ pair: { target }, variant, index }) =>
  variant === 'space-before' && target.prose.startsWith(' . .', index);

/** A range between two pieces of code: "$1 .. $9". */
const isRange: Excuse = ({ pair: { target }, variant, index }) =>
  variant === 'twice' && IN_RANGE.test(target.prose.slice(Math.max(0, index - 2), index + 4));

const IN_RANGE = new RegExp(String.raw`[${FIXED}${KEPT}] \.\. [${FIXED}${KEPT}]`);

/** Spaces put the colons of indented labels below each other, which another field of the program has. */
const isOfColumn: Excuse = ({ pair: { source, target }, variant, mark, index }) =>
  variant === 'space-before' &&
  mark === ' :' &&
  INDENTED_LABEL.test(source.raw.slice(0, 60)) &&
  /^[ \t]{1,20}[^\n:]{1,40}$/.test(target.prose.slice(0, index));

const INDENTED_LABEL = /^[ \t]{2,20}[^\s:][^\n:]{0,36}: /;

/** A sign that is spoken of, in the middle of a sentence: "* oder ? werden". */
const isSignInSentence: Excuse = ({ pair: { target }, variant, mark, index }) =>
  variant === 'space-before' &&
  /^ [!?]$/.test(mark) &&
  /^ \p{Ll}/u.test(target.prose.slice(index + 2, index + 4));

/**
 * A mark stands apart from a command that a reader types, of which it would seem a part: a letter that the
 * source has alone, "with x .", or the command of an editor, ":r TEST , where".
 */
const isBehindCommand: Excuse = ({ pair, variant, index }) => {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (variant !== 'space-before') return false;
  const [, command] = TYPED.exec(target.prose.slice(Math.max(0, index - 40), index)) ?? [];
  if (command === undefined) return false;
  const { words, areTyped } = typedIn(source);
  const isLetter = !command.startsWith(':');
  const isWord = [sourceLanguage, targetLanguage].some(({ base }) => isFunctionWord(command, base));
  return (areTyped || !isLetter) && !isWord && command.split(' ').every((word) => words.has(word));
};

/** The words of a source, and whether it says that some are to be typed, unlike the letter of a variable. */
const typedIn = once(({ prose }: ParsedValue) => ({
  words: new Set(prose.split(/\s/)),
  areTyped: /\b(?:commands?|keys?|press(?:ing)?|typ(?:e|ed|ing))\b/i.test(prose),
}));

const TYPED = /(?:^|\s)([a-z]|:[a-z]{1,10}!?(?: [\w.-]{1,20})?)$/;

/** A comma is typed for the low mark of a quotation: " ,nový‘". */
const isLowQuote: Excuse = ({ pair: { target, targetLanguage }, mark, index }) =>
  mark === ' ,' && opensLow(targetLanguage) && LOW_QUOTE.test(target.prose.slice(index, index + 120));

const LOW_QUOTE = /^ ,(?![\s,])[^,'’‘\u001c]{0,99}[^,'’‘\s]['’‘](?!\p{L})/u;

/** Programs in Japanese have a colon with a space as well: エラー: 接続できません。 */
const isColonOfProgram: Excuse = ({ pair: { target, targetLanguage }, variant, mark, index }) =>
  variant === 'half-width' && targetLanguage.base === 'ja' && mark === ':' && target.prose[index + 1] === ' ';

/** The ending of a file's name at the end of both sides: "截图.%s". */
const isBeforeEnding: Excuse = ({ pair: { source, target }, mark, index }) =>
  mark === '.' &&
  /^.[\u001d\u001e]{1,40}$/.test(target.prose.slice(index, index + 43)) &&
  /\S\.[\u001d\u001e]{1,40}$/.test(source.prose.slice(-42));

/** Between the options of a command: "-s 列表, --sections 列表". */
const isBeforeOption: Excuse = ({ pair: { target }, mark, index }) =>
  mark === ',' && /^\s{1,8}--?\w/.test(target.prose.slice(index + 1, index + 12));

const isOfTemplate: Excuse = ({ pair: { source, target }, index }) => isOfChoice(index, target, source);

/** A mark in a tag of its own is a key or a sign that is spoken of. */
const isInTag: Excuse = ({ pair: { target }, span }) => target.raw.slice(span.from, span.to).includes('<');

/**
 * A mark is a sign that the text is about, which stands alone or in quotation marks in the source, or a
 * letter that was lost and reported as such: "haz?rlan?yor".
 */
const isSpokenOf: Excuse = ({ pair: { source, sourceLanguage, target }, mark: found, index }) => {
  const mark = found.trim();
  if (mark === '?' && /\p{Ll}/u.test(target.prose[index + 1] ?? '') && hasLostLetters(target)) return true;
  const isInCapitals =
    mark === '?' && IN_CAPITALS.test(target.prose.slice(Math.max(0, index - 2), index + 3));
  if (isInCapitals && !source.prose.includes('?')) return true;
  if (!/^[!?:;,.]$/.test(mark)) return false;
  const quoted = [`\`${mark}'`, `'${mark}'`, `"${mark}"`, `“${mark}”`];
  // French has spaces before its marks.
  if (sourceLanguage.base !== 'fr') quoted.push(` ${mark} `);
  // At the end of a sentence: "negated by a prefix of !."
  if (sourceLanguage.base !== 'fr' && /[!?]/.test(mark)) quoted.push(` ${mark}.`, ` ${mark},`);
  return quoted.some((one) => source.raw.includes(one));
};

const IN_CAPITALS = /^\p{Lu}{2}\?\p{Lu}{2}$/u;
const hasLostLetters = once(({ prose }: ParsedValue) => countMatches(prose, /\p{Ll}\?\p{Ll}/gu) > 1);

/** The point of a name of the source, which got capitals in a title: "Connection.Type". */
const isOfName: Excuse = ({ pair: { source, target }, mark, index }) => {
  if (mark !== '.') return false;
  const [before = ''] = /\p{L}{1,40}$/u.exec(target.prose.slice(Math.max(0, index - 40), index)) ?? [];
  const [after = ''] = /^\p{L}{1,40}/u.exec(target.prose.slice(index + 1, index + 41)) ?? [];
  return smallNamesOf(source).has(`${before}.${after}`.toLowerCase());
};

const smallNamesOf = once(
  ({ prose }: ParsedValue): ReadonlySet<string> =>
    new Set(matchesOf(prose, POINTED_NAME).map(([name]) => name.toLowerCase())),
);
const POINTED_NAME = /(?<!\p{L})\p{L}{1,40}\.\p{L}{1,40}(?!\p{L})/gu;

/**
 * A link without a text, which a program fills in, stands before the mark: "See <a href="#a"></a>, to do
 * it".
 */
const isBehindEmptyLink: Excuse = ({ pair: { target }, variant, span }) =>
  variant === 'misplaced' && EMPTY_LINK.test(target.raw.slice(Math.max(0, span.from - 300), span.from));

const EMPTY_LINK = /<a\s[^<>]{1,290}><\/a>$/;

/** The mark ends a quotation within its block, and an apostrophe divides the ending behind it: ‘AD’'yi. */
const isEndOfQuotation: Excuse = ({ pair: { target }, variant, mark, index }) =>
  variant === 'twice' &&
  /^’['’]$/.test(mark) &&
  /(?<![\p{L}\p{N}])‘[^‘’\u001c]{1,80}$/u.test(target.prose.slice(Math.max(0, index - 82), index));

/** The backslash ends the path of a folder, which is quoted: "C:\Program Files\". */
const isEndOfPath: Excuse = ({ pair: { target }, variant, index }) =>
  variant === 'escaped' && PATH_BEFORE.test(target.prose.slice(Math.max(0, index - 120), index));

const PATH_BEFORE = /"[A-Za-z]:\\[^"/:\n\u001c]{0,110}$/;

const excuses: readonly Excuse[] = [
  isOfName,
  isBehindEmptyLink,
  isEndOfQuotation,
  isEndOfPath,
  isOfSpacedDots,
  isRange,
  isOfColumn,
  isSignInSentence,
  isBehindCommand,
  isLowQuote,
  isColonOfProgram,
  isBeforeEnding,
  isBeforeOption,
  isSpokenOf,
  isOfTemplate,
  isInTag,
];
