import { windowLanguages, type LanguageChoice, type WindowLanguage } from '../ui-types';

/** The language of the window's texts, and the locale of its dates, numbers and names. */
export interface DisplayLanguage {
  readonly language: WindowLanguage;
  /** The language with the region of the reader's system, like `de-AT`, or the language alone. */
  readonly locale: string;
}

/**
 * Chooses the language: the preference, or else the first language of the system that is offered, or else
 * English. The region follows the system where the system has the language.
 *
 * @param preferred BCP 47 tags of the system, the most wanted first.
 */
export function chooseLanguage(
  choice: LanguageChoice,
  preferred: readonly string[],
  offered: readonly WindowLanguage[],
): DisplayLanguage {
  const chosen = choice === 'system' ? preferred.map(languageOf).find(isOffered) : choice;
  const language = isOffered(chosen) ? chosen : 'en';
  const locale = preferred.find((tag) => languageOf(tag) === language);
  return { language, locale: locale ?? localesWithoutRegion[language] };

  function isOffered(tag: WindowLanguage | undefined): tag is WindowLanguage {
    return tag !== undefined && offered.includes(tag);
  }
}

/** English as in Europe: days before months, and 24 hours. */
const localesWithoutRegion = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es', ja: 'ja', ar: 'ar' } as const;

function languageOf(tag: string): WindowLanguage | undefined {
  const [language] = tag.toLowerCase().split('-');
  return windowLanguages.find((one) => one === language);
}
