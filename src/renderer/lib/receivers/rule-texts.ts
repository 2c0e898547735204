import { useEffect, useState } from 'react';
import { displayLanguage } from '../messages/locale';

type RuleTexts = Readonly<Record<string, string>>;

const files = import.meta.glob<{ readonly ruleTexts: RuleTexts }>(
  '../../../content/receivers/rule-texts/*.ts',
);

/**
 * The sentences of the built-in rules in the reader's language, by IDs of rules; those of a profile's
 * document are English. Undefined in English, and until they are loaded.
 */
export function useRuleTexts(): RuleTexts | undefined {
  const [texts, setTexts] = useState<RuleTexts>();
  const language = displayLanguage();
  useEffect(() => {
    const load = files[`../../../content/receivers/rule-texts/${language}.ts`];
    let isShown = true;
    // Without them, the English sentences stay.
    load?.().then(
      ({ ruleTexts }) => isShown && setTexts(ruleTexts),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [language]);
  return texts;
}
