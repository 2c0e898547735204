/** More than anybody translates into; a hostile file could name any number of languages. */
const mostLanguages = 500;

/**
 * Makes a function that derives a fact from a language, given by its tag or its subtag, once for each
 * language: a formatter of `Intl` takes longer to make than most texts to check.
 */
export function perLanguage<Fact>(derive: (language: string) => Fact): (language: string) => Fact {
  const known = new Map<string, { readonly fact: Fact }>();
  return (language) => {
    const before = known.get(language);
    if (before !== undefined) return before.fact;
    if (known.size >= mostLanguages) known.clear();
    const fact = derive(language);
    known.set(language, { fact });
    return fact;
  };
}

/** Whether `Intl` knows a language. For one that it does not know, it answers in the machine's language. */
export const isKnownToIntl = perLanguage((language) => {
  try {
    // Longer tags are invalid, and canonicalization takes quadratic time.
    return language.length <= 100 && Intl.DateTimeFormat.supportedLocalesOf([language]).length > 0;
  } catch {
    return false;
  }
});
