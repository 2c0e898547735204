import { surplus } from '../counted';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { TextBlock } from '../parsed/readable-text';
import { codeTexts, type CodeText } from './code-texts';
import { plainCode } from './plain-code';

/** The code of one place, such as a block, that differs. */
export interface CodeOfPlace {
  /** The block of the source; undefined for those that have no partner. */
  readonly block: TextBlock | undefined;
  /** Code that only the source has here, or has more often. */
  readonly lost: readonly CodeText[];
  /** Code that only the target has here, or has more often. */
  readonly added: readonly CodeText[];
}

/** Returns the code that lacks in each pair of blocks, and in all blocks together that have no partner. */
export function codeInPlaces(pair: ParsedPair): readonly CodeOfPlace[] {
  const { source, target } = pair;
  const before = Map.groupBy(codeTexts(source), ({ tag }) => {
    const block = source.blockOfTag.get(tag);
    return pair.partnerOf(block) === undefined ? undefined : block;
  });
  const after = Map.groupBy(codeTexts(target), ({ tag }) => pair.partnerOf(target.blockOfTag.get(tag)));
  return [...before].flatMap(([block, codes]) => {
    const others = after.get(block) ?? [];
    const place = { block, lost: surplus(codes, others, textOf), added: surplus(others, codes, textOf) };
    const isOther = place.lost.length * place.added.length > mostCompared;
    return place.lost.length === 0 || isOther ? [] : [place];
  });
}

/** More pairs of different code are not from slips, and each would be compared. */
const mostCompared = 10_000;

const textOf = once(({ whole }: CodeText): string => plainCode(whole));
