import type { ParsedPair } from '../../checks/parsed/parsed-pair';
import type { ProblemSpan } from '../../checks/problem';
import type { ProblemCollector } from '../../checks/problem-collector';
import type { TermEntry } from '../termbase';
import { isOrdinaryWord } from './kept-names';
import { abbreviatedName, hyphenated, keptName } from './outside-prose';
import { relatedWord } from './related-words';
import type { FoundEntry, TermIndex } from './term-index';

/** A place of a term in a value. */
export interface Place {
  readonly found: FoundEntry;
  readonly span: ProblemSpan;
  readonly isCode: boolean;
}

/** A term of the source of which the target has no translation. */
export interface Missing {
  readonly entry: TermEntry;
  readonly source: readonly Place[];
  readonly expected: string;
  /** Whether the target has a forbidden term for it, which is a problem of its own. */
  readonly isForbidden: boolean;
}

/**
 * Adds the problem of a missing term. Only a term that is not to be translated is a likely mistake: of 300
 * other reports that independent readers judged, a third was another meaning of the word, a set phrase, or a
 * form of the translation that was not recognized. A name that may be an ordinary word is none either.
 */
export function addMissing(
  { entry, source, expected }: Missing,
  pair: ParsedPair,
  index: TermIndex,
  problems: ProblemCollector,
): void {
  const detail = { term: termOf(source), expected };
  const places = { source: source.map(({ span }) => span) };
  if (entry.isUntranslatable === true) {
    const isName = !isOrdinaryWord(detail.term, pair.source.prose, source, index);
    problems.add('term-missing', isName ? 'kept' : 'missing', detail, places);
    return;
  }
  const related = relatedWord(
    pair.target.words,
    allowedTexts(entry, index),
    index.targetLanguage,
    detail.term,
  );
  if (related !== undefined) {
    const target = [pair.target.readable.spanOf(related.from, related.to)];
    problems.add('term-missing', 'related', { ...detail, found: related.word }, { ...places, target });
    return;
  }
  const whole = wholeOf(source, pair);
  if (whole === undefined) problems.add('term-missing', 'missing', detail, places);
  else problems.add('term-missing', 'part', { ...detail, found: whole }, places);
}

/** Returns the longer word or name around the first place; undefined unless there is one at each place. */
function wholeOf(source: readonly Place[], pair: ParsedPair): string | undefined {
  const [text, target] = [pair.source.prose, pair.target.prose];
  const isCopy = target.trim() === text.trim();
  const known = new Map<string, boolean>();
  const isInTarget = (name: string): boolean => {
    let is = known.get(name);
    if (is === undefined) known.set(name, (is = !isCopy && target.includes(name)));
    return is;
  };
  let first: string | undefined;
  for (const { found } of source) {
    const whole =
      hyphenated(text, found) ??
      keptName(text, found, isInTarget) ??
      abbreviatedName(text, found, isInTarget);
    if (whole === undefined) return undefined;
    first ??= whole;
  }
  return first;
}

/** Returns the term of the first place. */
export const termOf = ([first]: readonly Place[]): string => first?.found.term.term.text ?? '';

/** Returns the translations of an entry that a target may have. */
export const allowedTexts = (entry: TermEntry, index: TermIndex): readonly string[] =>
  index
    .targetTerms(entry)
    .filter(({ status }) => status !== 'forbidden')
    .map(({ text }) => text);
