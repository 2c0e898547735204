import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { proseOf } from '../parsed/text-of';
import type { ProblemCollector } from '../problem-collector';
import { isFunctionWord } from '../text/plain-words';
import { wordsIn } from '../text/words-of-value';
import { endsAbbreviated } from '../typography/abbreviated-ends';
import {
  isBehindName,
  isCapitalLabel,
  isDescribed,
  isKeptName,
  isOneWord,
  isSmallInAnyPlace,
  isWithinText,
  startOf,
  type BlockStart,
} from './block-starts';

/** Finds blocks that begin with a small letter, unlike those of the source. */
export function smallStarts(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, blocks, targetLanguage } = pair;
  const found: { readonly opener: string; readonly start: BlockStart }[] = [];
  let last: BlockPair | undefined;
  /** Openers of items that begin with a capital: a small letter is an exception there. */
  const capitalItems = new Set<string>();
  /** How many blocks of a kind begin with a small letter, and with a capital, where the source has one. */
  const starts = new Map<string, { small: number; capital: number }>();
  for (const [index, block] of blocks.entries()) {
    const before = last;
    if (hasWords(target, block.target)) last = block;
    // A line of plain text may go on with the sentence of the line before it.
    if (block.source.opener === 'line' && index > 0 && goesOn(endBefore(target, block.target))) continue;
    const start = startOf(pair, block);
    if (start === undefined) continue;
    const { was, is } = start;
    const opener = listOpener(target, blocks, index) ?? block.target.opener;
    if (/^\p{Lu}/u.test(is) && isCapitalForPlace(is, opener, targetLanguage.base) && !wordsIn(source).has(is))
      capitalItems.add(opener);
    if (!/^\p{Lu}/u.test(was)) continue;
    const begun = starts.get(opener) ?? { small: 0, capital: 0 };
    starts.set(opener, begun);
    const isSmall = /^\p{Ll}+$/u.test(is);
    begun[isSmall ? 'small' : 'capital'] += 1;
    if (isSmall && !isNameOfSource(start) && !isSmallInLanguage(start) && !isPartOfText(start, before))
      found.push({ opener, start });
  }
  const openers = found.map(({ opener }) => opener);
  for (const { opener, start } of found) {
    const { block, is, at, end } = start;
    if (LIST.has(opener)) {
      // Some languages begin the items of a list with small letters.
      if (openers.indexOf(opener) !== openers.lastIndexOf(opener) || !capitalItems.has(opener)) continue;
      // An item of one sentence, in which the list is a part.
      if (/[,;]\s*$/.test(proseOf(target, block.target))) continue;
    }
    // Descriptions of options begin with a verb in small letters throughout a page.
    const { small = 0, capital = 0 } = starts.get(opener) ?? {};
    if (small >= fewestSmall && small > capital) continue;
    problems.add('letter-case', 'small-start', { word: is }, { target: [target.readable.spanOf(at, end)] });
  }
}

/** So many blocks are no slips. */
const fewestSmall = 4;

/** Whether the sentence of a line may go on in the next one. */
const goesOn = (end: string): boolean => !/[.!?:。]$/.test(end) || endsAbbreviated(end);

/** The last characters before a block, without white space. */
const endBefore = ({ prose }: ParsedValue, { start }: TextBlock): string =>
  prose
    .slice(Math.max(0, start - 40), start)
    .replace(/\u001c$/, '')
    .trimEnd();

/** German nouns have a capital wherever they stand; in cells, only other words have one for their place. */
const isCapitalForPlace = (word: string, opener: string, base: string): boolean =>
  base !== 'de' || opener === 'li' || isFunctionWord(word.toLowerCase(), base);

/** Whether the first word is a name, or one of the source's names keeps its capital. */
const isNameOfSource = (start: BlockStart): boolean => isKeptName(start) || isBehindName(start);

/** Whether a language may have no capital for a label of one word, or has none anywhere. */
function isSmallInLanguage(start: BlockStart): boolean {
  const { pair, block, isHeading } = start;
  const label = proseOf(pair.target, block.target);
  const isLabel = !isHeading && isOneWord(start);
  return (isLabel && !isCapitalLabel(label, pair.targetLanguage.base)) || isSmallInAnyPlace(start);
}

/** Whether a block begins within a sentence, a quotation or mark-up, or describes what the source names. */
const isPartOfText = (start: BlockStart, before: BlockPair | undefined): boolean =>
  isDescribed(start) || isWithinText(start, before);

const LIST = new Set(['li', 'dt', 'dd', 'td', 'th', 'item']);

/** Whether a block has more than the sign of a list. */
const hasWords = (value: ParsedValue, block: TextBlock): boolean => /[^\s•·–—*-]/.test(proseOf(value, block));

const hasText = (value: ParsedValue, block: TextBlock): boolean => /\S/.test(proseOf(value, block));

/** The opener of the item whose first paragraph with a text a block is. */
function listOpener(value: ParsedValue, blocks: ParsedPair['blocks'], index: number): string | undefined {
  for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
    const { target } = blocks[at] ?? {};
    if (target === undefined) return undefined;
    if (LIST.has(target.opener)) return target.opener;
    if (hasText(value, target) || !/^\/?(?:p|div)$/.test(target.opener)) return undefined;
  }
  return undefined;
}
