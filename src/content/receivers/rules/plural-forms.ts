/** Enough to meet each category of CLDR that has a few whole numbers: Slovenian has its dual for 102, too. */
const mostNumbers = 200;

const numbers = new Map<string, ReadonlyMap<string, number>>();
const mostLanguages = 100;

/**
 * Whether an ID is that of a plural form which a language uses for one whole number alone, so that its text
 * may say the number in words. In Russian `one` is the form of 1, 21 and 31; in French it is that of 0 and 1.
 */
export function isOfOneNumber(id: string, language: string | undefined): boolean {
  const category = /(?:^|[._])(zero|one|two)$/.exec(id)?.[1];
  return category !== undefined && language !== undefined && numbersOf(language).get(category) === 1;
}

/** Counts the whole numbers of each category; none where the language is not known. */
function numbersOf(language: string): ReadonlyMap<string, number> {
  const known = numbers.get(language);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const category of categoriesOf(language)) counts.set(category, (counts.get(category) ?? 0) + 1);
  if (numbers.size === mostLanguages) numbers.clear();
  numbers.set(language, counts);
  return counts;
}

function categoriesOf(language: string): readonly string[] {
  try {
    if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return [];
    const rules = new Intl.PluralRules(language);
    return Array.from({ length: mostNumbers + 1 }, (_, number) => rules.select(number));
  } catch {
    // The tag is not well-formed.
    return [];
  }
}
