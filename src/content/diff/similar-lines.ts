import { fold } from '../search/fold';
import { tokensOf } from '../search/tokens';

/** Words that more lines have say nothing of how alike two lines are. */
const mostLinesOfWord = 500;
/** Lines that are alike in fewer of their words are different texts. */
const leastAlike = 0.4;

/** Finds the line that shares most words with another one. */
export class SimilarLines<Line extends { readonly text: string }> {
  readonly #lines: readonly Line[];
  readonly #words: readonly ReadonlySet<string>[];
  readonly #byWord = new Map<string, number[]>();

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    this.#words = lines.map(({ text }) => wordsOf(text));
    for (const [index, words] of this.#words.entries()) {
      for (const word of words) {
        const known = this.#byWord.get(word);
        if (known === undefined) this.#byWord.set(word, [index]);
        else known.push(index);
      }
    }
  }

  #rare(word: string): readonly number[] {
    const lines = this.#byWord.get(word) ?? [];
    return lines.length > mostLinesOfWord ? [] : lines;
  }

  to({ text }: { readonly text: string }): Line | undefined {
    const words = wordsOf(text);
    const shared = new Map<number, number>();
    for (const word of words)
      for (const index of this.#rare(word)) shared.set(index, (shared.get(index) ?? 0) + 1);
    let best: number | undefined;
    let bestShare = leastAlike;
    for (const [index, count] of shared) {
      const share = count / Math.max(words.size, this.#words[index]?.size ?? 0);
      if (share < bestShare || (share === bestShare && best !== undefined)) continue;
      best = index;
      bestShare = share;
    }
    return best === undefined ? undefined : this.#lines[best];
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(tokensOf(fold(text)), (token) => token.text));
}
