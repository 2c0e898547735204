import { firstWhere } from '../../text/first-where';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { Finding, ProblemSpan } from '../problem';

/** Returns the names of the blocks that a finding is in; a pair of blocks has one name. */
export function placeFinder({ source, target, blocks }: ParsedPair): (finding: Finding) => readonly string[] {
  const [inSource, inTarget] = [blockFinder(source), blockFinder(target)];
  const numbers = new Map<TextBlock, string>();
  for (const [index, both] of blocks.entries())
    for (const block of [both.source, both.target]) numbers.set(block, String(index));
  const nameOf = (block: TextBlock | undefined, side: string): string =>
    (block === undefined ? undefined : numbers.get(block)) ?? `${side} ${block?.start ?? ''}`;
  return (finding) =>
    // A finding with places on both sides is in one place.
    finding.source.length > 0
      ? finding.source.map((span) => nameOf(inSource(span), 'source'))
      : finding.target.map((span) => nameOf(inTarget(span), 'target'));
}

/**
 * Finds the block of the tag at a place, or the last block that begins before it; texts of attributes are in
 * the block around them.
 */
function blockFinder({ readable, blockOfTag }: ParsedValue) {
  const blocks = readable.blocks.filter(({ opener }) => !opener.includes(' '));
  const starts = blocks.map(({ start, end }) => readable.spanOf(start, end).from);
  const ofTags = new Map(Array.from(blockOfTag, ([{ start }, block]) => [start, block] as const));
  return ({ from }: ProblemSpan): TextBlock | undefined => {
    const next = firstWhere(starts, (start) => start > from);
    return ofTags.get(from) ?? blocks[Math.max(0, next - 1)];
  };
}
