import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ProblemSpan } from '../problem';
import { beginningOf, oppositesOf } from './opposite-words';
import type { PairedWord, WordPairs } from './word-pairs';
import { stemsIn } from './word-stems';

/** A translation of a text with the word has one of its counterparts so often. */
const leastTold = 0.5;
/** The opposite has the word of the target among its first counterparts. */
const mostCounterparts = 3;

/** Turkish negates a word by its ending: "görünmez" is invisible. */
const NEGATED = /m[ae]z(?!\p{L})|s[ıiuü]z(?!\p{L})/iu;

interface Opposite {
  /** A word of the source. */
  readonly word: string;
  /** Its opposite, in the source's language. */
  readonly opposite: string;
  /** How the word of the target that says it begins. */
  readonly stem: string;
}

/**
 * Finds labels of one word whose only word translates the opposite of it: "Row", "Spalte". Texts of several
 * words may say the same with the opposite of one of them.
 */
export const oppositeMeaning: FieldCheck = {
  ids: ['other-version'],
  find(pair, problems) {
    if (pair.wordPairs === undefined) return;
    for (const block of pair.blocks) {
      const found = oppositeIn(pair, block, pair.wordPairs);
      if (found === undefined) continue;
      const source = placeOf(pair, 'source', block, found.word);
      const target = placeOf(pair, 'target', block, found.stem);
      if (problems.hasAt('numbers', target.span)) continue;
      const detail = { word: source.text, other: found.opposite, text: target.text };
      problems.add('other-version', 'opposite', detail, { source: [source.span], target: [target.span] });
    }
  },
};

function oppositeIn(pair: ParsedPair, block: BlockPair, pairs: WordPairs): Opposite | undefined {
  const original = withoutKeys(proseOf(pair, 'source', block));
  const text = withoutKeys(proseOf(pair, 'target', block));
  const words = stemsIn(original, true);
  const [word = '', ...others] = words;
  if (others.length > 0 || oppositesOf(word).length === 0) return undefined;
  const stems = stemsIn(text, false);
  if (stems.size !== 1 || /\p{N}/u.test(original + text)) return undefined;
  if (pair.targetLanguage.base === 'tr' && NEGATED.test(text)) return undefined;
  const known = pairs.english.get(word);
  const letters = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (known === undefined || known.told < leastTold || isTold(known, stems, letters)) return undefined;
  for (const opposite of oppositesOf(word)) {
    const stem = saying(opposite, stems, words, pairs);
    if (stem !== undefined) return { word, opposite, stem };
  }
  return undefined;
}

/** Whether a target has a counterpart of a word, perhaps within a compound: "Wochentage" for "days". */
const isTold = ({ counterparts }: PairedWord, stems: ReadonlySet<string>, letters: string): boolean =>
  counterparts.some((stem) => stems.has(stem) || (stem.length > 2 && letters.includes(stem)));

/** The stem of a target that says a word, and none of those that its source has. */
function saying(
  opposite: string,
  stems: ReadonlySet<string>,
  words: ReadonlySet<string>,
  { english, other }: WordPairs,
): string | undefined {
  const beginning = beginningOf(opposite);
  return english
    .get(beginning)
    ?.counterparts.slice(0, mostCounterparts)
    .find((stem, rank) => {
      const originals = stems.has(stem) ? (other.get(stem)?.counterparts ?? []) : [];
      return (
        originals.includes(beginning) &&
        originals.every(
          (word) =>
            !words.has(word) &&
            // Another word that it translates first is what it means.
            (word.startsWith(beginning.slice(0, 3)) ||
              !(english.get(word)?.counterparts.slice(0, rank).includes(stem) ?? false)),
        )
      );
    });
}

const proseOf = (pair: ParsedPair, side: 'source' | 'target', block: BlockPair): string =>
  pair[side].prose.slice(block[side].start, block[side].end);

/** The sign before the letter that opens a label by the keyboard stands in the middle of a word. */
const withoutKeys = (text: string): string => text.replaceAll(/[&_](?=\p{L})/gu, '');

const WORD_WITH_KEY = /[\p{L}\p{M}&_]+/gu;

/** The word of a side that begins with a stem; its whole block where tags divide it. */
function placeOf(
  pair: ParsedPair,
  side: 'source' | 'target',
  block: BlockPair,
  stem: string,
): { readonly text: string; readonly span: ProblemSpan } {
  const { readable } = pair[side];
  const text = proseOf(pair, side, block);
  const found = matchesOf(text, WORD_WITH_KEY).find(([word]) =>
    stemsIn(withoutKeys(word), side === 'source').has(stem),
  );
  if (found === undefined) return { text: text.trim(), span: readable.spanOfBlock(block[side]) };
  const [word] = found;
  return { text: withoutKeys(word), span: readable.spanAt(block[side].start + found.index, word) };
}
