import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isForeignEnglish } from './english-words';
import { wordsOf } from './plain-words';
import { proseOfBlock } from './untranslated-text';

/**
 * Whether a word (in lower case) is translated in the sentences of its field: the source has it in small
 * letters there, so that it is no name, and the target has it in no block but those that are the source's.
 */
export const isTranslatedBeside = (word: string, pair: ParsedPair): boolean =>
  word.length > 3 && smallWords(pair.source).has(word) && !ownWords(pair).has(word);

/** Whether a label of two words or more is translated where it is all of another block. */
export function isLabelTranslatedBeside(text: string, pair: ParsedPair): boolean {
  const words = wordsOf(text);
  if (words.length < 2 || !translatedBlocks(pair).has(titleOf(text))) return false;
  // A term may stay beside its abbreviation: "Uniform Resource Identifier (URI)".
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
  if (pair.source.prose.includes(`${initials})`)) return false;
  return words.some((word) => isForeignEnglish(word.toLowerCase(), pair.targetLanguage));
}

/**
 * Whether the menu that a path begins with is translated where it begins others, and left in no other:
 * "Game ▸ New" beside "Spiel ▸ Sichern".
 */
export function isPathTranslatedBeside(text: string, pair: ParsedPair): boolean {
  const [menu = '', ...entries] = text.split(BETWEEN_ENTRIES);
  if (entries.length === 0 || !WORDS_ALONE.test(menu)) return false;
  const others = pathsIn(pair).filter(({ source }) => source !== text && source.startsWith(`${menu} `));
  return others.length > 1 && others.every(({ target }) => !target.includes(menu));
}

const BETWEEN_ENTRIES = /\s[▸▶→›>⇒]\s/u;

/** The blocks that are a path through menus. */
const pathsIn = once((pair: ParsedPair): readonly { readonly source: string; readonly target: string }[] =>
  pair.blocks
    .map((block) => ({
      source: proseOfBlock(block.source, pair.source),
      target: proseOfBlock(block.target, pair.target),
    }))
    .filter(({ source, target }) => [source, target].every((text) => BETWEEN_ENTRIES.test(text))),
);

/** The blocks of a source that are words alone, and that the target does not have in their place. */
const translatedBlocks = once((pair: ParsedPair): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const block of pair.blocks) {
    const before = titleOf(proseOfBlock(block.source, pair.source));
    const after = proseOfBlock(block.target, pair.target);
    if (WORDS_ALONE.test(before) && /\p{L}/u.test(after) && !after.includes(before)) found.add(before);
  }
  return found;
});

/** A title without the number before it, "Figure 3. Start", and the full stop behind it. */
const titleOf = (text: string): string =>
  text.replace(/^(?:\p{Lu}\p{L}{2,12} )?\d[\d.]{0,12}[.:]? (?=\p{L})/u, '').replace(/(?<=\p{L})\.$/u, '');

const WORDS_ALONE = /^[\p{L}\p{M}\s'’-]{4,60}$/u;

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
