import { isJoinedText } from '../placeholders/joined-text';
import { listsOptions } from '../placeholders/usage-line';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { isArgument, isArgumentIn } from './argument-names';
import { ARGUMENTS } from './example-names';

/** A name in the prose of the source. */
export interface FoundName {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Whether the place of a name shows that each language has another one there. */
export function hasOtherName(
  { source, target }: ParsedPair,
  { text, start, end }: FoundName,
  isMissing: boolean,
): boolean {
  const place = source.readable.spanOf(start, end);
  return (
    isAccessKey(source, text) ||
    isOfUsage(source, text, start) ||
    (isMenuPath(source.raw) && /^[\p{L}_/.-]+$/u.test(text)) ||
    KEY.test(text) ||
    isComment(source, place, text) ||
    isContextOrLabel(source.prose, text, end) ||
    METASYNTACTIC.test(text) ||
    (/^[a-z\d]+_/.test(text) && isJoinedText(source)) ||
    (!source.isHtml && NAMES_ALONE.test(source.raw)) ||
    // A name alone is the label of something, which a program shows in the reader's language, and a shortcut
    // alone is the key that it gets there: "Alt+A".
    (isAlone(source, text) && (isMissing || /^[A-Za-z]+(?:\s?\+\s?[A-Z])?$/.test(text))) ||
    isInAttribute(source, place) ||
    isInCapitals(source, target, text) ||
    MENU.test(text) ||
    isArgument(source, place, text) ||
    isShouted(source.prose, text, end)
  );
}

/** Whether a name is that of an argument: in the help of a command, in capitals, or behind options. */
const isOfUsage = ({ raw, prose }: ParsedValue, name: string, start: number): boolean =>
  (/^[a-z]+(?:_[a-z]+)+$/.test(name) && listsOptions(raw)) ||
  (/^[A-Z]+$/.test(name) && ARGUMENTS.has(name.toLowerCase())) ||
  isArgumentIn(raw, name) ||
  AFTER_OPTIONS.test(prose.slice(Math.max(0, start - 60), start));

/** A key, or one with its modifier, which has another name in other languages: "PgDn", "CtrlH". */
const KEY = /^(?:(?:Ctrl|Alt|Shift|Cmd)[A-Z]|Pg(?:Up|Dn))$/;

/** Whether a name is the whole text, perhaps as a string: "'DEFAULT_ZONE'". */
const isAlone = (value: ParsedValue, name: string): boolean => textWithoutQuotes(value) === name;

const textWithoutQuotes = once(({ raw }: ParsedValue): string =>
  raw
    .replaceAll(/<[^<>]*>/g, '')
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2'),
);

/** The first word of a comment in code: "#Put the names here". */
const isComment = ({ raw }: ParsedValue, place: ProblemSpan, name: string): boolean =>
  /^#\p{Lu}\p{Ll}+$/u.test(name) &&
  /(?:^|[\n>])[ \t]*$/.test(raw.slice(Math.max(0, place.from - 40), place.from)) &&
  /^ \p{L}/u.test(raw.slice(place.to, place.to + 2));

/** A pattern of names that a program shows in the reader's language: "track_number - track_title". */
const NAMES_ALONE = /^\W{0,3}[a-z]{2,20}_[a-z]{2,20}(?:\W{1,4}[a-z]{2,20}_[a-z]{2,20}){1,6}\W{0,3}$/;

/** A path of menus with their access keys, whose names are translated: "/_File/Page set_up...". */
const isMenuPath = (text: string): boolean => /^\/_?\p{L}/u.test(text) && text.includes('/_');

/** Where a usage line has its arguments, which each language names: "add [options] book_id". */
const AFTER_OPTIONS = /\[options?\] (?:\[?[a-z_]{1,20}\]? ){0,2}\[?$/i;

/** Whether a name is part of an address or another attribute of a tag in plain text. */
const isInAttribute = ({ isHtml, raw }: ParsedValue, place: ProblemSpan): boolean =>
  !isHtml && /<[a-z][^<>]{0,30}="[^<>"]{0,300}$/i.test(raw.slice(Math.max(0, place.from - 340), place.from));

/** The path of a menu, whose names are translated: /Help/About. */
const MENU = /^(?:\/(?=_?\p{Lu})[\p{L}_]+)+$/u;

/** Whether most words of both texts are in capitals: "I MUST AVENGE MY BROTHERS!", "NO PSET specified". */
const isInCapitals = (source: ParsedValue, target: ParsedValue, name: string): boolean =>
  /^\p{Lu}+$/u.test(name) && isMostlyCapital(source) && isMostlyCapital(target);

const isMostlyCapital = once(({ prose }: ParsedValue): boolean => {
  const words = prose.match(/\p{L}{2,40}/gu) ?? [];
  return words.length >= 3 && words.filter((word) => /^\p{Lu}+$/u.test(word)).length * 2 > words.length;
});

/** Whether a word in capitals is only one of a text in capitals, and so no abbreviation. */
const isShouted = (prose: string, name: string, end: number): boolean =>
  /^\p{Lu}+$/u.test(name) &&
  /\p{Lu}{2,20}\P{L}{1,3}\p{Lu}{2,20}\P{L}{1,3}$/u.test(
    prose.slice(Math.max(0, end - name.length - 40), end - name.length),
  ) &&
  /^(?:\P{L}{1,3}\p{Lu}{2,}(?:\P{L}{1,3}\p{Lu}{2,}|[.!]?\s*$)|\P{L}{0,12}$)/u.test(
    prose.slice(end, end + 40),
  );

/**
 * "SPECIAL_NOTE^Text" and "?note:Text" say before the mark what the text is for; a short name alone is a
 * label.
 */
const isContextOrLabel = (prose: string, name: string, end: number): boolean =>
  prose[end] === '^' ||
  // The key of a line of settings, which are the translator's: "suffix_c=yn|er".
  (prose[end] === '=' && /(?:^|\n)$/.test(prose.slice(0, end - name.length).slice(-1))) ||
  (prose[end] === ':' && prose[end - name.length - 1] === '?') ||
  (name.length <= 6 && /^\p{Lu}\p{Ll}+\p{Lu}\p{L}+$/u.test(name) && prose.trim() === name);

/** In "Show _recurring" and "Show r_ecurring" the sign marks an access key; a label begins with a capital. */
const isAccessKey = ({ isHtml, raw }: ParsedValue, name: string): boolean =>
  !isHtml &&
  raw.length <= 100 &&
  /^(?:[a-z]+_[a-z\d]+|[A-Z]{1,2}_[A-Z]+)$/.test(name) &&
  !/^[a-z]{2}.* /.test(raw) &&
  raw.split('_').length === 2;

/** Names that stand for any name: /home/ken/foo.txt, YOUR_TOKEN. */
const METASYNTACTIC =
  /(?<![A-Za-z])(?:foo|bar|baz|quux|FOO|BAR)(?![A-Za-z])|^YOUR_|^TRANSLATOR_|^\/path\/to(?:\/|$)|^\$(?:VARIABLE|VAR|NAME)$/;
