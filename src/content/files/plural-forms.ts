export type PluralCategory = Intl.LDMLPluralRule;

export const pluralCategories: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function isPluralCategory(text: string): text is PluralCategory {
  return (pluralCategories as readonly string[]).includes(text);
}

/**
 * Returns the forms of a plural in the target language, in CLDR's order: the language's categories, and
 * `zero` if the source has it, because many formats use it for the number 0 in every language. Without a
 * known target language, the source's forms.
 */
export function targetForms(
  sourceForms: Iterable<PluralCategory>,
  targetLanguage: string | undefined,
  type: Intl.PluralRuleType = 'cardinal',
): readonly PluralCategory[] {
  const inSource = new Set(sourceForms);
  const wanted = categoriesOf(targetLanguage, type) ?? inSource;
  return pluralCategories.filter(
    (category) => wanted.has(category) || (category === 'zero' && inSource.has(category)),
  );
}

function categoriesOf(
  language: string | undefined,
  type: Intl.PluralRuleType,
): ReadonlySet<PluralCategory> | undefined {
  if (language === undefined) return undefined;
  try {
    if (Intl.PluralRules.supportedLocalesOf([language]).length === 0) return undefined;
    return new Set(new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories);
  } catch {
    return undefined;
  }
}
