import { once, onceForText } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
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

/**
 * Whether the target says in a word what the source has as a minus, "-1", "1 puan daha az". In "less than
 * -1", the word is that of the source.
 */
export const isSaidLess = (
  minus: NumberToken,
  amount: NumberToken,
  { source, target }: ParsedPair,
): boolean =>
  /^[-−]/u.test(minus.text) &&
  minus.text.slice(1) === amount.text &&
  LESS.test(textAround(amount, target)) &&
  !SAID_LESS.test(textAround(minus, source));

const textAround = ({ start, end }: NumberToken, { words }: ParsedValue): string =>
  words.slice(Math.max(0, start - nearbyLess), end + nearbyLess);

const SAID_LESS =
  /\b(?:less|fewer|lower|smaller|below|under|least|most|minim|maxim|reduc|decreas\w{1,3} by|subtract)/i;

/** In UTF-16 units. */
const nearbyLess = 24;
const LESS =
  /(?<!\p{L})(?:weniger|minder|verring|vermind|reduzi|abz[uü]g|abgezog|(?<!(?:au|du|ou) )moins|rédui|rédu[ck]|diminu|baiss|(?<!(?:al|pelo|lo|o) )menos|reduc|redu[zç]|dismin|meno(?!\p{L})|ridu[czt]|dimin|verlaag|mniej|zmniejsz|obniż|odjęt|méně|sníž|zmenš|меньш|уменьш|сниж|сниз|менш|зменш|зниж|mindre|minsk|sänk|avdrag|færre|reduser|kevesebb|csökken|levon|vähemmän|vähen|az(?!\p{L})|azal|düş[eümt]|eksi)|[减減]|少な|低下|下が|降低|감소|낮[아은추]|줄어/iu;
