import { matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { ARGUMENTS } from './example-names';

/**
 * One of several arguments whose words each language translates: those of a pattern, BEF1:AFT1,BEF2:AFT2,
 * and a word in capitals that is lost beside one for any argument, SALT beside TYPE.
 */
export const isOneOfArguments = (name: string, lost: readonly { readonly text: string }[]): boolean =>
  /^[A-Z]{2,}\d?$/.test(name) &&
  lost.some(
    ({ text }) =>
      text !== name &&
      (/\d$/.test(name)
        ? /^[A-Z]{2,}\d$/.test(text) && text.slice(0, -1) === name.slice(0, -1)
        : /^[A-Z]+$/.test(text) && ARGUMENTS.has(text.toLowerCase())),
  );

/**
 * A name of an argument, which each language translates: <i>file_name</i>, <i>PKG1</i>, or a field of it
 * alone; @name.
 */
export function isArgument(
  { raw, isHtml }: ParsedValue,
  place: ProblemSpan | undefined,
  name: string,
): boolean {
  if (ARGUMENTS.has(name.replace('@', '')) && name.startsWith('@')) return true;
  if (!/^(?:[a-z]{2,}(?:_[a-z]{2,}){1,3}|[a-z]{3,}\d)$/i.test(name) || place === undefined) return false;
  if (raw.trim() === name) return true;
  // After an option, in angle brackets, and in a path: --days MAX_DAYS, <file_name>, data_dir/a.
  const parts = raw.split(name);
  const isAnywhere = parts
    .slice(1)
    .some(
      (after, at) =>
        after.startsWith('/') || (ARGUMENT_BEFORE.test(parts[at]?.slice(-40) ?? '') && !/^\w/.test(after)),
    );
  if (isAnywhere) return true;
  const before = raw.slice(Math.max(0, place.from - 40), place.from);
  return isHtml
    ? /<(?:i|em|var|replaceable)\b[^<>]{0,30}>[^<>]{0,20}$/.test(before)
    : /<(?:i|em|var|span style="(?:oblique|italic)")>$/.test(before);
}

/**
 * Whether a word in capitals with an ending names an argument of a plain text in a Slavic language: "PLIKu"
 * for "FILE". A single consonant behind the capitals is a slip.
 */
export const isInflectedArgument = (word: string, { source, targetLanguage }: ParsedPair): boolean =>
  !source.isHtml && SLAVIC.has(targetLanguage.base) && INFLECTED.test(word) && hasArgumentInCapitals(source);

const SLAVIC = new Set(['pl', 'cs', 'sk', 'sl', 'hr', 'sr', 'bs', 'ru', 'uk', 'be', 'bg']);

const INFLECTED = /^\p{Lu}{3,30}(?:[aeiouyąęаеиоуыю]|[eo]m|iem?|ów|[ое]м)$/u;
const hasArgumentInCapitals = once(({ prose }: ParsedValue): boolean =>
  matchesOf(prose, IN_CAPITALS).some(([name]) => ARGUMENTS.has(name.toLowerCase())),
);
const IN_CAPITALS = /(?<=\p{Ll}[ =])[A-Z]{3,20}(?![\p{L}_])/gu;

/**
 * Whether the last word of an argument in capitals was written out in the target's words, each in an element
 * of its own: `<i>DB_OPT</i>` became `<i>DB_OPTIES</i>`. One more letter is a slip.
 */
export function isWrittenOut(
  [source, target]: readonly [ParsedValue, ParsedValue],
  [from, to]: readonly [ProblemSpan, ProblemSpan],
): boolean {
  const [name, other] = [source.raw.slice(from.from, from.to), target.raw.slice(to.from, to.to)];
  if (!/_[A-Z]{2,20}$/.test(name) || !other.startsWith(name)) return false;
  if (!/^\p{Lu}{2,20}$/u.test(other.slice(name.length))) return false;
  return isAloneIn(source.raw, from) && isAloneIn(target.raw, to);
}

/** Whether a place is all of an element for arguments. */
const isAloneIn = (raw: string, { from, to }: ProblemSpan): boolean =>
  /<(?:i|em|var|replaceable)>$/.test(raw.slice(Math.max(0, from - 15), from)) && raw.startsWith('</', to);

const ARGUMENT_BEFORE = /(?:(?:^|\s)--?[a-z][a-z-]{0,30}[ =]|<|&lt;|\[)$/;

/**
 * Whether a word in capitals stands where a usage text has the arguments of options: `--style=WORD`,
 * `[URI | TORRENT_FILE]`. Each language names them in its own words.
 */
export function isArgumentIn(raw: string, name: string): boolean {
  if (!/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(name)) return false;
  return raw
    .split(name)
    .slice(0, -1)
    .some((before) => USAGE_BEFORE.test(before.slice(-40)));
}

const USAGE_BEFORE =
  /(?:(?:^|\s)--?[A-Za-z][\w-]{0,30}[ =]?|\w\[=|(?<!\w)\[\s?|<|&lt;|\s\|\s|[\]A-Z]\||[A-Z]\[,)$/;

/**
 * Whether a name that is gone was translated: a file of an example keeps its ending in its block (in small
 * letters), "Document.pdf", and the target has another word in capitals for an argument.
 */
export function isTranslated(name: string, source: ParsedValue, target: ParsedValue, block: string): boolean {
  // One of several that are numbered: "Image1.jpg", "Imagen 1.jpg".
  const [, number = '', format = ''] = /^[A-Z][a-z]+(\d{1,2})(\.[a-z\d]{2,5})$/.exec(name) ?? [];
  if (
    number !== '' &&
    target.prose
      .split(number + format)
      .slice(0, -1)
      .some((before) => /\p{L}[ _]?$/u.test(before.slice(-2)))
  )
    return true;
  const [, word = '', ending] = /^([A-Za-z][a-z]+)(\.[a-z\d]{2,5})$/.exec(name) ?? [];
  if (ending !== undefined && (/^[A-Z]/.test(word) || ARGUMENTS.has(word)))
    return block
      .split(ending)
      .slice(0, -1)
      .some((before) => {
        const other = /[\p{L}\p{M}]{1,60}$/u.exec(before.slice(-60))?.[0];
        return other !== undefined && !source.raw.toLowerCase().includes(other + ending);
      });
  const folder = /^\/[\w.-]{2,40}\//.exec(name)?.[0];
  if (
    folder !== undefined &&
    target.raw
      .split(folder)
      .slice(1)
      .some((rest) => TRANSLATED_FOLDER.test(rest))
  )
    return true;
  if (!/^[A-Z]+(?:_[A-Z]+)+$/.test(name)) return false;
  return (target.prose.match(CAPITALS) ?? []).some(
    (other) => !source.raw.includes(other) && other !== name.replaceAll('_', ''),
  );
}

/** A part of a path that no computer has: /home/ユーザー名. */
const TRANSLATED_FOLDER = /^(?:[\w.-]{1,40}\/){0,6}(?=[\w.-]{0,20}[^\0-\u024f])[\p{L}\p{M}\w.-]{2}/u;

const CAPITALS = /(?<![\p{L}\p{N}_])\p{Lu}{4,40}(?![\p{L}\p{N}_])/gu;

/** Whether a place is the argument in italics behind an option in bold: `<b>-H</b> <i>immediate</i>`. */
export const isArgumentOfOption = (raw: string, { from, to }: ProblemSpan): boolean =>
  /<\/b>[ =]?<(?:i|em|var)>$/.test(raw.slice(Math.max(0, from - 16), from)) &&
  /^<\/(?:i|em|var)>/.test(raw.slice(to, to + 8));

/**
 * Whether a word ends a command in brackets or quotation marks, "(tool --help topic)", or is the argument on
 * the line of an option of plain text: "--prefix präfix".
 */
export const isLastArgument = ({ prose, isHtml }: ParsedValue, start: number, end: number): boolean => {
  const before = prose.slice(Math.max(0, start - 60), start);
  if (!OPTION_BEFORE.test(before)) return false;
  if (/[)\]}"'”»]/.test(prose.charAt(end))) return true;
  return (
    !isHtml && LINE_BEFORE.test(before) && /^[ \t]{0,9}(?:[\n\u001c]|$)/.test(prose.slice(end, end + 10))
  );
};

const OPTION_BEFORE = /(?<![^\s\u001c])--?[A-Za-z][\w-]{0,30}[ =]$/;
const LINE_BEFORE = /(?:^|[\n\u001c])[ \t]{0,12}--?[A-Za-z][\w-]{0,30}[ =]$/;
