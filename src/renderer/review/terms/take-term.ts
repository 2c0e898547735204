import type { Stores } from '../../stores/context';
import { selectedTexts } from './selected-texts';

/**
 * Opens the form of a new entry in the languages of the shown request, with the text that is selected on
 * either side.
 */
export function takeTerm({ review, terms }: Stores): void {
  const { content, request } = review.getState();
  if (content === undefined || request === undefined) return;
  const { languageSource, languageTarget } = content;
  const texts = selectedTexts();
  terms.getState().openForm({
    entry: {
      id: '',
      terms: {
        [languageSource]: termsOf(texts.source),
        ...(languageTarget === languageSource ? {} : { [languageTarget]: termsOf(texts.target) }),
      },
    },
  });
}

function termsOf(text: string) {
  return text === '' ? [] : [{ text, status: 'preferred' as const }];
}
