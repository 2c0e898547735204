import { matchesOf } from '../../text/matches';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import { isKnownToIntl, perLanguage } from '../parsed/per-language';
import type { ProblemCollector } from '../problem-collector';
import { compareNames } from './date-names';
import type { DateName } from './dated-months';
import { monthNames } from './month-names';

/** Finds a month in a sentence that became another one, in any case: "July", "im Juni", "w lipcu". */
export function compareMonthWords(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const [hasMonth, mayBeMonth] = [sourceLanguage, targetLanguage].map(({ base }) => beginningsIn(base));
  if (hasMonth?.test(source.prose) !== true || mayBeMonth?.test(target.prose) !== true) return;
  for (const { source: from, target: to } of pair.blocks) {
    const before = monthsIn(source.prose.slice(from.start, from.end), from.start, sourceLanguage);
    if (before.length === 0) continue;
    const text = target.prose.slice(to.start, to.end);
    const after = monthsIn(text, to.start, targetLanguage);
    const lost = before.filter(({ number }) => !after.some((one) => one.number === number));
    const unsure = unsureIn(source.prose.slice(from.start, from.end), sourceLanguage);
    const added = after.filter(
      ({ number }) => !unsure.includes(number) && !before.some((one) => one.number === number),
    );
    const [was, is] = [lost[0], added[0]];
    if (was === undefined || is === undefined || lost.length !== added.length) continue;
    if (mayName(was.number, text, targetLanguage)) continue;
    const span = target.readable.spanOf(is.start, is.end);
    if (problems.hasAt('numbers', span)) continue;
    compareNames(pair, lost, added, 'month', problems);
  }
}

/** The months that a text says in words. */
const monthsIn = (text: string, at: number, { base }: CheckedLanguage): readonly DateName[] =>
  matchesOf(text, WORD).flatMap(({ index, 0: word }) => {
    // In English "may" and "march" are other words, and "august" is one in small letters.
    if (base === 'en' && !/^\p{Lu}/u.test(word)) return [];
    if (
      base === 'en' &&
      /^Ma(?:y|rch)$/.test(word) &&
      !OF_MONTH.test(text.slice(Math.max(0, index - 8), index))
    )
      return [];
    const number = monthOf(word.toLowerCase(), base);
    return number === undefined
      ? []
      : [{ number, text: word, start: at + index, end: at + index + word.length }];
  });

/** The months of an English text that may be other words: "May", "March". */
const unsureIn = (text: string, { base }: CheckedLanguage): readonly number[] =>
  base === 'en' ? matchesOf(text, MAY_OR_MARCH).map(([name]) => (name === 'May' ? 5 : 3)) : [];

/** Words before the name of a month. */
const OF_MONTH = /\b(?:in|since|until|till|early|late|last|next) $/;

const MAY_OR_MARCH = /\b(?:May|March)\b/g;

const WORD = /(?<![\p{L}\p{M}\p{N}_])\p{L}[\p{L}\p{M}]{2,14}(?![\p{L}\p{M}\p{N}_])/gu;

/** The month of a word in small letters: the name itself, or in languages with cases one with its ending. */
function monthOf(word: string, base: string): number | undefined {
  const names = longNames(base);
  const exact = names.get(word);
  if (exact !== undefined) return exact;
  const longest = ENDINGS.get(base) ?? 0;
  if (longest === 0) return undefined;
  // "Červenec" begins with "červen".
  const [name] = [...names.keys()]
    .filter((one) => word.length <= one.length + longest && isStem(one.replace(ENDING, ''), word))
    .toSorted((a, b) => b.length - a.length);
  return name === undefined ? undefined : names.get(name);
}

/** A shorter stem is often that of another word. */
const isStem = (stem: string, word: string): boolean => stem.length > 2 && word.startsWith(stem);
/** The last letter of a name that its other cases lack. */
const ENDING = /[aeiouyаеиіоуьйяюς]$/u;

/** How many letters longer than its names the cases of a month may be, by language. */
const ENDINGS: ReadonlyMap<string, number> = new Map(
  'ru uk be bg pl cs sk sl hr sr bs lt lv el fi et hu'
    .split(' ')
    .map((base) => [base, /^(?:fi|et|hu)$/.test(base) ? 5 : 2]),
);

/** Other cases of "May", whose stem has two letters, or is that of other words. */
const MAY: ReadonlyMap<string, readonly string[]> = new Map([
  ['ru', ['мае', 'маем', 'маю']],
  ['pl', ['maju', 'majem']],
  ['sk', ['máji', 'májom']],
]);

/** The long names of months in a language, in small letters. */
const longNames = perLanguage((base): ReadonlyMap<string, number> => {
  if (!isKnownToIntl(base)) return new Map();
  const format = new Intl.DateTimeFormat(base, { month: 'short', timeZone: 'UTC', calendar: 'gregory' });
  const short = new Set(
    Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)).toLowerCase()),
  );
  const names: [string, number][] = [...monthNames(base)];
  for (const form of MAY.get(base) ?? []) names.push([form, 5]);
  return new Map(
    names.filter(([name, number]) => {
      // A short name that is the only one of its month is the long one: "May".
      const isShort = short.has(name) && names.some(([one, of]) => of === number && one.length > name.length);
      return !isShort && /^\p{L}[\p{L}\p{M}]+$/u.test(name);
    }),
  );
});

/** Whether another word of a text may be the name of a month, in an unknown case or a short form. */
function mayName(month: number, text: string, { base }: CheckedLanguage): boolean {
  const beginnings = [...monthNames(base)]
    .filter(([, number]) => number === month)
    .map(([name]) => name.slice(0, 4));
  return (
    matchesOf(text, NUMBER).some(([number]) => Number(number) === month) ||
    matchesOf(text.toLowerCase(), WORD).some(
      ([word]) =>
        monthOf(word, base) === undefined && beginnings.some((beginning) => word.startsWith(beginning)),
    )
  );
}

const NUMBER = /(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/gu;

/** Matches words that begin as a month does; undefined where months have no words of letters. */
const beginningsIn = perLanguage((base): RegExp | undefined => {
  const beginnings = new Set([...longNames(base).keys()].map((name) => name.slice(0, 4)));
  return beginnings.size === 0 || UNSPACED.has(base)
    ? undefined
    : new RegExp(String.raw`(?<!\p{L})(?:${[...beginnings].join('|')})`, 'iu');
});

/** Languages whose months have numbers, or no spaces around their names. */
const UNSPACED = new Set(['ja', 'zh', 'ko', 'th', 'lo', 'km', 'my', 'vi']);
