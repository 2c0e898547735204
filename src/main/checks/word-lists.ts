import { checkedLanguage } from '../../content/checks/parsed/checked-language';
import type { CheckId } from '../../content/checks/problem';
import type { WordLists } from '../../content/checks/spelling/words-of-others';
import type { LanguagePair } from '../../contract/problems';
import type { Vocabularies } from '../spelling/vocabularies';

/** Returns the word lists for the languages of a request; undefined where the spelling is not checked. */
export function wordLists(
  { source, target }: LanguagePair,
  only: ReadonlySet<CheckId>,
  vocabularies: Vocabularies | undefined,
): WordLists | undefined {
  const own = only.has('spelling') ? vocabularies?.of(target) : undefined;
  if (own === undefined) return undefined;
  const others = only.has('language') ? spelledLanguages : [];
  return {
    own,
    others: () =>
      others
        .flatMap((language) => vocabularies?.of(language) ?? [])
        .filter(({ base }) => base !== own.base && base !== checkedLanguage(source).base),
  };
}

/** Languages that are recognized by their common words. */
const spelledLanguages = ['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt-BR', 'ru', 'tr'];
