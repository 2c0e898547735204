import { isFormOfFew } from '../numbers/number-wordings';
import { spelledNumbers } from '../numbers/spelled-numbers';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isArgumentOfQt } from './qt-arguments';
import { pluralCategories } from './plural-categories';
import { readIcuArgument } from './icu-argument';
import { insideOf, nameIn, type Placeholder } from './placeholder-parts';

/* Placeholders of counts, which one side may say by a word, the form of a noun or a plural. */

/**
 * Whether a number stands before a noun in the singular, as in the form of a message for one: "the last %d
 * minute". Languages that have a form for one say it without the number.
 */
export const isOne = (part: Placeholder, pair: ParsedPair): boolean =>
  !ONE_OF_SEVERAL.has(pair.targetLanguage.base) &&
  ((!ONE_OR_NONE.has(pair.targetLanguage.base) && isUnitForOne(part, pair.source)) ||
    isPerhapsOne(part, pair));

const isUnitForOne = ({ kind, text, start, end }: Placeholder, { readable, raw }: ParsedValue): boolean =>
  (kind === 'printf' ? COUNT : COUNT_NAME).test(text) &&
  raw.indexOf('%') === raw.lastIndexOf('%') &&
  /(?:^|\s)$/.test(readable.text.slice(0, start)) &&
  UNIT_FOR_ONE.test(readable.text.slice(end, end + 14));

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
export const isSaidInWords = (
  { kind, text, start, end }: Placeholder,
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
    return !ONE_OF_SEVERAL.has(targetLanguage.base) && !ONE_OR_NONE.has(targetLanguage.base);
  // A number that is added is never none: "%s and %d other".
  const isAdded = source.readable.text.slice(Math.max(0, start - 5), start).endsWith(' and ');
  return (
    !ONE_OF_SEVERAL.has(targetLanguage.base) &&
    (isAdded || !ONE_OR_NONE.has(targetLanguage.base)) &&
    kind === 'printf' &&
    COUNT.test(text) &&
    (UNIT_FOR_ONE.test(after) || ONE_NOUN.test(after)) &&
    spelledNumbers(target.words, targetLanguage).has('1')
  );
};

/**
 * Whether the target says the number of an argument of Qt, as a form for one, two or a few may: "%1 file", "1
 * soubor", "ein". An argument in a tag, `<img src="%1">`, is there as well.
 */
export const isArgumentSaid = ({ key, text, end }: Placeholder, pair: ParsedPair): boolean => {
  if (!isArgumentOfQt(text)) return false;
  const { source, target, targetLanguage } = pair;
  return (
    target.raw
      .split(key)
      .slice(1)
      .some((rest) => !/^\d/.test(rest)) ||
    (ONE_NOUN.test(source.readable.text.slice(end, end + 24)) && /(?<![\d%])1(?!\d)/.test(target.words)) ||
    spelledNumbers(target.words, targetLanguage).has('1') ||
    isFormOfFew('2', source.words, targetLanguage)
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

/** A noun in the singular after a number, rather than a verb: "%1 could not be read". */
const ONE_NOUN =
  /^ (?!(?:can|cannot|could|may|might|must|shall|should|will|would|had|did|not|and|or)\b)[a-z]{2,20}[a-rt-z](?![a-z(-])/i;

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

/** Languages whose form for one is also that of other numbers, such as of 21 in Russian. */
const ONE_OF_SEVERAL = new Set('ru uk be hr sr bs lt lv'.split(' '));

/** Languages whose form for one is also that of 0. */
const ONE_OR_NONE = new Set(['fr', 'pt']);

/** Nouns that are counted, in the singular. */
const UNIT_FOR_ONE =
  /^ (?:second|minute|hour|day|week|month|year|file|item|message|page|track|song|photo|entry|byte|point|result|error|time|user|line|word|game|row|image|package|task|folder|directory|value|document|window|match|warning|transfer)(?![a-z(-])/;

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
