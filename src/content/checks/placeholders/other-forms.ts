import { matchesOf } from '../../text/matches';
import { countOf, pairedWith } from '../counted';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { normalizerOf } from '../addresses/localized-address';
import { insideOf, isStatement, type Placeholder } from './placeholder-keys';

/* Forms of one placeholder on the two sides: the other side has it, or may have it, in another form. */

/** Whether a conversion is there before a letter, where it otherwise is a percentage: `%.2f초`. */
export const isGlued = ({ kind, text }: Placeholder, { source, target }: ParsedPair): boolean =>
  kind === 'printf' && countOf(target.readable.text, text) >= countOf(source.readable.text, text);

/** Whether a text has as many conversions of this kind as the target, or one at the numbered place. */
export function hasConversions(
  text: string,
  { key, text: own }: Placeholder,
  { target }: ParsedPair,
): boolean {
  const [, number, conversion = ''] = /^%(\d{1,2})\$(.{1,20})$/.exec(key) ?? [];
  if (number === undefined) return countOf(text, own) >= countOf(target.readable.text, own);
  return text.match(CONVERSION)?.[Number(number) - 1] === `%${conversion}`;
}

const PERCENT_ALONE = /(?<![%\w])% (?=\p{Ll}{2})/u;

/** Whether the percentage "%1%" of an argument has its sign in the way of the language: "%1 %", "%%1". */
export const isPercentageOf = ({ text }: Placeholder, { raw }: ParsedValue): boolean => {
  // Hungarian and Finnish put endings behind the sign: "%-a", "%:n".
  if (/^%-\p{L}{1,2}$/u.test(text)) return PERCENT_ALONE.test(raw);
  const argument = /^(%L?\d{1,2})%$/.exec(text)?.[1];
  if (argument === undefined) return false;
  const spaced = [' ', '\u00a0', '\u202f', '\u200b'].flatMap((space) => [
    `${argument}${space}%`,
    `%${space}${argument}`,
  ]);
  return [...spaced, `${argument}٪`, `%${argument}`].some((form) => raw.includes(form));
};

/** Whether an argument is the ending of a counted word of the source: "{0} collection{1}". */
export const isEnding = ({ text, start, end }: Placeholder, { source: { readable } }: ParsedPair): boolean =>
  /^\{\d\}$/.test(text) &&
  /\{\d\} [\p{L} ]{1,60}$/u.test(readable.text.slice(Math.max(0, start - 70), start)) &&
  /\p{Ll}{3}$/u.test(readable.text.slice(Math.max(0, start - 3), start)) &&
  !/^[\p{L}\p{N}{]/u.test(readable.text.slice(end, end + 1));

/** Placeholders that name a file, with those of the other side that name the one in the target's language. */
export function filesInLanguage(
  missing: readonly Placeholder[],
  extra: readonly Placeholder[],
  pair: ParsedPair,
): ReadonlySet<Placeholder> {
  const normalize = normalizerOf(pair);
  return pairedWith(missing, extra, mostFiles, ({ text }, { text: other }) => {
    const [file, otherFile] = [FILE.exec(text), FILE.exec(other)];
    if (file === null || otherFile === null || file[2] !== otherFile[2]) return false;
    return normalize(file[1] ?? '') === normalize(otherFile[1] ?? '');
  });
}

const FILE = /^\{([^{}\s]{1,100}\.([a-z\d]{1,5}))\}$/i;
const mostFiles = 20;

/**
 * Whether a letter is the ending of a number, with an apostrophe in Turkish, "%0'i", or after a percentage in
 * Basque, "%0n" for "0%".
 */
export function isEndingOfNumber({ text }: Placeholder, { source: { raw } }: ParsedPair): boolean {
  const [, number, apostrophe] = /^%(\d{1,3})('?)\p{Ll}/u.exec(text) ?? [];
  if (number === undefined) return false;
  return apostrophe === '' ? hasPart(raw, PERCENTAGE, number) : raw.includes(`%${number}`);
}

const PERCENTAGE = /(?<!\d)(\d{1,3}) ?%/g;

/** Whether a place that `form` finds has this text as its first group. */
const hasPart = (raw: string, form: RegExp, part: string): boolean =>
  matchesOf(raw, form).some(([, found]) => found === part);

/** The sign of a character in an address, two digits of any value: "%xx". */
export const isAnyCharacter = ({ text, end }: Placeholder, { readable }: ParsedValue): boolean =>
  /^%x$/i.test(text) && readable.text[end] === text[1];

const CONVERSION = /%[-+#0\d.]{0,8}(?:hh?|ll?|[Lqjzt])?[a-zA-Z]/g;

/**
 * Whether the target has the placeholder in another form: with the digits of the language, "%Id", with the
 * case of a noun, "{place:genitive}", or in the syntax of a shell, `$SHELL` and `${SHELL}`.
 */
export const hasOtherForm = ({ text }: Placeholder, { isHtml, raw }: ParsedValue): boolean => {
  const [, name = ''] = /^\$?\{(\w{2,40})(?::[a-z_]{4,30})?\}$/.exec(text) ?? [];
  if (/^%[du]$/.test(text) && raw.includes(text.replace('%', '%I'))) return true;
  // Pascal numbers its arguments: "%0:s".
  if (/^%[a-z]$/.test(text)) return hasPart(raw, NUMBERED, text.slice(1));
  if (name === '') return false;
  // A program that fills in "${name}" reads no "$name".
  if (text.startsWith('$')) return (isHtml || /^\p{Lu}/u.test(name)) && hasPart(raw, VARIABLE, name);
  return hasCaseOf(name, text, raw);
};

const NUMBERED = /%\d{1,2}:([a-z])/g;
const VARIABLE = /\$(\w{2,41})/g;
const IN_A_CASE = /\{(\w{2,40}):[a-z_]{4,30}\}/g;

const hasCaseOf = (name: string, text: string, raw: string): boolean =>
  text.includes(':') ? raw.includes(`{${name}}`) : hasPart(raw, IN_A_CASE, name);

/** Whether the target may have the placeholder in a form that we cannot tell for certain, or in words. */
export const mayHaveOtherForm = (
  part: Placeholder,
  extra: readonly Placeholder[],
  targetKeys: ReadonlySet<string>,
  { raw }: ParsedValue,
): boolean =>
  hasSpaceFlag(part, raw) ||
  isInPhrase(part, raw) ||
  isMessageOfInterface(part) ||
  hasBranch(part, targetKeys) ||
  isFormOf(part, raw) ||
  (isStatement(part.text) && extra.some(({ text }) => isStatement(text)));

/** C reads a space as a flag, which changes no text: "% s". */
const hasSpaceFlag = ({ kind, text }: Placeholder, raw: string): boolean =>
  kind === 'printf' && raw.includes(text.replace('%', '% '));

/** Whether a word in braces is a phrase of the reader's language, which no program fills in: "{une fois}". */
const isInPhrase = ({ text }: Placeholder, raw: string): boolean =>
  /^\{[a-z]+\}$/.test(text) && /\{\p{Ll}{2,20} \p{Ll}{2,20}\}/u.test(raw);

/** Whether it is a label of MediaWiki's interface, which a page may say in words: `{{int:Preferences}}`. */
const isMessageOfInterface = ({ text }: Placeholder): boolean => text.startsWith('{{int:');

/** Whether the target has what a branch of a select has, which reads well without the others. */
const hasBranch = (part: Placeholder, targetKeys: ReadonlySet<string>): boolean =>
  part.key.endsWith(', select}') && [...insideOf([part])].some((key) => targetKeys.has(key));

/** Whether the value stands without the form that a program chooses: `%nation%`, `{{tag:land|%nation%}}`. */
const isFormOf = ({ text }: Placeholder, raw: string): boolean => {
  const value = /^\{\{\w{1,20}:\w{1,40}\|(%\w{1,40}%)\}\}$/.exec(text)?.[1];
  return value !== undefined && raw.includes(value);
};
