import { matchesOf } from '../../text/matches';
import { isNoteForReaders } from '../leftovers/translators-notes';
import type { CheckedLanguage } from '../parsed/checked-language';
import { isPercent } from '../quantities/unit-names';
import { once, onceForText } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { NumberToken } from './number-tokens';
import { blockOf } from './number-blocks';
import { beginsWithNumber, spelledNumbers } from './spelled-numbers';

/* Numbers of one side that the other one writes in another way: as a fraction, a letter, a word, a note. */

/**
 * Whether a number of the source is there in another form: a version without its last zero, the port of
 * another address, a percentage as a factor, a decimal as a fraction, a list of two as "2 and 3", or the dual
 * of Arabic.
 */
export function isInOtherForm(
  token: NumberToken,
  { source: { words }, target, targetLanguage }: ParsedPair,
  said: readonly NumberToken[],
): boolean {
  const { text, start, end, unit, parts } = token;
  if (/^\d{1,2},\d{1,2}$/.test(text)) return parts.every((part) => isSaid(Number(part), said));
  if (/^\d{1,3}\.\d{1,3}\.0$/.test(text)) {
    const short = text.slice(0, -'.0'.length);
    return said.some((one) => one.text === short);
  }
  if (/\d\.\d{1,3}:$/.test(words.slice(Math.max(0, start - 6), start)))
    return target.raw.split(`:${text}`).slice(1).some(endsNumber);
  // The plural of a digit is a word: "all 7s".
  if (/^\d$/.test(text) && /^s(?!\p{L})/u.test(words.slice(end, end + 2))) return true;
  if (mixedNumbers(words).some((mixed) => mixed.isAt(start) && isSaid(mixed.value, said))) return true;
  const [value = ''] = token.values;
  if (isPercent(unit)) return said.some((one) => Number(one.values[0]) * 100 === Number(value));
  if (/^0\.\d{1,3}$/.test(value)) return fractionsIn(target).includes(Number(value));
  // The ending of the dual, which no plural has.
  return text === '2' && targetLanguage.base === 'ar' && DUAL.test(target.prose);
}

/** The ending of the dual, which singular words like those for a place and an address have as well. */
const DUAL =
  /(?<!\p{L})(?!(?:و?[بلف]?ال|لل|[وبلف])?(?:مكان|عنوان|بيان|ضمان|أمان|زمان|ميزان|إنسان|لبنان)(?!\p{L}))\p{L}{2,20}ان(?!\p{L})/u;

/**
 * Whether a number of the target is one of the source with or without a last zero, or a percentage as a
 * factor.
 */
export const isOfSameValue = ({ text, values: [value] }: NumberToken, other: NumberToken): boolean =>
  `${text}.0` === other.text ||
  `${other.text}.0` === text ||
  (isPercent(other.unit) && Number(value) * 100 === Number(other.values[0]));

/** Whether a decimal of the target is a number with a fraction in the source: "4 3/4", "4,75". */
export const isOfMixedNumber = ({ values: [value] }: NumberToken, words: string): boolean =>
  mixedNumbers(words).some((mixed) => mixed.value === Number(value));

const isSaid = (value: number, said: readonly NumberToken[]): boolean =>
  said.some((one) => Number(one.values[0]) === value);

/** The numbers of a text with a fraction behind them, "4 3/4", which others write as decimals. */
const mixedNumbers = (words: string) =>
  matchesOf(words.slice(0, longestSearched), MIXED).map(
    ({ index, 0: text, 1: whole, 2: above, 3: below }) => ({
      value: Number(whole) + Number(above) / Number(below),
      isAt: (at: number): boolean => at >= index && at < index + text.length,
    }),
  );

const MIXED = /(?<![\d/.,])(\d{1,3}) (\d{1,2})\/(\d{1,3})(?![\d/])/g;

const endsNumber = (rest: string): boolean => !/^[\d.]/.test(rest);

const FRACTION = /(?<![\d/.,])(\d{1,3})\/(\d{1,4})(?![\d/])/g;

const fractionsIn = ({ words }: ParsedValue): readonly number[] =>
  matchesOf(words.slice(0, longestSearched), FRACTION).map(
    ([, above, below]) => Number(above) / Number(below),
  );

/** These searches are made for each number: a hostile value has very many. */
const longestSearched = 2000;

/**
 * Whether a number of the source is small and part of an expression that languages say in words: a range of
 * parts that are counted there ("options 2-4"), a compound ("4-character"), or a name. The target's block
 * must have no number of its own in its place.
 */
export function isSaidInWords(
  { text, start, end }: NumberToken,
  { source: { words }, target, targetLanguage }: ParsedPair,
): boolean {
  // A game or a product with its number, "15-Puzzle", may have a name without it.
  if (/^\d{1,3}$/.test(text) && NUMBERED_NAME.test(words.slice(end, end + 12))) return true;
  if (text === '101' && COURSE.test(words.slice(Math.max(0, start - 30), end + 2))) return true;
  if (!/^[-−]?\d$/.test(text)) return false;
  const before = words.slice(Math.max(0, start - 5), start);
  const after = words.slice(end, end + 5);
  const isInRange = /^[-–]\d(?![\d-])/.test(after)
    ? /\p{L}s $/u.test(before)
    : /\p{L}s \d[-–]$/u.test(before + text.slice(0, -1));
  if (isInRange) return true;
  return (
    WITH_PREFIXES.has(targetLanguage.base) &&
    /^-\p{Ll}{4}/u.test(after) &&
    beginsWithNumber(Number(text), target, targetLanguage)
  );
}

/** The name of a subject in a title, and the number by which American courses for beginners go. */
const COURSE =
  /(?<!\p{L})(?!(?:Error|Code|Status|Room|Page|Line|Step|Port|Part|Chapter|Section|Version|Route|Figure|Table|Unit|No|Nr)\b)\p{Lu}[\p{L}+#-]{0,25} 101\s?(?:\u001c|$)/u;

const NUMBERED_NAME = /^-(?!Bit|Byte|Day|Week|Month|Year|Hour|Inch|Minute|Second|Point)\p{Lu}\p{Ll}{3}/u;

/** Languages whose adjectives begin with a form of a number that is no word: "czteroznakowy". */
const WITH_PREFIXES = new Set(['pl', 'cs', 'sk', 'sl', 'hr', 'bg']);

/** Whether a 1 begins what the upper bound says alone: "only dots 1 through 6". */
export const isFirstOfAll = ({ text, start, end }: NumberToken, { words }: ParsedValue): boolean =>
  text === '1' &&
  /^ ?(?:to|through|[-–]) ?\d/.test(words.slice(end, end + 12)) &&
  /\b(?:only|all|first)\b[^.\d]{0,30}$/i.test(words.slice(Math.max(0, start - 36), start));

/**
 * Whether a 1 begins a range of parts that the target's block counts in a word, without its bounds: "steps 1
 * through 3", "the three steps".
 */
export function isOfCountedRange(token: NumberToken, pair: ParsedPair): boolean {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const { text, start, end } = token;
  if (text !== '1' || !/\p{L}s $/u.test(source.words.slice(Math.max(0, start - 4), start))) return false;
  const [, last] = /^ (?:to|through|[-–]) ([2-9])(?!\d|\.\d)/.exec(source.words.slice(end, end + 12)) ?? [];
  const own = last === undefined ? undefined : blockOf(source, token);
  const block = own === undefined ? undefined : pair.partnerOf(own);
  if (last === undefined || own === undefined || block === undefined) return false;
  if (Math.max(own.end - own.start, block.end - block.start) > longestSearched) return false;
  const said = target.words.slice(block.start, block.end);
  return (
    !said.includes(last) &&
    spelledNumbers(said, targetLanguage).has(last) &&
    // The source may count other things in that word: "steps 1 to 3 on three hosts".
    !spelledNumbers(source.words.slice(own.start, own.end), sourceLanguage).has(last)
  );
}

/**
 * Whether a number of the target stands for what the source says otherwise: "none", "Example C", a place in
 * an enumeration, a range that begins with 0, or a remark of the translator.
 */
export function isOfWording(
  token: NumberToken,
  { source: { prose }, target, targetLanguage }: ParsedPair,
): boolean {
  const { words } = target;
  const { text, start, end } = token;
  if (text === '0' && (NONE.test(prose.slice(0, longestSearched)) || TO.test(words.slice(end, end + 8))))
    return true;
  if (FOLD[text]?.test(prose.slice(0, longestSearched)) === true) return true;
  if (
    text.normalize('NFKC') === '2' &&
    TIMES.test(words.slice(end, end + 2)) &&
    DOUBLED.test(prose.slice(0, longestSearched))
  )
    return true;
  if (isInNote(words, start, targetLanguage)) return true;
  return text.length < 3 && (isEnumerated(token, target) || isLetterThere(Number(text), prose));
}

const NONE = /\b(?:none|nothing|zero|nor)\b/i;
const FOLD: Readonly<Record<string, RegExp>> = {
  2: /\b(?:bi-?(?:week|month|annual)|twice|twofold)/i,
  3: /\btripl/i,
};
const DOUBLED = /\bdoubl(?:e[ds]?|ing)\b/i;
/** The words of Chinese, Japanese and Korean behind a factor. */
const TIMES = /^ ?[倍배]/;
/** The upper bound of a range, after its lower one. */
const TO = /^\s?(?:[-–—~～〜]|(?:à|a|al|bis|to|tot|até|до|do|til|till|से|から|부터|到|至)\s)\s?\d/;

/** Whether the text counts what it lists, "(1) … (2)" or "1. … 2.", and has the number before as well. */
function isEnumerated({ text, start, end }: NumberToken, value: ParsedValue): boolean {
  const { words } = value;
  const [open = ' ', close = ''] = [words[start - 1], words[end]];
  if (!/[.)）]/.test(close) || !/[\s(（]/.test(open)) return false;
  // The section of a manual page: "fdisk(8), mkfs(9)".
  if (/\p{Ll}/u.test(words[start - 2] ?? '')) return false;
  const before = String(Number(text) - 1) + close;
  const first = firstPlaceIn(value)(before);
  const at = first === -1 || first >= start ? -1 : words.lastIndexOf(before, start - 1);
  const other = words[at - 1] ?? ' ';
  return Number(text) > 1 && at !== -1 && (/\s/.test(open) ? /\s/.test(other) : other === open);
}

const firstPlaceIn = once(({ words }: ParsedValue) => onceForText((text) => words.indexOf(text)));

/** Whether the source names a part by the letter at this place of the alphabet: "Example C". */
const isLetterThere = (place: number, prose: string): boolean =>
  matchesOf(prose.slice(0, longestSearched), NAMED_BY_LETTER).some(
    ([, letter = '']) => letter.charCodeAt(0) - codeOfA === place - 1,
  );

const codeOfA = 65;
const NAMED_BY_LETTER = /\p{L}{4} ([A-J])(?![\p{L}\p{N}'’])/gu;

/** Whether brackets before the number open a note that a translator has signed. */
function isInNote(words: string, start: number, { base }: CheckedLanguage): boolean {
  const before = words.slice(Math.max(0, start - longestNote), start);
  const opened = Math.max(before.lastIndexOf('('), before.lastIndexOf('（'), before.lastIndexOf('['));
  return (
    opened !== -1 && !/[)）\]]/.test(before.slice(opened)) && isNoteForReaders(before.slice(opened), base)
  );
}

const longestNote = 300;

/** Whether the number is between the ends of a list that the target tells by these: "3, 4 or 5", "3 à 5". */
export function isInsideRange(
  { start, end }: NumberToken,
  { source, target, targetLanguage }: ParsedPair,
): boolean {
  const from = Math.max(0, start - longestList);
  const lists = matchesOf(source.words.slice(from, end + longestList), LIST);
  const list = lists.find(({ index, 0: text }) => from + index < start && end < from + index + text.length);
  const [first = 0, ...others] = (list?.[0].match(/\d+/g) ?? []).map(Number);
  if (others.length < 2 || others.some((number, at) => number !== first + at + 1)) return false;
  const range = matchesOf(target.words, RANGE).find(
    ([, lower, , upper]) => Number(lower) === first && Number(upper) === others.at(-1),
  );
  const between = range?.[2]?.trim();
  if (between === undefined || /[,;、،，]/.test(between)) return false;
  const kinds = ['conjunction', 'disjunction'] as const;
  return !kinds.some((type) => {
    const parts = new Intl.ListFormat(targetLanguage.base || 'en', { type }).formatToParts(['1', '2']);
    return parts.some((part) => part.type === 'literal' && part.value.trim() === between);
  });
}

/** In UTF-16 units, on each side of a number. */
const longestList = 60;
/** The second number may be the first one of the next range. */
const RANGE = /(?<![\d.,])(\d{1,4})(?=(\D{1,8})(\d{1,4})(?!\d))/gu;
const LIST = /\d{1,4}(?:[^\d.]{1,8}\d{1,4}){2,20}/gu;
