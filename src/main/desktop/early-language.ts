import type { DesktopLanguage } from '../../contract/desktop/desktop-texts';
import { chooseLanguage } from '../../contract/messages/display-language';
import { sentenceLanguage, type SentenceLanguage } from '../../contract/sentence';
import {
  languageChoices,
  windowLanguages,
  type LanguageChoice,
  type WindowLanguage,
} from '../../contract/ui-types';
import { openReadOnly } from '../database/database';
import { SettingStore } from '../platform/settings/setting-store';

/** The desktop's language until its page says the texts. */
export interface EarlyLanguage extends DesktopLanguage {
  readonly language: WindowLanguage;
  readonly errors: SentenceLanguage;
}

const catalogues = {
  de: () =>
    Promise.all([import('../../contract/messages/de/commands'), import('../../contract/messages/de/errors')]),
  fr: () =>
    Promise.all([import('../../contract/messages/fr/commands'), import('../../contract/messages/fr/errors')]),
  es: () =>
    Promise.all([import('../../contract/messages/es/commands'), import('../../contract/messages/es/errors')]),
  ja: () =>
    Promise.all([import('../../contract/messages/ja/commands'), import('../../contract/messages/ja/errors')]),
  ar: () =>
    Promise.all([import('../../contract/messages/ar/commands'), import('../../contract/messages/ar/errors')]),
};

/**
 * Loads the language in which the desktop speaks before its page is there: the one that was chosen in the
 * settings, or else that of the system. `system` are its BCP 47 tags, the most wanted first.
 */
export async function earlyLanguage(
  choice: LanguageChoice,
  system: readonly string[],
): Promise<EarlyLanguage> {
  const { language, locale } = chooseLanguage(choice, system, windowLanguages);
  if (language === 'en') return { language, locale, texts: {}, errors: sentenceLanguage(locale, {}) };
  const [{ titles, desktopTexts }, { errors }] = await catalogues[language]();
  return {
    language,
    locale,
    texts: { ...titles, ...desktopTexts },
    errors: sentenceLanguage(locale, errors),
  };
}

/** Reads the chosen language from the data folder; that of the system when it can't be read. */
export function savedLanguage(dataFolder: string): LanguageChoice {
  try {
    const db = openReadOnly(dataFolder);
    try {
      const stored = new SettingStore(db).read('ui.language');
      const choice: unknown = stored === undefined ? undefined : JSON.parse(stored);
      return languageChoices.find((known) => known === choice) ?? 'system';
    } finally {
      db.close();
    }
  } catch {
    // The database is missing, damaged or locked, which the start finds and reports.
    return 'system';
  }
}
