import { isKnownToIntl, perLanguage } from '../parsed/per-language';
import type { CheckedLanguage } from '../parsed/checked-language';

/** Returns a language's decimal separator, `.` or `,`. */
export const decimalOf = ({ tag }: CheckedLanguage): string => decimals(tag);

const decimals = perLanguage((tag) => {
  const parts = isKnownToIntl(tag)
    ? new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(1.5)
    : [];
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
});

/**
 * Converts the digits of any script to ASCII, and decimal and group separators to `.`, `,`, `'` and a space.
 */
export function plainDigits(text: string): string {
  // oxlint-disable-next-line no-control-regex -- plain ASCII needs none of it
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return text
    .normalize('NFKC')
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('’', "'")
    .replaceAll('\u200b', '')
    .replaceAll(/\s/g, ' ');
}

/** Returns a number without the signs between its groups of digits, and with `.` before its fraction. */
export const bareNumber = (text: string): string =>
  plainDigits(text)
    .replaceAll(/(?<=[0-9])[.,' ](?=[0-9]{3}(?![0-9]))/g, '')
    .replaceAll(/(?<=[0-9]),(?=[0-9])/g, '.');

/** Every script has its ten digits in a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/**
 * Returns possible readings of a number, the one of the language first: `1.000` is 1000 in German, and 1 if
 * it was left in English notation. Versions and dates (`2.4.1`) stay as they are.
 */
export function readingsOf(digits: string, language: CheckedLanguage): readonly string[] {
  if (!/[^0-9]/.test(digits)) return [withoutZeros(digits)];
  const decimal = decimalOf(language);
  const readings = [decimal, decimal === '.' ? ',' : '.']
    .map((sign) => readWith(digits, sign))
    .filter((reading) => reading !== undefined);
  return readings.length > 0 ? [...new Set(readings)] : [digits];
}

function readWith(digits: string, decimal: string): string | undefined {
  const at = digits.indexOf(decimal);
  const whole = at === -1 ? digits : digits.slice(0, at);
  const rest = at === -1 ? '' : digits.slice(at + 1);
  if (/[^0-9]/.test(rest)) return undefined;
  const groups = whole.split(/[^0-9]/);
  const signs = new Set(whole.replaceAll(/[0-9]/g, ''));
  // The last group has three digits; earlier ones have three, or two in India.
  const isGrouped =
    groups.length === 1 ||
    (signs.size === 1 &&
      groups.at(-1)?.length === 3 &&
      groups.slice(1).every(({ length }) => length === 3 || length === 2) &&
      (groups[0]?.length ?? 0) <= 3);
  if (!isGrouped) return undefined;
  const fraction = rest.replace(/(?<!0)0+$/, '');
  return withoutZeros(groups.join('')) + (fraction === '' ? '' : `.${fraction}`);
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=[0-9])/, '');
