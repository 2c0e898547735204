import { matchesOf } from '../../text/matches';
import { listingBefore } from '../code/diagrams';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT } from '../parsed/readable-text';

/**
 * Whether braces are those of a formula or command of TeX, or of a shell's own syntax in code. Arguments of
 * any command of TeX in prose are only left out if `keepsBraces`: the target has as many braces as the
 * source.
 */
export const areOfOtherSyntax = (
  value: ParsedValue,
  text: string,
  start: number,
  end: number,
  keepsBraces: boolean,
): boolean =>
  isOfTex(value.readable.text, start, end) ||
  (isArgumentOfTex(value.readable.text, start) && (keepsBraces || isInCodeOfTex(value, start, end))) ||
  isOfFormulaInPicture(value, start, end) ||
  (argumentsOfTex(value).has(text) && isInCode(value, start, end)) ||
  (isCommentOfTex(value.readable.text, text, start, end) && isInCodeOfTex(value, start, end)) ||
  (keepsBraces && isBody(value.readable.text, text, start) && isInCode(value, start, end)) ||
  isOfShell(value, text, start, end);

/**
 * The arguments that a page shows behind commands of TeX, and names alone elsewhere: "The argument {key}".
 */
const argumentsOfTex = once(
  ({ isHtml, readable }: ParsedValue): ReadonlySet<string> =>
    new Set(
      isHtml
        ? matchesOf(readable.text, WITH_ARGUMENTS).flatMap(([found]) => found.match(/\{[^{}]{1,60}\}/g) ?? [])
        : [],
    ),
);

/** Whether a part is in code of a text with the commands that documents of TeX consist of. */
const isInCodeOfTex = (value: ParsedValue, start: number, end: number): boolean =>
  COMMAND_IN_TEXT.test(value.readable.text) && isInCode(value, start, end);

/** A sign at the beginning of a line and a word: "%On two columns", unlike "%s" and "\\section{%s}". */
const isCommentOfTex = (whole: string, text: string, start: number, end: number): boolean =>
  /^%\p{L}$/u.test(text) &&
  /(?:^|[\n\u001c])[ \t]*$/.test(whole.slice(Math.max(0, start - 40), start)) &&
  /^\p{L}+[ \n]/u.test(whole.slice(end, end + 40));

/** The body of a function in code, in one word: "proc name(params) { statements }". */
const isBody = (whole: string, text: string, start: number): boolean =>
  /^\{\s\p{L}+\s\}$/u.test(text) &&
  /\w ?\([^()]{0,60}\)\s{0,20}$/.test(whole.slice(Math.max(0, start - 90), start));

function isArgumentOfTex(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - longestFormula), start);
  return ARGUMENT.test(before) || (before.endsWith('@') && COMMAND_IN_TEXT.test(text));
}

/** `${name# }` takes something off the value, and `${name:-other}` has another one for none. */
const isOfShell = (value: ParsedValue, text: string, start: number, end: number): boolean =>
  /^\$\{\w{1,60}(?:[#%/]|:[-=?+])[^{}]{0,100}\}$/.test(text) && isInCode(value, start, end);

function isInCode({ isHtml, raw, readable }: ParsedValue, start: number, end: number): boolean {
  if (!isHtml) return false;
  const { from } = readable.spanOf(start, end);
  return readable.prose[start] === KEPT || listingBefore(raw, from, longestScript) !== undefined;
}

const longestScript = 4000;

/** An argument of a command, or what stands higher or lower in a formula: `\emph{Name}`, `\(m^{th}\)`. */
function isOfTex(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - longestFormula), start);
  return COMMAND.test(before) || (IN_FORMULA.test(before) && isInFormula(text, start, end));
}

/** Whether braces belong to the formula that a picture shows: `alt="\frac{V_{in}}{I}"`. */
function isOfFormulaInPicture({ isHtml, raw, readable }: ParsedValue, start: number, end: number): boolean {
  const before = readable.text.slice(Math.max(0, start - 24), start);
  const isArgument = before.endsWith('}');
  if (!isHtml || !(isArgument || BEHIND_SIGN.test(before))) return false;
  const { from } = readable.spanOf(start, end);
  const picture = IN_PICTURE.exec(raw.slice(Math.max(0, from - longestFormula), from))?.[0];
  return picture !== undefined && (!isArgument || /\\[A-Za-z]{2}/.test(picture));
}

/** A name with an underscore has more letters before it: "user_{id}". */
const BEHIND_SIGN = /(?:(?<![\p{L}\d])(?:\\[A-Za-z]{2,20}|\p{L})|[)\]}])[\^_]$|\\[A-Za-z]{2,20}$/u;
const IN_PICTURE = /\salt=(?:"[^"<>]{0,200}|'[^'<>]{0,200})$/;

/** Whether a range of a text is in a formula: between `\(` and `\)`, `\[` and `\]` or dollar signs. */
export function isInFormula(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - longestFormula), start);
  const after = text.slice(end, end + longestFormula);
  return (
    (opens(before, '\\(', '\\)') && after.includes('\\)')) ||
    (opens(before, '\\[', '\\]') && after.includes('\\]')) ||
    (DOLLAR_BEFORE.test(before) && DOLLAR_AFTER.test(after))
  );
}

const longestFormula = 200;

/** Commands for the text of a document; others may be a line end and a word, or a folder of Windows. */
const COMMAND =
  /\\(?:emph|text(?:bf|it|tt|sc|sf|rm|up|sl|normal)?|math(?:bf|it|rm|bb|cal|sf|tt|frak)|(?:page|eq|auto|name)?ref|label|cite[pt]?|(?:sub){0,2}section|chapter|paragraph|caption|footnote|begin|end|operatorname)\*?$/;
/**
 * Any command with its arguments before this one, where no folder of Windows can be: `\\frame[t]{a}{b}`,
 * perhaps with other commands right before it, or within its own braces: `\\path{{a}{b}}`.
 */
const ARGUMENT =
  /(?<![!-')-~])\\[A-Za-z]{4,30}\*?(?:\[[^\]{}\u001c]{0,60}\]|\{[^{}\u001c]{0,60}\}|\\[A-Za-z]{4,30}\*?){0,6}(?:\{(?:\{[^{}\u001c]{0,60}\}){0,6})?$/;
const WITH_ARGUMENTS =
  /(?<![!-')-~])\\[A-Za-z]{4,30}\*?(?:\[[^\]{}\u001c]{0,60}\]){0,2}(?:\{[^{}\u001c]{0,60}\}){1,4}/g;
/** A text about TeX also has what stands between the columns of a table: `@{text}`. */
const COMMAND_IN_TEXT = /(?<![!-~])\\(?:hline|cline|vline|begin|end|multicolumn|documentclass)(?![A-Za-z])/;
const IN_FORMULA = /[\^_]$|\\[A-Za-z]{2,20}$/;

const opens = (before: string, opening: string, closing: string): boolean =>
  before.lastIndexOf(opening) > before.lastIndexOf(closing);

/** As Pandoc reads them: no space inside of the dollar signs, and no digit after the second one. */
const DOLLAR_BEFORE = /(?<![\w$])\$(?=[^\s$])[^$\u001c]{0,198}$/;
const DOLLAR_AFTER = /^[^$\u001c]{0,198}?(?<!\s)\$(?!\d)/;
