const known = new Map<string, readonly string[]>();

/** Returns the plural forms that a message in this language needs; `other` alone for unknown languages. */
export function pluralCategories(base: string, type: 'cardinal' | 'ordinal'): readonly string[] {
  const key = `${type} ${base}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= 500) known.clear();
  const categories = read(base, type);
  known.set(key, categories);
  return categories;
}

/**
 * French, Spanish, Italian, Portuguese and Catalan use `many` for "1 million", which messages don't write in
 * words.
 */
const ROMANCE = new Set(['fr', 'es', 'it', 'pt', 'ca']);

/** These use `many` for fractions alone, and things are counted in whole numbers. */
const FRACTIONS = new Set(['cs', 'sk', 'lt']);

function read(base: string, type: 'cardinal' | 'ordinal'): readonly string[] {
  if (base === '' || Intl.PluralRules.supportedLocalesOf([base]).length === 0) return ['other'];
  const { pluralCategories: categories } = new Intl.PluralRules(base, { type }).resolvedOptions();
  return categories.filter((category) => {
    if (category === 'many') return !ROMANCE.has(base) && !(type === 'cardinal' && FRACTIONS.has(base));
    return !(type === 'cardinal' && category === 'zero' && base !== 'lv');
  });
}
