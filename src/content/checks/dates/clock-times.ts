import { isKnownToIntl, perLanguage } from '../parsed/per-language';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { atDigit } from '../numbers/at-digit';
import { isInKeptWords, isQuoted } from '../numbers/kept-words';

/** Compares the times of day: the half of the day, its form, and the time zone. */
export const clockTimes: FieldCheck = {
  ids: ['numbers', 'number-format'],
  find(pair, problems) {
    if (!A_TIME.test(pair.source.words)) return;
    compareAfternoons(pair, problems);
    compareHalves(pair, problems);
    timesOfSource(pair, problems);
    compareZones(pair, problems);
  },
};

const A_TIME = atDigit(/\p{Nd}(?:[:.]\p{Nd}{2}|[ \u00a0]?[ap]\.?m)/iu);
const AFTERNOON = atDigit(/(?<![\p{N}:.])(\p{Nd}{1,2}[:.]\p{Nd}{2})\s?p\.?\s?m\b/giu);
const TIME = atDigit(/(?<!\p{Nd})(\p{Nd}{1,2})\s?[:.hH時时點点시]\s?(\p{Nd}{2})(?!\p{Nd})/gu);
/** Words for the afternoon, the evening and the night. */
const AFTERNOON_WORDS =
  /(?<!\p{L})p\.?\s?m\b|nachm|abend|(?<!vor)mittag|soir|après|tarde|noche|noite|(?<!\p{L})(?:sta)?sera|pomer|(?<!voor)middag|avond|nacht|(?<!przed )połud|wiecz|вечера|(?<!\p{L})дня|ö\.?s|öğleden|akşam|午後|下午|晚上|오후|저녁|مساء|(?<!\p{L})م(?!\p{L})|μ\.?μ/iu;

/** Languages whose words are among them. */
const KNOWN_AFTERNOONS = new Set(
  'en de fr es pt it ca gl cs sk nl da nb nn no sv pl ru uk tr ja zh ko ar fa el'.split(' '),
);

/** How far from a time its word may stand. */
const nearTime = 60;

/** A time of the afternoon that became one of the morning. */
function compareAfternoons({ source, target, targetLanguage }: ParsedPair, problems: ProblemCollector): void {
  const isKnown = KNOWN_AFTERNOONS.has(targetLanguage.base);
  for (const { index, 0: found, 1: time = '' } of firstMatches(source.words, AFTERNOON).slice(0, 20)) {
    // No clock says 0:00 pm: it is a pattern of digits.
    if (time.startsWith('12') || /^0{1,2}[:.]/.test(time)) continue;
    const other = firstMatches(target.words, TIME).find(
      ([, hour, minute]) => `${hour}:${minute}` === time.replace('.', ':'),
    );
    if (other === undefined) continue;
    const at = other.index;
    if (AFTERNOON_WORDS.test(target.words.slice(Math.max(0, at - nearTime), at + nearTime))) continue;
    // A word behind the time may be that of the afternoon.
    if (!isKnown && /^[ \u00a0]?\p{L}/u.test(target.words.slice(at + other[0].length).slice(0, 2))) continue;
    const places = {
      source: [source.readable.spanAt(index, found)],
      target: [target.readable.spanAt(at, other[0])],
    };
    problems.add('numbers', 'unit-missing', { number: time, unit: 'pm' }, places);
  }
}

/** A time whose half of the day is said to be the other one: "3 PM", 午前3時. */
function compareHalves({ source, target, blocks }: ParsedPair, problems: ProblemCollector): void {
  const times = firstMatches(source.words, HALF).slice(0, mostTimes);
  for (const { index, 0: found, 1: time = '', 2: half = '' } of times) {
    const block = blocks.find(({ source: { start, end } }) => index >= start && index < end)?.target;
    const text = block === undefined ? '' : target.words.slice(block.start, block.end);
    const at = firstMatches(text, HOUR).find(([hour]) => colonOf(hour) === colonOf(time))?.index ?? -1;
    if (block === undefined || at === -1 || times.some((one) => one[1] === time && one[2] !== half)) continue;
    const near = text.slice(Math.max(0, at - 4), at) + text.slice(at).slice(0, time.length + 12);
    const [own, other] = half.toLowerCase() === 'p' ? [PM_MARK, AM_MARK] : [AM_MARK, PM_MARK];
    if (own.test(near) || !other.test(near)) continue;
    const place = target.readable.spanAt(block.start + at, text.slice(at, at + time.length));
    if (problems.hasAt('numbers', place)) continue;
    const places = { source: [source.readable.spanAt(index, found)], target: [place] };
    const after = other.exec(near)?.[0] ?? '';
    problems.add('numbers', 'unit', { number: time, before: `${half.toLowerCase()}m`, after }, places);
  }
}

/** A time with a colon, as some languages write it and others do with a point. */
const colonOf = (time: string): string => time.replace('.', ':');

const HOUR = atDigit(/(?<![\p{N}:.])\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?(?!\p{N})/gu);
const mostTimes = 20;
const HALF = atDigit(/(?<![\p{N}:.])(\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?)\s?([ap])\.?\s?m\b/giu);
const AM_MARK =
  /午前|上午|早上|凌晨|清晨|오전|(?<!\p{L})(?:a\.?\s?m|ص|π\.?\s?μ)(?!\p{L})|vorm|morgens|matin|mattin|manhã|mañana|(?<!\p{L})rano|утра|ранку/iu;
const PM_MARK =
  /午後|下午|晚上|傍晚|오후|저녁|(?<!\p{L})(?:p\.?\s?m|م|μ\.?\s?μ)(?!\p{L})|nachm|abends|après-midi|soir|tarde|noche|noite|pomer|wiecz|вечера|(?<!\p{L})дня/iu;

/** A time with "AM" or "PM" that was left as in the source, in a language that counts hours to 24. */
function timesOfSource(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (sourceLanguage.base === targetLanguage.base) return;
  const times = new Set(firstMatches(source.prose, HALF_DAY).map(([time]) => plain(time)));
  const day = times.size === 0 ? undefined : dayOf(targetLanguage.tag);
  if (day === undefined) return;
  for (const { index, 0: time } of firstMatches(target.prose, HALF_DAY)) {
    // A language with a mark of its own, such as "p. m.", may have times of twelve hours.
    if (day === 'long-or-marked' && !/[AP]M$/.test(time)) continue;
    if (!times.has(plain(time)) || isQuoted(target, index) || isInKeptWords(pair, index, time)) continue;
    const places = { target: [target.readable.spanAt(index, time)] };
    problems.add('number-format', 'time', { time }, places);
  }
}

const HALF_DAY = atDigit(
  // "Module(3pm)" is a page of a manual.
  /(?!(?<=\w\()\dpm\))(?<![\p{N}:.])\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?[ \u00a0\u202f]?[AP](?:M|\.M\.)(?!\p{L})/giu,
);

const plain = (time: string): string => time.toUpperCase().replaceAll(/[^\dAPM:]/g, '');

/** How a language that counts the hours of a day to 24 marks the halves of a day; undefined for others. */
const dayOf = perLanguage((tag): 'long' | 'long-or-marked' | undefined => {
  const known = isKnownToIntl(tag) ? tag : 'en';
  const format = new Intl.DateTimeFormat(known, { hour: 'numeric', hour12: true });
  const mark = format.formatToParts(0).find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const { hourCycle } = new Intl.DateTimeFormat(known, { hour: 'numeric' }).resolvedOptions();
  if (hourCycle?.startsWith('h2') !== true) return undefined;
  return /^[ap]\W{1,2}m/i.test(mark) ? 'long-or-marked' : 'long';
});

/** Finds a time of a day in world time that lost its zone or has another one. */
function compareZones({ source, target }: ParsedPair, problems: ProblemCollector): void {
  for (const { index, 0: found, 1: time = '', 2: zone = '' } of firstMatches(source.words, WORLD_TIME)) {
    if (WORLD_TIME_NAMES.test(target.words)) return;
    const other = firstMatches(target.words, TIME).find(
      ([, hour, minute]) => Number(hour) === Number.parseInt(time) && time.endsWith(minute ?? ''),
    );
    if (other === undefined) continue;
    const places = {
      source: [source.readable.spanAt(index, found)],
      target: [target.readable.spanOf(other.index, other.index + other[0].length)],
    };
    problems.add('numbers', 'unit-missing', { number: time, unit: zone }, places);
  }
}

const WORLD_TIME = atDigit(/(?<![\p{N}:.])(\p{Nd}{1,2}:\p{Nd}{2}) (UTC|GMT)(?!\p{L}|[+-])/gu);
/** The names of world time in the languages of the world; the time of Greenwich is the same. */
const WORLD_TIME_NAMES =
  /(?:UTC|GMT)(?!\s?[+-]\d)|(?<!\p{L})(?:TU|UT|TUC|ВКВ|UKÇ)(?!\p{L})|weltzeit|greenwich|гринвич|univers|всемирн|всесвітн|協定世界|协调世界|世界时|世界標準|세계시|세계 표준|グリニッジ|格林|عالمي|جرينتش|غرينتش|eşgüdümlü/iu;
