import { characterReferenceAt } from '../../html/character-reference';
import { firstOf } from '../counted';
import type { HtmlPiece } from '../../html/tokenize';
import { matchesOf } from '../../text/matches';

export interface DamagedReference {
  readonly text: string;
  readonly index: number;
  /** The reference as it should be written. */
  readonly reference: string;
}

/** References whose names are no words. */
const NAMES =
  '[aeiouAEIOU](?:acute|grave|circ|uml)|[anoANO]tilde|[cC]cedil|szlig|[aA]ring|(?:ae|AE)lig|[oO]slash|' +
  'iexcl|iquest|[lr]aquo|nbsp|hellip|[mn]dash|[lr][ds]quo|[bs]bquo|[lr]arr';
/** References for the signs of HTML. */
const SIGNS = 'lt|gt|amp|quot';
/** References whose names are words, or begin them. */
const WORDS = 'apos|euro|pound|copy|reg|trade|bull|middot|times|deg';
const NUMBERS = String.raw`#\d{2,6}|#[xX][\dA-Fa-f]{2,5}`;
const SPACE = '[ \u00a0]';

/** A reference with a space in it, in full-width characters or in capitals: "& lt;", "＆lt;", "&LT;". */
const ODDLY_WRITTEN = new RegExp(
  `[&＆]${SPACE}?(${NAMES}|${WORDS}|${NUMBERS}|[lL][tT]|[gG][tT]|[aA][mM][pP]|[qQ][uU][oO][tT])${SPACE}?[;；]`,
  'g',
);
/** A reference without a semicolon. A name that is a word has no letters behind it. */
const OPEN = new RegExp(String.raw`&(${NAMES}|${SIGNS}|(?:${WORDS})(?![a-zA-Z\d]))(?!${SPACE}?[;；]|=)`, 'g');
/** A name without its ampersand, perhaps inside of a word: "d&eacute;jagrave;". */
const ALONE = new RegExp(
  String.raw`(?<![&＆]${SPACE}?|&amp;)(?:${NAMES}|${SIGNS}|(?<=\d)euro|(?<=\p{L})#\d{3,5});`,
  'gu',
);

/** Finds references in some texts of the target that lost a part, so that readers may see their names. */
export function damagedReferences(
  texts: readonly HtmlPiece[],
  target: string,
  source: string,
): readonly DamagedReference[] {
  const found = firstOf(inTexts(texts, target));
  if (found.length === 0) return found;
  const ofSource = new Set(Array.from(damagedIn(source), ({ text }) => text));
  return found.filter(
    ({ text, index, reference }) =>
      !ofSource.has(text) &&
      (!SIGN.test(text.slice(0, -1)) ||
        isWrittenAlike(reference, target, index, index + text.length, source)),
  );
}

function* inTexts(texts: readonly HtmlPiece[], raw: string): Iterable<DamagedReference> {
  for (const { start, end } of texts) {
    for (const one of damagedIn(raw.slice(start, end))) yield { ...one, index: start + one.index };
  }
}

function* damagedIn(text: string): Iterable<DamagedReference> {
  if (!/[&＆;]/.test(text)) return;
  for (const { 0: written, 1: name = '', index } of matchesOf(text, ODDLY_WRITTEN)) {
    const reference = `&${SIGN.test(name) ? name.toLowerCase() : name};`;
    if (written !== reference) yield { text: written, index, reference };
  }
  for (const { 0: written, 1: name = '', index } of matchesOf(text, OPEN)) {
    if (!isLongerName(text, index) && !isInQuery(text, index))
      yield { text: written, index, reference: `&${name};` };
  }
  for (const { 0: written, index } of matchesOf(text, ALONE))
    yield { text: written, index, reference: `&${written}` };
}

/** A name that may be a word, or end one: "Lt;". */
const SIGN = new RegExp(`^(?:${SIGNS})$`, 'i');

/**
 * Whether a source has a reference, and before or behind it the same characters as a text has at a place, so
 * that the place should have the reference, too.
 */
export const isWrittenAlike = (
  reference: string,
  text: string,
  from: number,
  to: number,
  source: string,
): boolean =>
  (from >= contextLength && source.includes(text.slice(from - contextLength, from) + reference)) ||
  (to + contextLength <= text.length && source.includes(reference + text.slice(to, to + contextLength)));

const contextLength = 3;

/** Whether what is behind it makes it the name of another reference: "&ltimes;". */
function isLongerName(text: string, index: number): boolean {
  const name = /^&[a-zA-Z\d]{1,31};/.exec(text.slice(index, index + 33))?.[0];
  return name !== undefined && characterReferenceAt(name, 0, false)?.end === name.length;
}

/** Whether it is in the query of an address, where names follow ampersands: "?a=1&lt". */
const isInQuery = (text: string, index: number): boolean =>
  /[?&][\w.-]{1,40}=[^\s&]{0,80}$/.test(text.slice(Math.max(0, index - 130), index));
