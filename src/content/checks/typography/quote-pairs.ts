import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { isRightToLeft, type CheckedLanguage } from '../parsed/checked-language';
import { blocksWithText } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { isQuotePair, mayOpenWithGuillemet } from './language-quotes';
import { sideOf, type Mark } from './quote-sides';

/** Finds quotations whose marks do not belong together, and those with a space inside of a mark. */
export const quotePairs: FieldCheck = {
  ids: ['punctuation'],
  find({ source, target, sourceLanguage, targetLanguage }, problems) {
    if (isRightToLeft(targetLanguage) || target.prose.search(MARKS) === -1) return;
    const before = new Set(quotationsOf(source, sourceLanguage).map(formOf));
    const hasSpaces = [...before].some((form) => form.includes(' '));
    for (const quotation of quotationsOf(target, targetLanguage)) {
      const { start, end, text } = quotation;
      const [opening = '', closing = ''] = [text.at(0), text.at(-1)];
      const places = { target: [target.readable.spanOf(start, end)] };
      if (!isQuotePair(opening, closing, targetLanguage)) {
        if (!before.has(formOf(quotation)))
          problems.add('punctuation', 'quotes-mixed', { mark: shown(target, quotation) }, places);
      } else if (!hasSpaces && isSpaced(text, targetLanguage)) {
        problems.add('punctuation', 'quotes-spaced', { text: shown(target, quotation) }, places);
      }
    }
  },
};

/** The marks of a text between two of which others are looked for. */
const MARKS = /["＂“”„‟«»]/g;

interface Quotation {
  readonly start: number;
  readonly end: number;
  /** With its marks. */
  readonly text: string;
}

/** Its marks and the spaces inside of them. */
const formOf = ({ text }: Quotation): string => text.replace(INSIDE, '');
const INSIDE = /(?<=^.\s?)\S.*\S(?=\s?.$)/su;

const shown = ({ readable }: ParsedValue, { start, end }: Quotation): string =>
  readable.text.slice(start, end);

/** French has spaces inside of guillemets. */
const isSpaced = (text: string, { base }: CheckedLanguage): boolean =>
  !(base === 'fr' && text.startsWith('«')) && SPACED.test(text);
const SPACED = /^.[ \u00a0\u202f]\S|\S[ \u00a0\u202f].$/su;

/** Longer ones are two marks of something else. */
const longestQuotation = 300;

/** Returns the quotations of a value that have no other one inside. */
const quotationsOf = (value: ParsedValue, language: CheckedLanguage): readonly Quotation[] =>
  value.prose.search(MARKS) === -1
    ? []
    : blocksWithText(value).flatMap((block) =>
        quotationsIn(value, block, mayOpenWithGuillemet(language.base)),
      );

function quotationsIn({ prose }: ParsedValue, block: TextBlock, isSpacedInside: boolean): Quotation[] {
  const marks = matchesOf(prose.slice(block.start, block.end), MARKS).map(({ index, 0: char }): Mark => ({
    char,
    at: block.start + index,
  }));
  const found: Quotation[] = [];
  let open: Mark | undefined;
  let openSide: ReturnType<typeof sideOf>;
  for (const mark of marks) {
    // An inch mark closes nothing, unless a mark like it is open.
    if (MEASURE.test(prose.slice(Math.max(0, mark.at - 1), mark.at + 1)) && !mayClose(open, mark)) continue;
    if (UMLAUT.test(prose.slice(Math.max(0, mark.at - 2), mark.at + 2))) continue;
    const side = sideOf(mark, prose, isSpacedInside);
    // A straight mark with spaces on both sides opens, and the next one closes, whatever stands beside it.
    const isStraight = mark.char === '"' && open?.char === '"';
    // A guillemet with a space before it may have anything behind it: "« a »=« b »".
    const closes = (isStraight && openSide === undefined) || (open?.char === '«' && mark.char === '»');
    if (side === 'opens' && !closes) [open, openSide] = [mark, side];
    else if (open === undefined) {
      // A mark that may open or close is only certain where every one has a partner.
      const mayOpen = side === undefined || mark.char === '„' || (isSpacedInside && mark.char === '«');
      if (mayOpen && marks.length % 2 === 0) [open, openSide] = [mark, side];
    } else {
      const text = prose.slice(open.at, mark.at + 1);
      const hasText = HAS_WORD.test(text) || (!/["＂]/.test(open.char) && text.length > 2);
      if (hasText && text.length <= longestQuotation) found.push({ start: open.at, end: mark.at + 1, text });
      open = undefined;
    }
  }
  return found;
}

const mayClose = (open: Mark | undefined, { char }: Mark): boolean =>
  open !== undefined && (open.char === char || char === '”');
/** A mark after a number. */
const MEASURE = /^\p{Nd}["”]$/u;
/** A letter with two dots as TeX writes it: `K\"uhler`. */
const UMLAUT = /^\p{L}\\"[aeiouy]$/iu;
/** A letter or a placeholder, also an argument of Qt. */
const HAS_WORD = /[\p{L}\u001d\u001e]|%[1-9]/u;
