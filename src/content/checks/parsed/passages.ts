import { firstWhere } from '../../text/first-where';
import { matchesOf } from '../../text/matches';
import { once } from './once';
import type { ParsedValue } from './parsed-value';

/** In UTF-16 units; a shorter prose is searched sooner than its words are listed. */
const longestSearched = 20_000;
/** A word that so many begin or end with tells little. */
const mostWords = 50;

/**
 * Returns where the prose of a value has a passage first, -1 where it does not: `indexOf`, for the thousands
 * of sentences of a long value.
 */
export function placeOfPassage(value: ParsedValue, passage: string): number {
  if (value.prose.length <= longestSearched) return value.prose.indexOf(passage);
  const { known } = wordsOfProse(value);
  const place = known.get(passage) ?? placeByWords(value, passage);
  known.set(passage, place);
  return place;
}

export const hasPassage = (value: ParsedValue, passage: string): boolean =>
  placeOfPassage(value, passage) !== -1;

/** Compares the passage only where the prose has the rarest of its words. */
function placeByWords(value: ParsedValue, passage: string): number {
  const { prose } = value;
  const { places } = wordsOfProse(value);
  const timesOf = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + (places.get(word)?.length ?? 0), 0);
  let rarest: { readonly words: readonly string[]; readonly at: number; readonly end: number } | undefined;
  let fewest = Infinity;
  for (const { index: at, 0: word } of matchesOf(passage, WORD)) {
    const words = wordsAround(value, passage, word, at);
    const times = words === undefined ? Infinity : timesOf(words);
    if (words === undefined || times >= fewest) continue;
    [rarest, fewest] = [{ words, at, end: at + word.length }, times];
  }
  if (rarest === undefined) return prose.indexOf(passage);
  const { words, at, end } = rarest;
  const found = words.flatMap((word) => {
    // The passage begins with the end of the word, or in front of it.
    const before = at === 0 ? end - word.length : at;
    const place = places.get(word)?.find((one) => prose.startsWith(passage, one - before));
    return place === undefined ? [] : [place - before];
  });
  return found.length === 0 ? -1 : Math.min(...found);
}

/**
 * Returns the words of the prose that a word of a passage is, or may be a part of where the passage begins or
 * ends with it; undefined where these are many.
 */
function wordsAround(
  value: ParsedValue,
  passage: string,
  word: string,
  at: number,
): readonly string[] | undefined {
  const { forward, backward } = wordsOfProse(value);
  const [isFirst, isLast] = [at === 0, at + word.length === passage.length];
  if (isFirst && isLast) return undefined;
  if (isLast) return beginningWith(forward, word);
  return isFirst ? beginningWith(backward, reversed(word))?.map(reversed) : [word];
}

/** Returns the words of a sorted list that begin with some letters; undefined where they are many. */
function beginningWith(sorted: readonly string[], letters: string): readonly string[] | undefined {
  const from = firstWhere(sorted, (word) => word >= letters);
  const to = firstWhere(sorted, (word) => word > letters && !word.startsWith(letters));
  return to - from > mostWords ? undefined : sorted.slice(from, to);
}

const reversed = (word: string): string => word.split('').toReversed().join('');

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const wordsOfProse = once(({ prose }: ParsedValue) => {
  const places = new Map<string, number[]>();
  for (const { index, 0: word } of matchesOf(prose, WORD)) {
    const at = places.get(word);
    if (at === undefined) places.set(word, [index]);
    else at.push(index);
  }
  const forward = [...places.keys()].toSorted();
  const backward = forward.map(reversed).toSorted();
  return { places, forward, backward, known: new Map<string, number>() };
});
