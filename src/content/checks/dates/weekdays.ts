import { isKnownToIntl, perLanguage } from '../parsed/per-language';
import { firstMatches } from '../counted';
import type { DateName } from './dated-months';

interface Names {
  readonly numbers: ReadonlyMap<string, number>;
  readonly pattern: RegExp;
}

/** The weekdays of a text by their long names. The short ones are words as well: "sun", "mar", "mi". */
export function weekdaysIn(text: string, base: string): readonly DateName[] {
  const names = namesIn(base);
  if (names === undefined) return [];
  return firstMatches(text, names.pattern).map(({ index, 0: found, 1: name = '' }) => ({
    number: names.numbers.get(name.toLowerCase()) ?? 0,
    text: found,
    start: index,
    end: index + found.length,
  }));
}

/** English, German and others add an s: "on Mondays", "montags". */
const namesIn = perLanguage((base): Names | undefined => {
  const days = dayNames(base, 'long');
  if (days.length === 0) return undefined;
  const numbers = new Map(days.map((name, day) => [name, day]));
  for (const [name, day] of Object.entries(ON_DAYS[base] ?? {})) numbers.set(name, day);
  // The longer name comes first: "pazartesi" begins as "pazar" does.
  const list = [...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|');
  // Words of languages without spaces, and of Korean, stand beside others.
  const isSpaced = !/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u.test(days[0] ?? '');
  // A particle of Korean or Japanese may follow a name of another language.
  const letter = days[0] === days[0]?.toUpperCase() ? String.raw`\p{L}` : String.raw`\p{Lu}\p{Ll}`;
  const pattern = isSpaced ? String.raw`(?<![\p{L}\p{M}])(${list})s?(?![${letter}\p{M}])` : `(${list})`;
  return { numbers, pattern: new RegExp(pattern, 'giu') };
});

/** The forms of weekdays on which something happens, where they are others than their names. */
const ON_DAYS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  cs: { středu: 2, sobotu: 5, neděli: 6 },
  fi: {
    maanantaina: 0,
    tiistaina: 1,
    keskiviikkona: 2,
    torstaina: 3,
    perjantaina: 4,
    lauantaina: 5,
    sunnuntaina: 6,
  },
  hr: { srijedu: 2, subotu: 5, nedjelju: 6 },
  pl: { środę: 2, sobotę: 5, niedzielę: 6 },
  ru: { среду: 2, пятницу: 4, субботу: 5 },
  sk: { stredu: 2, sobotu: 5, nedeľu: 6 },
  sr: { среду: 2, суботу: 5, недељу: 6 },
  uk: { середу: 2, "п'ятницю": 4, 'п’ятницю': 4, суботу: 5, неділю: 6 },
};

/** The names of weekdays in a language from Monday on, in small letters; none for an unknown language. */
export function dayNames(base: string, weekday: 'long' | 'short'): readonly string[] {
  if (!isKnownToIntl(base)) return [];
  const format = new Intl.DateTimeFormat(base, { weekday, timeZone: 'UTC' });
  // 1 June 2026 is a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2026, 5, day)).toLowerCase());
}
