import { problemMessages } from './problem-messages';
import { messages as ar } from './messages/ar';
import { messages as de } from './messages/de';
import { messages as es } from './messages/es';
import { messages as fr } from './messages/fr';
import { messages as ja } from './messages/ja';
import { ownValue } from '../own-value';

const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar, de, es, fr, ja };

/** The names of checks and the sentences of problems in each language that has them. For main. */
export const everyProblemMessages: readonly Readonly<Record<string, string>>[] = [
  problemMessages,
  ...Object.values(byLanguage),
];

/**
 * The names of checks and the sentences of problems in the language of a tag, or in English. For main: the
 * window loads those of one language only.
 */
export function problemMessagesIn(tag: string): Readonly<Record<string, string>> {
  const [language = ''] = tag.toLowerCase().split('-');
  return ownValue(byLanguage, language) ?? problemMessages;
}
