import { firstMatches } from '../counted';
import type { DateName } from './dated-months';

interface Names {
  readonly numbers: ReadonlyMap<string, number>;
  readonly pattern: RegExp;
}

const known = new Map<string, Names | undefined>();

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

function namesIn(base: string): Names | undefined {
  if (known.has(base)) return known.get(base);
  if (known.size >= 200) known.clear();
  const names = readNames(base);
  known.set(base, names);
  return names;
}

/** English, German and others add an s: "on Mondays", "montags". */
function readNames(base: string): Names | undefined {
  if (base === '' || Intl.DateTimeFormat.supportedLocalesOf([base]).length === 0) return undefined;
  const format = new Intl.DateTimeFormat(base, { weekday: 'long', timeZone: 'UTC' });
  // 1 June 2026 is a Monday.
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2026, 5, day)).toLowerCase());
  const numbers = new Map(days.map((name, day) => [name, day]));
  // The longer name comes first: "pazartesi" begins as "pazar" does.
  const list = days.toSorted((a, b) => b.length - a.length).join('|');
  // Words of languages without spaces, and of Korean, stand beside others.
  const isSpaced = !/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u.test(days[0] ?? '');
  // A particle of Korean or Japanese may follow a name of another language.
  const letter = days[0] === days[0]?.toUpperCase() ? String.raw`\p{L}` : String.raw`\p{Lu}\p{Ll}`;
  const pattern = isSpaced ? String.raw`(?<![\p{L}\p{M}])(${list})s?(?![${letter}\p{M}])` : `(${list})`;
  return { numbers, pattern: new RegExp(pattern, 'giu') };
}
