import type { TextTerm } from '../filter/filter-term';
import { fold } from './fold';
import { isUndivided, tokensOf } from './tokens';

/** Adjacent tokens; with `isOpen` the last one is a prefix. */
export interface Phrase {
  readonly tokens: readonly string[];
  readonly isOpen: boolean;
}

export interface SearchQuery {
  /** Phrases that must all occur. */
  readonly wanted: readonly Phrase[];
  /** Phrases that must not occur. */
  readonly unwanted: readonly Phrase[];
}

/** Builds the search query of a filter's words. Words without a letter or digit are ignored. */
export function searchQuery(terms: readonly TextTerm[]): SearchQuery {
  const wanted: Phrase[] = [];
  const unwanted: Phrase[] = [];
  for (const term of terms) {
    const phrase = phraseOf(term);
    if (phrase.tokens.length > 0) (term.isNegated ? unwanted : wanted).push(phrase);
  }
  return { wanted, unwanted };
}

export function asksForText({ wanted, unwanted }: SearchQuery): boolean {
  return wanted.length + unwanted.length > 0;
}

function phraseOf({ text, isOpen }: TextTerm): Phrase {
  const tokens = [...tokensOf(fold(text))];
  const last = tokens.at(-1);
  if (last === undefined || !isUndivided(last.text))
    return { tokens: tokens.map(({ text: t }) => t), isOpen };
  // The run may continue in the text, so its last character alone is significant only if it is the only one.
  const before = tokens.at(-2);
  const isAlone = before?.end !== last.end;
  const kept = isAlone ? tokens : tokens.slice(0, -1);
  return { tokens: kept.map(({ text: t }) => t), isOpen: isAlone };
}
