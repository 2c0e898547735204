import type { CheckedLanguage } from '../parsed/checked-language';

const AFTERNOON_BEFORE = /(?:午後|下午|晚上|오후)\s?$/;
/** The mark also applies to both hours of "3–5 pm". */
const AFTERNOON_AFTER =
  /^(?:[:.]\p{Nd}{2})?(?:\s?[-–—]\s?\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?)?\s?(?:p\.?\s?m\b|μ\.?μ|م(?!\p{L}))/iu;
const MIDNIGHT_AFTER = /^(?:[:.]\p{Nd}{2})?\s?a\.?\s?m\b/iu;

/**
 * Further values of a number from its context: 3 p.m. is 15, 5 million and 500万 are 5000000, and a year of
 * another calendar has a Gregorian equivalent.
 */
export function otherValues(
  value: string,
  before: string,
  after: string,
  { base }: CheckedLanguage,
): readonly string[] {
  const number = Number(value);
  if (Number.isNaN(number)) return [];
  if (number <= 12 && (AFTERNOON_BEFORE.test(before) || AFTERNOON_AFTER.test(after))) {
    return [String((number % 12) + 12)];
  }
  if (number === 12 && MIDNIGHT_AFTER.test(after)) return ['0'];
  const years = yearsOf(number, before, base);
  if (years.length > 0) return years.map(String);
  const century = /^00$/.test(value.slice(-2)) && CENTURY_AFTER.test(after) ? [String(number / 100 + 1)] : [];
  const scale = scaleAt(after)?.scale;
  // The other side rounds in the same way.
  return scale === undefined ? century : [String(Math.round(number * scale * 1000) / 1000)];
}

/** The word behind a number for the thousands, millions or billions that it counts. */
export function scaleAt(after: string): { readonly text: string; readonly scale: number } | undefined {
  const [, text = '', next = ''] = /^\s?(\p{L}{1,10})(?:\s(\p{L}{1,10}))?/u.exec(after) ?? [];
  const scale = scaleOf(text);
  // Two thousand million: "2 mil millones", "2 mil milhões".
  const times = scale === 1e3 ? scaleOf(next) : undefined;
  if (scale !== undefined && times !== undefined && times >= 1e6)
    return { text: `${text} ${next}`, scale: scale * times };
  return scale === undefined ? undefined : { text, scale };
}

const scaleOf = (word: string): number | undefined =>
  scales.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];

/** The 17th century is that of the years with 1600: 1600-luku, 1600-talet, 1600-tallet. */
const CENTURY_AFTER = /^(?:[-‑] \p{L}{1,3} \p{Nd}{1,2}00)?[-‑]?(?:luvu|luku|tal)/u;

/** Japanese eras, each with the year before its first one. */
const ERAS: readonly (readonly [RegExp, number])[] = [
  [/令和\s?$/, 2018],
  [/平成\s?$/, 1988],
  [/昭和\s?$/, 1925],
];

/**
 * Converts years of the Thai Buddhist calendar, of the Iranian solar calendar, which begins in March, and of
 * Japanese eras.
 */
function yearsOf(number: number, before: string, base: string): readonly number[] {
  if (base === 'th' && number >= 2400 && number < 2700) return [number - 543];
  if (base === 'fa' && number >= 1300 && number < 1500) return [number + 621, number + 622];
  const era = base === 'ja' ? ERAS.find(([name]) => name.test(before)) : undefined;
  return era === undefined ? [] : [number + era[1]];
}

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:百万|百萬)/, 1e6],
  [/^(?:千万|千萬|천만)/, 1e7],
  [/^[万萬만]/, 1e4],
  [/^[億亿억]/, 1e8],
  [/^(?:천|[千])/, 1e3],
  [/^(?:thousand|tausend|mille$|mil$|duizend|тыс|тис|tys|bin$|हज़ार|ribu)/, 1e3],
  [/^(?:milliard|miliard|mrd|mld|billion$|bilhão|bilhões|мільярд|миллиард|млрд|milyar|miljard)/, 1e9],
  [
    /^(?:million|mio$|milli?[oó]n|miljo|milhã|milhõ|milione|milioni|milion|miljard|миллион|мільйон|млн|mln|milyon|juta|triệu)/,
    1e6,
  ],
];
