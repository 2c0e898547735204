import { matchesOf } from '../../text/matches';
import { atDigit } from './at-digit';
import { hasPercentFirst, type CheckedLanguage } from '../parsed/checked-language';
import { otherValues } from './number-forms';
import { decimalOf, plainDigits, readingsOf } from './number-values';
import { unitAt, type WrittenUnit } from '../quantities/unit-names';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { FixedPart, ParsedValue } from '../parsed/parsed-value';
import { fixedPartsOf, isArgumentOfQt } from '../placeholders/qt-arguments';
import type { TextRange } from '../../html/tokenize';
import type { ProblemSpan } from '../problem';

/** The first of two compounds with one end, before the hyphen of the second: "ODF- und -". */
const COMPOUND = /[\p{L}\p{Nd}]-,?\s(?:\p{L}{1,6}\.?\s)?-$/u;

/** A number written in digits. */
export interface NumberToken extends TextRange {
  readonly text: string;
  /** The value in the language of its side; several values where an hour or a magnitude is ambiguous. */
  readonly values: readonly string[];
  /** `values`, and the values it has if it was left in another language's notation. */
  readonly readings: readonly string[];
  /** The single numbers of a date or a version. */
  readonly parts: readonly string[];
  readonly unit: WrittenUnit | undefined;
  /** The minutes of a full hour, which translations often omit. */
  readonly isFullHour: boolean;
  /** The number together with the next argument of a function, from which the language divides it. */
  readonly whole: NumberToken | undefined;
}

interface FoundNumber {
  readonly text: string;
  readonly start: number;
}

/** In Khmer a place where a line may break stands between the digits, too. */
const NUMBER = atDigit(
  /[\u17e0-\u17e9]+(?:\u200b[\u17e0-\u17e9]+)+|\p{Nd}{1,3}(?:[\u00a0\u202f\u2009]\p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}+)?|\p{Nd}+(?:[.,٫٬'’]\p{Nd}+)*/gu,
);
/** A pattern with plain spaces between groups, for the languages that use them. */
const SPACED_NUMBER = atDigit(
  /\p{Nd}{1,3}(?:[\u00a0\u202f\u2009 ]\p{Nd}{3})+(?!\p{Nd}|\.\p{Nd})(?:[,٫]\p{Nd}+)?|\p{Nd}+(?:[.,٫٬'’]\p{Nd}+)*/gu,
);
const SPACED = new Set('fr ru uk be bg pl cs sk sv nb nn no fi hu et lv lt kk'.split(' '));
/** Longer sequences of digits are not numbers that a reader compares. */
const longest = 40;

/** The numbers of a value, found once for all checks. A value has one language. */
export const numbersOf = once(
  ({ words, readable }: ParsedValue, language: CheckedLanguage): readonly NumberToken[] =>
    numberTokens(words, language, readable.seams),
);

/** The numbers of both sides, without those of the arguments of Qt, which are placeholders: "%1". */
export const numbersOfPair = once((pair: ParsedPair) => {
  const [before, after] = fixedPartsOf(pair);
  return [
    withoutArguments(numbersOf(pair.source, pair.sourceLanguage), before),
    withoutArguments(numbersOf(pair.target, pair.targetLanguage), after),
  ] as const;
});

function withoutArguments(
  tokens: readonly NumberToken[],
  parts: readonly FixedPart[],
): readonly NumberToken[] {
  const ends = new Set(parts.flatMap(({ text, end }) => (isArgumentOfQt(text) ? [end] : [])));
  return ends.size === 0 ? tokens : tokens.filter(({ end }) => !ends.has(end));
}

/** The minus of a number. In "-%1" it belongs to a placeholder, except where a percent sign stands first. */
const SIGN = /(?:^|[\s(:=。、，（「])[-−]$/;
const SIGN_OR_PERCENT = /(?:^|[\s(:=。、，（「])[-−]%?$/;

/** In "$.25" and "(.5 mm)" the zero before the point is left out. */
const LEADING_POINT = /(?:^|[\s(=<>$€£*×/+])\.$/;

/** Whether the digits are part of a checksum or of another long hexadecimal identifier. */
const isInDigest = (text: string, start: number, end: number): boolean => {
  if (!/^[a-f]/i.test(text.slice(end, end + 1)) && !/[a-f]$/i.test(text.slice(start - 1, start)))
    return false;
  const from = start - (/[\da-f]{0,64}$/i.exec(text.slice(Math.max(0, start - 64), start))?.[0].length ?? 0);
  const digest = /^[\da-f]{1,128}/i.exec(text.slice(from, from + 128))?.[0] ?? '';
  return digest.length >= 20;
};

/** "The 1990s" are the nineties in many languages, and the 1700s the 18th century. */
const decadeOf = (digits: string, after: string): readonly string[] => {
  if (!/^(?:[1-9]00|1\d\d0|20\d0)$/.test(digits) || !/^['’]?s/.test(after)) return [];
  return [digits.slice(2), ...(digits.endsWith('00') ? [String(Number(digits) / 100 + 1)] : [])];
};

/** A list without spaces: "pages 1,3,5". */
const LIST = /^\p{Nd}{1,2}(?:,\p{Nd}{1,2}){2,20}$/u;

const GROUP_AND_SPACE = /^\p{Nd}{1,3}[\u00a0\u202f\u2009 ]/u;

/** A number and the next argument of a function: ROUND(103.37,1), ARRONDI(103,37,1). */
const POINT_THEN_COMMA = /^\p{Nd}+\.\p{Nd}+(?=,\p{Nd}{1,4}$)/u;
const TWO_COMMAS = /^\p{Nd}+,\p{Nd}+(?=,\p{Nd}{1,2}$)/u;

/**
 * The numbers of a list, the two of a function's arguments, or the two on both sides of a tag (`seam`), as in
 * `#762194</a>2017`, the one behind a name that ends in digits; none where it is a single number.
 */
function partsOf(
  found: string,
  start: number,
  language: CheckedLanguage,
  seam: number | undefined,
  isNamed: boolean,
): readonly FoundNumber[] {
  if (seam !== undefined && /^\d{3,40}$/.test(found)) {
    const at = seam - start;
    return [
      { text: found.slice(0, at), start },
      { text: found.slice(at), start: seam },
    ];
  }
  // The digits of a name and a number: "ChaCha20 256".
  const [named] = isNamed ? (GROUP_AND_SPACE.exec(found) ?? []) : [];
  if (named !== undefined) return [{ text: found.slice(named.length), start: start + named.length }];
  if (LIST.test(found))
    return matchesOf(found, /\p{Nd}+/gu).map(({ index, 0: text }) => ({ text, start: start + index }));
  const [first] = (decimalOf(language) === '.' ? POINT_THEN_COMMA : TWO_COMMAS).exec(found) ?? [];
  if (first === undefined) return [];
  const next = first.length + 1;
  return [
    { text: first, start },
    { text: found.slice(next), start: start + next },
  ];
}

/**
 * Finds the numbers of a text outside placeholders and addresses, except those in names (`IPv6`, `mod_h2`).
 */
export function numberTokens(
  text: string,
  language: CheckedLanguage,
  seams: readonly number[] = [],
): readonly NumberToken[] {
  const tokens: NumberToken[] = [];
  let next = 0;
  for (const { index, 0: found } of matchesOf(text, SPACED.has(language.base) ? SPACED_NUMBER : NUMBER)) {
    while ((seams[next] ?? Infinity) <= index) next += 1;
    const seam = (seams[next] ?? Infinity) < index + found.length ? seams[next] : undefined;
    const isNamed = /\p{Script=Latin}$/u.test(text.slice(Math.max(0, index - 1), index));
    const parts = partsOf(found, index, language, seam, isNamed);
    const whole = LIST.test(found) ? undefined : tokenAt(text, { text: found, start: index }, language);
    if (parts.length === 0) {
      if (whole !== undefined) tokens.push(whole);
      continue;
    }
    for (const part of parts) {
      const token = tokenAt(text, part, language);
      if (token !== undefined) tokens.push({ ...token, whole });
    }
  }
  return tokens;
}

/**
 * The numbers of one side, with those left together that only one of the two languages divides: "255,128,0"
 * is a number and an argument in German alone. They are divided where the other side has one of the parts.
 */
export function joinedLike(
  tokens: readonly NumberToken[],
  others: readonly NumberToken[],
): readonly NumberToken[] {
  if (!tokens.some(({ whole }) => whole !== undefined)) return tokens;
  const written = new Set(others.map(({ text }) => text));
  const meant = new Set(others.flatMap(({ text, readings }) => [text, ...readings]));
  const joined = new Set<NumberToken>();
  for (const [at, token] of tokens.entries()) {
    const { whole } = token;
    const parts = whole === undefined ? [] : [token, ...tokens.slice(at + 1, at + 2)];
    const isDivided = parts.some(({ readings }) => readings.some((reading) => meant.has(reading)));
    const isOther = whole === undefined || (isDivided && !written.has(whole.text));
    if (!isOther && whole.start === token.start) joined.add(whole);
    else if (whole === undefined || !joined.has(whole)) joined.add(token);
  }
  return [...joined];
}

const GROUPS = /(?<![\d.,])\d{1,3}(?: \d{3}){1,2}(?![\d.,]?\d)/g;

/**
 * Joins the groups of a number that a value writes with plain spaces, "100 000", where the other side has
 * this number. Otherwise such digits are several numbers, as in "Windows 10 500".
 */
export function joinedGroups(
  tokens: readonly NumberToken[],
  others: readonly NumberToken[],
  { words }: ParsedValue,
  language: CheckedLanguage,
): readonly NumberToken[] {
  if (tokens.length < 2) return tokens;
  const meant = new Set(others.flatMap(({ values }) => values));
  const groups = new Map<number, NumberToken>();
  for (const { index, 0: text } of matchesOf(words, GROUPS)) {
    const token = tokenAt(words, { text, start: index }, language);
    if (token?.values.some((value) => meant.has(value)) === true) groups.set(index, token);
  }
  if (groups.size === 0) return tokens;
  const joined: NumberToken[] = [];
  for (const token of tokens) {
    if (token.start >= (joined.at(-1)?.end ?? 0)) joined.push(groups.get(token.start) ?? token);
  }
  return joined;
}

/** A name before a number; `_` alone marks an access key: "Worm _1", "蟲蟲_1", "ISO-8859-_16". */
const IN_NAME =
  /(?:\p{Script=Latin}\p{M}{0,2}[-_.]?|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}-]_)$/u;

/** The width before a height: "1920x1080". */
const BY = /(?<![\p{L}\p{N}])[1-9]\d{0,4}x$/u;

function tokenAt(
  text: string,
  { text: found, start }: FoundNumber,
  language: CheckedLanguage,
): NumberToken | undefined {
  const before = text.slice(Math.max(0, start - 5), start);
  if (
    IN_NAME.test(before) &&
    !/(?:^|[^\p{L}])v$/iu.test(before) &&
    !BY.test(text.slice(Math.max(0, start - 6), start))
  )
    return undefined;
  const end = start + found.length;
  if (isInDigest(text, start, end)) return undefined;
  // 3D is a word in many languages, and %3D the byte of an address.
  const isByte = before.endsWith('%');
  if (!isByte && /^[234]$/.test(found) && /^[ -]?[&_]?[DdДдB](?!\p{L})/u.test(text.slice(end, end + 3)))
    return undefined;
  // The key "Pos 1" of German.
  if (found === '1' && language.base === 'de' && /(?<!\p{L})Pos[ \u00a0]$/u.test(before)) return undefined;
  // In plain text that a program reads as HTML, &#8217; is an apostrophe, and <0> a tag.
  if (before.endsWith('&#') || (/<\/?$/.test(before) && /^ ?\/?>/.test(text.slice(end, end + 3))))
    return undefined;
  // A year that an example leaves open: "19xx".
  if (/^(?:19|20)$/.test(found) && /^(?:xx|nn|yy)(?!\p{L})/iu.test(text.slice(end, end + 3)))
    return undefined;
  const digits = plainDigits(found).slice(0, longest);
  const readings = LEADING_POINT.test(before)
    ? [...readingsOf(`0.${digits}`, language), ...readingsOf(digits, language)]
    : readingsOf(digits, language);
  const signed = hasPercentFirst(language) ? SIGN_OR_PERCENT : SIGN;
  // The end of a compound after another one has hyphens on both sides: "ODF- und -5.1-Dateien".
  const isInCompound =
    /^-\p{L}{2}/u.test(text.slice(end, end + 3)) && COMPOUND.test(text.slice(Math.max(0, start - 16), start));
  const sign = signed.test(before) && !isInCompound ? '-' : '';
  const other = otherValues(readings[0] ?? digits, before, text.slice(end, end + 16), language);
  return {
    text: sign + found,
    start,
    end,
    values: [
      sign + (readings[0] ?? digits),
      // $.25 are 25 cents.
      ...(LEADING_POINT.test(before) ? readings.slice(-1) : []),
      ...other,
      ...decadeOf(digits, text.slice(end, end + 2)),
    ],
    readings: [...readings.map((reading) => sign + reading), ...other],
    // "(-1,255)" are -1 and 255.
    parts: /[^0-9]/.test(digits)
      ? digits.split(/[^0-9]+/).map((part, at) => (at === 0 ? sign : '') + String(Number(part)))
      : [],
    // The sign of a byte is no percent sign: "%5C".
    unit:
      isByte && /^[1-9]$/.test(found) && text[end] !== '%' ? undefined : unitAt(text, start, end, language),
    isFullHour: digits === '00' && /[:.hH時时]\s?$/.test(before),
    whole: undefined,
  };
}

/** The place of a number together with its unit. */
export const spanWithUnit = ({ readable }: ParsedValue, { start, end, unit }: NumberToken): ProblemSpan =>
  readable.spanOf(Math.min(start, unit?.start ?? start), Math.max(end, unit?.end ?? end));

/** The place of a number with its minus, which is often what differs. */
export const spanWithSign = (
  { words, readable }: ParsedValue,
  { text, start, end }: NumberToken,
): ProblemSpan =>
  readable.spanOf(/^[-−]/u.test(text) && /[-−]/u.test(words[start - 1] ?? '') ? start - 1 : start, end);
