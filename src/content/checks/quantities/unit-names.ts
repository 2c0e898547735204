import { isKnownToIntl, perLanguage } from '../parsed/per-language';
import type { CheckedLanguage } from '../parsed/checked-language';
import { isFunctionWord } from '../text/plain-words';

/** The units that a name may mean, by the identifiers of CLDR: "mi" are miles, "m" are metres. */
export type UnitIds = ReadonlySet<string>;

/**
 * Symbols and short forms that units have in every language, or that `Intl` does not know. Each line begins
 * with the unit.
 */
const SYMBOLS = `
nanosecond ns нс
microsecond µs μs us мкс
millisecond ms мс msec msecs
second s sec secs с сек
minute min mins мин
hour h hr hrs ч
kilometer km км كم ㎞
meter m м
centimeter cm см سم ㎝
millimeter mm мм مم ㎜
micrometer µm μm мкм
nanometer nm нм
mile mi
foot ft
yard yd yds
kilogram kg кг كغ كجم ㎏
gram g г
milligram mg мг ㎎
pound lb lbs
ounce oz
liter l L л
milliliter ml mL мл
gallon gal
byte B Б
kilobyte kB KB Ko ko КБ кБ Кб
megabyte MB Mo МБ Мб
gigabyte GB Go ГБ Гб
terabyte TB To ТБ Тб
kibibyte KiB Kio КиБ
mebibyte MiB Mio МиБ
gibibyte GiB Gio ГиБ
tebibyte TiB Tio ТиБ
kilobit kb kbit кбит Кбит
megabit Mb Mbit Мбит
gigabit Gb Gbit Гбит
kilowatt-hour kWh кВт·ч
kilowatt kW кВт
watt W Вт
volt V В
millivolt mV мВ
milliampere mA мА
decibel dB дБ
hertz Hz Гц
kilohertz kHz кГц
megahertz MHz МГц
gigahertz GHz ГГц
pixel px piksel pixel pixels bildpunkt képpont píxel píxeles ピクセル 像素 픽셀 пиксель пікс
celsius °C ℃ ºC
fahrenheit °F ℉ ºF
degree ° º
percent % ％ ٪
€ € EUR
£ £ GBP
$ $ USD US$
CHF CHF
¥ ¥ ￥ JPY
₽ ₽ RUB
₺ ₺ TRY TL
₩ ₩ KRW
R$ R$ BRL
`;

/** Words that `Intl` does not have: other forms and names, and letters for "saat" and "dakika" in Turkish. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tr: { s: 'hour', d: 'minute' },
  fi: {
    sekunnin: 'second',
    minuutin: 'minute',
    tunnin: 'hour',
    päivän: 'day',
    viikon: 'week',
    kuukauden: 'month',
    vuoden: 'year',
  },
  ja: { ヶ月: 'month', カ月: 'month', ヵ月: 'month' },
  zh: { 公斤: 'kilogram', 公尺: 'meter', 公分: 'centimeter' },
};

/** Units whose names `Intl` has. */
const NAMED =
  'nanosecond microsecond millisecond second minute hour day week month year millimeter centimeter meter ' +
  'kilometer inch foot yard mile gram kilogram ounce pound milliliter liter gallon bit byte kilobit kilobyte ' +
  'megabit megabyte gigabit gigabyte terabit terabyte celsius fahrenheit degree percent acre hectare';

/** Other meanings of a word: a degree may be one of a temperature, and a pound a currency. */
const ALSO: Readonly<Record<string, readonly string[]>> = { degree: ['celsius', 'fahrenheit'], pound: ['£'] };

/** Numbers that have each form of a plural between them. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 1.5];

/** One number for each form of a plural that a language has. */
function countsOf(base: string): readonly number[] {
  const rules = new Intl.PluralRules(base);
  return [...new Map(COUNTS.map((count) => [rules.select(count), count])).values()];
}

const symbols = new Map<string, UnitIds>();
for (const line of SYMBOLS.trim().split('\n')) {
  const [id = '', ...names] = line.split(' ');
  for (const name of names) symbols.set(name, new Set([id]));
}

/** The words for units in a language, in small letters without a final dot. */
const wordsIn = perLanguage((base): ReadonlyMap<string, UnitIds> => {
  const words = new Map<string, Set<string>>();
  const counts = isKnownToIntl(base) ? countsOf(base) : [];
  for (const unit of counts.length > 0 ? NAMED.split(' ') : []) {
    for (const word of wordsOf(unit, base, counts)) {
      const ids = words.get(word) ?? new Set();
      for (const id of [unit, ...(ALSO[unit] ?? [])]) ids.add(id);
      words.set(word, ids);
    }
  }
  for (const [letter, unit] of Object.entries(OTHER_NAMES[base] ?? {})) words.set(letter, new Set([unit]));
  return words;
});

/** The words for a unit behind a number. Most single letters and a word like "in" have other meanings. */
function wordsOf(unit: string, base: string, counts: readonly number[]): ReadonlySet<string> {
  const words = new Set<string>();
  const formats = tagsOf(base).flatMap((tag) =>
    (['long', 'short'] as const).map(
      (unitDisplay) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay }),
    ),
  );
  for (const format of formats) {
    for (const count of counts) {
      const part = format.formatToParts(count).findLast(({ type }) => type === 'unit');
      const name = part?.value.replace(/\.$/, '') ?? '';
      const word = name.toLowerCase();
      // Symbols are known with their capitals: "Mb" are no "MB".
      if (
        symbols.has(name) ||
        !/^(?:[\p{L}\p{M}]{2}|\p{Lo}$)/u.test(word) ||
        word === 'in' ||
        isFunctionWord(word, base)
      )
        continue;
      words.add(word);
    }
  }
  return words;
}

/** English spells units in two ways: "meters", "metres". */
const tagsOf = (base: string): readonly string[] => (base === 'en' ? ['en', 'en-GB'] : [base]);

/** A unit behind or before a number. */
export interface WrittenUnit {
  readonly ids: UnitIds;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const FOLLOWING =
  /^((?:[ \u00a0\u202f]{0,2}|-)(?:(?:business|working|calendar|consecutive) )?)(?:([°º][ \u00a0]?[CF](?![\p{Lu}\p{Ll}])|(?:US|R)\$|[°º%％٪€£$¥￥₽₺₩℃℉㎞㎝㎜㎏㎎])|([\p{L}\p{M}µ·]{1,24})(?:[ \u00a0]([\p{L}\p{M}]{2,20}))?)/u;
const LEADING = /(?:US\$|R\$|(?<!\p{L})[A-Z]{3}|[%€£$¥￥₽₺₩])(?=\s?$)/u;

/** Returns the unit of the number at `start … end`; undefined if it has no known unit. */
export function unitAt(
  text: string,
  start: number,
  end: number,
  { base }: CheckedLanguage,
): WrittenUnit | undefined {
  const [, before = '', sign, word = '', next = ''] = FOLLOWING.exec(text.slice(end, end + 48)) ?? [];
  const behind = end + before.length;
  const written = sign === undefined ? wordOf(word, next, base) : signOf(sign);
  if (written !== undefined) return { ...written, start: behind, end: behind + written.text.length };
  const leading = LEADING.exec(text.slice(Math.max(0, start - 4), start))?.[0];
  const sum = leading === undefined ? undefined : signOf(leading);
  if (leading === undefined || sum === undefined) return undefined;
  const at = text.lastIndexOf(leading, start);
  return { ...sum, start: at, end: at + leading.length };
}

type Named = Pick<WrittenUnit, 'ids' | 'text'>;

function signOf(text: string): Named | undefined {
  const ids = symbols.get(text.replace(/[ \u00a0]/, ''));
  return ids === undefined ? undefined : { ids, text };
}

/** The unit that a word names, or it and the next one: "degrees Celsius". */
function wordOf(word: string, next: string, base: string): Named | undefined {
  if (word === '') return undefined;
  const words = wordsIn(base);
  const both = next === '' ? undefined : words.get(`${word} ${next}`.toLowerCase());
  if (both !== undefined) return { ids: both, text: `${word} ${next}` };
  // A symbol ends before a word of Chinese, Japanese or Korean.
  const text = UNTIL_UNSPACED.exec(word)?.[0] ?? word;
  const [symbol, name] = [symbols.get(text), words.get(text.toLowerCase())];
  if (symbol !== undefined || name !== undefined)
    return { ids: new Set([...(symbol ?? []), ...(name ?? [])]), text };
  // Otherwise the word has the ending of another case, or the next one follows without a space.
  const shortest = UNSPACED.test(text) ? 1 : Math.max(shortestStem, text.length - longestEnding);
  for (let length = text.length - 1; length >= shortest; length -= 1) {
    const ids = words.get(text.slice(0, length).toLowerCase());
    if (ids !== undefined) return { ids, text: UNSPACED.test(text) ? text.slice(0, length) : text };
  }
  return undefined;
}

/** The units that a whole word of a text names in a language; undefined for another word. */
export const unitsNamed = (word: string, { base }: CheckedLanguage): UnitIds | undefined =>
  wordsIn(base).get(word.toLowerCase());

const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNTIL_UNSPACED =
  /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{1,24}/u;

/** A word of a unit may have so many letters more in another case, if it has so many itself. */
const longestEnding = 3;
const shortestStem = 4;

/** A binary unit, which others call by the decimal one: KiB, KB. */
export const decimalOf = (id: string): string =>
  id.replace(/^(ki|me|gi|te)bi(?=byte)/, (_all, prefix: string) => DECIMAL.get(prefix) ?? '');
const DECIMAL = new Map([
  ['ki', 'kilo'],
  ['me', 'mega'],
  ['gi', 'giga'],
  ['te', 'tera'],
]);

/** Whether two units may be one. */
export const areOneUnit = (one: UnitIds, other: UnitIds): boolean => {
  const others = new Set([...other].map(decimalOf));
  return [...one].some((id) => others.has(decimalOf(id)));
};

/**
 * Whether a text has a word or symbol for a unit, in any place; of a longer word, the last letters may be
 * others.
 */
export function namesUnit(
  text: string,
  { ids }: WrittenUnit,
  { base }: CheckedLanguage,
  lostEnding = 0,
): boolean {
  const small = text.toLowerCase();
  return (
    [...wordsIn(base)].some(
      ([word, units]) =>
        word.length > 1 &&
        areOneUnit(ids, units) &&
        small.includes(word.slice(0, Math.max(shortestStem - 1, word.length - lostEnding))),
    ) ||
    [...symbols].some(
      ([name, units]) =>
        name.length > 1 &&
        areOneUnit(ids, units) &&
        (text.includes(name) || (name.length > shortestStem && small.includes(name))),
    )
  );
}

export const isPercent = (unit: WrittenUnit | undefined): boolean => unit?.ids.has('percent') === true;

/** The units that a source may mean: it often has "128 Mb" for megabytes, and a translation has it right. */
export const meantBy = ({ ids, text }: WrittenUnit): UnitIds =>
  /^[kKMG]b$/.test(text) ? new Set([...ids].flatMap((id) => [id, id.replace(/bit$/, 'byte')])) : ids;
