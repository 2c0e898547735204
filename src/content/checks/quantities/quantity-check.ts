import { atDigit } from '../numbers/at-digit';
import { countOf, firstMatches, firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import { KEPT } from '../parsed/readable-text';
import type { ProblemCollector } from '../problem-collector';
import { blockOf } from '../numbers/number-blocks';
import { joinedLike, numbersOfPair, spanWithUnit, type NumberToken } from '../numbers/number-tokens';
import { isInOwnCurrency, namesCurrency } from './currency-names';
import { namesUnit, type WrittenUnit } from './unit-names';

/** A percent sign, or a word for it. */
export const PERCENT =
  /%|％|٪|percent|prozent|pro[cs]ent|pour(?: |-)?cent|por ?cien|por ?cento|per ?cento|процент|відсот|проц|yüzde|퍼센트|パーセント|百分|成|في المئة|في المائة|بالمئة|بالمائة|százalék|la sută|τοις εκατό|phần trăm|persen|割/iu;

/**
 * Signs and units that a number has in every language, with the words that may stand for them. A unit without
 * words is only compared where nothing but a mark follows the number in the target.
 */
const UNITS: readonly (readonly [unit: string, sign: RegExp])[] = [
  ['%', PERCENT],
  ['‰', /‰|promil|pour mille|per mil|por mil|千分|パーミル/iu],
  ['€', /€|(?<!\p{L})(?:EUR(?!\p{L})|euro)|欧元|ユーロ|유로|евро|євро|يورو|یورو|avro|ยูโร|אירו|यूरो|ευρώ/iu],
  [
    '$',
    /\$|USD|dollar|dolar|dólar|доллар|долар|美元|美金|ドル|달러|دولار|دلار|ดอลลาร์|דולר|δολάρ|डॉलर|đô la|＄|﹩/iu,
  ],
  ['£', /£|GBP|pfund|pound|libra|(?<!\p{L})livre|sterlin|фунт|funt|ポンド|英镑|파운드|جنيه/iu],
  ['¥', /[¥￥円元圆]|JPY|CNY|RMB|(?<!\p{L})(?:yen|yuan|jen)|иен|юан|엔|위안|ين|يوان/iu],
  ['°C', /°\s?C|℃|º\s?C|grad|degr|grados|gradi|graus|stopni|градус|derece|度|도|درجة/iu],
  ['°F', /°\s?F|℉|º\s?F|fahrenheit|фаренгейт|华氏|華氏|화씨|فهرنهايت/iu],
];

/** Currency codes and other units in capitals. */
const CODE = /^\s?((?:USD|EUR|GBP|JPY|CHF|CNY|PLN|RUB|TRY|KRW|CAD|AUD|SEK|NOK|DKK|INR|BRL))(?![\p{L}])/u;
const CODE_BEFORE = /((?:USD|EUR|GBP|JPY|CHF|CNY|PLN|RUB|TRY|KRW|CAD|AUD|SEK|NOK|DKK|INR|BRL))\s?$/u;

/** Finds quantities that lost their unit, sign or currency, or have another one. */
export const quantityCheck: FieldCheck = {
  ids: ['numbers'],
  find(pair, problems) {
    const { source, target } = pair;
    if (!/\p{Nd}/u.test(source.words)) return;
    const tokens = numbersOfPair(pair);
    const before = firstOf(joinedLike(...tokens));
    const after = firstOf(joinedLike(tokens[1], tokens[0]));
    for (const token of before) {
      const [found, isOnly] = partnersOf(token, after, before);
      const block = pair.partnerOf(blockOf(source, token));
      // A number elsewhere is another quantity.
      const others = block === undefined ? found : found.filter((one) => blockOf(target, one) === block);
      if (others.length === 0) continue;
      const same = before.filter(
        (one) => one.values[0] === token.values[0] && blockOf(source, one) === blockOf(source, token),
      );
      compareSigns(pair, token, same, others, problems);
      if (isOnly) compareUnits(pair, token, others, problems);
    }
    compareRanges(pair, problems);
  },
};

/** The numbers of the target with the value of a number of the source, and whether the source has it once. */
function partnersOf(
  { values }: NumberToken,
  after: readonly NumberToken[],
  before: readonly NumberToken[],
): readonly [readonly NumberToken[], boolean] {
  const [value = ''] = values;
  const found = after.filter(({ readings }) => readings.includes(value));
  return [found, before.filter(({ values: [other] }) => other === value).length <= found.length];
}

/** In "80%ige" the sign looks like a placeholder, so that the text is read as written. */
function around(text: string, { start, end }: NumberToken, reach: number): string {
  return `${text.slice(Math.max(0, start - reach), start)}\u0000${text.slice(end, end + reach)}`;
}

/** A conversion like `%d`, whose sign is no percent sign after a number. */
const CONVERSION = /(?<!\p{Nd}[ \u00a0]?)%(?:\d\$)?[a-z]/giu;

/** How far a unit may stand from its number: "1.900 millones de dólares". */
const reachOf = (words: string, { end }: NumberToken): number =>
  /^\s?(?:mil|mld|mrd|мил|мрд|млрд|bil|mio|tri)/iu.test(words.slice(end, end + 6)) ? 28 : 14;

/** Compares the signs of numbers that are the `same` in a block; `$1` in code is a reference and no price. */
function compareSigns(
  pair: ParsedPair,
  token: NumberToken,
  same: readonly NumberToken[],
  others: readonly NumberToken[],
  problems: ProblemCollector,
): void {
  const { source, target, targetLanguage } = pair;
  const block = blockPairAt(pair, 'source', token.start);
  const from = source.words.slice(block?.source.start, block?.source.end);
  const to = target.words.slice(block?.target.start, block?.target.end);
  for (const [unit, sign] of UNITS) {
    const near = unitNextTo(source.words, token, unit);
    if (!near || (unit === '$' && source.prose[token.start] === KEPT)) continue;
    if (others.some((other) => other.unit !== undefined && isInOwnCurrency(pair, unit, other.unit.text)))
      continue;
    const text =
      unit === '%'
        ? target.readable.text.replaceAll(CONVERSION, (found) => ' '.repeat(found.length))
        : target.readable.text;
    const times = same.filter((one) => unitNextTo(source.words, one, unit)).length;
    const isSaid = (passage: string): boolean =>
      sign.test(passage) || namesCurrency(passage, unit, targetLanguage);
    // Beside a unit of its own, the sign is one of another number.
    const isSigned = (other: NumberToken): boolean =>
      isSaid(around(text, other, reachOf(target.words, other))) &&
      (times < 2 || other.unit === undefined || sign.test(other.unit.text));
    const bare = others.filter((other) => !isSigned(other));
    if (others.length - bare.length >= Math.min(times, others.length)) continue;
    // In a message with conversions `%%` is a percent sign.
    if (unit === '%' && target.raw.includes('%%')) continue;
    // The unit may be said once for several numbers, or stand in another place.
    if (sign.test(to) && countOf(from, sign) <= countOf(to, sign)) continue;
    report(pair, token, bare.filter((other) => other.unit === undefined).concat(bare), unit, problems);
    return;
  }
}

/** Whether a sign stands beside a number, or behind it the word of English for the currency. */
const unitNextTo = (words: string, { start, end }: NumberToken, unit: string): boolean =>
  words
    .slice(Math.max(0, start - 2), start)
    .trimEnd()
    .endsWith(unit) ||
  words
    .slice(end, end + unit.length + 1)
    .trimStart()
    .startsWith(unit) ||
  CURRENCY_WORDS.get(unit)?.test(words.slice(end, end + 14)) === true;

const CURRENCY_WORDS = new Map([
  ['$', /^ (?:US )?dollars?(?![a-z])/i],
  ['€', /^ euros?(?![a-z])/i],
  ['¥', /^ yen(?![a-z])/i],
]);

function compareUnits(
  pair: ParsedPair,
  token: NumberToken,
  others: readonly NumberToken[],
  problems: ProblemCollector,
): void {
  const { source, target } = pair;
  if (token.unit !== undefined && isUnitLost(pair, token.unit, others))
    report(pair, token, others, token.unit.text, problems);
  const after = source.words.slice(token.end, token.end + 12);
  const code =
    CODE.exec(after)?.[1] ??
    CODE_BEFORE.exec(source.words.slice(Math.max(0, token.start - 4), token.start))?.[1];
  if (code === undefined || target.words.includes(code)) return;
  const isWritten = others.some((other) =>
    /[€$£¥￥₽₺₩円元]|\p{L}{4,}/u.test(target.words.slice(other.end, other.end + 8)),
  );
  const isOther = others.some((other) => CODE.test(target.words.slice(other.end, other.end + 8)));
  if (!isWritten || isOther) report(pair, token, others, code, problems);
}

/**
 * Whether no unit follows a number in the target: nothing but a mark, or for a symbol or a time that is in
 * any text of its language, other words.
 */
function isUnitLost(
  { target, targetLanguage }: ParsedPair,
  unit: WrittenUnit,
  others: readonly NumberToken[],
): boolean {
  if (others.some((other) => other.unit !== undefined)) return false;
  // Millions, seconds and others are one letter as well. Once may be enough: "de 5 a 10 g".
  if (unit.text.length < 2 && LETTERS.get(unit.text)?.test(target.words) !== false) return false;
  const isBare = others.every(({ end }) => NO_WORD.test(target.words.slice(end, end + 3)));
  if (!isBare) {
    const { script } = targetLanguage;
    const isKnown = script === 'Latn' ? SYMBOL_OR_TIME : EAST_ASIAN.test(script) ? SYMBOL : undefined;
    if (isKnown?.test(unit.text) !== true) return false;
    const isNear = ({ start, end }: NumberToken): boolean =>
      namesUnit(
        target.words.slice(Math.max(0, start - reach), end + reach),
        unit,
        targetLanguage,
        lostEnding,
      );
    if (others.some(isNear)) return false;
  }
  // The unit may stand in another place, or once for several numbers.
  return !namesUnit(target.words.slice(0, mostSearched), unit, targetLanguage);
}

/** The units of one letter that are no other ones, behind a number. */
const LETTERS: ReadonlyMap<string, RegExp> = new Map([
  ['g', /\p{Nd}\s?g(?!\p{L})/u],
  ['m', /\p{Nd}\s?m(?!\p{L})/u],
  ['V', /\p{Nd}\s?[VВ](?!\p{L})|volt|вольт/iu],
  ['W', /\p{Nd}\s?[WВ]т?(?!\p{L})|watt|ватт|vatio/iu],
  ['A', /\p{Nd}\s?[AА](?!\p{L})|amp/iu],
]);
const NO_WORD = /^(?:\s?[.,;:!?)»”"。、，）\u001c\u001d]|$)/u;
const SYMBOL = /^(?:[kMGT]i?B|[kMG]?Hz|[kcmµ]m|kg|k?Wh?|dB|px|°[CF])$/;
/** Days and years are often said in other words: "all year", "aged 18". */
const SYMBOL_OR_TIME = new RegExp(`${SYMBOL.source}|^(?:m?g|m[lL]|(?:milli)?(?:seconds|minutes))$`);
/** A unit in another case is looked for so far on both sides of a number; it changes so many letters. */
const reach = 60;
const lostEnding = 3;
const EAST_ASIAN = /^(?:Jpan|Kore|Hans|Hant)$/;
const mostSearched = 4000;

function report(
  { source, target }: ParsedPair,
  token: NumberToken,
  [other]: readonly NumberToken[],
  unit: string,
  problems: ProblemCollector,
): void {
  if (other === undefined) return;
  const span = spanWithUnit(target, other);
  if (problems.hasAt('numbers', span)) return;
  const places = { source: [spanWithUnit(source, token)], target: [span] };
  problems.add('numbers', 'unit-missing', { number: token.text, unit }, places);
}

const RANGE = atDigit(/(?<![\p{N}.,–-])(\p{Nd}{1,6})\s?[–—-]\s?(\p{Nd}{1,6})(?![\p{N}–-]|[.,]\p{N})/gu);

/** A range in the other direction. */
function compareRanges({ source, target, targetLanguage }: ParsedPair, problems: ProblemCollector): void {
  if (targetLanguage.script === 'Arab' || targetLanguage.script === 'Hebr') return;
  for (const { 1: from = '', 2: to = '' } of firstMatches(source.words, RANGE).slice(0, 20)) {
    if (Number(from) >= Number(to)) continue;
    for (const { index, 0: found, 1: first, 2: second } of firstMatches(target.words, RANGE)) {
      if (first !== to || second !== from) continue;
      const places = { target: [target.readable.spanAt(index, found)] };
      problems.add('numbers', 'range', { before: `${from}–${to}`, after: found }, places);
    }
  }
}
