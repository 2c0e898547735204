import { surplus } from '../counted';
import type { ParsedPair } from '../parsed/parsed-pair';
import { codeTexts, type CodeText } from './code-texts';

/** The code of a block on both sides. */
export interface CodeOfBlock {
  readonly before: readonly CodeText[];
  readonly after: readonly CodeText[];
  /** Code that only the source has in this block, or has more often. */
  readonly lost: readonly CodeText[];
  /** Code that only the target has in this block, or has more often. */
  readonly added: readonly CodeText[];
}

/** Returns the code of the blocks that belong together, with what differs. */
export function codeInBlocks(pair: ParsedPair): readonly CodeOfBlock[] {
  const after = Map.groupBy(codeTexts(pair.target), ({ tag }) => pair.target.blockOfTag.get(tag));
  const before = Map.groupBy(codeTexts(pair.source), ({ tag }) => pair.source.blockOfTag.get(tag));
  return [...before].flatMap(([block, codes]) => {
    const others = after.get(pair.partnerOf(block));
    return block === undefined || others === undefined ? [] : [compare(codes, others)];
  });
}

const compare = (before: readonly CodeText[], after: readonly CodeText[]): CodeOfBlock => ({
  before,
  after,
  lost: surplus(before, after, ({ whole }) => whole),
  added: surplus(after, before, ({ whole }) => whole),
});
