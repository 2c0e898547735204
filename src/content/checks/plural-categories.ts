const known = new Map<string, readonly string[]>();

/** The plural forms a message in this language needs; `other` alone where nothing is known of the language. */
export function pluralCategories(base: string, type: 'cardinal' | 'ordinal'): readonly string[] {
  const key = `${type} ${base}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= 500) known.clear();
  const categories = read(base, type);
  known.set(key, categories);
  return categories;
}

/** `many` of French, Spanish, Italian, Portuguese and Catalan is for "1 million", which no message counts in words. */
const ROMANCE = new Set(['fr', 'es', 'it', 'pt', 'ca']);

function read(base: string, type: 'cardinal' | 'ordinal'): readonly string[] {
  if (base === '' || Intl.PluralRules.supportedLocalesOf([base]).length === 0) return ['other'];
  const { pluralCategories: categories } = new Intl.PluralRules(base, { type }).resolvedOptions();
  return categories.filter((category) => !(ROMANCE.has(base) && category === 'many'));
}
