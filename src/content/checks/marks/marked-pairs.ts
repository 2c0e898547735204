import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { withoutTags } from '../tags/inner-text';
import { addressOf } from '../tags/tag-kinds';
import type { Marked } from './marked-words';

/** A mark of the target, and the one of the source that is in the same place of its block. */
export interface MarkedPair {
  readonly was: Marked;
  readonly from: TextBlock;
  readonly one: Marked;
  readonly block: TextBlock;
  /** All marks of both blocks with the same tag and address. */
  readonly were: readonly Marked[];
  readonly all: readonly Marked[];
}

/** Pairs the marks of the blocks that have as many of them on both sides. */
export function markedPairs(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
): readonly MarkedPair[] {
  const ofSource = Map.groupBy(before, ({ tag }) => pair.source.blockOfTag.get(tag));
  const ofTarget = Map.groupBy(after, ({ tag }) => pair.target.blockOfTag.get(tag));
  return [...ofTarget].flatMap(([block, marked]) => {
    const from = pair.partnerOf(block);
    if (from === undefined || block === undefined) return [];
    const others = Map.groupBy(ofSource.get(from) ?? [], kindOf);
    return [...Map.groupBy(marked, kindOf)].flatMap(([kind, same]) => {
      const were = others.get(kind) ?? [];
      if (were.length !== same.length) return [];
      return same.flatMap((one, at) => {
        const was = were[at];
        return was === undefined ? [] : [{ was, from, one, block, were, all: same }];
      });
    });
  });
}

/** Links belong together by their addresses. */
export const kindOf = ({ tag }: Marked): string => `${tag.name} ${addressOf(tag) ?? ''}`;

/** The text of a block without one of its marks, or so much of it on both sides of the mark. */
export function besideOf(
  { raw, readable }: ParsedValue,
  block: TextBlock,
  { tag, end }: Marked,
  most = Infinity,
): string {
  const { from, to } = readable.spanOfBlock(block);
  const [left, right] = [raw.slice(from, tag.start), raw.slice(end, to)].map(withoutTags);
  return `${left?.slice(-most)} ${right?.slice(0, most)}`;
}

/**
 * Whether a mark explains or translates the name that it begins with, in brackets or behind a dash: "APR
 * (Apache Portable Runtime)", "FAQ – häufige Fragen".
 */
export const isExplained = (name: string, text: string): boolean => EXPLANATION.test(text.slice(name.length));

const EXPLANATION = /^\s?[(（][^()（）]*[)）]$|^\s[-–—]\s/u;
