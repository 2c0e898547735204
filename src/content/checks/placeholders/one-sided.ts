import { isFunctionWord } from '../text/plain-words';
import { spelledNumbers } from '../numbers/spelled-numbers';
import { pairedWith } from '../counted';
import { matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT } from '../parsed/readable-text';
import { addressWithoutLanguage } from '../tags/localized-address';
import { pluralCategories } from './plural-categories';
import { isStatement, keyOf, nameIn, spanOf, type Placeholder } from './placeholder-parts';

/* Reasons for which a placeholder is rightly on one side alone, or may be. */

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

/** Whether a page has the name outside of braces, too, as in an example: `<code>NAME,ADDR</code> ${ADDR}`. */
export const isNameOfExample = ({ text }: Placeholder, value: ParsedValue): boolean => {
  const name = /^\$?\{(\p{Lu}[\p{Lu}\d_]{2,30})\}$/u.exec(text)?.[1];
  return name !== undefined && value.isHtml && namesInCapitals(value).has(name);
};

const namesInCapitals = once(
  ({ readable }: ParsedValue): ReadonlySet<string> =>
    new Set(Array.from(matchesOf(readable.text, NAME_IN_CAPITALS), ([name]) => name)),
);
const NAME_IN_CAPITALS = /(?<![\p{L}\d_{])\p{Lu}[\p{Lu}\d_]{2,30}(?![\p{L}\d_}])/gu;

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

/** Texts that a statement has for readers may be translated in it. */
export const isOtherStatement = ({ text }: Placeholder): boolean => isStatement(text);

/** Elements that pages have, and messages hardly. */
export const BLOCK = /<(?:div|pre|table|[uod]l)[\s>]/i;

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

/**
 * Whether a number stands before a noun in the singular, as in the form of a message for one: "the last %d
 * minute". Languages that have a form for one say it without the number.
 */
export const isOne = (
  { kind, text, start, end }: Placeholder,
  { source: { readable, raw }, targetLanguage }: ParsedPair,
): boolean =>
  !ONE_OF_SEVERAL.has(targetLanguage.base) &&
  (kind === 'printf' ? COUNT : COUNT_NAME).test(text) &&
  raw.indexOf('%') === raw.lastIndexOf('%') &&
  /(?:^|\s)$/.test(readable.text.slice(0, start)) &&
  UNIT_FOR_ONE.test(readable.text.slice(end, end + 14));

/**
 * Whether the target says in words how many there are: the form for one of a message with other arguments, or
 * one of the forms for none, one and two that Arabic and Hebrew have, "%d hours" and "ساعتين".
 */
export const isSaidInWords = (
  { kind, text, end }: Placeholder,
  { source, target, targetLanguage }: ParsedPair,
): boolean => {
  const after = source.readable.text.slice(end, end + 24);
  const few = FEW.get(targetLanguage.base);
  if (few !== undefined)
    return (
      (kind === 'printf' || /^\{\d\}$|^\{\{count\}\}$|^%\(\w{1,30}\)[du]$/.test(text)) &&
      COUNTED.test(after) &&
      (few.test(target.readable.text) || (ONE_NOUN.test(after) && !/\p{Nd}/u.test(target.words)))
    );
  // The form for one of a message of Qt: "%n day(s) ago", "Ieri".
  if (text === '%n' && /^ \p{L}{2,20}\(s\)/u.test(after) && !/\p{Nd}|%/u.test(target.readable.text))
    return !ONE_OF_SEVERAL.has(targetLanguage.base);
  return (
    !ONE_OF_SEVERAL.has(targetLanguage.base) &&
    kind === 'printf' &&
    COUNT.test(text) &&
    (UNIT_FOR_ONE.test(after) || ONE_NOUN.test(after)) &&
    spelledNumbers(target.words, targetLanguage).has('1')
  );
};

/**
 * Whether the source, which is the form of a message for one, says the number in a word, and the target has a
 * placeholder for it, as it must where the form is also that of 21: "a minute ago", "%d хвилину тому".
 */
export const isForOne = ({ kind, text }: Placeholder, { source: { prose, raw } }: ParsedPair): boolean =>
  kind === 'printf' &&
  COUNT.test(text) &&
  !raw.includes('%') &&
  /^an? [a-z]+ ago\b|\b(?:one|last|every) [a-z]/i.test(prose);

const COUNT = /^%(?:\d\$)?'?l{0,2}[diu]$/;

/** A noun in the singular after a number. */
const ONE_NOUN = /^ [a-z]{2,20}[a-rt-z](?![a-z(-])/i;

/** A noun after a number, perhaps at the end of a tag: "%d</b> mines", "%n second(s)". */
const COUNTED = /^(?:<\/\w{1,6}>)? [a-z]{3}/i;

/** Words for none, one and two, and nouns that say them by their form. */
const FEW: ReadonlyMap<string, RegExp> = new Map([
  [
    'ar',
    /(?<!\p{L})(?:لا|لم|لن|ليس|ليست|أقل|اقل|بدون|دون|أي|الآن|حالا|حالًا|واحد|واحدة|(?:يوم|ساعة|دقيقة|ثانية|أسبوع|شهر|سنة|عام)ا?)(?!\p{L})|[\p{L}\p{M}]{2}(?:ين|ان|يْن)ِ?(?!\p{L})/u,
  ],
  [
    'he',
    /(?<!\p{L})(?:[הובלמ]{0,2}(?:אין|אף|פחות|אחד|אחת|שני|שתי|שניים|שתיים|שלשום|אתמול|מחר)|[ובלמ]?(?:יום|שעה|דקה|שנייה|שניה|שבוע|חודש|שנה|בית)|\p{L}{2,8}יים)(?!\p{L})/u,
  ],
]);

/** Languages whose form for one is also that of other numbers: of 21 in Russian, of 0 in French. */
const ONE_OF_SEVERAL = new Set('ru uk be hr sr bs lt lv fr pt'.split(' '));

/** Nouns that are counted, in the singular. */
const UNIT_FOR_ONE =
  /^ (?:second|minute|hour|day|week|month|year|file|item|message|page|track|song|photo|entry|byte|point|result|error|time|user|line|word|game|row|image|package|task|folder|directory|value|document|window|match|warning|transfer)(?![a-z(-])/;

export const ONE_UNIT = new RegExp(`(?<![\\d.,])1(?=${UNIT_FOR_ONE.source.slice(1)})`);
export const COUNT_NAME = /^%?\{[a-z_]{0,20}(?:count|number)\}$/i;

/** Whether the percentage "%1%" of an argument has its sign in the way of the language: "%1 %", "%%1". */
export const isPercentageOf = ({ text }: Placeholder, { raw }: ParsedValue): boolean => {
  const argument = /^(%\d{1,2})%$/.exec(text)?.[1];
  return (
    argument !== undefined &&
    new RegExp(`${argument}[ \\u00a0\\u202f]%|${argument}٪|%[ \\u00a0\\u202f]?${argument}`).test(raw)
  );
};

/** Whether an argument is the ending of a word of the source, such as that of a plural: "collection{1}". */
export const isEnding = ({ text, start, end }: Placeholder, { source: { readable } }: ParsedPair): boolean =>
  /^\{\d\}$/.test(text) &&
  /\p{Ll}{3}$/u.test(readable.text.slice(Math.max(0, start - 3), start)) &&
  !/^[\p{L}\p{N}{]/u.test(readable.text.slice(end, end + 1));

/** Whether an argument of Qt stands before a unit, which the target has in its language: "%1s", "%1 mp". */
export const isBeforeUnit = ({ text }: Placeholder, { source, target }: ParsedPair): boolean => {
  const argument = /^(%\d)\p{Ll}$/u.exec(text)?.[1];
  return (
    argument !== undefined &&
    !source.raw.replaceAll(OF_QT, '').includes('%') &&
    (target.raw.match(WITH_UNIT)?.some((found) => found.startsWith(argument)) ?? false)
  );
};

const WITH_UNIT = /%\d[ \u00a0\u202f]?\p{L}/gu;

const OF_QT = /%\d(?![\d$%.])/g;

/** Whether it is an argument of Qt, which the source has, with an ending of the language: "%1i". */
export const hasEnding = ({ text }: Placeholder, source: ParsedValue): boolean => {
  const argument = /^(%[1-9])\p{Ll}$/u.exec(text)?.[1];
  return argument !== undefined && argumentsOfQt(source).has(argument);
};

const argumentsOfQt = once(({ raw }: ParsedValue): ReadonlySet<string> => new Set(raw.match(OF_QT)));

/** Placeholders that name a file, with those of the other side that name the one in the target's language. */
export function filesInLanguage(
  missing: readonly Placeholder[],
  extra: readonly Placeholder[],
  { sourceLanguage, targetLanguage }: ParsedPair,
): ReadonlySet<Placeholder> {
  const normalize = addressWithoutLanguage([sourceLanguage, targetLanguage]);
  return pairedWith(missing, extra, mostFiles, ({ text }, { text: other }) => {
    const [file, otherFile] = [FILE.exec(text), FILE.exec(other)];
    if (file === null || otherFile === null || file[2] !== otherFile[2]) return false;
    return normalize(file[1] ?? '') === normalize(otherFile[1] ?? '');
  });
}

const FILE = /^\{([^{}\s]{1,100}\.([a-z\d]{1,5}))\}$/i;
const mostFiles = 20;

/** Whether a name in code, which the source lacks, begins with a percent sign: `<code>%o20</code>`. */
export const isLabelInCode = (part: Placeholder, { target }: ParsedPair): boolean => {
  if (!target.isHtml || !/^%[a-z]$/i.test(part.text)) return false;
  const { from, to } = spanOf(target, part);
  return (
    target.raw.slice(0, from).endsWith('<code>') && /^\d{1,5}<\/code>/.test(target.raw.slice(to, to + 12))
  );
};

/**
 * Whether a letter is the ending of a number, with an apostrophe in Turkish, "%0'i", or after a percentage in
 * Basque, "%0n" for "0%".
 */
export function isEndingOfNumber({ text }: Placeholder, { source: { raw } }: ParsedPair): boolean {
  const [, number, apostrophe] = /^%(\d{1,3})('?)\p{Ll}/u.exec(text) ?? [];
  if (number === undefined) return false;
  return apostrophe === '' ? new RegExp(`(?<!\\d)${number} ?%`).test(raw) : raw.includes(`%${number}`);
}

/** The sign of a character in an address, two digits of any value: "%xx". */
export const isAnyCharacter = ({ text, end }: Placeholder, { readable }: ParsedValue): boolean =>
  /^%x$/i.test(text) && readable.text[end] === text[1];

const CONVERSION = /%[-+#0\d.]{0,8}(?:hh?|ll?|[Lqjzt])?[a-zA-Z]/g;

const countOf = (text: string, part: string): number => text.split(part).length - 1;

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
 * Whether the target has the placeholder in another form: with the digits of the language, "%Id", with the
 * case of a noun, "{place:genitive}", or in the syntax of a shell, `$SHELL` and `${SHELL}`.
 */
export const hasOtherForm = ({ text }: Placeholder, { raw }: ParsedValue): boolean => {
  const [, name = ''] = /^\$?\{(\w{2,40})(?::[a-z_]{4,30})?\}$/.exec(text) ?? [];
  if (/^%[du]$/.test(text) && raw.includes(text.replace('%', '%I'))) return true;
  // Pascal numbers its arguments: "%0:s".
  if (/^%[a-z]$/.test(text)) return new RegExp(`%\\d{1,2}:${text.slice(1)}`).test(raw);
  if (name === '') return false;
  return text.startsWith('$') ? new RegExp(`\\$${name}(?!\\w)`).test(raw) : hasCaseOf(name, text, raw);
};

const hasCaseOf = (name: string, text: string, raw: string): boolean =>
  text.includes(':') ? raw.includes(`{${name}}`) : new RegExp(`\\{${name}:[a-z_]{4,30}\\}`).test(raw);

/** Whether a word in braces is all that both sides have, so that nothing is filled in: "{internal}". */
export const isLabelInBraces = ({ text }: Placeholder, { source, target }: ParsedPair): boolean =>
  /^\{\p{L}+\}$/u.test(text) && [source, target].every(({ raw }) => /^\{\p{L}+\}$/u.test(raw.trim()));

/** "pairs like { and }" */
export const isWordInBraces = ({ text }: Placeholder, { source, sourceLanguage }: ParsedPair): boolean =>
  /^\{\s\p{L}+\s\}$/u.test(text) &&
  // "Usage: box status { help }"
  (isFunctionWord(text.replaceAll(/[{}\s]/g, ''), sourceLanguage.base) || /\busage\b/i.test(source.raw));

export const isWordOf = (text: string, name: string): boolean =>
  /^\p{L}{4,40}$/u.test(name) && text.split(/[^\p{L}]+/u).includes(name);

/** Languages whose nouns do not change after a number, though some have two plural forms. */
const UNCHANGED = new Set('fa hu tr az ka kk ky uz tk tt ug ku'.split(' '));

/** Whether a placeholder says the number of a plural that the language does not need. */
export function isNumberOf(part: Placeholder, plurals: readonly Placeholder[], pair: ParsedPair): boolean {
  const { base } = pair.targetLanguage;
  const hasOneForm = UNCHANGED.has(base) || (base !== '' && pluralCategories(base, 'cardinal').length === 1);
  return (
    hasOneForm &&
    part.kind === 'named' &&
    plurals.some(({ kind, key }) => kind === 'icu' && key === `{${nameIn(part)}, plural}`)
  );
}
