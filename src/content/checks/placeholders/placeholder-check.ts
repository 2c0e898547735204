import { surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import { isFunctionWord } from '../text/plain-words';
import { readIcuArgument, type IcuArgument } from './icu-argument';
import type { ParsedPair } from '../parsed/parsed-pair';
import { KEPT } from '../parsed/readable-text';
import { pluralCategories } from './plural-categories';
import {
  bracesOf,
  hasDatePattern,
  innerKeys,
  isStatement,
  placeholdersOf,
  type Placeholder,
} from './placeholder-parts';
import type { ProblemCollector } from '../problem-collector';

/** A text that a user is asked for: "%{some text}", and in one word: "%{texto}". */
const WORDS_ASKED_FOR = /%\{\p{L}{1,40}(?: \p{L}{1,40}){1,5}\}/gu;
const NAME_ASKED_FOR = /^%\{\p{L}{2,40}\}$/u;

const ACCENT_BEFORE = /@[,~'"^`=]$/;

/** Finds placeholders that only one side has, and plurals and selects with unsuitable branches. */
export const placeholderCheck: FieldCheck = {
  ids: ['placeholders'],
  find(pair, problems) {
    const isDate = hasDatePattern(pair.source) || hasDatePattern(pair.target);
    // Decided once: braces that only one side counts would be missing or added.
    const keepsBraces = bracesOf(pair.target) >= bracesOf(pair.source);
    const source = placeholdersOf(pair.source, isDate, keepsBraces);
    const target = placeholdersOf(pair.target, isDate, keepsBraces);
    if (source.length === 0 && target.length === 0) return;
    const numbered = numberPrintf(source, target);
    const missing = surplus(numbered.source, numbered.target, keyOf);
    const extra = surplus(numbered.target, numbered.source, keyOf);
    const targetKeys = new Set(numbered.target.map(keyOf));
    const sourceKeys = new Set(numbered.source.map(keyOf));
    // The number may be said inside of the plural that it chooses, or beside it.
    const [beside, countedIn] = [namesInside(numbered.source), namesInside(numbered.target)];
    for (const part of missing) {
      // A translation may repeat a named placeholder less often, but not a printf argument.
      if (part.kind !== 'printf' && (targetKeys.has(part.key) || countedIn.has(nameIn(part)))) continue;
      if (numbered.target.some((other) => isNumberOf(other, [part], pair))) continue;
      if (isInReadersLanguage(part, extra) || isAgain(part, pair, targetKeys)) continue;
      if (isOptionValue(part, true, pair)) continue;
      if (isGlued(part, pair) || isWordInBraces(part, pair) || isOne(part, pair)) continue;
      // Inside of another one: {{grammar:genitive|{{name}}}}.
      if (part.text.startsWith('{{') && pair.target.raw.includes(part.text)) continue;
      problems.add(
        'placeholders',
        isSaidOften(part, pair, targetKeys) || (isStatement(part.text) && extra.some(isOtherStatement))
          ? 'missing-likely'
          : 'missing',
        { placeholder: nameOf(part) },
        { source: [spanOf(pair.source, part)] },
      );
    }
    let asked = pair.source.raw.match(WORDS_ASKED_FOR)?.length ?? 0;
    for (const part of extra) {
      if ((part.kind !== 'printf' && sourceKeys.has(part.key)) || isNumberOf(part, missing, pair)) continue;
      if (part.kind === 'named' && beside.has(nameIn(part))) continue;
      if (missing.some((one) => isInReadersLanguage(one, [part]))) continue;
      if (isOptionValue(part, false, pair)) continue;
      // The source has it before a letter, where it otherwise is a percentage: "%sfor sequence %s".
      if (part.kind === 'printf' && hasConversions(pair.source.readable.text, part, pair)) continue;
      // A word of the source is given in braces behind its translation.
      if (numbered.source.length === 0 && isWordOf(pair.source.readable.text, nameIn(part))) continue;
      if (missing.some((one) => isWordInBraces(one, pair))) continue;
      // The source shows a syntax with words for the reader, too: "%{some text}".
      if (NAME_ASKED_FOR.test(part.text) && asked > 0) {
        asked -= 1;
        continue;
      }
      // Functions of MediaWiki work where the source has none: {{formatnum:$1}}.
      if (/^\{\{#?[a-z]+:/i.test(part.text)) continue;
      // An accent of Texinfo: "Se@,{c}@~{a}o".
      if (ACCENT_BEFORE.test(pair.target.raw.slice(0, spanOf(pair.target, part).from).slice(-2))) continue;
      // The form for one is that of 21 in other languages, too: "1 file", "%{count} файл".
      if (COUNT_NAME.test(part.text) && ONE_UNIT.test(pair.source.raw)) continue;
      // A noun after a number was put into the plural that the language needs.
      if (part.kind === 'icu' && numbered.source.some((one) => isCounted(one, part))) continue;
      // Turkish has an apostrophe before the ending of a number: "%0'i".
      if (/^%\d'[a-z]/.test(part.text) && pair.source.raw.includes(part.text.slice(0, 2))) continue;
      problems.add(
        'placeholders',
        isSaidOften(part, pair, sourceKeys) || isStatement(part.text) ? 'extra-likely' : 'extra',
        { placeholder: nameOf(part) },
        { target: [spanOf(pair.target, part)] },
      );
    }
    if (missing.length === 0 && extra.length === 0) comparePrintfOrder(pair, numbered, problems);
    compareArguments(pair, source, target, problems);
  },
};

/** Documentation gives what the reader puts in a name in the reader's language: `${LANGUAGE}`, `${言語}`. */
const isInReadersLanguage = ({ text }: Placeholder, others: readonly Placeholder[]): boolean =>
  /^\$\{\p{Lu}{3,30}\}$/u.test(text) &&
  others.some((one) => /^\$\{[^{}\s]{1,60}\}$/.test(one.text) && /[\u0080-\uffff]/.test(one.text));

/** Documentation about a conversion names it in code, as often as the sentences need it. */
const isAgain = (part: Placeholder, { source }: ParsedPair, inTarget: ReadonlySet<string>): boolean => {
  if (part.kind !== 'printf' || !source.isHtml || !inTarget.has(keyOf(part))) return false;
  const { from, to } = spanOf(source, part);
  return source.raw.slice(0, from).endsWith('<code>') && source.raw.startsWith('</code>', to);
};

/** A page, other than a message, may say a conversion once more, such as in a translation in parentheses. */
const isSaidOften = (part: Placeholder, { source }: ParsedPair, others: ReadonlySet<string>): boolean =>
  part.kind === 'printf' && others.has(keyOf(part)) && source.isHtml && BLOCK.test(source.raw);

/** Texts that a statement has for readers may be translated in it. */
const isOtherStatement = ({ text }: Placeholder): boolean => isStatement(text);

const BLOCK = /<(?:div|pre|table|[uod]l)[\s>]/i;

/** Whether a conversion is there before a letter, where it otherwise is a percentage: `%.2f초`. */
const isGlued = ({ kind, text }: Placeholder, { source, target }: ParsedPair): boolean =>
  kind === 'printf' && countOf(target.readable.text, text) >= countOf(source.readable.text, text);

/** Whether a text has as many conversions of this kind as the target, or one at the numbered place. */
function hasConversions(text: string, { key, text: own }: Placeholder, { target }: ParsedPair): boolean {
  const [, number, conversion = ''] = /^%(\d{1,2})\$(.{1,20})$/.exec(key) ?? [];
  if (number === undefined) return countOf(text, own) >= countOf(target.readable.text, own);
  return text.match(CONVERSION)?.[Number(number) - 1] === `%${conversion}`;
}

/**
 * Whether a number stands before a noun in the singular, as in the form of a message for one: "the last %d
 * minute". Languages that have a form for one say it without the number.
 */
const isOne = (
  { kind, text, start, end }: Placeholder,
  { source: { readable, raw }, targetLanguage }: ParsedPair,
): boolean =>
  !ONE_OF_SEVERAL.has(targetLanguage.base) &&
  (kind === 'printf' ? /^%(?:\d\$)?l{0,2}[diu]$/ : COUNT_NAME).test(text) &&
  raw.indexOf('%') === raw.lastIndexOf('%') &&
  /(?:^|\s)$/.test(readable.text.slice(0, start)) &&
  UNIT_FOR_ONE.test(readable.text.slice(end, end + 12));

/** Languages whose form for one is also that of other numbers: of 21 in Russian, of 0 in French. */
const ONE_OF_SEVERAL = new Set('ru uk be hr sr bs lt lv fr pt'.split(' '));

/** Nouns that are counted, in the singular. */
const UNIT_FOR_ONE =
  /^ (?:second|minute|hour|day|week|month|year|file|item|message|page|track|song|photo|entry|byte|point|result|error|time|user|line|word|game|row|image|package|task|folder|directory)(?![a-z(-])/;

const ONE_UNIT = new RegExp(`(?<![\\d.,])1(?=${UNIT_FOR_ONE.source.slice(1)})`);
const COUNT_NAME = /^%?\{[a-z_]{0,20}(?:count|number)\}$/i;

const CONVERSION = /%[-+#0\d.]{0,8}(?:hh?|ll?|[Lqjzt])?[a-zA-Z]/g;

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Whether documentation has the value of an option in the reader's words: `<code>--mode={mode}</code>`. In
 * the message of a program, and where the source has the same braces once more, they are filled in.
 */
function isOptionValue({ kind, text, start }: Placeholder, isMissing: boolean, pair: ParsedPair): boolean {
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

/** "pairs like { and }" */
const isWordInBraces = ({ text }: Placeholder, { source, sourceLanguage }: ParsedPair): boolean =>
  /^\{\s\p{L}+\s\}$/u.test(text) &&
  // "Usage: box status { help }"
  (isFunctionWord(text.replaceAll(/[{}\s]/g, ''), sourceLanguage.base) || /\busage\b/i.test(source.raw));

const isWordOf = (text: string, name: string): boolean =>
  /^\p{L}{4,40}$/u.test(name) && text.split(/[^\p{L}]+/u).includes(name);

/** Languages whose nouns do not change after a number, though some have two plural forms. */
const UNCHANGED = new Set('fa hu tr az ka kk ky uz tk tt ug ku'.split(' '));

/** Whether a placeholder says the number of a plural that the language does not need. */
function isNumberOf(part: Placeholder, plurals: readonly Placeholder[], pair: ParsedPair): boolean {
  const { base } = pair.targetLanguage;
  const hasOneForm = UNCHANGED.has(base) || (base !== '' && pluralCategories(base, 'cardinal').length === 1);
  return (
    hasOneForm &&
    part.kind === 'named' &&
    plurals.some(({ kind, key }) => kind === 'icu' && key === `{${nameIn(part)}, plural}`)
  );
}

const namesInside = (parts: readonly Placeholder[]): ReadonlySet<string> =>
  new Set(
    parts
      .filter(({ kind }) => kind === 'icu')
      .flatMap(({ text }) => Array.from(innerKeys(text), (key) => key.replaceAll(/[{}\s]/g, ''))),
  );

const isCounted = (number: Placeholder, { key }: Placeholder): boolean =>
  number.kind === 'named' && key === `{${nameIn(number)}, plural}`;

interface Sides {
  readonly source: readonly Placeholder[];
  readonly target: readonly Placeholder[];
}

/** How wide a text is shown changes no argument: %s, %-7s, %.255s. */
const keyOf = ({ key }: Placeholder): string => key.replace(/^(%(?:\d+\$)?)-?\d*(?:\.\d+)?s$/, '$1s');
const nameIn = ({ key }: Pick<Placeholder, 'key'>): string => key.replaceAll(/[{}\s]/g, '');
const nameOf = ({ kind, key, text }: Placeholder): string => (kind === 'icu' ? key : text);
const spanOf = ({ readable }: ParsedPair['source'], { start, end }: Placeholder) =>
  readable.spanOf(start, end);

/**
 * `%s … %d` may become `%2$d … %1$s`: if one side numbers its arguments, the other side's are numbered in
 * order.
 */
function numberPrintf(source: readonly Placeholder[], target: readonly Placeholder[]): Sides {
  if (isNumbered(source) === isNumbered(target)) return { source, target };
  return { source: numberAll(source), target: numberAll(target) };
}

const isNumbered = (parts: readonly Placeholder[]): boolean => parts.some(({ key }) => /^%\d+\$/.test(key));

/** printf consumes these arguments in order. */
const isUnnumbered = ({ kind, key }: Placeholder): boolean =>
  kind === 'printf' && /^%(?!\d+[$%]|\(|\de$)/.test(key);

function numberAll(parts: readonly Placeholder[]): readonly Placeholder[] {
  let next = 0;
  return parts.map((part) => {
    if (!isUnnumbered(part)) return part;
    next += 1;
    return { ...part, key: part.key.replace('%', `%${next}$`) };
  });
}

/** Unnumbered printf arguments are consumed in order, so `%s … %d` must not become `%d … %s`. */
function comparePrintfOrder(pair: ParsedPair, { source, target }: Sides, problems: ProblemCollector): void {
  const [before, after] = [source.filter(isUnnumbered), target.filter(isUnnumbered)];
  const index = before.findIndex((part, at) => after[at] === undefined || keyOf(part) !== keyOf(after[at]));
  const [was, is] = [before[index], after[index]];
  if (was === undefined || is === undefined) return;
  const detail = { placeholder: was.text, found: is.text };
  const places = { source: [spanOf(pair.source, was)], target: [spanOf(pair.target, is)] };
  problems.add('placeholders', 'order', detail, places);
}

function compareArguments(
  pair: ParsedPair,
  source: readonly Placeholder[],
  target: readonly Placeholder[],
  problems: ProblemCollector,
): void {
  const targets = new Map(target.filter(({ kind }) => kind === 'icu').map((part) => [part.key, part]));
  for (const part of source) {
    const other = part.kind === 'icu' ? targets.get(part.key) : undefined;
    const [before, after] = [readIcuArgument(part.text), other && readIcuArgument(other.text)];
    if (other === undefined || before === undefined || after === undefined) continue;
    const places = { source: [spanOf(pair.source, part)], target: [spanOf(pair.target, other)] };
    const add = (variant: string, name: string) =>
      problems.add('placeholders', variant, { placeholder: part.key, name }, places);
    const inTarget = new Set([...innerKeys(other.text), ...target.map(keyOf)]);
    for (const key of innerKeys(part.text)) if (!inTarget.has(key)) add('missing-inside', key);
    if (before.branches.size === 0) continue;
    // The number stands before the plural, not in it: "{count} {count, plural, one {item} other {items}}".
    const isBeside = target.some(({ kind, key }) => kind === 'named' && nameIn({ key }) === before.name);
    for (const key of neededBranches(before, isBeside, pair)) {
      if (!after.branches.has(key)) add('missing-branch', key);
    }
    if (before.type !== 'select') continue;
    for (const key of after.branches.keys()) if (!before.branches.has(key)) add('extra-branch', key);
  }
}

/** Languages that say two things in a form of their own, with no number. */
const DUAL = new Set(['ar', 'he']);

/**
 * A select needs the program's keys, a plural those of the language. `=0` and similar branches are up to the
 * translator, and forms that the source omits despite its language having them are not required.
 */
function neededBranches(
  { type, branches }: IcuArgument,
  isBeside: boolean,
  { sourceLanguage, targetLanguage }: ParsedPair,
): readonly string[] {
  if (type === 'select') return [...branches.keys()];
  if (!branches.has('other')) return [];
  const counting = type === 'plural' ? 'cardinal' : 'ordinal';
  const inSource = pluralCategories(sourceLanguage.base, counting);
  const given = inSource.filter((category) => branches.has(category));
  if (given.length === 1 && inSource.length > 1) return given;
  // Where the number is written, the general form is right for two.
  const isWritten = type === 'plural' && (isBeside || /#|\{/.test(branches.get('other') ?? ''));
  return pluralCategories(targetLanguage.base, counting).filter(
    (category) =>
      branches.has(category) ||
      (!inSource.includes(category) && !(category === 'two' && isWritten && DUAL.has(targetLanguage.base))),
  );
}
