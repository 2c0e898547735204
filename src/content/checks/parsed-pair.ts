import type { CheckedField, CheckedLanguages } from './checked-field';
import { checkedLanguage, type CheckedLanguage } from './checked-language';
import { parseValue, type ParsedValue } from './parsed-value';
import type { TextBlock } from './readable-text';

/** A block of the source and its translation. */
export interface BlockPair {
  readonly source: TextBlock;
  readonly target: TextBlock;
}

/** A field taken apart: what every check works on. */
export interface ParsedPair {
  readonly source: ParsedValue;
  readonly target: ParsedValue;
  readonly sourceLanguage: CheckedLanguage;
  readonly targetLanguage: CheckedLanguage;
  /** Block by block, where it is plain which ones belong together; else empty. */
  readonly blocks: readonly BlockPair[];
  /** The target's block that goes with a block of the source; undefined where that is not plain. */
  partnerOf(block: TextBlock | undefined): TextBlock | undefined;
}

export function parsePair(field: CheckedField, languages: CheckedLanguages): ParsedPair {
  const source = parseValue(field.source, field.data);
  const target = parseValue(field.target, field.data);
  const blocks = pairBlocks(source, target);
  const partners = new Map(blocks.map((pair) => [pair.source, pair.target]));
  return {
    source,
    target,
    sourceLanguage: checkedLanguage(languages.source),
    targetLanguage: checkedLanguage(languages.target),
    blocks,
    partnerOf: (block) => (block === undefined ? undefined : partners.get(block)),
  };
}

/** By the same tags in the same order, empty blocks included; else by the blocks with text, if they are as many. */
function pairBlocks(source: ParsedValue, target: ParsedValue): readonly BlockPair[] {
  const all = zip(source.readable.blocks, target.readable.blocks);
  return all ?? zip(blocksWithText(source), blocksWithText(target)) ?? [];
}

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

/** All of a value as one block. */
export const wholeOf = ({ prose }: ParsedValue): TextBlock => ({ start: 0, end: prose.length, opener: '' });

function blocksWithText({ readable }: ParsedValue): readonly TextBlock[] {
  return readable.blocks.filter(({ start, end }) => /\S/.test(readable.text.slice(start, end)));
}
