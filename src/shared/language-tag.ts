/** ISO 15924 codes of the scripts written from right to left, variants and historic scripts included. */
const RTL_SCRIPTS: ReadonlySet<string> = new Set(
  (
    'Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb Nbat Nkoo ' +
    'Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sogd Sogo Syrc Syre Syrj Syrn Thaa Yezi'
  ).split(' '),
);

/**
 * The canonical form of a well-formed BCP 47 tag (`de-ch` → `de-CH`), in which tags are compared; `undefined` for
 * anything else, underscores included. What counts as well-formed is ECMA-402's rule (`Intl.getCanonicalLocales`):
 * most grandfathered tags are replaced by their modern form, tags that are only private use (`x-…`) are refused.
 * Never throws.
 */
export function canonicalLanguageTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/**
 * The direction text in this language is written in: that of the tag's script, or of the script its language is most
 * likely written in (`pa-PK` → Arabic). `ltr` for a tag that is not well-formed or not known.
 */
export function textDirection(tag: string): 'ltr' | 'rtl' {
  try {
    return RTL_SCRIPTS.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

// Building a DisplayNames costs far more than asking one, and lists ask for every row. One entry per display language.
const displayNames = new Map<string, Intl.DisplayNames>();

/** The language's name as a reader of `displayLocale` knows it (`de-CH`, `en` → "Swiss High German"), else the tag itself. */
export function languageName(tag: string, displayLocale: string): string {
  try {
    let names = displayNames.get(displayLocale);
    if (names === undefined) {
      names = new Intl.DisplayNames([displayLocale], { type: 'language', fallback: 'none' });
      displayNames.set(displayLocale, names);
    }
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
