import { matchesOf } from '../../text/matches';
import { countOf } from '../counted';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT } from '../parsed/readable-text';
import { isFunctionWord } from '../text/plain-words';
import { keyOf, spanOf, type Placeholder } from './placeholder-keys';
import { isInUsage, listsOptions } from './usage-line';

/* Placeholders that documentation shows to its readers, so that perhaps no program fills them in. */

/** Documentation gives what the reader puts in a name in the reader's language: `${LANGUAGE}`, `${言語}`. */
export const isInReadersLanguage = (
  { text, start }: Placeholder,
  others: readonly Placeholder[],
  { source: { readable } }: ParsedPair,
): boolean =>
  (isNameOfAny(text, readable.prose[start]) &&
    others.some(({ text: other }) => ANY_NAME.test(other) && other[0] === text[0])) ||
  ((/^\$\{\p{Lu}{3,30}\}$/u.test(text) ||
    (/^\$\{\p{L}{2,30}\}$/u.test(text) && SHOWN.test(readable.text.slice(Math.max(0, start - 30), start)))) &&
    others.some((one) => /^\$\{[^{}\s]{1,60}\}$/.test(one.text) && /[\u0080-\uffff]/.test(one.text)));

/**
 * Whether a page shows the forms in which a shell replaces a variable, so that its name stands for any:
 * `${name}`, `${name:-text}`, `${name:+text}`.
 */
export function isOfShownSyntax(
  { text }: Placeholder,
  others: readonly Placeholder[],
  { source }: ParsedPair,
): boolean {
  const name = SHELL_NAME.exec(text)?.[1];
  if (name === undefined || !source.isHtml) return false;
  const forms = others.flatMap((one) => (SHELL_NAME.exec(one.text)?.[1] === name ? [one.text] : []));
  return new Set(forms).size >= fewestForms;
}

const SHELL_NAME = /^\$\{(\p{L}{1,30})(?:(?::?[-+?=]|##?|%%?)[^{}]{0,40})?\}$/u;
const fewestForms = 3;

/**
 * Whether a page has the name outside of braces, too, in capitals or as that of a column, as in an example:
 * `<code>NAME,ADDR</code> ${ADDR}`, `<pre>Name,Town</pre> ${Name}`.
 */
export const isNameOfExample = ({ text }: Placeholder, value: ParsedValue): boolean => {
  const name = /^\$?\{(\p{L}[\p{L}\p{M}\d_]{1,30})\}$/u.exec(text)?.[1];
  return name !== undefined && value.isHtml && namesOutside(value).has(name);
};

const namesOutside = once(
  ({ readable }: ParsedValue): ReadonlySet<string> =>
    new Set([
      ...Array.from(matchesOf(readable.text, NAME_IN_CAPITALS), ([name]) => name),
      ...matchesOf(readable.text, COLUMNS).flatMap(([row]) => row.split(',')),
    ]),
);
const NAME_IN_CAPITALS = /(?<![\p{L}\d_{])\p{Lu}[\p{Lu}\d_]{2,30}(?![\p{L}\d_}])/gu;
/** Names with commas alone between them. */
const COLUMNS =
  /(?<![^\s\u001c])\p{L}[\p{L}\p{M}\d_]{1,30}(?:,\p{L}[\p{L}\p{M}\d_]{1,30}){1,20}(?![^\s\u001c])/gu;

/** Code that shows how a variable is written, whatever its name is: `%{VARNAME}`, `${examplemap:$1}`. */
const isNameOfAny = (text: string, prose: string | undefined): boolean =>
  prose === KEPT && NAME_OF_ANY.test(text);

const NAME_OF_ANY =
  /^%\{\p{Lu}{3,30}\}$|^\$\{(?:(?:my|your|var(?:iable)?)_?name|var(?:iable)?|[a-z]{0,9}example[a-z]{0,9})[:}]/u;
const ANY_NAME = /^%\{\p{Lu}{3,30}\}$|^\$\{[\p{L}_-]{3,30}[:}]/u;

/** A sentence that says what a placeholder looks like, and has it in quotation marks. */
const SHOWN = /\b(?:look(?:s|ed|ing)? like|(?:of|in|has|have) the form|written (?:as|like)) ["“'‘`]$/i;

/** Documentation about a conversion names it in code, as often as the sentences need it. */
export const isAgain = (
  part: Placeholder,
  { source }: ParsedPair,
  inTarget: ReadonlySet<string>,
): boolean => {
  if (part.kind !== 'printf' || !source.isHtml || !inTarget.has(keyOf(part))) return false;
  const { from, to } = spanOf(source, part);
  return source.raw.slice(0, from).endsWith('<code>') && source.raw.startsWith('</code>', to);
};

/** A page, other than a message, may say a conversion once more, such as in a translation in parentheses. */
export const isSaidOften = (
  part: Placeholder,
  { source }: ParsedPair,
  others: ReadonlySet<string>,
): boolean => part.kind === 'printf' && others.has(keyOf(part)) && source.isHtml && BLOCK.test(source.raw);

/** Elements that pages have, and messages hardly. */
const BLOCK = /<(?:div|pre|table|[uod]l)[\s>]/i;

/** Whether braces are in a path in italics, as manuals show one: `<i>{directory}/file-{version}</i>`. */
export function isOfPathInItalics(
  { text, start, end }: Placeholder,
  { isHtml, raw, readable }: ParsedValue,
): boolean {
  if (!isHtml || !/^\{\p{L}[\p{L}\p{M} _-]{1,40}\}$/u.test(text)) return false;
  const { from, to } = readable.spanOf(start, end);
  const before = /<(?:i|em|var)(?:\s[^<>]{0,40})?>([^<>]{0,80})$/i.exec(
    raw.slice(Math.max(0, from - 140), from),
  )?.[1];
  return before !== undefined && (/\/\S*$/.test(before) || raw.startsWith('/', to));
}

/** Whether a name in code, which the source lacks, begins with a percent sign: `<code>%o20</code>`. */
export const isLabelInCode = (part: Placeholder, { target }: ParsedPair): boolean => {
  if (!target.isHtml || !/^%[a-z]$/i.test(part.text)) return false;
  const { from, to } = spanOf(target, part);
  return (
    target.raw.slice(0, from).endsWith('<code>') && /^\d{1,5}<\/code>/.test(target.raw.slice(to, to + 12))
  );
};

/**
 * Whether documentation has the value of an option in the reader's words: `<code>--mode={mode}</code>`. In
 * the message of a program, and where the source has the same braces once more, they are filled in.
 */
export function isOptionValue(
  { kind, text, start }: Placeholder,
  isMissing: boolean,
  pair: ParsedPair,
): boolean {
  const { source, target } = pair;
  const [own, other] = isMissing ? [source, target] : [target, source];
  if (!source.isHtml || kind !== 'named' || own.prose[start - 1] !== KEPT) return false;
  const option = OPTION.exec(own.readable.text.slice(Math.max(0, start - 44), start))?.[0];
  const at = option === undefined ? -1 : other.readable.text.indexOf(`${option}{`);
  if (option === undefined || at === -1) return false;
  const value = VALUE.exec(other.readable.text.slice(at + option.length, at + option.length + 62))?.[0];
  if (value === undefined) return false;
  const [was, is] = isMissing ? [text, value] : [value, text];
  return countOf(source.raw, was) === 1 && !source.raw.includes(is);
}

const OPTION = /(?<![\w-])--[a-z][\w-]{1,40}=$/i;
const VALUE = /^\{\p{L}[^{}]{0,60}\}/u;

/**
 * Whether a line of a synopsis is a command with its arguments, of which the other side has as many, in its
 * own words: `<h2>SYNOPSIS</h2><p><b>merge</b> {directory}</p>`.
 */
export function isArgumentOfCommand(
  { text, start, end }: Placeholder,
  own: ParsedValue,
  other: ParsedValue,
): boolean {
  if (!own.isHtml || !ARGUMENT.test(text) || ![own, other].some(({ raw }) => SYNOPSIS.test(raw)))
    return false;
  const { from } = own.readable.spanOf(start, end);
  const [, command] = COMMAND_BEFORE.exec(own.raw.slice(Math.max(0, from - 160), from)) ?? [];
  if (command === undefined) return false;
  const count = argumentsBehind(own.raw, command);
  return count > 0 && count === argumentsBehind(other.raw, command);
}

/** The number of arguments that are all of a line behind a command. */
function argumentsBehind(raw: string, command: string): number {
  const at = raw.indexOf(command);
  const line = at === -1 ? '' : raw.slice(at + command.length, at + command.length + 300);
  return countOf(ARGUMENTS.exec(line)?.[0] ?? '', ' ');
}

const ARGUMENT = /^\{\p{L}{2,30}\}$/u;
const SYNOPSIS = /<h\d[^<>]{0,60}>\s{0,9}(?:SYNOPSIS|USAGE)\b/i;
const COMMAND_BEFORE =
  /<(?:p|dd|li|td)(?: [^<>]{0,40})?>\s{0,9}(<(b|strong|code|tt|kbd)>[a-z][\w.+-]{2,40}<\/\2>) (?:[[{][^\s[\]{}<>]{1,40}[\]}] ){0,4}$/u;
const ARGUMENTS = /^(?: [[{][^\s[\]{}<>]{1,40}[\]}]){1,5}(?=\s{0,9}<\/\w)/u;

/** Whether a word in braces is all that both sides have, so that nothing is filled in: "{internal}". */
export const isLabelInBraces = ({ text }: Placeholder, { source, target }: ParsedPair): boolean =>
  /^\{\p{L}+\}$/u.test(text) && [source, target].every(({ raw }) => /^\{\p{L}+\}$/u.test(raw.trim()));

/** "pairs like { and }" */
export const isWordInBraces = ({ text }: Placeholder, { source, sourceLanguage }: ParsedPair): boolean =>
  /^\{\s\p{L}+\s\}$/u.test(text) &&
  // "Usage: box status { help }"
  (isFunctionWord(text.replaceAll(/[{}\s]/g, ''), sourceLanguage.base) || /\busage\b/i.test(source.raw));

/** Whether a word of a text is given in braces behind its translation. */
export const isWordOf = (text: string, name: string): boolean =>
  /^\p{L}{4,40}$/u.test(name) && text.split(/[^\p{L}]+/u).includes(name);

/**
 * Whether a placeholder is in code that documentation shows, `<code>/log/{revision}</code>`, in a usage line
 * with words in brackets, or in the help of a command, so that perhaps no program fills it in.
 */
function isShownAsCode({ start }: Placeholder, value: ParsedValue): boolean {
  const { from } = value.readable.spanOf(start, start + 1);
  const before = value.raw.slice(Math.max(0, from - 84), from);
  if (!value.isHtml) return listsOptions(value.raw) || /(?<!`)``[^`\n]{0,80}$/.test(before);
  return (
    value.readable.prose[start] === KEPT || /<tt>[^<]{0,80}$/i.test(before) || isInUsage(value, { start })
  );
}

/** Whether one of the placeholders has letters of the reader's language, so that no program fills it in. */
export const areInWords = (parts: readonly Placeholder[], value: ParsedValue): boolean =>
  parts.some(
    (one) =>
      (/[\u0080-\uffff]/.test(one.text) && (value.isHtml || isShownAsCode(one, value))) ||
      (isShownAsCode(one, value) && isInUsage(value, one)),
  );

/**
 * Whether a placeholder is shown to readers, so that perhaps no program fills it in: in a path in italics, in
 * a usage line, in the code of a page, in the help of a command, or where the target has one in the words of
 * its readers (`isInWords`).
 */
export const isShownToReaders = (part: Placeholder, value: ParsedValue, isInWords: boolean): boolean =>
  isOfPathInItalics(part, value) ||
  isInUsage(value, part) ||
  ((isInWords || listsOptions(value.raw) || (value.isHtml && BLOCK.test(value.raw))) &&
    isShownAsCode(part, value));
