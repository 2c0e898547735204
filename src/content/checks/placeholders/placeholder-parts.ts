import { matchesOf } from '../../text/matches';
import { countOf } from '../counted';
import { once } from '../parsed/once';
import type { FixedPart, ParsedValue } from '../parsed/parsed-value';
import { readIcuArgument } from './icu-argument';
import { areOfOtherSyntax } from './other-braces';
import { placeholderOf, withoutTexts, type Placeholder } from './placeholder-keys';
import { isInSyntax } from './usage-line';

/** "%" and a letter, which after a number is a percentage ("20%d'intérêt") rather than a conversion. */
const PERCENT = /^%(?:[-\d.]*[a-zA-Z]|[hlLqjzt]{1,2}[eEfFgGaAcCsSpn])$/;

/** A conversion that only dates have (strftime); each language orders these its own way. */
const DATE_PATTERN =
  /%[-_^#O]?[HMYyTZIjklBR](?![a-z])|%-?m[ .,/-]{1,2}%|%-?\w[ .,/-]{1,2}%-?m(?![a-z])|%-?[de][ .,/-]{0,2}%b|%b[ .,/-]{0,2}%[deYy](?![a-z])/;

/** Whether it may belong to the form of a date. A page about such forms may name parts: `%{usec}t`. */
const isOfDate = (text: string, { isHtml }: ParsedValue): boolean =>
  OF_DATE.test(text) || (isHtml && text.startsWith('%{'));

const OF_DATE = /^%(?!l{0,2}s$|l{1,2}[udx]$|L?\d|[({])/;

/** A byte in an address ("%5C"), or what no conversion is, like "%he" in the name of a function. */
const NO_CONVERSION = /^%(?:\d[A-F]|h[^diouxXn]|'[sc])$/;

/** Forms that MediaWiki chooses from, as many as the language has, where and if it needs them. */
const GRAMMAR = /^\{\{(?:PLURAL|GENDER|GRAMMAR):/i;

/** Whether a text describes the form of a date, whose conversions are no placeholders. */
export function hasDatePattern({ readable }: ParsedValue): boolean {
  return DATE_PATTERN.test(readable.text);
}

/**
 * Returns the placeholders among the fixed parts of a text, including those in branches of plurals and
 * selects. With `isDate`, conversions like `%s` belong to the form of a date. Braces that may be no
 * placeholder are left out if `keepsBraces`: the target has as many as the source.
 */
export function placeholdersOf(
  value: ParsedValue,
  parts: readonly FixedPart[],
  isDate: boolean,
  keepsBraces: boolean,
): readonly Placeholder[] {
  return parts.flatMap(({ kind, text, start, end }) => {
    if (kind !== 'placeholder' || text === '%%' || (isDate && isOfDate(text, value))) return [];
    if (NO_CONVERSION.test(text) || PATH.test(text) || GRAMMAR.test(text) || PARTS_OF_DATE.test(text))
      return [];
    // In documentation the name of a variable is an argument: %{<var>name</var>}.
    if ((value.isHtml && isArgument(value, start, end)) || isAlternatives(text)) return [];
    // The name of a column, and what a person fills in where the target has braces, too.
    if (isOfWord(value, text, end) || (keepsBraces && HYPHENED.test(text))) return [];
    if (
      WORDS_IN_BRACES.test(text) ||
      NO_TYPE.test(text) ||
      isSyntax(text, value) ||
      namedByOptions(value).has(text)
    )
      return [];
    if (areOfOtherSyntax(value, text, start, end, keepsBraces)) return [];
    // Braces that are named one by one, and a block of code, may have other words between them.
    if (keepsBraces && (isBlock(text) || isNamedBraces(value, text, start, end))) return [];
    // An entry or an object that documentation shows, and the arguments of a usage line.
    if (keepsBraces && NAME.test(text) && isInVariable(value, start, end)) return [];
    if (keepsBraces && value.isHtml && (isLines(text) || (NAME.test(text) && isInSyntax(value, { start }))))
      return [];
    // A sign around the words of a link: "the %#regulations%#".
    if (text.startsWith('%#') && AROUND_WORDS.test(value.readable.text)) return [];
    // A percent sign in quotation marks: "unknown '%'-directive".
    if (/^%['-]/.test(text) && value.readable.text[start - 1] === "'") return [];
    // The apostrophe of GCC's messages: "don%'t", "l%'extension".
    if (/^%'[a-z]$/i.test(text) && /^\p{Script=Latin}/u.test(value.readable.text.slice(end, end + 1)))
      return [];
    // The name of a variable between two signs: "$set(new,%old%)".
    if (/^%[a-z]$/.test(text) && REST_OF_NAME.test(value.readable.text.slice(end, end + 30))) return [];
    // A function of Maketext, which the target may say in words: "%quant(%1,value,values)".
    if (/^%[a-z]{1,2}$/.test(text) && REST_OF_FUNCTION.test(value.readable.text.slice(end, end + 14)))
      return [];
    // Lisp's `~%` is a line end.
    if (/^%\D/.test(text) && value.readable.text[start - 1] === '~') return [];
    // A percent sign in code, and the word after it.
    if (value.isHtml && text.startsWith('%') && isDivided(value, start, end)) return [];
    // The text of a wiki's macro is translated: {{collapse(Details) ...}}.
    const macro = MACRO.exec(text)?.[1] ?? INCLUDED.exec(text)?.[1];
    if (macro !== undefined) return [{ key: withoutTexts(macro), text, kind: 'named' as const, start, end }];
    return PERCENT.test(text) && isPercentage(value, start, text) ? [] : [placeholderOf(text, start, end)];
  });
}

const REST_OF_FUNCTION = /^[a-z]{1,10}\(%/;
const REST_OF_NAME = /^[a-z_]{1,24}%(?![\w%.'-])/;
const AROUND_WORDS = /\p{L}%#(?!\w)/u;

/** Whether braces are in the name of an argument that documentation shows: `<var>audio|{player}</var>`. */
function isInVariable({ isHtml, raw, readable }: ParsedValue, start: number, end: number): boolean {
  if (!isHtml) return false;
  const { from, to } = readable.spanOf(start, end);
  return (
    /<var>[^<>]{0,80}$/.test(raw.slice(Math.max(0, from - 90), from)) &&
    /^[^<>]{0,80}<\/var>/.test(raw.slice(to, to + 90))
  );
}

const NAME = /^\{[\p{L}_-]{2,30}\d?\}$/u;

/** Several lines that are no message of ICU. */
const isLines = (text: string): boolean =>
  /[\n\u001c]/.test(text) && /^\{[^{]/.test(text) && !MESSAGE_TYPES.has(readIcuArgument(text)?.type ?? '');

/** The words before the name of a part that a wiki includes: `{{keep the order||part}}`. */
const INCLUDED = /^\{\{[^{}|]{0,120}\|\|([^{}|]{1,120})\}\}$/;

const MACRO = /^(\{\{[\w-]{2,30})\(/;

/** A comma that no type follows, which would begin with a letter: "{02110-1301,?}". */
const NO_TYPE = /^\{[^{},]{1,60},[\s\u001c]{0,8}[^\s\u001c\p{L}]/u;

/** An argument of a usage line, in words: "{Start of Input}", "{script-only-if-none}". */
const WORDS_IN_BRACES = /^\{\s?\p{L}+(?:(?: \p{L}+){2,12}|(?:-\p{L}+){3,12})\s?\}$/u;

/** "{feature-that-broke}" */
const HYPHENED = /^\{\p{L}+(?:-\p{L}+){2,12}\}$/u;

/** Whether a sign and a capital begin a word in capitals: "%CPU". */
const isOfWord = ({ readable }: ParsedValue, text: string, end: number): boolean =>
  /^%[A-Z]$/.test(text) && /^[A-Z]/.test(readable.text.slice(end, end + 1));

/** The arguments of options that lines of documentation begin with: "-t {tag}", "--file {name}". */
const namedByOptions = once(
  ({ isHtml, readable }: ParsedValue): ReadonlySet<string> =>
    new Set(
      isHtml ? Array.from(matchesOf(readable.text, OPTION_WITH_ARGUMENT), ([, name = '']) => name) : [],
    ),
);

const OPTION_WITH_ARGUMENT = /(?<=^|[\u001c\n])\s{0,8}-(?:[A-Za-z]|-[a-z][\w-]{1,30}) (\{\p{L}{2,30}\})/gu;

/** Documentation shows a syntax in both forms, with a name in the reader's language: $NAME, ${NAME}. */
const isSyntax = (text: string, { readable }: ParsedValue): boolean => {
  const name = /^\$\{(\p{Lu}{2,30})\}$/u.exec(text)?.[1];
  return name !== undefined && readable.text.includes(`$${name}`);
};

const isDivided = ({ raw, readable }: ParsedValue, start: number, end: number): boolean => {
  const { from, to } = readable.spanOf(start, end);
  return raw.slice(from, to).includes('<');
};

export const bracesOf = ({ readable }: ParsedValue): number => countOf(readable.text, '{');

/** Whether an element ends right after the first brace: "between <code>{</code> and <code>}</code>". */
const isNamedBraces = (
  { isHtml, raw, readable }: ParsedValue,
  text: string,
  start: number,
  end: number,
): boolean => {
  if (!isHtml || !/^\{\s*\S+\s*\}$/.test(text)) return false;
  const { from, to } = readable.spanOf(start, end);
  return /^\{\s*<\//.test(raw.slice(from, to));
};

/** Braces with spaces inside, around several parts that are no message of ICU: "{ b,2 e }". */
const isBlock = (text: string): boolean =>
  /^\{ [^{}]{0,200}[\s,;=][^{}]{0,200} \}$/.test(text) &&
  !MESSAGE_TYPES.has(readIcuArgument(text)?.type ?? '');

const isArgument = ({ raw, readable }: ParsedValue, start: number, end: number): boolean => {
  const { from, to } = readable.spanOf(start, end);
  return /<(?:var|em|i)\b|replaceable/.test(raw.slice(from, to));
};

const isAlternatives = (text: string): boolean =>
  ALTERNATIVES.test(text) && !MESSAGE_TYPES.has(readIcuArgument(text)?.type ?? '');

/** Types of arguments that programs with messages of ICU know. */
const MESSAGE_TYPES = new Set(
  'plural select selectordinal number date time duration spellout ordinal choice list'.split(' '),
);

/** The parts of a date, for which each language has letters of its own: "{YYYY-MM-DD}", "{AAAA-MM-JJ}". */
const PARTS_OF_DATE = /^\{(\p{Lu})\1{1,3}([-./])(\p{Lu})\3{1,3}\2(\p{Lu})\4{1,3}\}$/u;

/** The path of a file in braces, as some markup includes files. */
const PATH = /^\{[\w.-]{1,60}\/[\w./-]{1,120}\}$/;

/** A list of alternatives, like {pre,post}, which may go on: {K,M,…}. */
const ALTERNATIVES = /^\{[\p{L}\d_.*/'’-]{0,40}(?:, ?[\p{L}\d_.*…/'’-]{0,40})+\}$/u;

/** "100%d…", "%20s…" and "%-decoded" are a percentage or a sign followed by a word. */
function isPercentage({ readable }: ParsedValue, start: number, text: string): boolean {
  // Nothing is shown of an argument that a language does not need: "%.0sPublic files".
  if (text === '%.0s') return false;
  const before = readable.text[start - 1] ?? '';
  const next = readable.text[start + text.length] ?? '';
  // The rest of a division, in names of one letter: "a%b".
  if (/(?<![\p{L}\p{N}%])\p{Ll}$/u.test(readable.text.slice(Math.max(0, start - 2), start)))
    return /^%[a-z]$/.test(text) && !/\p{L}/u.test(next);
  // "%divide" and ":%set" are words.
  const rest = readable.text.slice(start + text.length, start + text.length + 3);
  if (/^\p{Script=Latin}{3}/u.test(rest)) return true;
  // A percentage has no width with zeros before it: "0x00%02X".
  // "100 %ELF": a letter of a word in capitals follows a percentage.
  const isAfterNumber = /\p{Nd}[ \u00a0\u202f]$/u.test(readable.text.slice(Math.max(0, start - 2), start));
  if (isAfterNumber && /^%\p{Lu}$/u.test(text) && /^\p{Lu}/u.test(rest)) return true;
  return (
    (/\p{Nd}/u.test(before) && !/^%0\d/.test(text)) ||
    (/^%[-1-9]\d*[a-z]/i.test(text) && /(?![\u2e80-\ud7a3])\p{L}/u.test(next))
  );
}
