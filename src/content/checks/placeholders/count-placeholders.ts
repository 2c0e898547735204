import { countMatches } from '../../text/matches';
import { spelledNumbers } from '../numbers/spelled-numbers';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isArgumentOfQt } from './qt-arguments';
import { pluralCategories } from './plural-categories';
import { readIcuArgument } from './icu-argument';
import { isFunctionWord } from '../text/plain-words';
import { insideOf, nameIn, type Placeholder } from './placeholder-keys';

/* Placeholders of counts, which one side may say by a word, the form of a noun or a plural. */

/**
 * Whether a number stands before a noun in the singular, as in the form of a message for one: "the last %d
 * minute". Languages that have a form for one say it without the number.
 */
export const isOne = (part: Placeholder, pair: ParsedPair): boolean =>
  !ONE_OF_SEVERAL.has(pair.targetLanguage.base) &&
  ((!ONE_OR_NONE.has(pair.targetLanguage.base) && isUnitForOne(part, pair.source)) ||
    isPerhapsOne(part, pair));

const isUnitForOne = (part: Placeholder, source: ParsedValue): boolean =>
  (part.kind === 'printf' ? COUNT : COUNT_NAME).test(part.text) &&
  source.raw.indexOf('%') === source.raw.lastIndexOf('%') &&
  !/\S/.test(source.readable.text[part.start - 1] ?? '') &&
  UNIT_FOR_ONE.test(source.readable.text.slice(part.end, part.end + 14)) &&
  nounBehind(part, source) === 'one';

/**
 * Whether "the" is before a number, and a noun in the singular after it: "the %d selected item?". The other
 * forms of such a message say the number.
 */
export const isPerhapsOne = (
  { kind, text, start, end }: Placeholder,
  { source: { readable } }: ParsedPair,
): boolean =>
  kind === 'printf' &&
  COUNT.test(text) &&
  /\b(?:the|last|this) $/i.test(readable.text.slice(Math.max(0, start - 5), start)) &&
  ENDS_AS_ONE.test(readable.text.slice(end, end + 60));

const ENDS_AS_ONE =
  /^(?: [a-z]{1,20}[a-rt-z]){1,3}(?: (?:from|in|on|of|to|at|by) (?:the|this|your|all) [a-z]{2,20})?(?:[?!.,;:)]|$)/;

/**
 * Whether the target says in words how many there are: the form for one of a message with other arguments, or
 * one of the forms for none, one and two that Arabic and Hebrew have, "%d hours" and "ساعتين".
 */
export const isSaidInWords = (part: Placeholder, pair: ParsedPair): boolean => {
  const { kind, text, start, end } = part;
  const { source, target, targetLanguage } = pair;
  const after = source.readable.text.slice(end, end + 24);
  if (FEW.has(targetLanguage.base)) {
    const isNumber = kind === 'printf' ? COUNT.test(text) : NUMBER.test(text);
    // A number may be a text already: "%s screenshot", "צילום מסך אחד".
    if (text === '%s' && nounBehind(part, source) === 'one')
      return spelledNumbers(target.words, targetLanguage).has('1');
    return (isNumber || (/^\{\d\}$/.test(text) && COUNTED_UNIT.test(after))) && isSaidByFew(part, pair);
  }
  // The form for one of a message of Qt: "%n day(s) ago", "Ieri".
  if (text === '%n' && /^ \p{L}{2,20}\(s\)/u.test(after) && !/\p{Nd}|%/u.test(target.readable.text))
    return !ONE_OF_SEVERAL.has(targetLanguage.base) && !ONE_OR_NONE.has(targetLanguage.base);
  // A number that is added is never none: "%s and %d other".
  const isAdded = source.readable.text.slice(Math.max(0, start - 5), start).endsWith(' and ');
  return (
    !ONE_OF_SEVERAL.has(targetLanguage.base) &&
    (isAdded || !ONE_OR_NONE.has(targetLanguage.base)) &&
    kind === 'printf' &&
    COUNT.test(text) &&
    nounBehind(part, source) === 'one' &&
    spelledNumbers(target.words, targetLanguage).has('1')
  );
};

/**
 * Whether the target says the number of an argument of Qt, as a form for one, two or a few may: "%1 file", "1
 * soubor", "ein". An argument in a tag, `<img src="%1">`, is there as well.
 */
export const isArgumentSaid = (part: Placeholder, pair: ParsedPair): boolean => {
  if (!isArgumentOfQt(part.text)) return false;
  const { source, target, targetLanguage } = pair;
  const parts = target.raw.split(part.key).slice(1);
  if (parts.some((rest) => !/^\d/.test(rest))) return true;
  if (FEW.has(targetLanguage.base)) return isSaidByFew(part, pair);
  return (
    nounBehind(part, source) === 'one' &&
    (/(?<![\d%])1(?!\d)/.test(target.words) || spelledNumbers(target.words, targetLanguage).has('1'))
  );
};

/** Whether a text of Arabic or Hebrew says none, one or two of the things that a placeholder counts. */
function isSaidByFew(part: Placeholder, { source, target, targetLanguage }: ParsedPair): boolean {
  const noun = nounBehind(part, source);
  if (noun === undefined) return false;
  if (noun === 'one' && !/\p{Nd}/u.test(target.words)) return true;
  // Each other noun in the plural may have the ending of the form for two.
  const others =
    noun === 'one' ? 0 : countMatches(source.readable.text.slice(part.end, part.end + 200), PLURAL) - 1;
  const said = countMatches(target.readable.text, FEW.get(targetLanguage.base) ?? /$^/g);
  return said + countMatches(target.words, FEW_DIGIT) > others;
}

/**
 * Whether the noun that a placeholder stands before is in the singular or in the plural: "%d new file", "%d
 * error messages"; undefined where none follows, as in "%1 could not be read".
 */
function nounBehind({ end }: Placeholder, { readable }: ParsedValue): 'one' | 'many' | undefined {
  const words = (WORDS_BEHIND.exec(readable.text.slice(end, end + 70))?.[1] ?? '').toLowerCase().split(' ');
  const rest = words.findIndex((word) => isFunctionWord(word, 'en') || NO_NOUN.has(word));
  const nouns = rest === -1 ? words : words.slice(0, rest);
  if (nouns.length === 0 || /^$|^[a-z]{1,20}ed$/.test(nouns.join(' '))) return undefined;
  return nouns.some((word) => /(?:[^su]s|\()$/.test(word) && !VERBS.has(word)) ? 'many' : 'one';
}

/** The words after a number, perhaps at the end of a tag: "%d</b> mines", "%n day(s)". */
const WORDS_BEHIND = /^(?:<\/\w{1,6}>)? ((?:[a-z]{1,20} ){0,3}[a-z]{1,20}\(?)/i;

/**
 * Whether the source, which is the form of a message for one, says the number in a word, and the target has a
 * placeholder for it, as it must where the form is also that of 21: "a minute ago", "%d хвилину тому".
 */
export const isForOne = ({ kind, text }: Placeholder, { source: { prose, raw } }: ParsedPair): boolean =>
  kind === 'printf' && COUNT.test(text) && !raw.includes('%') && FOR_ONE.test(prose);

const FOR_ONE = /^an? [a-z]+ ago\b|\b(?:one (?!of\b)[a-z]|(?:last|every) (?!time\b)[a-z])/i;

const COUNT = /^%(?:\d\$)?'?l{0,2}[diu]$/;

/** Words that end the nouns behind a number. */
const NO_NOUN = new Set(
  'cannot could may might would did could not and or in while because before after already ago without now here there again yet still'.split(
    ' ',
  ),
);
/** Verbs after a noun in the singular, as the plurals of nouns are written. */
const VERBS = new Set('exists needs matches remains contains likes fails wants uses'.split(' '));
const PLURAL = /(?<!\p{L})[a-z]{2,20}[^su\P{L}]s(?!\p{L})/giu;

const NUMBER = /^\{\{count\}\}$|^%\(\w{1,30}\)[du]$/;
const FEW_DIGIT = /(?<![\p{Nd}%])[012٠١٢](?!\p{Nd})/gu;

/** Words for none, one and two, and nouns that say them by their form. */
const FEW: ReadonlyMap<string, RegExp> = new Map([
  [
    'ar',
    /(?<!\p{L})(?:لا|لم|لن|ليس|ليست|أقل|اقل|بدون|دون|أي|الآن|حالا|حالًا|واحد|واحدة|(?:يوم|ساعة|دقيقة|ثانية|أسبوع|شهر|سنة|عام)ا?)(?!\p{L})|[\p{L}\p{M}]{2}(?:ين|ان|يْن)ِ?(?!\p{L})/gu,
  ],
  [
    'he',
    /(?<!\p{L})(?:[הובלמ]{0,2}(?:אין|אף|פחות|אחד|אחת|שני|שתי|שניים|שתיים|שלשום|אתמול|מחר)|[ובלמ]?(?:יום|שעה|דקה|שנייה|שניה|שבוע|חודש|שנה|בית)|\p{L}{2,8}יים)(?!\p{L})/gu,
  ],
]);

/** Languages whose form for one is also that of other numbers, such as of 21 in Russian. */
const ONE_OF_SEVERAL = new Set('ru uk be hr sr bs lt lv'.split(' '));

/** Languages whose form for one is also that of 0. */
const ONE_OR_NONE = new Set(['fr', 'pt']);

/** Nouns that are counted, in the singular. */
const UNIT_FOR_ONE =
  /^ (?:second|minute|hour|day|week|month|year|file|item|message|page|track|song|photo|entry|byte|point|result|error|time|user|line|word|game|row|image|package|task|folder|directory|value|document|window|match|warning|transfer)(?![a-z(-])/;

const COUNTED_UNIT = new RegExp(UNIT_FOR_ONE.source.replace(/\(\?!.*$/, 's?(?![a-z-])'));

export const ONE_UNIT = new RegExp(`(?<![\\d.,])1(?=${UNIT_FOR_ONE.source.slice(1)})`);
export const COUNT_NAME = /^%?\{[a-z_]{0,20}(?:count|number)\}$/i;

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

/** The names inside of the messages of ICU, and those of the numbers that they say. */
export const namesInside = (parts: readonly Placeholder[]): ReadonlySet<string> =>
  new Set([
    ...Array.from(insideOf(parts), (key) => key.replaceAll(/[{}\s]/g, '')),
    ...parts.flatMap(({ kind, text }) =>
      kind === 'icu' && text.includes('#') ? [readIcuArgument(text)?.name ?? ''] : [],
    ),
  ]);

/** Whether a number is all that a target has of a plural that says it: "{count} items", "Items: {count}". */
export const saysNumberOf = (number: Placeholder, { kind, key, text }: Placeholder): boolean =>
  kind === 'icu' && number.kind === 'named' && key === `{${nameIn(number)}, plural}` && text.includes('#');

/** Whether a noun after a number was put into the plural that the language needs. */
export const isCounted = (number: Placeholder, { key }: Placeholder): boolean =>
  number.kind === 'named' && key === `{${nameIn(number)}, plural}`;
