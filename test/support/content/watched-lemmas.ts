import type { Lemmas } from '../../../src/content/terms/recognize/lemmas';

/** A dictionary, and the words that it was asked for. */
export function watched(lemmas: Lemmas): readonly [Lemmas, string[]] {
  const asked: string[] = [];
  const watching: Lemmas = {
    version: lemmas.version,
    of(word) {
      asked.push(word);
      return lemmas.of(word);
    },
    has(word) {
      asked.push(word);
      return lemmas.has(word);
    },
    bodiesOf: (base) => lemmas.bodiesOf(base),
    isEnding: (end) => lemmas.isEnding(end),
  };
  return [watching, asked];
}
