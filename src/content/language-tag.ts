/** ISO 15924 codes of the scripts written from right to left, variants and historic scripts included. */
const RTL_SCRIPTS: ReadonlySet<string> = new Set(
  (
    'Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb Nbat Nkoo ' +
    'Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sogd Sogo Syrc Syre Syrj Syrn Thaa Yezi'
  ).split(' '),
);

/** Characters of a tag. What canonicalizes one takes time by the square of its length; no tag in use comes near. */
export const longestLanguageTag = 255;

/**
 * The canonical form of a well-formed BCP 47 tag (`de-ch` → `de-CH`), in which tags are compared; `undefined` for
 * anything else, underscores included. `Intl.getCanonicalLocales` knows fewer forms than the standard (RFC 5646): what
 * it refuses and the standard allows (`zh-cmn-Hans`, `i-klingon`, `x-private`) is compared in lower case. A tag longer
 * than `longestLanguageTag` is none. Never throws.
 */
export function canonicalLanguageTag(text: string): string | undefined {
  if (text.length > longestLanguageTag) return undefined;
  const known = canonicalForms.get(text);
  if (known !== undefined) return known;
  const canonical = canonicalFormOf(text);
  if (canonical !== undefined) {
    if (canonicalForms.size === mostForms) canonicalForms.clear();
    canonicalForms.set(text, canonical);
  }
  return canonical;
}

/** The same few tags come with every request, and `Intl` takes two microseconds for each. */
const canonicalForms = new Map<string, string>();
const mostForms = 1000;

function canonicalFormOf(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return isRareForm(text) ? text.toLowerCase() : undefined;
  }
}

/** RFC 5646, section 2.1: grandfathered tags, of which the standard will never have more. */
const GRANDFATHERED: ReadonlySet<string> = new Set(
  (
    'en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu sgn-be-fr ' +
    'sgn-be-nl sgn-ch-de art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang'
  ).split(' '),
);

/** Private use alone, a language with extended language subtags or of four letters (reserved), or a grandfathered tag. */
function isRareForm(text: string): boolean {
  if (/^x(-[a-z\d]{1,8})+$/i.test(text) || GRANDFATHERED.has(text.toLowerCase())) return true;
  const rare = /^(?:[a-z]{2,3}(?:-[a-z]{3}){1,3}|[a-z]{4})(?=-|$)(.*)$/i.exec(text);
  if (rare === null) return false;
  try {
    // What follows must do so in a tag like any other.
    return Intl.getCanonicalLocales(`en${rare[1]}`).length === 1;
  } catch {
    return false;
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
