import type { PartOfSpeech } from '../termbase';
import type { KnownWords } from './known-words';

/** A term as it is searched for in texts. */
export interface SearchedTerm {
  readonly text: string;
  readonly partOfSpeech?: PartOfSpeech;
  readonly isCaseSensitive?: boolean;
}

/** A place where a term is, in UTF-16 offsets of the text, `to` exclusive. */
export interface FoundTerm<T> {
  readonly term: T;
  readonly from: number;
  readonly to: number;
  /** Whether the text has the term as it is written in the termbase, letter case aside. */
  readonly isExact: boolean;
  /** Whether only one of them has hyphens: `E-Mail` in the text for the term `Email`, or the reverse. */
  readonly isJoinedOtherwise: boolean;
}

export interface TermMatcher<T> {
  /**
   * Returns the terms of a text by their place, in time linear in its length. A term that is within a longer
   * one is not reported.
   */
  readonly find: (text: string) => readonly FoundTerm<T>[];
  /** Returns all of them, also those within others or at the place of one that is as it is written. */
  readonly findAll: (text: string) => readonly FoundTerm<T>[];
  /** Returns the words of texts that were read; undefined where none are worth keeping. */
  readonly known: () => KnownWords | undefined;
}

/** Returns the places in order, without those inside of longer ones and without those beside closer ones. */
export function widestOf<T>(found: readonly FoundTerm<T>[]): readonly FoundTerm<T>[] {
  if (found.length < 2) return found;
  const inOrder = isInOrder(found) ? found : found.toSorted(byPlace);
  const kept: FoundTerm<T>[] = [];
  let widest: FoundTerm<T> | undefined;
  /** Terms that are kept at the place of the widest one. */
  const there = new Set<T>();
  for (const one of inOrder) {
    if (widest !== undefined && one.to <= widest.to) {
      const isSame = one.from === widest.from && one.to === widest.to;
      if (!isSame || closeness(one) < closeness(widest)) continue;
    } else {
      widest = one;
      there.clear();
    }
    if (there.has(one.term)) continue;
    there.add(one.term);
    kept.push(one);
  }
  return kept;
}

function byPlace<T>(a: FoundTerm<T>, b: FoundTerm<T>): number {
  return a.from - b.from || b.to - a.to || closeness(b) - closeness(a);
}

function closeness<T>({ isExact, isJoinedOtherwise }: FoundTerm<T>): number {
  if (isJoinedOtherwise) return 0;
  return isExact ? 2 : 1;
}

/** Places are found nearly in order, and sorting them takes longer than this. */
function isInOrder<T>(found: readonly FoundTerm<T>[]): boolean {
  let before: FoundTerm<T> | undefined;
  for (const one of found) {
    if (before !== undefined && byPlace(before, one) > 0) return false;
    before = one;
  }
  return true;
}
