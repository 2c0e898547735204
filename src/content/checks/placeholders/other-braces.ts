import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT } from '../parsed/readable-text';

/**
 * Whether braces are those of a formula or command of TeX, or of a shell's own syntax in code. Arguments of
 * any command of TeX are only left out if `keepsBraces`: the target has as many braces as the source.
 */
export const areOfOtherSyntax = (
  value: ParsedValue,
  text: string,
  start: number,
  end: number,
  keepsBraces: boolean,
): boolean =>
  isOfTex(value.readable.text, start, end) ||
  (keepsBraces && isArgumentOfTex(value.readable.text, start)) ||
  isOfShell(value, text, start, end);

function isArgumentOfTex(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - longestFormula), start);
  return ARGUMENT.test(before) || (before.endsWith('@') && COMMAND_IN_TEXT.test(text));
}

/** `${name# }` takes something off the value, and `${name:-other}` has another one for none. */
function isOfShell(
  { isHtml, prose, raw, readable }: ParsedValue,
  text: string,
  start: number,
  end: number,
): boolean {
  if (!isHtml || !/^\$\{\w{1,60}(?:[#%/]|:[-=?+])[^{}]{0,100}\}$/.test(text)) return false;
  const { from } = readable.spanOf(start, end);
  const before = raw.slice(Math.max(0, from - longestScript), from);
  return prose[start] === KEPT || before.lastIndexOf('<pre') > before.lastIndexOf('</pre');
}

const longestScript = 4000;

/** An argument of a command, or what stands higher or lower in a formula: `\emph{Name}`, `\(m^{th}\)`. */
function isOfTex(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - longestFormula), start);
  return COMMAND.test(before) || (IN_FORMULA.test(before) && isInFormula(text, start, end));
}

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
/** Any command with its arguments before this one, where no folder of Windows can be: `\\frame[t]{a}{b}`. */
const ARGUMENT =
  /(?:^|[\s\u001c(])\\[A-Za-z]{4,30}\*?(?:\[[^\]{}\u001c]{0,60}\]|\{[^{}\u001c]{0,60}\}){0,4}$/;
/** A text about TeX also has what stands between the columns of a table: `@{text}`. */
const COMMAND_IN_TEXT = /(?:^|\s)\\(?:hline|cline|vline|begin|end|multicolumn|documentclass)(?![A-Za-z])/;
const IN_FORMULA = /[\^_]$|\\[A-Za-z]{2,20}$/;

const opens = (before: string, opening: string, closing: string): boolean =>
  before.lastIndexOf(opening) > before.lastIndexOf(closing);

/** As Pandoc reads them: no space inside of the dollar signs, and no digit after the second one. */
const DOLLAR_BEFORE = /(?<![\w$])\$(?=[^\s$])[^$\u001c]{0,198}$/;
const DOLLAR_AFTER = /^[^$\u001c]{0,198}?(?<!\s)\$(?!\d)/;
