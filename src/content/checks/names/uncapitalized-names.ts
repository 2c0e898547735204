import { monthNames } from '../dates/month-names';
import { dayNames } from '../dates/weekdays';
import { isKnownToIntl, perLanguage } from '../parsed/per-language';

/* Names that many languages write small: of months, days and languages. */

/** Whether a word is the name of a month or a day in a language, as `Intl` writes it. */
export const isCalendarName = (word: string, base: string): boolean =>
  monthNames(base).has(word) || daysIn(base).has(word);

const daysIn = perLanguage(
  (base): ReadonlySet<string> =>
    new Set([...dayNames(base, 'long'), ...dayNames(base, 'short')].map((name) => name.replace(/\.$/, ''))),
);

/** The names of languages in a language, as they begin: "Latvian", "Norwegian". */
export const languageNames = perLanguage((base): ReadonlySet<string> => {
  const names = isKnownToIntl(base) ? new Intl.DisplayNames([base], { type: 'language' }) : undefined;
  // `Intl` has one name for Tagalog and Filipino.
  return new Set([...LANGUAGES.map((code) => names?.of(code)?.split(' ')[0] ?? code), 'Tagalog']);
});

const LANGUAGES =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr fy ga gd gl gu he hi hr hu hy id is it ja jv ka kk km kn ko ku ky la lb lo lt lv mi mk ml mn mr ms mt my nb ne nl nn no oc pa pl ps pt qu rm ro ru dsb hsb sd si sk sl so sq sr st su sv sw ta te tg th tk tl tr tt ug uk ur uz vi xh yi yo zh zu'.split(
    ' ',
  );
