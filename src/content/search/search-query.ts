import type { TextTerm } from '../filter/filter-term';
import { fold } from './fold';
import { isUndivided, tokensOf } from './tokens';

/** Tokens side by side; with `isOpen` the last is the beginning of one. */
export interface Phrase {
  readonly tokens: readonly string[];
  readonly isOpen: boolean;
}

export interface SearchQuery {
  /** All of them must be found. */
  readonly wanted: readonly Phrase[];
  /** None of them may. */
  readonly unwanted: readonly Phrase[];
}

/** What the words of a filter ask for. Words without a letter or digit ask for nothing. */
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
  // In the text the run may go on: its last character alone says nothing unless it is the only one.
  const before = tokens.at(-2);
  const isAlone = before?.end !== last.end;
  const kept = isAlone ? tokens : tokens.slice(0, -1);
  return { tokens: kept.map(({ text: t }) => t), isOpen: isAlone };
}
