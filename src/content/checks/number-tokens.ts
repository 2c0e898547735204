import type { CheckedLanguage } from './checked-language';
import { otherValues } from './number-forms';
import { plainDigits, readingsOf } from './number-values';
import { unitAt } from './number-units';
import type { TextRange } from '../html/tokenize';

/** A number in digits. */
export interface NumberToken extends TextRange {
  readonly text: string;
  /** Its value, in the language of its side; several where an hour or a magnitude can be read in two ways. */
  readonly values: readonly string[];
  /** `values`, and what it may say if it was left as another language writes it. */
  readonly readings: readonly string[];
  /** The single numbers of a date or a version. */
  readonly parts: readonly string[];
  readonly unit: string | undefined;
  /** The minutes of a full hour, which are often left out. */
  readonly isFullHour: boolean;
}

const NUMBER =
  /\p{Nd}{1,3}(?:[\u00a0\u202f\u2009]\p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}+)?|\p{Nd}+(?:[.,٫٬'’]\p{Nd}+)*/gu;
/** With a plain space between groups, as in the languages that have one there. */
const SPACED_NUMBER =
  /\p{Nd}{1,3}(?:[\u00a0\u202f\u2009 ]\p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}+)?|\p{Nd}+(?:[.,٫٬'’]\p{Nd}+)*/gu;
const SPACED = new Set('fr ru uk be bg pl cs sk sv nb nn no fi hu et lv lt kk'.split(' '));
/** Longer rows of digits are no number that anybody compares. */
const longest = 40;

/** The numbers of a text without its placeholders and addresses; not those that are part of a name (`IPv6`, `mod_h2`). */
export function numberTokens(text: string, language: CheckedLanguage): readonly NumberToken[] {
  const tokens: NumberToken[] = [];
  for (const match of text.matchAll(SPACED.has(language.base) ? SPACED_NUMBER : NUMBER)) {
    const { 0: found, index: start } = match;
    const before = text.slice(Math.max(0, start - 5), start);
    if (/(?:[\p{Script=Latin}\p{M}][-_.]?|_)$/u.test(before) && !/(?:^|[^\p{L}])v$/iu.test(before)) continue;
    const end = start + found.length;
    const digits = plainDigits(found).slice(0, longest);
    const readings = readingsOf(digits, language);
    const sign = /(?:^|[\s(:=])[-−]$/.test(before) ? '-' : '';
    const other = otherValues(readings[0] ?? digits, before, text.slice(end, end + 16), language);
    tokens.push({
      text: sign + found,
      start,
      end,
      values: [sign + (readings[0] ?? digits), ...other],
      readings: [...readings.map((reading) => sign + reading), ...other],
      parts: /[^0-9]/.test(digits) ? digits.split(/[^0-9]+/).map((part) => String(Number(part))) : [],
      unit: unitAt(text, start, end),
      isFullHour: digits === '00' && /[:.hH時时]\s?$/.test(before),
    });
  }
  return tokens;
}
