import type { DiffToken } from './diff-tokens';
import type { Hunk } from './edit-hunks';

/** Common stretches of up to this many letters are dropped between two longer edits. */
const mostLetters = 8;

/**
 * Joins edits that are separated only by white space or by a word shorter than both of them. Tags always
 * separate.
 */
export function tidyHunks(
  hunks: readonly Hunk[],
  before: readonly DiffToken[],
  after: readonly DiffToken[],
): readonly Hunk[] {
  const tidied: Hunk[] = [];
  for (const hunk of hunks) {
    const last = tidied.at(-1);
    if (last !== undefined && belongTogether(last, hunk, before, after)) {
      tidied[tidied.length - 1] = { ...last, beforeTo: hunk.beforeTo, afterTo: hunk.afterTo };
    } else {
      tidied.push(hunk);
    }
  }
  return tidied;
}

function belongTogether(
  first: Hunk,
  second: Hunk,
  before: readonly DiffToken[],
  after: readonly DiffToken[],
): boolean {
  const [from, to] = [first.beforeTo, second.beforeFrom];
  // An edit that consists of tags alone stays separate.
  const shorter = Math.min(weight(first, before, after), weight(second, before, after));
  if (to - from > 2 * mostLetters || shorter === 0) return false;
  let letters = 0;
  for (let at = from; at < to; at++) {
    const token = before[at];
    if (token === undefined || token.unit === 'tag') return false;
    letters += token.text.trim().length;
  }
  return letters === 0 || (letters < shorter && letters <= mostLetters);
}

/** Number of letters on the longer side. */
function weight(hunk: Hunk, before: readonly DiffToken[], after: readonly DiffToken[]): number {
  return Math.max(
    lettersIn(before, hunk.beforeFrom, hunk.beforeTo),
    lettersIn(after, hunk.afterFrom, hunk.afterTo),
  );
}

/** Stops counting at the limit. */
function lettersIn(tokens: readonly DiffToken[], from: number, to: number): number {
  let letters = 0;
  for (let at = from; at < to && letters <= mostLetters; at++) {
    const token = tokens[at];
    if (token?.unit === 'text') letters += token.text.trim().length;
  }
  return letters;
}
