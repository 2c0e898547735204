import { isKnownToIntl, perLanguage } from '../parsed/per-language';

/** Returns the plural forms that a message in this language needs; `other` alone for unknown languages. */
export const pluralCategories = (base: string, type: 'cardinal' | 'ordinal'): readonly string[] =>
  type === 'cardinal' ? cardinals(base) : ordinals(base);

const cardinals = perLanguage((base) => read(base, 'cardinal'));
const ordinals = perLanguage((base) => read(base, 'ordinal'));

/**
 * French, Spanish, Italian, Portuguese and Catalan use `many` for "1 million", which messages don't write in
 * words.
 */
const ROMANCE = new Set(['fr', 'es', 'it', 'pt', 'ca']);

/** These use `many` for fractions alone, and things are counted in whole numbers. */
const FRACTIONS = new Set(['cs', 'sk', 'lt']);

function read(base: string, type: 'cardinal' | 'ordinal'): readonly string[] {
  if (!isKnownToIntl(base)) return ['other'];
  const { pluralCategories: categories } = new Intl.PluralRules(base, { type }).resolvedOptions();
  return categories.filter((category) => {
    if (category === 'many') return !ROMANCE.has(base) && !(type === 'cardinal' && FRACTIONS.has(base));
    return !(type === 'cardinal' && category === 'zero' && base !== 'lv');
  });
}

/** Whether a plural form of a language is that of a single number: "two" in Arabic, "zero" in Welsh. */
export const isForOneNumber = (category: string, base: string): boolean => formsOfOne(base).has(category);

const formsOfOne = perLanguage((base): ReadonlySet<string> => {
  const rules = new Intl.PluralRules(isKnownToIntl(base) ? base : 'en');
  const times = new Map<string, number>();
  for (let number = 0; number < mostNumbers; number += 1) {
    const category = rules.select(number);
    times.set(category, (times.get(category) ?? 0) + 1);
  }
  return new Set([...times].flatMap(([category, count]) => (count === 1 ? category : [])));
});

/** The rules of all languages repeat after a hundred. */
const mostNumbers = 210;
