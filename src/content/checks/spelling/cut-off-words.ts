import { firstWhere } from '../../text/first-where';
import { once } from '../parsed/once';
import type { Vocabulary } from './vocabulary';

/** Languages in which a form is hardly ever the beginning of another one that is known. */
const READ = new Set(['es', 'fr', 'it', 'pt']);

const shortest = 5;
/** Letters that are cut off: one is a slip. */
const lost = { least: 2, most: 7 };

const inOrder = once((counts: ReadonlyMap<string, number>): readonly string[] =>
  Array.from(counts.keys()).toSorted(),
);

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
