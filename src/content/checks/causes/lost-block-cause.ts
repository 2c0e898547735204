import { BLOCK_ELEMENTS, type ParsedValue } from '../parsed/parsed-value';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { CheckId, Problem, ProblemSpan } from '../problem';
import { endOfBlock, LISTS } from '../tags/odd-blocks';
import { foldInto, replaced } from './fold';

/** Checks that find what is missing or added with a block. */
const ECHOES: ReadonlySet<CheckId> = new Set([
  'tags-missing',
  'tags-extra',
  'numbers',
  'addresses',
  'code',
  'length',
]);

/** Checks of what a block says, which may be there in other digits or letters. */
const VALUES: ReadonlySet<CheckId> = new Set(['numbers', 'addresses']);

/** Where one side has a block more, makes one problem of it and of what is missing or added with it. */
export function foldLostBlocks(pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] {
  return foldBlocksOf('target', pair, foldBlocksOf('source', pair, findings));
}

function foldBlocksOf(
  side: 'source' | 'target',
  { [side]: value }: ParsedPair,
  findings: readonly Problem[],
): readonly Problem[] {
  const check = side === 'source' ? 'tags-missing' : 'tags-extra';
  const other = side === 'source' ? 'target' : 'source';
  const isOf = (finding: Problem): boolean =>
    finding.cause === undefined && finding[side].length > 0 && finding[other].length === 0;
  const leaders = findings.filter(
    // The text of a paragraph that was joined with another one is there.
    (finding) => finding.check === check && finding.variant !== 'joined' && isOf(finding) && isBlock(finding),
  );
  // A number that the other side has another one for is there, and wrong.
  const isReplaced = ({ check: of }: Problem): boolean =>
    VALUES.has(of) &&
    findings.some((one) => one.check === of && one[side].length === 0 && one[other].length > 0);
  let left = findings;
  for (const leader of leaders) {
    if (!left.includes(leader)) continue;
    const ranges = leader[side].map((span) => rangeOf(span, value, leader.detail['tag']));
    const inside = left.filter(
      (finding) =>
        finding !== leader &&
        ECHOES.has(finding.check) &&
        isOf(finding) &&
        !isReplaced(finding) &&
        finding[side].every(({ from, to }) => ranges.some((range) => range.from <= from && to <= range.to)),
    );
    if (inside.length > 0) left = replaced(left, [leader, ...inside], foldInto(leader, inside, 'passage'));
  }
  return left;
}

const isBlock = ({ detail }: Problem): boolean => BLOCK_ELEMENTS.has(detail['tag']?.slice(1, -1) ?? '');

/**
 * The whole block that begins at a place; where that is the list around the block, only its start tag, and
 * where it is several blocks, these.
 */
function rangeOf({ from, to }: ProblemSpan, value: ParsedValue, name: string | undefined): ProblemSpan {
  const tag = value.tags.find(({ start, end }) => start === from && end === to);
  const isListAround = tag !== undefined && LISTS.has(tag.name) && name !== `<${tag.name}>`;
  return { from, to: tag === undefined || isListAround ? to : endOfBlock(tag, value) };
}
