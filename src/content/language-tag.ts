/** ISO 15924 codes of the scripts written from right to left, variants and historic scripts included. */
const RTL_SCRIPTS: ReadonlySet<string> = new Set(
  (
    'Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb Nbat Nkoo ' +
    'Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sogd Sogo Syrc Syre Syrj Syrn Thaa Yezi'
  ).split(' '),
);

/**
 * Longest accepted tag, in characters. Canonicalization takes quadratic time; no tag in use comes near this
 * length.
 */
export const longestLanguageTag = 255;

/**
 * Returns the canonical form of a well-formed BCP 47 tag (`de-ch` → `de-CH`), in which tags are compared, or
 * `undefined` for any other text, including tags with underscores. `Intl.getCanonicalLocales` accepts fewer
 * forms than the standard (RFC 5646); forms that only the standard allows (`zh-cmn-Hans`, `i-klingon`,
 * `x-private`) are compared in lower case. Tags longer than `longestLanguageTag` are rejected. Never throws.
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

/** Cache, because every request repeats the same few tags and `Intl` takes two microseconds for each. */
const canonicalForms = new Map<string, string>();
const mostForms = 1000;

function canonicalFormOf(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return isRareForm(text) ? text.toLowerCase() : undefined;
  }
}

/** Grandfathered tags (RFC 5646, section 2.1); the standard will never add more. */
const GRANDFATHERED: ReadonlySet<string> = new Set(
  (
    'en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu sgn-be-fr ' +
    'sgn-be-nl sgn-ch-de art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang'
  ).split(' '),
);

/**
 * Accepts private-use tags, a language with extended subtags or of four letters (reserved), and grandfathered
 * tags.
 */
function isRareForm(text: string): boolean {
  if (/^x(-[a-z\d]{1,8})+$/i.test(text) || GRANDFATHERED.has(text.toLowerCase())) return true;
  const rare = /^(?:[a-z]{2,3}(?:-[a-z]{3}){1,3}|[a-z]{4})(?=-|$)(.*)$/i.exec(text);
  if (rare === null) return false;
  try {
    // The subtags that follow must be valid after an ordinary language too.
    return Intl.getCanonicalLocales(`en${rare[1]}`).length === 1;
  } catch {
    return false;
  }
}

/**
 * Returns the writing direction of a language: that of the tag's script, or of the language's most likely
 * script (`pa-PK` → Arabic). `ltr` for a tag that is malformed or unknown.
 */
export function textDirection(tag: string): 'ltr' | 'rtl' {
  try {
    return RTL_SCRIPTS.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

// Cache by display language and style, because creating a DisplayNames costs far more than a lookup and lists
// look up every row.
const displayNames = new Map<string, Intl.DisplayNames>();

/**
 * Returns the language's name in `displayLocale` (`de-CH`, `en` → "Swiss High German"), or else the tag
 * itself. A short name is one for narrow places (`en-US` → "US English").
 */
export function languageName(tag: string, displayLocale: string, style: 'long' | 'short' = 'long'): string {
  try {
    const key = `${displayLocale} ${style}`;
    let names = displayNames.get(key);
    if (names === undefined) {
      names = new Intl.DisplayNames([displayLocale], { type: 'language', style, fallback: 'none' });
      displayNames.set(key, names);
    }
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
