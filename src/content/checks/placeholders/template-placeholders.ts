import { countMatches } from '../../text/matches';
import { withSingleSpaces } from '../../text/single-spaces';
import { firstMatches, surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import { compareTags } from '../tags/plain-text-tags';
import {
  ESCAPE,
  goesOnInColumn,
  hasLineBreak,
  isEscapeOfPage,
  isOfCommand,
  isOfTex,
  isSpokenOf,
  isWordAfterBackslash,
  withoutWraps,
  type Found,
} from './escapes';
import { perhaps } from './perhaps';

/**
 * Placeholders of template languages that are not in braces alone. Each pattern is bounded, so that the
 * search takes a constant number of steps per character.
 */
const SURE: readonly RegExp[] = [
  // Twig, Liquid and Jinja: {% if user %}; ERB: <%= name %>; Ruby: #{name}.
  /\{%-?[^{}%]{1,200}%\}/g,
  /<%[=-]?[^<>%]{1,200}%>/g,
  /#\{(?!\d\})[\w.]{1,60}\}/g,
  // Wiki and CMS: [[name]], [gallery id="1"]; vue-i18n: @:common.ok; i18next: $t(common.save).
  /\[\[(?! (?!(?!\p{Ll}{1,3} )[\w.$]{1,60} \]\]))[^[\]\n]{1,200}\]\]/gu,
  /\[\/?[a-z][\w-]{1,30}(?: [\w-]{1,30}=(?:"[^"\]]{0,60}"|[^\s"\]]{1,60})){1,6} ?\/?\]/g,
  /@:(?:\([\w.]{1,60}\)|[\w.]{0,59}\w)/g,
  /\$t\([^()\n]{1,80}\)/g,
  // Windows and old templates: %%NAME%%, %NAME%, __name__.
  // "%R_%a" is a date, and "%L1%" an argument of Qt before a percent sign.
  /%{1,2}(?!L\d{1,2}%)[A-Z](?=[A-Z\d]|_[A-Z\d])[A-Z\d_]{1,40}%{1,2}/g,
  /(?<![\w_])__[A-Za-z][A-Za-z\d]{1,39}(?:_[A-Za-z\d]{1,40}){0,5}__(?![\w_])/g,
  // Escapes of source code, which a program turns into line ends and tabs; in a path they are names.
  /(?:(?<!(?:(?<!\p{L}{2}):|[\\/])(?:[^\s:\\/]{0,40}[\\/]){0,3}[^\s:\\/]{0,40}|\\)|(?<=%[sd]|\\[nr]))\\[nrt]/gu,
];

/** Laravel and SQL: a name after a colon, and perhaps before one. A smiley, a ratio and a time are none. */
const COLON_NAME =
  /(?<![\p{L}\p{N}:.@/\\])(?:(?<=^|[\s(>"'`«‹»›“„‘‚])|(?<=\[)(?=:\w{2,30}\s))[:][a-z][a-zA-Z_]{1,30}(?!\w|:(?!\s))/gu;

/** A source that only names what the target says: "__DATE_LONG__". */
export const NAME_OF_TEXT = /^\s*__[A-Z]{2,20}(?:_[A-Z]{1,20}){1,6}__\s*$/;

/** Finds placeholders of template languages that only one side has. */
export const templatePlaceholders: FieldCheck = {
  ids: ['placeholders', 'line-breaks', 'tags-missing', 'tags-extra', 'tags-nesting'],
  find({ source, target }, problems) {
    compareTags(source, target, problems);
    const [before, after] = [findAll(source), findAll(target)];
    if ((before.length === 0 && after.length === 0) || NAME_OF_TEXT.test(source.raw)) return;
    const isWiki = before.some(({ text }) => PAGE.test(text) || ELSEWHERE.test(text));
    const keyOf = (part: Found): string => (isWiki && part.text.startsWith('[[') ? ANY_PAGE : nameOf(part));
    const isSaidIn = (keys: ReadonlySet<string>, part: Found): boolean =>
      keyOf(part) !== ANY_PAGE && keys.has(keyOf(part));
    const textsOf = (found: readonly Found[]): ReadonlySet<string> => new Set(found.map(keyOf));
    const [written, other] = [textsOf(before), textsOf(after)];
    // A colon before an escape has another form in Chinese, and the escape is on both sides.
    const isOnBoth = ({ text }: Found): boolean =>
      ESCAPE.test(text) && source.raw.split(text).length === target.raw.split(text).length;
    const isDivided = SEPARATING.test(source.raw) || SEPARATING.test(target.raw);
    const isBetween = (part: Found, { readable }: ParsedValue): boolean =>
      isDivided && BETWEEN_WORDS.test(readable.text.slice(Math.max(0, part.start - 1), part.end + 1));
    const isSpokenInTarget = findAll(target, true).length > after.length;
    const [missing, extra] = [
      surplus(withoutWraps(before, after, source), after, keyOf),
      surplus(after, before, keyOf),
    ];
    for (const part of missing) {
      if ((isSpokenInTarget || isBetween(part, source)) && ESCAPE.test(part.text)) continue;
      if (isOnBoth(part) || isLinkedIn(part, after) || hasLineBreak(part, source, target)) continue;
      // A translation may say a name once where the source says it twice.
      if (!isCounted(part) && (isSaidIn(other, part) || isWording(part, source, target))) continue;
      const places = { source: [source.readable.spanOf(part.start, part.end)] };
      const isSure =
        IN_UNDERSCORES.test(part.text) || (isSureBeside(part, after) && !isEscapeOfPage(part, source));
      const variant = isSure ? 'missing' : perhaps('missing', source);
      problems.add('placeholders', variant, { placeholder: part.text }, places);
    }
    const isAbout = findAll(source, true).length > before.length;
    for (const part of extra) {
      // A text about the escape may name it more often.
      if ((isAbout || isBetween(part, target)) && ESCAPE.test(part.text)) continue;
      if (ESCAPE.test(part.text) && isWordAfterBackslash(part, source, target)) continue;
      if (goesOnInColumn(part, target)) continue;
      if (isOnBoth(part) || isLinkedIn(part, before) || isLinkOfWord(part, source)) continue;
      if (!isCounted(part) && (written.has(keyOf(part)) || isWording(part, target, source))) continue;
      // A colon without a space after it is no placeholder where the source has none of this kind.
      if (part.text.startsWith(':') && !before.some(({ text }) => text.startsWith(':'))) continue;
      const places = { target: [target.readable.spanOf(part.start, part.end)] };
      // Programs read it as a line break, in whatever text.
      if (part.text === '\\n' && !source.isHtml && !/\n|\\n/.test(source.raw)) {
        problems.add('line-breaks', 'added', {}, places);
        continue;
      }
      const variant = isSureBeside(part, missing) ? 'extra' : perhaps('extra', source);
      problems.add('placeholders', variant, { placeholder: part.text }, places);
    }
  },
};

/**
 * Whether a part is certainly a placeholder: by its syntax, or, where wikis, editors and plain texts have the
 * same for links, commands and emphasis, because the other side has another part in that syntax.
 */
const isSureBeside = ({ text }: Found, others: readonly Found[]): boolean => {
  const start = AMBIGUOUS.find((one) => text.startsWith(one));
  return (
    start === undefined || (!EMPHASIZED.test(text) && others.some((other) => other.text.startsWith(start)))
  );
};

const AMBIGUOUS = ['[[', ':', '__'];
/** A name, `__count__`, rather than a word that is emphasized: `__Underlined__`. */
const IN_UNDERSCORES = /^__(?!\p{Lu}\p{Ll}{1,40}__)/u;
const EMPHASIZED = /^__\p{Lu}\p{Ll}{1,40}__/u;

/** Whether the other side links to the same page, with words of its own: `[[Page]]`, `[[words|Page]]`. */
const isLinkedIn = ({ text }: Found, others: readonly Found[]): boolean =>
  text.startsWith('[[') &&
  others.some(
    (other) =>
      other.text.startsWith('[[') && partsOf(other.text).some((part) => partsOf(text).includes(part)),
  );

const partsOf = (link: string): readonly string[] =>
  link
    .slice(2, -2)
    .split('|')
    .map((part) => part.trim());

/** Whether the target makes a link of a word that the source has, too. */
const isLinkOfWord = ({ text }: Found, { prose }: ParsedValue): boolean =>
  /^\[\[\p{Lu}[\p{L} ]{2,40}\]\]$/u.test(text) && prose.split(/[^\p{L}]+/u).includes(text.slice(2, -2));

/**
 * Whether `__text__` is a name that is part of a word on the other side, or a word that documentation sets in
 * bold type, beside other markup; whether `[[text]]` tells translators what the word before it means.
 */
function isWording({ text, start, end }: Found, own: ParsedValue, other: ParsedValue): boolean {
  if (text.startsWith('[[')) {
    // A name of a program has no letters beyond ASCII, but the page of a wiki may.
    if (!other.raw.includes('[[')) return GLUED.test(own.prose[start - 1] ?? '') || /[^\0-\x7f]/.test(text);
    return false;
  }
  // A byte of an address that was broken, where the source has such bytes, too: %BB%D1%8B.
  if (/^%[\dA-F]{2}%$/.test(text))
    return BYTES.test(own.readable.text.slice(Math.max(0, start - 3), end + 2)) && BYTES.test(other.raw);
  // In a text about an editor's commands it is one of them: ":wq" beside ":q!".
  // It is a word after a colon alone, or beside an argument of another syntax: ":delay", "%s :line %d".
  if (text.startsWith(':'))
    return (
      other.raw.includes(text) ||
      COMMANDS.test(own.raw) ||
      own.raw.trim() === text ||
      /^ %[sdu](?!\p{L})/u.test(own.readable.text.slice(end, end + 4))
    );
  if (!text.startsWith('__')) return false;
  if (isWithinSigns(other.raw, text)) return true;
  // An example shows both ways of writing words in bold: "**Strong** __Strong__".
  if (own.raw.includes(`**${text.slice(2, -2)}**`)) return true;
  // Other emphasis stands beside it: "*Bold*, __Underlined__ and /Italic/".
  if (EMPHASIS.test(own.raw) && UNDERLINED_WORD.test(other.prose)) return true;
  // Words that a text with such markup underlines are translated: "the __edit__ and the __preview__ mode".
  const underlined = countMatches(own.prose, UNDERLINED);
  if (underlined > 1 && [0, underlined].includes(countMatches(other.prose, UNDERLINED_WORDS))) return true;
  const beside = own.prose.slice(Math.max(0, start - 1), start) + own.prose.slice(end, end + 1);
  return own.isHtml && !/[_\d]/.test(text.slice(2, -2)) && /[=[*\])<>]/.test(beside);
}

/** Whether a text has a name, perhaps in a longer word, but not with more underscores. */
const isWithinSigns = (text: string, name: string): boolean =>
  text.split(name).some((before, at, parts) => {
    const after = parts[at + 1];
    return after !== undefined && !before.endsWith('_') && !after.startsWith('_');
  });

const BYTES = /%[\dA-F]{2}%[\dA-F]{2}/;
const COMMANDS = /(?<!\S):(?:qa?|wq?a?|[exn])!(?!\S)|(?<!\S):%?s\/\S{1,60}\//;
const UNDERLINED = /(?<![\w_])__\p{L}\p{Ll}{1,40}__(?![\w_])/gu;
const UNDERLINED_WORDS =
  /(?<![\w_])__\p{L}[\p{Ll}\p{Lo}\p{M}]{1,40}(?: \p{L}[\p{Ll}\p{M}]{1,40}){0,2}__(?![\w_])/gu;
const UNDERLINED_WORD = /(?<![\w_])__\p{L}[\p{L}\p{M}]{1,40}__(?![\w_])/u;
const EMPHASIS = /(?<![*\p{L}])\*\p{L}[\p{L}\p{M}]{1,40}\*(?![*\p{L}])/u;
const GLUED = /[\p{L}\p{M}\p{N})\]]/u;

/** Line ends are counted; a name may be said more often or less often. */
const isCounted = ({ text }: Found): boolean => text.startsWith('\\');
/**
 * The label of `[[page|label]]` is translated, and so is that of `[[label|address]]`. A colon before the page
 * keeps it a link.
 */
const nameOf = ({ text }: Found): string =>
  withSingleSpaces(text)
    .replace(/^\[\[[^|]*\|(?=[a-z]{2,12}:\/\/|\$:\/)/, '[[')
    .replace(/^(\[\[[^|]*?) ?\|.*$/, '$1]]')
    .replace(/^\[\[:/, '[[');

/**
 * A link of a wiki to a page whose name has a space, to a heading, or to a page of a namespace of MediaWiki:
 * `[[Start page]]`, `[[Guide#first]]`, `[[Help:Contents]]`. A translation of such a text has links to other
 * pages.
 */
const PAGE =
  /^\[\[(?:[^[\]|]{1,80}[\p{L}\p{N}][ #]|:?(?!Special|Media)\p{Lu}[\p{L} ]{1,30}:)[^[\]]{1,120}\]\]$/u;
const ANY_PAGE = '[[ ]]';
/** A link to a page of another wiki, which may have one for each language: `[[doku>start|the start]]`. */
const ELSEWHERE = /^\[\[[a-z]{2,20}>[^[\]]{1,120}\]\]$/u;
const ANY = /[{<#[@$%\\:]|__/;

/** With `isSpokenToo`, also escapes that the text is about. */
function findAll(value: ParsedValue, isSpokenToo = false): readonly Found[] {
  const { text, prose } = value.readable;
  if (!ANY.test(text)) return [];
  return [...SURE, COLON_NAME].flatMap((pattern) =>
    firstMatches(prose, pattern)
      .map(({ index, 0: found }) => ({
        text: found,
        start: index,
        end: index + found.length,
      }))
      .filter(
        (part) =>
          !isPartOfAddress(value, part.start) &&
          !isOfArgument(value, part) &&
          !isOfTex(text, part) &&
          !isOfCommand(value, part) &&
          (isSpokenToo || !isSpokenOf(value, part)),
      ),
  );
}

/** An argument in italics, in the brackets of a usage line: `[[<i>options</i>...]]`. */
const isOfArgument = ({ isHtml, raw, readable }: ParsedValue, { text, start, end }: Found): boolean => {
  if (!isHtml || !text.startsWith('[[')) return false;
  const { from, to } = readable.spanOf(start, end);
  return /<(?:i|em|var)\b/.test(raw.slice(from, to));
};

/** A backslash between two labels, which begins no escape: "Turn left\Turn right". */
const SEPARATING = /\p{L}\\(?![nrt])\p{L}{2,30} \p{L}/u;

const BETWEEN_WORDS = /^\p{L}\\[nrt]\p{Ll}$/u;

/** A percent code or a name inside an address belongs to the address. */
const isPartOfAddress = ({ fixedParts }: ParsedValue, at: number): boolean =>
  fixedParts.some(({ kind, start, end }) => kind === 'address' && start <= at && at < end);
