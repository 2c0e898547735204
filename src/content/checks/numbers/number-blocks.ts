import { firstWhere } from '../../text/first-where';
import type { NumberToken } from './number-tokens';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';

/** Returns the block that contains a token: the last one that begins at or before it. */
export function blockOf(
  { readable: { blocks } }: ParsedValue,
  { start }: NumberToken,
): TextBlock | undefined {
  const next = firstWhere(blocks, (block) => block.start > start);
  return blocks[next - 1] ?? blocks[0];
}

export function byBlock(
  value: ParsedValue,
  tokens: readonly NumberToken[],
): ReadonlyMap<TextBlock, NumberToken[]> {
  const blocks = new Map<TextBlock, NumberToken[]>();
  for (const token of tokens) {
    const block = blockOf(value, token);
    if (block === undefined) continue;
    const list = blocks.get(block);
    if (list === undefined) blocks.set(block, [token]);
    else list.push(token);
  }
  return blocks;
}

/** The block of a number that alone is missing there, and its partner with what was added to it. */
export interface LoneNumber {
  readonly block: TextBlock;
  readonly partner: TextBlock;
  readonly added: readonly NumberToken[];
}

/** Returns a function that returns undefined for a number whose block has no partner or lacks another one. */
export function loneNumbers(
  pair: ParsedPair,
  missing: readonly NumberToken[],
  added: readonly NumberToken[],
): (token: NumberToken) => LoneNumber | undefined {
  const [ofSource, ofTarget] = [byBlock(pair.source, missing), byBlock(pair.target, added)];
  return (token) => {
    const block = blockOf(pair.source, token);
    const partner = pair.partnerOf(block);
    if (block === undefined || partner === undefined || ofSource.get(block)?.length !== 1) return undefined;
    return { block, partner, added: ofTarget.get(partner) ?? [] };
  };
}
