import type { HandoverFault, ReturnedRow } from '../../content/handover/returned-document';
import { placeOf, type HandedField } from './row-identity';

/**
 * Finds a text of a table without types that a program spelled again, as spreadsheets do that take 007, 5 %
 * and 1/2 for a number, a share and a date. It is a date or the same number, or the source beside it was
 * spelled again, too.
 */
export function respelledFaults(
  rows: readonly ReturnedRow[],
  { source, target }: HandedField,
  { value, isSourceEdited }: { readonly value: string; readonly isSourceEdited: boolean },
): readonly HandoverFault[] {
  const [text, handed] = [readable(value), readable(target)];
  if (!rows.some(({ isUntyped }) => isUntyped === true) || !isConvertible(handed)) return [];
  const detail = { text: value.slice(0, 80) };
  if (datePattern.test(text) && !datePattern.test(handed))
    return [{ rule: 'date-cell', detail, ...placeOf(rows) }];
  const isBoth = isSourceEdited && isConvertible(readable(source));
  const readings = readingsOf(handed);
  const isSame = readingsOf(text).some((number) => readings.some((other) => isNearly(number, other)));
  return isBoth || isSame ? [{ rule: 'number-cell', detail, ...placeOf(rows) }] : [];
}

const readable = (text: string): string => text.replaceAll('&nbsp;', ' ').trim();

const datePattern = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/;
const exponent = /\de[-+]?\d/i;
const truthWords = /^(?:true|false)$/i;

/** Whether a spreadsheet may take a text for something else than text. */
function isConvertible(text: string): boolean {
  return truthWords.test(text) || (/\d/.test(text) && !/\p{L}/u.test(text.replace(exponent, '')));
}

/** The numbers that a text may be, with a comma or a point before the decimals. */
function readingsOf(text: string): readonly number[] {
  const bare = text.replaceAll(/[\s'’]/g, '');
  if (!/^[-+]?[\d.,]+(?:e[-+]?\d+)?%?$/i.test(bare)) return [];
  const digits = bare.replace('%', '');
  const numbers = [digits.replaceAll(',', ''), digits.replaceAll('.', '').replace(',', '.')].map(Number);
  return numbers
    .filter((number) => Number.isFinite(number))
    .flatMap((number) => (bare.endsWith('%') ? [number, number / 100] : [number]));
}

/** Spreadsheets round long numbers. */
const isNearly = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(a) * 1e-5;
