import { once } from '../parsed/once';
import type { Sentence } from '../sentences/sentences';
import type { PairedWord, WordPairs } from './word-pairs';
import { stemsIn } from './word-stems';

export type Side = 'source' | 'target';

/** Which of the known words of a passage have a counterpart on the other side, and which have none. */
export interface Told {
  readonly told: readonly PairedWord[];
  readonly untold: readonly PairedWord[];
}

/** The stems of a sentence, once for all that compare it. The source is English. */
export const stemsOf = once(
  ({ text }: Sentence, side: Side): ReadonlySet<string> => new Set(stemsIn(text, side === 'source')),
);

/** The stems of sentences together. */
export function stemsOfAll(sentences: readonly Sentence[], side: Side): ReadonlySet<string> {
  const [first, ...more] = sentences;
  if (first === undefined) return new Set();
  if (more.length === 0) return stemsOf(first, side);
  return new Set(sentences.flatMap((sentence) => [...stemsOf(sentence, side)]));
}

/** Divides the known words of one side into those that the other side tells and those that it does not. */
export function toldOf(
  stems: Iterable<string>,
  side: Side,
  other: ReadonlySet<string>,
  { english, other: others }: WordPairs,
): Told {
  const words = side === 'source' ? english : others;
  const [told, untold]: PairedWord[][] = [[], []];
  for (const stem of stems) {
    const word = words.get(stem);
    if (word === undefined) continue;
    const isTold = word.counterparts.some((one) => other.has(one));
    (isTold ? told : untold)?.push(word);
  }
  return { told: told ?? [], untold: untold ?? [] };
}

/** The stems of each sentence that no other one of them has: the others may tell those that they share. */
export function ownStems(sentences: readonly Sentence[], side: Side): readonly (readonly string[])[] {
  const times = new Map<string, number>();
  for (const sentence of sentences)
    for (const stem of stemsOf(sentence, side)) times.set(stem, (times.get(stem) ?? 0) + 1);
  return sentences.map((sentence) => [...stemsOf(sentence, side)].filter((stem) => times.get(stem) === 1));
}

/** The stems of a text for which probabilities by chance are known. */
const usualStems = 10;
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

/** How much of what is expected of the words of a text is told; 1 where few words are known. */
export function usualIn({ told, untold }: Told): number {
  const expected = sum([...told, ...untold], (word) => word.told);
  return Math.min(1.1, Math.max(0.5, (told.length + 2) / (expected + 2)));
}

const sum = (words: readonly PairedWord[], of: (word: PairedWord) => number): number =>
  words.reduce((all, word) => all + of(word), 0);
