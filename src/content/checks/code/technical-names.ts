import { listsOptions } from '../placeholders/usage-line';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import { KEPT } from '../parsed/readable-text';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import { isFileInWords, isRenamedFile } from './code-for-readers';
import { isNear } from './similar';
import { isJoinedText } from '../placeholders/joined-text';
import { isArgument, isArgumentIn, isNumberedArgument, isTranslated } from './argument-names';
import { HOME, nameKinds, type NameKind } from './name-kinds';
import { ARGUMENTS, isTranslatedExample } from './translated-example';

const SIGN_OF_NAME = /[_$#@/.]|--|\p{Ll}\p{Lu}|\p{Lu}{2}|[+-]\s?\p{Lu}/u;

/** Finds names of constants, options, files and products that were altered. */
export const technicalNames: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    if (!SIGN_OF_NAME.test(pair.source.prose)) return;
    for (const kind of nameKinds) if (kind.sign.test(pair.source.prose)) compareKind(pair, kind, problems);
  },
};

function compareKind(
  pair: ParsedPair,
  { pattern, isMissing, furthest }: NameKind,
  problems: ProblemCollector,
): void {
  const { source, target, targetLanguage } = pair;
  const before = findAll(inLines(source), pattern);
  if (before.length === 0) return;
  // In code and in addresses a name counts too.
  const lost = before.filter(
    ({ text, start }) =>
      (!has(lowerOf(target), text) ||
        (!isMissing && target.isHtml && !has(textOfPartner(pair, start), text))) &&
      !isWordElsewhere(source.prose, text) &&
      !endsInArgument(text, source, target),
  );
  if (lost.length === 0) return;
  const added = findAll(inLines(target), pattern).filter(({ text }) => !has(lowerOf(source), text));
  for (const { text, start, end } of lost) {
    const places = { source: [source.readable.spanOf(start, end)] };
    // In "Show _recurring" and "Show r_ecurring" the sign marks an access key.
    if (isAccessKey(source, text) || isInTags(source, places.source)) continue;
    // An argument in the help of a command is named in the reader's words: "--delete start_number".
    if (/^[a-z]+(?:_[a-z]+)+$/.test(text) && listsOptions(source.raw)) continue;
    // A word in capitals is the name of an argument: "Define WORD."
    if (/^[A-Z]+$/.test(text) && ARGUMENTS.has(text.toLowerCase())) continue;
    if (isMenuPath(source.raw) && /^[\p{L}_/.-]+$/u.test(text)) continue;
    // A key, or one with its modifier, which has another name in other languages: "PgDn", "CtrlH".
    if (/^(?:(?:Ctrl|Alt|Shift|Cmd)[A-Z]|Pg(?:Up|Dn))$/.test(text)) continue;
    if (isNumberedArgument(text, lost) || isComment(source, places.source[0], text)) continue;
    if (isContextOrLabel(source.prose, text, end) || METASYNTACTIC.test(text)) continue;
    if (/^[a-z\d]+_/.test(text) && isJoinedText(source)) continue;
    if (!source.isHtml && NAMES_ALONE.test(source.raw)) continue;
    // A name alone is the label of something, which a program shows in the reader's language, and a shortcut
    // alone is the key that it gets there: "Alt+A".
    if (isAlone(source, text) && (isMissing || /^[A-Za-z]+(?:\s?\+\s?[A-Z])?$/.test(text))) continue;
    if (isArgumentIn(source.raw, text) || isInAttribute(source, places.source[0])) continue;
    if (AFTER_OPTIONS.test(source.prose.slice(Math.max(0, start - 60), start))) continue;
    // In braces, as a shell has it too, or with a space before its version: "OpenGL 2".
    if (text.startsWith('$') && target.raw.includes(`\${${text.slice(1)}}`)) continue;
    if (/[A-Za-z]\d+$/.test(text) && target.prose.includes(text.replace(/(?<!\d)(?=\d+$)/, ' '))) continue;
    if (isInCapitals(source.prose, target.prose, text)) continue;
    if (MENU.test(text) || isArgument(source, places.source[0], text) || isShouted(source.prose, text, end))
      continue;
    // With an ending of the language the name is there: "TeXu" beside "LaTeXu".
    if (added.some((one) => one.text.startsWith(text) && isInflected(text, one.text))) continue;
    const place = blockPairAt(pair, 'source', start)?.target;
    const isInPlace = (one: { readonly start: number }): boolean =>
      place !== undefined && one.start >= place.start && one.start < place.end;
    const similar = added.filter(
      (one) => one.text !== text && isNear(one.text, text, furthest) && !isInflected(text, one.text),
    );
    // "HTTP" may be said for "HTTPS" elsewhere; where the name itself is, a slip of it is in the same block.
    const other = similar.find(isInPlace) ?? (has(lowerOf(target), text) ? undefined : similar[0]);
    if (other !== undefined) {
      const span = target.readable.spanOf(other.start, other.end);
      if (isMissing && similar.some((one) => isTranslatedExample(text, one.text))) continue;
      if (hasEnding(text, other.text, targetLanguage.base)) continue;
      if (!isMissing && isDeclined(text, other.text, targetLanguage.base)) continue;
      if (isPlural(text, target) || isRenamedFile(text, other.text, source, target)) continue;
      if (text.replace(HOME, '$1') === other.text.replace(HOME, '$1')) continue;
      if (plain(text) === plain(other.text) || isInTags(target, [span])) continue;
      problems.add(
        'code',
        'name-changed',
        { before: text, after: other.text },
        { ...places, target: [span] },
      );
    } else if (isMissing && added.length === 0 && !(text.includes('_') && hasOther(target, source.raw))) {
      if (isTranslated(text, source, target) || isPlural(text, target)) continue;
      if (isPartOfOther(text, target.raw) || isFileInWords(text, source, target)) continue;
      if (LOG.test(text)) continue;
      problems.add('code', 'name-missing', { name: text }, places);
    }
  }
}

/** Whether a name is the whole text, perhaps as a string: "'DEFAULT_ZONE'". */
const isAlone = ({ raw }: ParsedValue, name: string): boolean =>
  raw
    .replaceAll(/<[^<>]*>/g, '')
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2') === name;

/** Returns what the target has in the block of a place of the source, in small letters. */
function textOfPartner(pair: ParsedPair, at: number): string {
  const block = blockPairAt(pair, 'source', at)?.target;
  if (block === undefined) return lowerOf(pair.target);
  const { from, to } = pair.target.readable.spanOfBlock(block);
  return pair.target.raw.slice(from, to).toLowerCase();
}

/** In HTML a line end is a space, and no line begins after it. */
const inLines = once(({ prose, isHtml }: ParsedValue): string =>
  isHtml ? prose.replaceAll('\n', ' ') : prose,
);

/** The first word of a comment in code: "#Put the names here". */
const isComment = ({ raw }: ParsedValue, place: ProblemSpan | undefined, name: string): boolean =>
  place !== undefined &&
  /^#\p{Lu}\p{Ll}+$/u.test(name) &&
  /(?:^|[\n>])[ \t]*$/.test(raw.slice(Math.max(0, place.from - 40), place.from)) &&
  /^ \p{L}/u.test(raw.slice(place.to, place.to + 2));

/** A pattern of names that a program shows in the reader's language: "track_number - track_title". */
const NAMES_ALONE = /^\W{0,3}[a-z]{2,20}_[a-z]{2,20}(?:\W{1,4}[a-z]{2,20}_[a-z]{2,20}){1,6}\W{0,3}$/;

/** A path of menus with their access keys, whose names are translated: "/_File/Page set_up...". */
const isMenuPath = (text: string): boolean => /^\/_?\p{L}/u.test(text) && text.includes('/_');

/**
 * Whether a path has other first folders, `/a/src/apr` for `/root/src/apr`, or a name a longer form:
 * `mod_example_hooks` for `example_hooks`.
 */
function isPartOfOther(name: string, raw: string): boolean {
  const end = /(?<=\/.{1,200})(?:\/[\w.-]{2,60}){2}$/.exec(name)?.[0];
  return end === undefined ? /^[a-z\d]+_/.test(name) && raw.includes(`_${name}`) : raw.includes(end);
}

/** A log by the name of its file, which prose may say in words: "the error_log of the server". */
const LOG = /^(?:error|access|server|system|debug)[_.]logs?$/;

/** Where a usage line has its arguments, which each language names: "add [options] book_id". */
const AFTER_OPTIONS = /\[options?\] (?:\[?[a-z_]{1,20}\]? ){0,2}\[?$/i;

/** English puts names into the plural: "many math_renderers". */
const isPlural = (name: string, target: ParsedValue): boolean =>
  /^[a-z_]{4,60}s$/.test(name) && has(lowerOf(target), name.slice(0, -1));

/** Whether a name is part of an address or another attribute of a tag in plain text. */
const isInAttribute = ({ isHtml, raw }: ParsedValue, place: ProblemSpan | undefined): boolean =>
  !isHtml &&
  place !== undefined &&
  /<[a-z][^<>]{0,30}="[^<>"]{0,300}$/i.test(raw.slice(Math.max(0, place.from - 340), place.from));

/** Languages that add their endings to any name: "shell_variablesin". */
const AGGLUTINATING = new Set(['fi', 'et', 'hu', 'tr', 'eu', 'az', 'kk']);

const hasEnding = (name: string, other: string, base: string): boolean =>
  AGGLUTINATING.has(base) &&
  /^\w/.test(name) &&
  other.startsWith(name) &&
  /^\p{Ll}{1,4}$/u.test(other.slice(name.length));

/** Languages that put an ending for the last letter of a name: "JavaScripcie", "TeXstudia". */
const DECLINING = new Set(['pl', 'cs', 'sk', 'sl', 'hr', 'sr', 'bs', 'lt', 'lv']);

const isDeclined = (name: string, other: string, base: string): boolean =>
  DECLINING.has(base) &&
  /[a-z]{4}[dgkrtaeo]$/.test(name) &&
  other.startsWith(name.slice(0, -1)) &&
  (/[aeo]$/.test(name) ? /^\p{Ll}{1,4}$/u : /^\p{Ll}{2,4}$/u).test(other.slice(name.length - 1)) &&
  /[aeiouyąęěů]\p{Ll}?$/u.test(other);

/**
 * Whether a path ends in the name of an argument, `/etc/alternatives/NAME`, that the source has elsewhere and
 * the target nowhere: it has another name for it, after the same folders.
 */
function endsInArgument(name: string, source: ParsedValue, target: ParsedValue): boolean {
  const [, folder, argument = ''] = /^(\/.{2,100}\/)([A-Z]{3,30})$/.exec(name) ?? [];
  const says = ({ prose }: ParsedValue): boolean => prose.split(/[^\p{L}\p{N}/]+/u).includes(argument);
  return folder !== undefined && target.raw.includes(folder) && says(source) && !says(target);
}

/** The path of a menu, whose names are translated: /Help/About. */
const MENU = /^(?:\/(?=_?\p{Lu})[\p{L}_]+)+$/u;

/** Whether most words of both texts are in capitals: "I MUST AVENGE MY BROTHERS!", "NO PSET specified". */
const isInCapitals = (source: string, target: string, name: string): boolean =>
  /^\p{Lu}+$/u.test(name) && [source, target].every((prose) => isMostlyCapital(prose));

const isMostlyCapital = (prose: string): boolean => {
  const words = prose.match(/\p{L}{2,40}/gu) ?? [];
  return words.length >= 3 && words.filter((word) => /^\p{Lu}+$/u.test(word)).length * 2 > words.length;
};

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

/** A name of an example was translated: periodical_aberration, periodische_Abweichung. */
const hasOther = (target: ParsedValue, source: string): boolean =>
  joinedNames(target).some((name) => !source.includes(name));

const joinedNames = once(
  ({ prose }: ParsedValue): readonly string[] =>
    prose.match(/(?<!\p{L})\p{L}{2,40}_\p{L}[\p{L}_]{1,60}/gu) ?? [],
);

const isAccessKey = ({ isHtml, raw }: ParsedValue, name: string): boolean =>
  !isHtml &&
  raw.length <= 100 &&
  /^(?:[a-z]+_[a-z\d]+|[A-Z]{1,2}_[A-Z]+)$/.test(name) &&
  raw.split('_').length === 2;

/** Words of two neighbouring tags look like one name. */
const isInTags = ({ isHtml, raw }: ParsedValue, spans: readonly ProblemSpan[]): boolean =>
  isHtml && spans.some(({ from, to }) => raw.slice(from, to).includes('<'));

/** Alt-X and Alt+X are one key, and the path of another locale is that of the reader: man/de_DE. */
const plain = (name: string): string =>
  /^\p{L}+\s?[+-]\s?./u.test(name)
    ? name.replaceAll(/[-+\s]/g, '')
    : name.replaceAll(/(?<![A-Za-z])[a-z]{2}_[A-Z]{2}(?![A-Za-z])/g, '');

/** Names have endings in some languages: WordPressa. Words in capitals are translated: CONFLICT, CONFLIT. */
function isInflected(name: string, other: string): boolean {
  if (/[^A-Za-z]/.test(name) || name.length < 3) return false;
  // A pattern of signs has the letters of the language: "WxH" for width and height.
  if (/^[A-Z][a-z][A-Z]$/.test(name) && name.length === other.length) return true;
  // "TeXu" has an ending of Czech.
  if (name.length === 3) return /^\p{Ll}{1,4}$/u.test(other.slice(3)) && other.startsWith(name);
  // Keys have names of their own in each language, and so has the last of several files: fileN.
  if (name.startsWith('Page') || /^[a-z]{3,}[A-Z]$/.test(name)) return true;
  const [small, otherSmall] = [name.toLowerCase(), other.toLowerCase()];
  if (small === `${otherSmall}s` || otherSmall === `${small}s`) return true;
  // An ending of English has no counterpart, or one of the language: "FancyIndexed", "CodeBoxes".
  const stem = /^.{5,}(?=(?:ed|ing|es)$)/.exec(name)?.[0];
  if (stem !== undefined && other.startsWith(stem) && /^\p{Ll}{0,3}$/u.test(other.slice(stem.length)))
    return true;
  if (other.startsWith(name) && other.length - name.length <= 3) return true;
  return /^\p{Lu}{4,}$/u.test(name) && /[AEIOUY].*[AEIOUY]|[AEIOUY].*S$|.{6}/.test(name);
}

const lowerOf = once(({ raw }: ParsedValue): string => raw.toLowerCase());

/** A name is there in any case and with any character for its hyphens; `text` is in lower case. */
function has(text: string, name: string): boolean {
  const wanted = name.toLowerCase();
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    // A name may end a compound: non-TeX.
    const last = text[at - 1] ?? ' ';
    const isCompound =
      last === '-' && /\p{L}/u.test(text[at - 2] ?? '') && /^[A-Za-z]*[A-Z][A-Za-z]*$/.test(name);
    // A space is lost before an option, which is there.
    const isBegun = isCompound || name.startsWith('--') || !NAME_PART.test(last);
    if (isBegun && !NAME_END.test(text[at + wanted.length] ?? ' ')) return true;
  }
  return false;
}

/** Names that stand for any name: /home/ken/foo.txt, YOUR_TOKEN. */
const METASYNTACTIC =
  /(?<![A-Za-z])(?:foo|bar|baz|quux|FOO|BAR)(?![A-Za-z])|^YOUR_|^TRANSLATOR_|^\/path\/to(?:\/|$)|^\$(?:VARIABLE|VAR|NAME)$/;

const NAME_PART = /[\w-]/;
/** A name may begin a compound: package.json-Datei. */
const NAME_END = /\w/;

/** FILE and WORD of a usage line are words, which the target's usage line has in its own language. */
const isWordElsewhere = (prose: string, name: string): boolean =>
  /^[A-Z]*[AEIOUY][A-Z]*$/.test(name) && prose.includes(name.toLowerCase());

function findAll(prose: string, pattern: RegExp) {
  return firstMatches(prose, pattern)
    .map(({ index, 0: text }) => ({
      text,
      start: index,
      end: index + text.length,
    }))
    .filter(({ text }) => !text.includes(KEPT) && text !== '' && !text.includes('-/'));
}
