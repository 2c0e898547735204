import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { NumberToken } from '../numbers/number-tokens';

/* Quantities that the two sides have in two units. */

/** Whether a number of the source and one of the target are one quantity in two units. */
export const isInOtherUnit = (
  one: NumberToken,
  source: ParsedValue,
  others: readonly NumberToken[],
  target: ParsedValue,
): boolean =>
  isOfOtherSize(one, source, others, target) ||
  isOfOtherSystem(one, source, others, target) ||
  others.some((other) => isRounded(one, other));

/** Whether two numbers are one with more and with fewer digits behind its point: 3.14159, 3,1415926. */
function isRounded({ values: [one = ''] }: NumberToken, { values: [other = ''] }: NumberToken): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return LONG_FRACTION.test(short) && long.startsWith(short);
}

const LONG_FRACTION = /\.\d{4}/;

/** The units of each kind with their sizes, longer names first. */
const SIZES: readonly (readonly [...Size, unit: RegExp])[] = [
  ['length', 1e3, /^(?:km|kilomet(?:er|re)s?|км|кіломет|километ|公里|千米|キロ|킬로)(?!\p{Script=Latin})/iu],
  ['length', 0.01, /^(?:cm|centimet(?:er|re)s?|см|сантимет|公分|厘米|センチ|센티)(?!\p{Script=Latin})/iu],
  ['length', 0.001, /^(?:mm|millimet(?:er|re)s?|мм|мілімет|миллимет|毫米|ミリ|밀리)(?!\p{Script=Latin})/iu],
  [
    'length',
    1,
    /^(?:m|met(?:er|re)s?|м|метр\p{L}{0,2}|公尺|米|メートル|미터)(?!\p{Script=Latin}|\p{Script=Cyrillic})/iu,
  ],
  ['mass', 1e3, /^(?:kg|kilograms?|кг|公斤|千克|キロ|킬로)(?!\p{Script=Latin})/iu],
  ['mass', 1, /^(?:g|grams?|г|грам\p{L}{0,3}|克|グラム|그램)(?!\p{Script=Latin}|\p{Script=Cyrillic})/iu],
  ['data', 1e9, /^GB(?!\p{L})/iu],
  ['data', 1e6, /^MB(?!\p{L})/iu],
  ['data', 1e3, /^(?:kB|кБ|Кб)(?!\p{L})/iu],
  [
    'data',
    1,
    /^(?:bytes?|B|байт\p{L}{0,2}|bajt\p{L}{0,3}|octets?|字节|字節|バイト|바이트)(?!\p{Script=Latin})/u,
  ],
  ['frequency', 1e9, /^(?:GHz|ГГц)(?!\p{Script=Latin}|\p{Script=Cyrillic})/u],
  ['frequency', 1e6, /^(?:MHz|МГц)(?!\p{Script=Latin}|\p{Script=Cyrillic})/u],
  ['frequency', 1e3, /^(?:kHz|кГц)(?!\p{Script=Latin}|\p{Script=Cyrillic})/iu],
  ['frequency', 1, /^(?:Hz|Гц|hertz|ヘルツ|헤르츠|赫)(?!\p{Script=Latin})/iu],
  ['time', 1, /^(?:s|secs?|seconds?|с|сек|秒|초)(?!\p{Script=Latin}|\p{Script=Cyrillic})/u],
  [
    'time',
    1e-3,
    /^(?:ms|msecs?|milliseconds?|мс|ミリ秒|毫秒|밀리초)(?!\p{Script=Latin}|\p{Script=Cyrillic})/u,
  ],
];

type Size = readonly [kind: string, size: number];

/** The size of the unit behind a number, in the unit of its kind. */
function sizeAt(words: string, end: number): Size | undefined {
  const after = words.slice(end, end + 24).replace(/^[ \u00a0-]/, '');
  const found = SIZES.find(([, , unit]) => unit.test(after));
  return found === undefined ? undefined : [found[0], found[1]];
}

/** Whether both sides have one quantity in a larger and a smaller unit: "1.8 meters", 180 公分. */
function isOfOtherSize(
  one: NumberToken,
  source: ParsedValue,
  others: readonly NumberToken[],
  target: ParsedValue,
): boolean {
  const from = sizeAt(source.words, one.end);
  if (from === undefined) return false;
  return others.some((other) => {
    const to = sizeAt(target.words, other.end) ?? sizeOfUnknown(from);
    if (to === undefined || to[0] !== from[0] || to[1] === from[1]) return false;
    const [was, is] = [Number(one.values[0]) * from[1], Number(other.values[0]) * to[1]];
    return Math.abs(was / is - 1) < sameQuantity;
  });
}

/** Milliseconds became seconds, whose name is not known in every language. */
const sizeOfUnknown = ([kind, size]: Size): Size | undefined =>
  kind === 'time' && size < 1 ? [kind, 1] : undefined;

/** The two factors are powers of ten, so that only their multiplication may round. */
const sameQuantity = 1e-6;

/** Whether both sides have one quantity in the units of two systems: 18 mph, 30 km/h; 19 feet, six metres. */
function isOfOtherSystem(
  { values: [value = ''], end }: NumberToken,
  source: ParsedValue,
  others: readonly NumberToken[],
  target: ParsedValue,
): boolean {
  if (FAHRENHEIT.test(source.words.slice(end, end + 24)))
    return others.some(
      (other) =>
        !FAHRENHEIT.test(target.words.slice(other.end, other.end + 24)) &&
        isSameHeat(Number(value), Number(other.values[0])),
    );
  const isImperial = IMPERIAL.test(source.words.slice(end, end + 12));
  const isMetric = ({ end: at }: NumberToken): boolean => METRIC.test(target.words.slice(at, at + 24));
  const isMeasured = (other: NumberToken): boolean =>
    isMetric(other) || METRIC_WORD.test(target.words.slice(other.end, other.end + 8));
  if (isImperial && saysMetres(target) && !saysMetres(source) && !others.some(isMeasured)) return true;
  return others.some((other) => {
    const ratio = Number(other.values[0]) / Number(value);
    const most = isImperial ? roughly : nearly;
    if (!RATIOS.some((one) => Math.abs(ratio / one - 1) < most)) return false;
    return isImperial || isMetric(other);
  });
}

const FAHRENHEIT = /^[ \u00a0]?(?:°\s?F|℉|degrees? F|deg\. F)(?![A-Z])/;
/** An oven is set in steps: 350 °F is 175 or 180 °C. */
const isSameHeat = (fahrenheit: number, celsius: number): boolean =>
  Math.abs((fahrenheit - 32) / 1.8 - celsius) <= (fahrenheit > 200 && celsius % 5 === 0 ? 5 : 1);

const IMPERIAL =
  /^[ \u00a0-]?(?:inch(?:es)?|mils?|in\.|["”″]|foot|feet|ft|['′’](?!\p{L})|yards?|miles?|mi|mph|lbs?|pounds?|oz|ounces?)(?!\p{L})/u;
/** Perhaps after the other side of an area: 8,9 × 12,7 cm. */
const METRIC =
  /^(?:\s?[x×]\s?\d{1,4}(?:[.,]\d{1,2})?)?[ \u00a0-]?(?:mm|cm|m|km|g|kg|мм|см|м|км|г|кг|公里|公分|厘米|米|センチ|メートル|キロ|킬로|미터)(?!\p{Script=Latin})/u;
const saysMetres = once(({ words }: ParsedValue) => METRIC_WORD.test(words));
const METRIC_WORD =
  /(?<!\p{L})(?:kilo|centi|санти|кило|кіло)?(?:met(?:er|re|ro|ri|ra|rov)|mètre|метр)|メートル|미터|米/iu;
/**
 * Inches in cm and mm, thousandths of them in mm, feet in m and cm, yards in m, miles in km, pounds in kg,
 * ounces in g.
 */
const RATIOS = [2.54, 25.4, 0.0254, 0.305, 30.5, 0.914, 1.609, 0.4536, 28.35];
const nearly = 0.03;
const roughly = 0.1;
