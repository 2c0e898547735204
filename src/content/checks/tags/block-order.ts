import { label, spanOfTag } from './tag-parts';
import type { TagPiece } from '../../html/tokenize';
import type { ParsedPair } from '../parsed/parsed-pair';
import { BLOCK_ELEMENTS, type ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { endOfBlock } from './odd-blocks';
import { withoutTags } from './inner-text';
import { tagCounts } from './tag-counts';
import { addressOf } from './tag-kinds';
import { FREE_ELEMENTS } from './tag-matches';

/** The start tag of a block, with the addresses of the links and images before the next one. */
interface BlockTag {
  readonly tag: TagPiece;
  readonly addresses: string[];
}

/**
 * Finds blocks in another order, where both sides have the same tags. Inline tags move together with their
 * words; headings, lists and cells must keep their order, and links and images stay in their blocks.
 */
export function findMovedBlock({ source, target, blocks }: ParsedPair, problems: ProblemCollector): void {
  // HTML adds `<tbody>` to each table by itself.
  const [counts, others] = [tagCounts(source), tagCounts(target)];
  const free = new Set([...FREE_ELEMENTS].filter((name) => counts.get(name) !== others.get(name)));
  const [before, after] = [blockTags(source.tags, free), blockTags(target.tags, free)];
  const index = before.findIndex(({ tag }, at) => tag.name !== after[at]?.tag.name);
  const [was, is] = [before[index]?.tag, after[index]?.tag];
  if (was !== undefined && is !== undefined) {
    const places = { source: [spanOfTag(was)], target: [spanOfTag(is)] };
    problems.add('tags-reordered', 'blocks', { tag: label(was), found: label(is) }, places);
    return;
  }
  // Otherwise the blocks are compared by what they say.
  if (blocks.length === 0) findExchanged(before, after, { source, target }, problems);
}

/** Finds the only two blocks of which each has the links and images of the other one. */
function findExchanged(
  before: readonly BlockTag[],
  after: readonly BlockTag[],
  { source, target }: Pick<ParsedPair, 'source' | 'target'>,
  problems: ProblemCollector,
): void {
  const odd = before.flatMap((was, at) => {
    const is = after[at];
    return is === undefined || keyOf(was) === keyOf(is) ? [] : [{ was, is }];
  });
  const [one, two] = odd;
  if (one === undefined || two === undefined || odd.length > 2) return;
  if (keyOf(one.was) !== keyOf(two.is) || keyOf(two.was) !== keyOf(one.is)) return;
  const text = withoutTags(target.raw.slice(one.is.tag.end, endOfBlock(one.is.tag, target)));
  const places = {
    source: odd.map(({ was }) => wholeSpan(was, source)),
    target: odd.map(({ is }) => wholeSpan(is, target)),
  };
  problems.add('tags-reordered', 'exchanged', { text }, places);
}

const keyOf = ({ tag, addresses }: BlockTag): string => [tag.name, ...addresses.toSorted()].join('\0');

const wholeSpan = ({ tag }: BlockTag, value: ParsedValue) => ({
  from: tag.start,
  to: endOfBlock(tag, value),
});

function blockTags(tags: readonly TagPiece[], free: ReadonlySet<string>): readonly BlockTag[] {
  const blocks: BlockTag[] = [];
  for (const tag of tags) {
    const { name, isEnd } = tag;
    if (isEnd || free.has(name)) continue;
    const address = addressOf(tag);
    if (address !== undefined) blocks.at(-1)?.addresses.push(address);
    if (name !== 'br' && BLOCK_ELEMENTS.has(name)) blocks.push({ tag, addresses: [] });
  }
  return blocks;
}
