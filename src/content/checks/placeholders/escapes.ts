import { countMatches } from '../../text/matches';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { isInFormula } from './other-braces';

/* Escapes that stand for a line break or a tab, `\n`, among the placeholders of a text. */

/** A placeholder in the readable text. */
export interface Found {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const ESCAPE = /^\\[nrt]$/;

/** Whether the target of a plain text has line breaks itself, where its source has escapes for them. */
export const hasLineBreak = ({ text }: Found, source: ParsedValue, target: ParsedValue): boolean => {
  return text === '\\n' && !source.isHtml && lineBreaksIn(source) === lineBreaksIn(target);
};

const lineBreaksIn = once(({ raw }: ParsedValue): number => countMatches(raw, /\n|\\n/g));

/**
 * Whether a line of plain text was full there, in the middle of a sentence: each language wraps it elsewhere.
 */
const isWrap = ({ text, start, end }: Found, { isHtml, readable }: ParsedValue): boolean =>
  text === '\\n' &&
  !isHtml &&
  FULL_LINE.test(readable.text.slice(Math.max(0, start - fullLine), start)) &&
  /^ ?\p{Ll}/u.test(readable.text.slice(end, end + 2));

const fullLine = 40;
/** Words of one line up to a letter or a comma. */
const FULL_LINE = /^[^\n\\]{38,39}[\p{L},] ?$/u;

/**
 * Returns the placeholders of a source without the ends of full lines where its target was wrapped anew: such
 * a text lacks several of them, and one alone is a slip.
 */
export function withoutWraps(
  before: readonly Found[],
  after: readonly Found[],
  source: ParsedValue,
): readonly Found[] {
  const breaksIn = (found: readonly Found[]): number => found.filter(({ text }) => text === '\\n').length;
  if (breaksIn(before) - breaksIn(after) < fewestWraps) return before;
  const others = before.filter((part) => !isWrap(part, source));
  return before.length - others.length < fewestWraps ? before : others;
}

const fewestWraps = 2;

/** Whether a line that did not fit into its column goes on in the next one. */
export const goesOnInColumn = ({ text, end }: Found, { isHtml, readable }: ParsedValue): boolean =>
  text === '\\n' && !isHtml && /^ {8}/.test(readable.text.slice(end, end + 8));

/** A page, other than a message, shows an escape to its readers. */
export const isEscapeOfPage = ({ text }: Found, { isHtml, readable }: ParsedValue): boolean =>
  isHtml && ESCAPE.test(text) && readable.blocks.length >= fewestOfPage;
const fewestOfPage = 6;

/** In a formula it begins the name of a command: `\(3 \times 3\)`. */
export const isOfTex = (text: string, { text: own, start, end }: Found): boolean =>
  ESCAPE.test(own) && /^[A-Za-z]/.test(text.slice(end, end + 1)) && isInFormula(text, start, end);

/** A page shows no line end by an escape, and a command of TeX begins with a backslash: `\\namefield`. */
export const isOfCommand = ({ isHtml, prose }: ParsedValue, { text, end }: Found): boolean =>
  isHtml && ESCAPE.test(text) && /^\p{Ll}{3}/u.test(prose.slice(end, end + 3));

/**
 * Whether a backslash is before a word rather than in an escape: before a word of the source, "normalsize"
 * and "\\normalsize", or where documentation has one on both sides, "\\zero" and "\\noll".
 */
export function isWordAfterBackslash(
  { start, end }: Found,
  source: ParsedValue,
  target: ParsedValue,
): boolean {
  const word = WORD.exec(target.readable.text.slice(start + 1, end + 40))?.[0];
  if (word === undefined) return false;
  if (word.length > 3 && lettersOf(source).has(word)) return true;
  return (
    target.isHtml &&
    /[\s(]/.test(target.readable.text[start - 1] ?? '') &&
    /(?<=[\s(])\\\p{Ll}{3}/u.test(source.readable.text)
  );
}

const WORD = /^\p{Ll}{3,40}/u;

const lettersOf = once(({ prose }: ParsedValue): ReadonlySet<string> => new Set(prose.split(/[^\p{L}]+/u)));

/** In "Add a newline (\n)" the escape is what the text is about. */
export function isSpokenOf({ raw, readable }: ParsedValue, { text, start, end }: Found): boolean {
  if (!ESCAPE.test(text)) return false;
  const { from, to } = readable.spanOf(start, end);
  return (
    /[("'`“„«‘>]$/.test(raw.slice(Math.max(0, from - 1), from)) && /^[)"'”“»’<]/.test(raw.slice(to, to + 1))
  );
}
