import type { ReceiverProfile } from './receiver-profile';
import { ruleTexts as ar } from './rule-texts/ar';
import { ruleTexts as de } from './rule-texts/de';
import { ruleTexts as es } from './rule-texts/es';
import { ruleTexts as fr } from './rule-texts/fr';
import { ruleTexts as ja } from './rule-texts/ja';

const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar, de, es, fr, ja };

/** A rule in a sentence in the language of a tag, or else as its profile says it. For main. */
export function ruleSaysIn(tag: string, { id, says }: ReceiverProfile['rules'][number]): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return (Object.hasOwn(byLanguage, language) ? byLanguage[language]?.[id] : undefined) ?? says;
}
