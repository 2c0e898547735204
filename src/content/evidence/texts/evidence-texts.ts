import { textDirection } from '../../language-tag';
import { ar } from './ar';
import { de } from './de';
import { en, type EvidenceTexts } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';

const languages: Readonly<Record<string, EvidenceTexts>> = { en, de, fr, es, ja, ar };

/** Words and times of evidence in one language. */
export interface EvidenceWords {
  /** The language that the words are in. */
  readonly language: string;
  /** Returns a text with its values. */
  readonly say: (key: keyof EvidenceTexts, values?: Readonly<Record<string, string | number>>) => string;
  /** Returns an instant as a sentence has it, in UTC. */
  readonly time: (instant: string) => string;
  /** Returns the name of a language, with its tag. */
  readonly languageName: (tag: string) => string;
}

/** Returns the words in the language of a tag, or else in English. */
export function evidenceWords(tag: string): EvidenceWords {
  const wanted = tag.split('-')[0]?.toLowerCase() ?? '';
  const language = Object.hasOwn(languages, wanted) ? wanted : 'en';
  const texts = languages[language] ?? en;
  const isRightToLeft = textDirection(language) === 'rtl';
  /** Without isolates, a date behind a Latin name is taken apart in Arabic. */
  const isolated = (value: string | number): string =>
    isRightToLeft && typeof value === 'string' ? `\u2068${value}\u2069` : String(value);
  const times = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' });
  return {
    language,
    say: (key, values = {}) =>
      texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => isolated(values[name] ?? '')),
    time(instant) {
      const date = new Date(instant);
      return Number.isNaN(date.getTime()) ? instant : `${times.format(date)} UTC`;
    },
    languageName(of) {
      try {
        return `${names.of(of) ?? of} (${of})`;
      } catch {
        return of;
      }
    },
  };
}

/** Returns a text with its values in every language that it exists in. */
export function inEveryLanguage(
  key: keyof EvidenceTexts,
  values: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.values(languages).map((texts) =>
    texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
  );
}
