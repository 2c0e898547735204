export type PluralCategory = Intl.LDMLPluralRule;

export const pluralCategories: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function isPluralCategory(text: string): text is PluralCategory {
  return (pluralCategories as readonly string[]).includes(text);
}

/**
 * The forms that a plural gets in the target language, in CLDR's order: the language's categories, and `zero` where the
 * source has one, which many formats take for the number 0 in every language. Without a target language, or one that
 * nothing is known of, those of the source.
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
