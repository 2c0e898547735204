import { blocksWithText, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { evidenceOf, toldOf } from '../words/told-words';
import type { PairedWord } from '../words/word-pairs';
import { wordsOfSource } from '../words/words-of-text';
import { stemsIn } from '../words/word-stems';
import type { CodeOfPlace } from './code-in-place';
import type { CodeText } from './code-texts';

/** The only code of a place that differs. */
interface OtherCode {
  readonly block: TextBlock | undefined;
  readonly was: CodeText;
  readonly is: CodeText;
}

/** Returns the code of two places that stands in each other's, as two items that were exchanged. */
export function exchangedIn(pair: ParsedPair, places: readonly CodeOfPlace[]): readonly OtherCode[] {
  const single = places.flatMap(({ block, lost: [was, ...lost], added: [is, ...added] }) =>
    was === undefined || is === undefined || was.isKept || lost.length + added.length > 0
      ? []
      : [{ block, was, is }],
  );
  const known = new Set(single.map(({ was, is }) => `${was.whole}\n${is.whole}`));
  const [one, two, ...more] = single.filter(({ was, is }) => known.has(`${is.whole}\n${was.whole}`));
  if (one === undefined || two === undefined || more.length > 0) return [];
  return !one.was.isLine || areIntroducedInOrder(pair, one.block, two.block) ? [one, two] : [];
}

/** The logarithm of how much likelier it must be that what is before a listing did not move with it. */
const leastEvidence = 1.5;

/**
 * Whether the texts before two listings translate each other in their order. Two listings may be in another
 * order together with what introduces them.
 */
function areIntroducedInOrder(
  pair: ParsedPair,
  one: TextBlock | undefined,
  two: TextBlock | undefined,
): boolean {
  const [first, second] = [one, two].map((block) => introductionOf(pair, block));
  if (first === undefined || second === undefined || !isTold(first) || !isTold(second)) return false;
  return Math.min(evidenceAgainst(first, second), evidenceAgainst(second, first)) >= leastEvidence;
}

/** How much likelier the translation of a text is its own one than that of another text, as a logarithm. */
const evidenceAgainst = ({ words, stems }: Introduction, other: Introduction): number =>
  untoldBy(words, other.stems) - untoldBy(words, stems);

/** Whether the translation tells most of the words. */
function isTold({ words, stems }: Introduction): boolean {
  const { told, untold } = toldOf(words, stems);
  return told.length > untold.length;
}

const untoldBy = (words: readonly PairedWord[], stems: ReadonlySet<string>): number =>
  evidenceOf(toldOf(words, stems), stems.size, 1);

type Introduction = NonNullable<ReturnType<typeof introductionOf>>;

/** The known words of the text before a listing, and those of its translation. */
function introductionOf(pair: ParsedPair, listing: TextBlock | undefined) {
  const { source, target, wordPairs } = pair;
  if (listing === undefined || wordPairs === undefined) return undefined;
  const blocks = blocksWithText(source);
  const was = blocks[blocks.indexOf(listing) - 1];
  const is = pair.partnerOf(was);
  if (was === undefined || is === undefined) return undefined;
  const [text, translation] = [lastWordsOf(source, was), lastWordsOf(target, is)];
  return { words: wordsOfSource(text, wordPairs), stems: stemsIn(translation, false) };
}

/** A long text tells at its end what the listing behind it is for; in UTF-16 units. */
const longestEnd = 80;

const lastWordsOf = ({ prose }: ParsedValue, { start, end }: TextBlock): string =>
  prose.slice(Math.max(start, end - longestEnd), end);
