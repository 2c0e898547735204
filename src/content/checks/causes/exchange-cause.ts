import type { ParsedPair } from '../parsed/parsed-pair';
import type { CheckId, Finding, Problem } from '../problem';
import { replaced } from './fold';

/** Checks of texts that are equal on both sides, with the name of the text in their detail. */
const EXCHANGED = {
  placeholders: 'placeholder',
  numbers: 'number',
  addresses: 'address',
} as const satisfies Partial<Record<CheckId, string>>;

/**
 * Where a block of the target has one other number, placeholder or address instead of one of the source, says
 * so once: one became the other.
 */
export function foldExchanges(pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] {
  const odd = findings.filter(isOdd);
  if (!odd.some(({ variant }) => variant === 'missing') || !odd.some(({ variant }) => variant === 'extra'))
    return findings;
  const blockOf = blockFinder(pair);
  let left = findings;
  for (const group of Map.groupBy(odd, (finding) => `${finding.check} ${blockOf(finding)}`).values()) {
    const [first, second] = group;
    if (first === undefined || second === undefined || group.length !== 2) continue;
    const [gone, come] = first.variant === 'missing' ? [first, second] : [second, first];
    if (gone.variant !== 'missing' || come.variant !== 'extra' || blockOf(gone) === undefined) continue;
    const detail = { before: nameIn(gone), after: nameIn(come) };
    if (gone.check === 'numbers' && isOfOtherKind(detail.before, detail.after)) continue;
    left = replaced(left, group, { ...gone, variant: 'changed', detail, target: come.target });
  }
  return left;
}

/** The number of a section or a version, 3.1, and a whole number of other digits are two things: 501. */
const isOfOtherKind = (before: string, after: string): boolean =>
  /[.,]/.test(before) !== /[.,]/.test(after) && before.replaceAll(/\D/g, '') !== after.replaceAll(/\D/g, '');

/** A finding at one place, of a thing that only one side has. */
function isOdd({ check, variant, source, target }: Finding): boolean {
  return check in EXCHANGED && /^(?:missing|extra)$/.test(variant) && source.length + target.length === 1;
}

function nameIn({ check, detail }: Finding): string {
  const [, name = ''] = Object.entries(EXCHANGED).find(([of]) => of === check) ?? [];
  return detail[name] ?? '';
}

/** Returns the number of a finding's pair of blocks; undefined where the blocks do not pair. */
function blockFinder({ blocks, source, target }: ParsedPair) {
  const starts = blocks.map((pair) => ({
    source: source.readable.spanOfBlock(pair.source).from,
    target: target.readable.spanOfBlock(pair.target).from,
  }));
  return (finding: Finding): number | undefined => {
    const side = finding.source.length > 0 ? 'source' : 'target';
    const at = finding[side][0]?.from ?? 0;
    const index = starts.findLastIndex((start) => start[side] <= at);
    return index === -1 ? undefined : index;
  };
}
