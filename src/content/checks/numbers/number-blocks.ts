import type { NumberToken } from './number-tokens';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';

/** Returns the block that contains a token: the last one that begins at or before it. */
export function blockOf(
  { readable: { blocks } }: ParsedValue,
  { start }: NumberToken,
): TextBlock | undefined {
  let [low, high] = [0, blocks.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((blocks[middle]?.start ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  return blocks[low];
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
