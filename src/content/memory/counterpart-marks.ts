import { fold, foldWithPlaces } from '../search/fold';
import type { Hit } from '../search/find-hits';
import { tokensOf } from '../search/tokens';

/** A sentence in which a text was found, with its translation. */
export interface FoundSentence {
  /** Names the language pair and the side that the text was found on. */
  readonly pair: string;
  readonly own: string;
  readonly marks: readonly Hit[];
  readonly other: string;
}

/** How frequent words are in sentences in general. */
export interface WordCounts {
  readonly sentences: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** Counts in how many of the sentences each word is. */
export function countWords(sentences: readonly string[]): WordCounts {
  return { sentences: sentences.length, counts: countsOf(sentences.map(wordsOf)) };
}

/** Fewer sentences don't show which word translates which. */
const fewest = 4;
/** The share of the found sentences that have the word, and how much more frequent it is than in general. */
const least = { share: 0.7, lift: 3 };
/** Words count as one by their beginnings, because they are inflected. */
const sameLetters = 5;
/** So many words in a row at most are the counterpart of a text. */
const mostMarked = 4;

/**
 * Returns for each sentence the places in its translation that translate the found text: all of it where the
 * text is the whole sentence, else words that most of the found sentences have and other sentences don't.
 * Empty where it is not certain: where few sentences have the text, or most of them share further words, of
 * which these may be the translation.
 */
export function counterpartMarks(
  sentences: readonly FoundSentence[],
  generalOf: (pair: string, side: 'own' | 'other') => WordCounts,
): readonly (readonly Hit[])[] {
  const wordsByPair = new Map<string, ReadonlySet<string>>();
  for (const pair of new Set(sentences.map((sentence) => sentence.pair))) {
    const found = sentences.filter((one) => one.pair === pair && one.marks.length > 0);
    const others = new Set(found.map(({ other }) => other));
    if (others.size < fewest) continue;
    const shared = typicalWords(found.map(unmarkedWords), generalOf(pair, 'own'));
    if (shared.size === 0)
      wordsByPair.set(pair, typicalWords([...others].map(wordsOf), generalOf(pair, 'other')));
  }
  return sentences.map(({ pair, own, marks, other }) => {
    if (marks.length === 0) return [];
    if (isWhole(own, marks)) return [{ start: 0, end: other.length }];
    return placesOf(other, wordsByPair.get(pair) ?? new Set());
  });
}

function isWhole(text: string, marks: readonly Hit[]): boolean {
  const rest = marks.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** Words that most of the sentences have, and sentences in general have rarely. */
function typicalWords(sentences: readonly ReadonlySet<string>[], general: WordCounts): ReadonlySet<string> {
  if (sentences.length < fewest || general.sentences < 4 * fewest) return new Set();
  const typical = [...countsOf(sentences)].filter(([word, count]) => {
    const share = count / sentences.length;
    const elsewhere = ((general.counts.get(word) ?? 0) + 1) / (general.sentences + 1);
    return share >= least.share && share >= least.lift * elsewhere;
  });
  return new Set(typical.map(([word]) => word));
}

/** In how many of the sentences each word is. */
function countsOf(sentences: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(tokensOf(fold(text)), (token) => stemOf(token.text)));
}

/** The words of a sentence that are in no mark, not even in part. */
function unmarkedWords({ own, marks }: FoundSentence): ReadonlySet<string> {
  const { text, starts, ends } = foldWithPlaces(own);
  const words = [...tokensOf(text)].filter((token) => {
    const [start, end] = [starts[token.start] ?? 0, ends[token.end - 1] ?? own.length];
    return !marks.some((mark) => start < mark.end && mark.start < end);
  });
  return new Set(words.map((token) => stemOf(token.text)));
}

const stemOf = (word: string): string => word.slice(0, sameLetters);

function placesOf(text: string, typical: ReadonlySet<string>): readonly Hit[] {
  if (typical.size === 0) return [];
  const folded = foldWithPlaces(text);
  const hits: Hit[] = [];
  let count = 0;
  for (const { text: word, start, end } of tokensOf(folded.text)) {
    if (!typical.has(stemOf(word))) continue;
    const hit = { start: folded.starts[start] ?? 0, end: folded.ends[end - 1] ?? text.length };
    const last = hits.at(-1);
    count += 1;
    // Characters of a run without spaces overlap.
    if (last !== undefined && hit.start <= last.end)
      hits[hits.length - 1] = { start: last.start, end: hit.end };
    else hits.push(hit);
  }
  return count <= 2 * mostMarked ? hits.map((hit) => wholeKatakana(text, hit)) : [];
}

const katakana = /[\p{Script=Katakana}ー]/u;

/** Foreign words in Japanese are marked whole: their pairs of characters may differ at the edges. */
function wholeKatakana(text: string, { start, end }: Hit): Hit {
  const isKatakana = (at: number): boolean => katakana.test(text.charAt(at));
  let [first, last] = [start, end];
  while (isKatakana(first) && isKatakana(first - 1)) first -= 1;
  while (isKatakana(last - 1) && isKatakana(last)) last += 1;
  return { start: first, end: last };
}
