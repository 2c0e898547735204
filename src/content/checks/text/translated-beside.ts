import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { proseOfBlock } from './untranslated-text';

/**
 * Whether a word (in lower case) is translated in the sentences of its field: the source has it in small
 * letters there, so that it is no name, and the target has it in no block but those that are the source's.
 */
export const isTranslatedBeside = (word: string, pair: ParsedPair): boolean =>
  word.length > 3 && smallWords(pair.source).has(word) && !ownWords(pair).has(word);

const WORD = /[\p{L}\p{M}]{3,40}/gu;

const smallWords = once(
  ({ prose }: ParsedValue): ReadonlySet<string> =>
    new Set(
      prose
        .slice(0, longestText)
        .match(WORD)
        ?.filter((word) => word === word.toLowerCase()),
    ),
);

/** The words of the blocks of a target that differ from those of its source. */
const ownWords = once((pair: ParsedPair): ReadonlySet<string> => {
  const { source, target } = pair;
  const before = new Set(source.readable.blocks.map((block) => proseOfBlock(block, source)));
  return new Set(
    target.readable.blocks.flatMap((block) => {
      const text = proseOfBlock(block, target);
      return before.has(text)
        ? []
        : (text.slice(0, longestText).match(WORD) ?? []).map((word) => word.toLowerCase());
    }),
  );
});

/** In UTF-16 units. */
const longestText = 20_000;
