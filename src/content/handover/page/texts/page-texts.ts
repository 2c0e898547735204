import { ar } from './ar';
import { de } from './de';
import { en, type PageTexts } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { ownValue } from '../../../own-value';

export type { PageTexts } from './en';

const languages: Readonly<Record<string, PageTexts>> = { en, de, fr, es, ja, ar };

/** Returns the page's texts in the reviewer's language, or else in English, and the language they are in. */
export function textsFor(tag: string): { readonly language: string; readonly texts: PageTexts } {
  const language = tag.split('-')[0]?.toLowerCase() ?? '';
  const texts = ownValue(languages, language);
  return texts === undefined ? { language: 'en', texts: en } : { language, texts };
}
