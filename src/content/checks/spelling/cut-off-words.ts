import { firstWhere } from '../../text/first-where';
import type { Vocabulary } from './vocabulary';

/** Languages in which a form is hardly ever the beginning of another one that is known. */
const READ = new Set(['es', 'fr', 'it', 'pt']);

const shortest = 5;
/** Letters that are cut off: one is a slip. */
const lost = { least: 2, most: 7 };

const sorted = new WeakMap<ReadonlyMap<string, number>, readonly string[]>();

/** The words of a request in order, which are looked up for each of them. */
function inOrder(counts: ReadonlyMap<string, number>): readonly string[] {
  const words = sorted.get(counts) ?? Array.from(counts.keys()).toSorted();
  sorted.set(counts, words);
  return words;
}

/** The word of the request that another one is the beginning of: "confirmação" for "confirmaç". */
export function wholeWord(
  word: string,
  counts: ReadonlyMap<string, number>,
  { base, has }: Vocabulary,
): string | undefined {
  if (word.length < shortest || !READ.has(base)) return undefined;
  const words = inOrder(counts);
  for (let at = firstWhere(words, (one) => one > word); words[at]?.startsWith(word) === true; at += 1) {
    const whole = words[at] ?? '';
    const count = whole.length - word.length;
    if (count >= lost.least && count <= lost.most && has(whole)) return whole;
  }
  return undefined;
}
