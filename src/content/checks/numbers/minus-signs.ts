import { once, onceForText } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { NumberToken } from './number-tokens';

/** Whether a hyphen or a word before the number is a minus on the other side: "`-1'", "-1" and "减1". */
export const isNegative = ({ text, start }: NumberToken, own: ParsedValue, other: ParsedValue): boolean => {
  const amount = text.replace(/^[-−]/u, '');
  const isAfterSign =
    text !== amount || AFTER_MINUS.test(own.words.slice(Math.max(0, start - longestMinus), start));
  return isAfterSign && negativesOf(other)(amount);
};

/** Whether a value has a minus beside an amount, which a list may have thousands of times. */
const negativesOf = once(({ words }: ParsedValue) =>
  onceForText(
    (amount) =>
      MINUSES.some((sign) => words.includes(sign + amount)) ||
      ['-', '−', '–'].some((sign) => words.includes(amount + sign)),
  ),
);

/** How a minus is written, and said in languages that programs speak in short labels. */
const MINUSES = [
  '-',
  '−',
  '–',
  '减',
  '減',
  '负',
  '負',
  'マイナス',
  'minus ',
  'moins ',
  'menos ',
  'meno ',
  'минус ',
];
const longestMinus = Math.max(...MINUSES.map(({ length }) => length));
const AFTER_MINUS = new RegExp(`(?:${MINUSES.join('|')})$`, 'u');
