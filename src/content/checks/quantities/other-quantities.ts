import { isNear } from '../code/similar';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { NumberToken } from '../numbers/number-tokens';

/* Numbers for which the other side has an equal quantity, or another one of an example. */

/**
 * Whether it is an address of a private network or of documentation, 192.168.1.10, of which an example has
 * others. One that differs in one digit may be a slip.
 */
export const hasOtherAddress = (
  { text }: NumberToken,
  others: readonly NumberToken[],
  other: ParsedValue,
): boolean =>
  EXAMPLE_ADDRESS.test(text) &&
  (others.some((one) => EXAMPLE_ADDRESS.test(one.text)) || hasHostOfExample(other)) &&
  others.every((one) => !EXAMPLE_ADDRESS.test(one.text) || !isLikeAddress(text, one.text));

/** A host of an example in place of an address. */
const hasHostOfExample = once(({ raw }: ParsedValue): boolean => EXAMPLE_HOST.test(raw));
const EXAMPLE_HOST = /\.(?:example|test|invalid)(?![\w-])|\bexample\.(?:com|org|net)/;

const EXAMPLE_ADDRESS =
  /^(?:10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])|192\.168|192\.0\.2|198\.51\.100|203\.0\.113)(?:\.\d{1,3}){1,2}$/;

/** Whether it is a part of a hardware address, 00:11:22:33:44:55, and the other side has another one. */
export const isOfHardwareAddress = (
  { start, end }: NumberToken,
  { words }: ParsedValue,
  other: ParsedValue,
): boolean => {
  const [from, to] = [Math.max(0, start - 16), end + 16];
  return HARDWARE_ADDRESS.test(words.slice(from, to)) && HARDWARE_ADDRESS.test(other.words);
};

const HARDWARE_ADDRESS = /(?<![\dA-F:])(?:[\dA-F]{2}:){5}[\dA-F]{2}(?![\dA-F:])/i;

const isLikeAddress = (address: string, other: string): boolean => {
  const [parts, others] = [address.split('.'), other.split('.')];
  const odd = [...parts.keys()].filter((at) => parts[at] !== others[at]);
  return odd.length < 2 && odd.every((at) => isNear(parts[at] ?? '', others[at] ?? '', 1));
};

/** Whether the other side says 24 hours as a day, in a text of usual length. */
export const isDay = ({ text, end }: NumberToken, words: string, other: string): boolean =>
  text === '24' && /^[ -]hours?(?![a-z])/i.test(words.slice(end, end + 7)) && DAY.test(other.slice(0, 4000));

const DAY =
  /(?<!\p{L})(?:1|ein|une?|una|één|en|um|um|один|jeden|bir)\p{L}{0,2} ?(?:tag|jour|día|dia|giorno|dag|день|dzień|den|gün|日|일|天)/iu;

/** Whether a year is said with two digits and with four: '94, 01/06/94, 1994, 2012-14. */
export const areOneYear = (
  { text, start }: NumberToken,
  { words }: ParsedValue,
  { text: other }: NumberToken,
): boolean =>
  /^\d{2}$/.test(text) &&
  /^(?:19|20)\d{2}$/.test(other) &&
  other.endsWith(text) &&
  /['’‘/.-]/.test(words[start - 1] ?? '');

/** Whether a year that goes on from the one before it is said in full: "1995/6", "1994–98", "1994–1998". */
export const isYearInFull = (
  { text, start }: NumberToken,
  words: string,
  { text: other }: NumberToken,
): boolean =>
  /^\d\d?$/.test(text) &&
  /^(?:19|20)\d\d$/.test(other) &&
  other.endsWith(text) &&
  (isInListOfYears(words.slice(Math.max(0, start - longestList), start), other) ||
    (/[/–-]/.test(words[start - 1] ?? '') &&
      isYearBefore(words.slice(Math.max(0, start - 5), start - 1), text, other)));

/** Whether a text ends in the years of a copyright of the same century: "© 1990, 92, 93, ". */
const isInListOfYears = (before: string, year: string): boolean =>
  LIST_OF_YEARS.exec(before)?.[1] === year.slice(0, 2);

const LIST_OF_YEARS = /(?:copyright|©|\(c\))[^\d\n]{0,20}(19|20)\d\d(?:, ?\d\d){0,30}, ?$/i;
/** In UTF-16 units. */
const longestList = 160;

/** Whether a year is the one before, or any earlier one of the century where the later has two digits. */
const isYearBefore = (before: string, { length }: string, year: string): boolean =>
  length === 1
    ? before === String(Number(year) - 1)
    : /^\d{4}$/.test(before) && before.slice(0, 2) === year.slice(0, 2) && before < year;

/** Whether the 1 before a unit of time is said by "every second" or "an hour". */
export const isEach = ({ text, end }: NumberToken, words: string, prose: string): boolean =>
  text === '1' && /^[ \u00a0-]?\p{L}/u.test(words.slice(end, end + 2)) && EACH.test(prose);

const EACH =
  /\b(?:every|each|per|an?|one|single|once)\s+(?:milli|micro)?(?:second|minute|hour|day|week|month|year)\b/i;

/** Whether the other side has the lower bound in the word for the upper one: "1 to 12", 12以内. */
export const isLowerBound = ({ text, end }: NumberToken, words: string, other: string): boolean =>
  /^[01]$/.test(text) &&
  /^ ?(?:to|through|[-–]) ?\d/.test(words.slice(end, end + 12)) &&
  /\d\s?(?:以内|以下|以內|이하|이내|まで)/.test(other);

/** The numbers of "24/7", which languages say as "every day" and "around the clock". */
export const isEveryDay = ({ text, start, end }: NumberToken, words: string): boolean =>
  (text === '7' && words.slice(Math.max(0, start - 3), start) === '24/') ||
  (text === '24' && /^\/7(?!\d)/.test(words.slice(end, end + 3)));

/** Whether the other side says of an amount that is "greater than 0" that it is positive, or above zero. */
export const isAboveNone = ({ text, start }: NumberToken, words: string, other: string): boolean =>
  /^[01]$/.test(text) &&
  (text === '0' ? ABOVE : FROM).test(words.slice(Math.max(0, start - 30), start)) &&
  POSITIVE.test(other.slice(0, 4000));

const ABOVE = /\b(?:greater|larger|more|higher) than $/i;
const FROM = /\b(?:greater|larger|more|higher) (?:than )?or equal to $/i;
const POSITIVE =
  /(?<!\p{L})(?:positi[fv]|pozit[iy][fvw]|dodatni|положит|нул[яюь]|zéro|zero|cero|null(?!\p{L})|nul(?!\p{L})|sıfır)|正の?[数整值値]|양수/iu;

/** Whether "0 lines" are "no lines" or "without lines" on the other side. */
export const isNone = ({ text, end }: NumberToken, words: string, other: string): boolean =>
  text === '0' &&
  ((/^ \p{Ll}{3,}/u.test(words.slice(end, end + 6)) && NONE.test(other.slice(0, 4000))) ||
    (/^ or (?:1|one)(?![\p{L}\p{N}])/u.test(words.slice(end, end + 8)) &&
      NONE_OR_ONE.test(other.slice(0, 4000))));

/** "0 or 1" in words. */
const NONE_OR_ONE =
  /(?<!\p{L})(?:aucune?|keine?[nmrs]?|ning[uú]na?|nenhuma?|nessuna?|geen|ingen|inget|žádn\p{L}{1,3}|żadn\p{L}{1,4}|ни одного|ні одного|жодного) (?:ou|oder|o|of|eller|nebo|lub|albo|или|або) (?:1(?!\d)|une?|eine?[nmrs]?|un[oa]|um|uma|één|een|en|ett|jed\p{L}{1,5}|оди?н\p{L}{0,3})(?!\p{L})/iu;

const NONE =
  /(?<!\p{L})(?:sem|sin|sans|ohne|senza|zonder|fără|без|bez|brez|utan|uten|uden|ilman|nélkül|tanpa|olmadan|không|بدون|بلا|keine?[nmrs]?|aucune?|ning[uú]na?|nenhuma?|nessuna?|geen|inga|ingen|ikke|žádn\p{L}{1,3}|żadn\p{L}{1,4})(?!\p{L})|无|無|没有|なし|없/iu;

/** Whether the other side says a billion as a thousand millions: "1.9 billion", "1.900 millones". */
export const isBillion = (
  { text, end }: NumberToken,
  words: string,
  others: readonly NumberToken[],
): boolean =>
  /^\d{1,3}(?:\.\d{1,2})?$/.test(text) &&
  /^\s?billion/.test(words.slice(end, end + 9)) &&
  others.some((one) => one.text.replaceAll(/\D/g, '') === String(Math.round(Number(text) * 1000)));
