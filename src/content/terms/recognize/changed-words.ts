import { derivedWords, type FormsOfWords, type TermWord } from './derived-words';
import type { WordReading } from './known-words';
import type { Lemmas } from './lemmas';

/** Forms of the words of other terms, mostly the same ones. */
export interface EarlierWords {
  /** The words by their number, each with its part of speech. */
  readonly names: readonly string[];
  readonly read: (written: string) => WordReading;
  readonly forms: FormsOfWords;
}

/** Deriving the forms of so many new words takes about as long as deriving all of them. */
const isMany = (count: number, all: number): boolean => count > 50 && count > all / 5;

/**
 * Takes the forms of words that earlier terms had from there, and derives those of the others only: a word of
 * a text is a form of a word of a term whatever other terms there are. Undefined where too much differs.
 */
export function changedWords(
  earlier: EarlierWords,
  names: ReadonlyMap<string, number>,
  wordOf: (id: number) => TermWord | undefined,
  { base, lemmas }: { readonly base: string; readonly lemmas: Lemmas | undefined },
): FormsOfWords | undefined {
  const kept = earlier.names.map((name) => names.get(name));
  const known = new Set(kept);
  const added = [...names.values()].filter((id) => !known.has(id));
  const gone = kept.filter((id) => id === undefined).length;
  // Words that are gone are still read.
  if (isMany(added.length, names.size) || isMany(gone, 2 * names.size)) return undefined;
  const others = derivedWords(
    added.flatMap((id) => wordOf(id) ?? []),
    base,
    lemmas,
  );
  const ownOf = (ids: readonly number[]): readonly number[] => ids.flatMap((id) => kept[id] ?? []);
  const addedOf = (ids: readonly number[]): readonly number[] => ids.flatMap((id) => added[id] ?? []);
  const alone = (written: string): WordReading => ({ ids: others.idsOf(written) });
  return {
    idsOf: (written) => [...ownOf(earlier.read(written).ids), ...addedOf(others.idsOf(written))],
    nounsOf(_reading, written) {
      const before = earlier.read(written);
      const nouns = (before.nouns ??= earlier.forms.nounsOf(before, written));
      return [...ownOf(nouns), ...addedOf(others.nounsOf(alone(written), written))];
    },
    partsOf(_reading, written) {
      const before = earlier.read(written);
      const parts = (before.parts ??= earlier.forms.partsOf(before, written));
      return [
        ...parts.flatMap((part) => ownOf([part.id]).map((id) => ({ ...part, id }))),
        ...others
          .partsOf(alone(written), written)
          .flatMap((part) => addedOf([part.id]).map((id) => ({ ...part, id }))),
      ];
    },
  };
}
