import { chooseLanguage, type DisplayLanguage } from '../../../contract/messages/display-language';
import type { WindowLanguage } from '../../../contract/ui-types';

/** Languages of the system, the most wanted first. */
export function systemLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

let current = chooseLanguage('en', systemLanguages(), ['en']);

/** The locale in which dates, numbers and names are written. Ask for it while formatting, not at import. */
export function displayLocale(): string {
  return current.locale;
}

export function displayLanguage(): WindowLanguage {
  return current.language;
}

/** The direction in which a language of the window is read. */
export function directionOf(language: WindowLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The direction of a sentence of ours by its own words. `dir="auto"` would take it from a value at its
 * beginning, such as a file's name, though that is isolated.
 */
export function sentenceDirection(sentence: string): 'ltr' | 'rtl' | 'auto' {
  let own = sentence;
  for (let before = ''; before !== own;) {
    before = own;
    own = own.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '');
  }
  const [letter] = /\p{L}/u.exec(own) ?? [];
  if (letter === undefined) return 'auto';
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr';
}

export function setDisplayLanguage(language: DisplayLanguage): void {
  current = language;
}

/** Keeps a formatter for the locale, which is chosen after the modules of the window are loaded. */
export function perLocale<T>(create: (locale: string) => T): () => T {
  let kept: { readonly locale: string; readonly value: T } | undefined;
  return () => {
    const locale = displayLocale();
    if (kept?.locale !== locale) kept = { locale, value: create(locale) };
    return kept.value;
  };
}
