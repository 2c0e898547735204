import { once } from '../parsed/once';
import type { Sentence } from '../sentences/sentences';
import { usualStems, type PairedWord, type WordPairs } from './word-pairs';
import { stemsIn } from './word-stems';

export type Side = 'source' | 'target';

/** Which of the known words of a passage have a counterpart on the other side, and which have none. */
export interface Told {
  readonly told: readonly PairedWord[];
  readonly untold: readonly PairedWord[];
}

/** The stems of a sentence, once for all that compare it. The source is English. */
export const stemsOf = once(({ text }: Sentence, side: Side): ReadonlySet<string> =>
  stemsIn(text, side === 'source'),
);

/** The stems of sentences together. */
export function stemsOfAll(sentences: readonly Sentence[], side: Side): ReadonlySet<string> {
  const [first, ...more] = sentences;
  if (first === undefined) return new Set();
  const stems = stemsOf(first, side);
  if (more.length === 0) return stems;
  const all = new Set(stems);
  for (const sentence of more) for (const stem of stemsOf(sentence, side)) all.add(stem);
  return all;
}

/** The languages of one source share its sentences, and each has its own pairs. */
const knownWords = once((_sentence: Sentence) => new Map<WordPairs, readonly PairedWord[]>());

/** The words of a sentence that have known counterparts. */
export function wordsOf(sentence: Sentence, side: Side, pairs: WordPairs): readonly PairedWord[] {
  const known = knownWords(sentence);
  const before = known.get(pairs);
  if (before !== undefined) return before;
  const all = side === 'source' ? pairs.english : pairs.other;
  const words = Array.from(stemsOf(sentence, side), (stem) => all.get(stem)).filter(
    (word) => word !== undefined,
  );
  known.set(pairs, words);
  return words;
}

/** The words of each sentence that no other one of them has: the others may tell those that they share. */
export function ownWords(
  sentences: readonly Sentence[],
  side: Side,
  pairs: WordPairs,
): readonly (readonly PairedWord[])[] {
  const [seen, shared] = [new Set<PairedWord>(), new Set<PairedWord>()];
  const words = sentences.map((sentence) => wordsOf(sentence, side, pairs));
  for (const word of words.flat()) (seen.has(word) ? shared : seen).add(word);
  return words.map((own) => own.filter((word) => !shared.has(word)));
}

/** Divides words into those that have a counterpart among the stems of the other side and those without. */
export function toldOf(words: readonly PairedWord[], other: ReadonlySet<string>): Told {
  const [told, untold]: [PairedWord[], PairedWord[]] = [[], []];
  for (const word of words) (isTold(word, other) ? told : untold).push(word);
  return { told, untold };
}

/** Whether a word has a counterpart among the stems of the other side. */
export function isTold({ counterparts }: PairedWord, other: ReadonlySet<string>): boolean {
  for (const stem of counterparts) if (other.has(stem)) return true;
  return false;
}

/** A single word says no more than this. */
const mostOfWord = { told: 3, untold: 2 };

/**
 * Returns how much the words of a passage show that another side with so many stems does not tell it, as the
 * logarithm of a likelihood. `usual` is how much of what is expected the rest of the text tells.
 */
export function evidenceOf({ told, untold }: Told, stems: number, usual: number): number {
  const inTranslation = (word: PairedWord): number => Math.min(0.95, word.told * usual);
  const against = sum(told, (word) => {
    const byChance = 1 - (1 - word.byChance) ** Math.max(1, stems / usualStems);
    const translated = inTranslation(word);
    return Math.min(mostOfWord.told, Math.log((translated + (1 - translated) * byChance) / byChance));
  });
  return (
    sum(untold, (word) => Math.min(mostOfWord.untold, Math.log(1 / (1 - inTranslation(word))))) - against
  );
}

/** How much of what is expected of the words of texts is told; 1 where few words are known. */
export function usualIn(texts: readonly Told[]): number {
  const told = sum(texts, (text) => text.told.length);
  const expected = sum(texts, (text) => sum(text.told, toldOfWord) + sum(text.untold, toldOfWord));
  return Math.min(1.1, Math.max(0.5, (told + 2) / (expected + 2)));
}

const toldOfWord = ({ told }: PairedWord): number => told;

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  let all = 0;
  for (const item of items) all += of(item);
  return all;
}
