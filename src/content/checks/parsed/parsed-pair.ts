import { firstWhere } from '../../text/first-where';
import type { CheckedField, CheckedLanguages } from '../checked-field';
import type { WordPairs } from '../words/word-pairs';
import { checkedLanguage, type CheckedLanguage } from './checked-language';
import { withoutNamedArguments } from './named-arguments';
import { once, type WithFacts } from './once';
import { parseValue, type ParsedValue } from './parsed-value';
import { RecentValues } from './recent-values';
import type { TextBlock } from './readable-text';
import { withoutSortedRows } from './sorted-rows';

/** A block of the source and its translation. */
export interface BlockPair {
  readonly source: TextBlock;
  readonly target: TextBlock;
}

/** A parsed field, the input of every check. */
export interface ParsedPair extends WithFacts {
  readonly source: ParsedValue;
  readonly target: ParsedValue;
  readonly sourceLanguage: CheckedLanguage;
  readonly targetLanguage: CheckedLanguage;
  /** Block pairs where the correspondence is certain; otherwise empty. */
  readonly blocks: readonly BlockPair[];
  /** The words that translate each other; undefined where none are known of these languages. */
  readonly wordPairs: WordPairs | undefined;
  /** Returns the block of the other side that belongs to a block; undefined where that is uncertain. */
  partnerOf(block: TextBlock | undefined): TextBlock | undefined;
}

/** Sources come again: with the next language of a job, and with each change of a target. */
const sources = new RecentValues();

export function parsePair(
  field: CheckedField,
  languages: CheckedLanguages,
  wordPairs?: WordPairs,
): ParsedPair {
  const [source, target] = withoutNamedArguments(
    sources.parse(field.source, field.data, languages.source),
    parseValue(field.target, field.data),
  );
  const blocks = withoutSortedRows(pairBlocks(source, target), source, target, languages.target);
  // Few fields need the partners, which take a pass over the blocks.
  let partners: ReadonlyMap<TextBlock, TextBlock> | undefined;
  return {
    source,
    target,
    sourceLanguage: checkedLanguage(languages.source),
    targetLanguage: checkedLanguage(languages.target),
    blocks,
    wordPairs,
    facts: undefined,
    partnerOf: (block) => (block === undefined ? undefined : (partners ??= partnersIn(blocks)).get(block)),
  };
}

/** Returns the pair of blocks around an offset of the prose of one side; undefined where there is none. */
export function blockPairAt(
  { blocks }: Pick<ParsedPair, 'blocks'>,
  side: 'source' | 'target',
  offset: number,
): BlockPair | undefined {
  const found = blocks[firstWhere(blocks, (block) => block[side].end > offset)];
  return found !== undefined && offset >= found[side].start ? found : undefined;
}

function partnersIn(blocks: readonly BlockPair[]): ReadonlyMap<TextBlock, TextBlock> {
  const partners = new Map<TextBlock, TextBlock>();
  for (const { source, target } of blocks) partners.set(source, target).set(target, source);
  return partners;
}

/**
 * Pairs blocks by identical sequences of tags, empty blocks included, else by equal numbers of blocks with
 * text.
 */
function pairBlocks(source: ParsedValue, target: ParsedValue): readonly BlockPair[] {
  const all = zip(source.readable.blocks, target.readable.blocks);
  if (!source.isHtml && !target.isHtml && (isWrapped(source, target) || all !== undefined)) {
    // By chance there are as many lines and paragraphs on both sides.
    if (all === undefined || isShifted(all, source, target)) return pairLines(source, target);
  }
  return all ?? zip(blocksWithText(source), blocksWithText(target)) ?? [];
}

/** One paragraph of so many may have other lines. */
const fewestAlike = 4;

/**
 * Pairs the lines of plain texts whose empty lines differ: by their number, or where some are wrapped at
 * other words, those of paragraphs with as many lines on both sides.
 */
function pairLines(source: ParsedValue, target: ParsedValue): readonly BlockPair[] {
  const lines = zip(blocksWithText(source), blocksWithText(target));
  if (lines !== undefined && !isWrapped(source, target)) return lines;
  const [before, after] = [paragraphsOf(source), paragraphsOf(target)];
  if (before.length !== after.length) return [];
  const pairs = before.map((paragraph, at) => zip(paragraph, after[at] ?? []));
  // Where more of them differ, the paragraphs may be others, too.
  const isAlike = pairs.filter((pair) => pair === undefined).length * fewestAlike <= pairs.length;
  return isAlike ? pairs.flatMap((pair) => pair ?? []) : [];
}

/** Whether a side has paragraphs that go on in several lines. */
const isWrapped = (...sides: readonly ParsedValue[]): boolean =>
  sides.some(({ readable: { text } }) => /[\r\n\u2028\u2029]/.test(text));

/** Whether each side has text where the other has an empty line. */
function isShifted(pairs: readonly BlockPair[], source: ParsedValue, target: ParsedValue): boolean {
  const empty = pairs.map((pair) => [hasText(source, pair.source), hasText(target, pair.target)]);
  return (
    empty.some(([was, is]) => was === true && is === false) &&
    empty.some(([was, is]) => was === false && is === true)
  );
}

/**
 * Pairs the paragraphs of a plain text, whose lines a translation wraps at other words; the whole text where
 * it has other paragraphs. Those of HTML are its blocks.
 */
export const paragraphPairs = once(({ source, target, blocks }: ParsedPair): readonly BlockPair[] => {
  if (source.isHtml || target.isHtml) return blocks;
  const [before, after] = [source, target].map((value) => paragraphsOf(value).map(joined));
  return zip(before ?? [], after ?? []) ?? [{ source: wholeOf(source), target: wholeOf(target) }];
});

/** A paragraph as one block, which is the first line of a text itself where it has no other. */
function joined([first, ...more]: readonly TextBlock[]): TextBlock {
  if (first?.opener === '' && more.length === 0) return first;
  return { start: first?.start ?? 0, end: (more.at(-1) ?? first)?.end ?? 0, opener: '' };
}

/** The lines between empty lines. */
function paragraphsOf(value: ParsedValue): readonly (readonly TextBlock[])[] {
  const paragraphs: TextBlock[][] = [];
  let isOpen = false;
  for (const block of value.readable.blocks) {
    const isText = hasText(value, block);
    if (isText && isOpen) paragraphs.at(-1)?.push(block);
    else if (isText) paragraphs.push([block]);
    isOpen = isText;
  }
  return paragraphs;
}

const hasText = ({ readable }: ParsedValue, { start, end }: TextBlock): boolean =>
  /\S/.test(readable.text.slice(start, end));

function zip(source: readonly TextBlock[], target: readonly TextBlock[]): readonly BlockPair[] | undefined {
  if (source.length !== target.length) return undefined;
  const pairs: BlockPair[] = [];
  for (const [index, block] of source.entries()) {
    const other = target[index];
    if (other === undefined || other.opener !== block.opener) return undefined;
    pairs.push({ source: block, target: other });
  }
  return pairs;
}

/** The whole value as one block, which is its own block where it has no other, as most plain texts. */
export const wholeOf = once(({ prose, readable }: ParsedValue): TextBlock => {
  const [first, ...more] = readable.blocks;
  return first !== undefined && more.length === 0 ? first : { start: 0, end: prose.length, opener: '' };
});

export const blocksWithText = once((value: ParsedValue): readonly TextBlock[] =>
  value.readable.blocks.filter((block) => hasText(value, block)),
);
