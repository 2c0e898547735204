import { numbersOfPair } from '../numbers/number-tokens';
import { bareNumber } from '../numbers/number-values';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { CheckId, Finding, Problem, ProblemSpan } from '../problem';
import { isWithin } from '../text/is-within';
import { areTouched, foldInto, replaced } from './fold';

/** Checks of texts that are equal on both sides, with the name of the text in their detail. */
const EXCHANGED = {
  placeholders: 'placeholder',
  numbers: 'number',
  addresses: 'address',
} as const satisfies Partial<Record<CheckId, string>>;

/**
 * Where a block of the target has another number, placeholder or address instead of one of the source, says
 * so once: one became the other.
 */
export const foldSingleExchanges = (pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] =>
  exchangedIn(
    pair,
    foldExchangedTexts(pair, foldExchangedLinks(withoutMonths(findings))),
    (pairs, isInBlocks) => isInBlocks && pairs.length === 1,
  );

/**
 * As `foldSingleExchanges`, and for texts whose blocks do not pair, and several numbers of a block that
 * became as many others in their order: in a translation of this version, these are mistakes of their own.
 */
export const foldExchanges = (pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] =>
  exchangedIn(pair, findings, (pairs) => pairs.length === 1 || areInOneOrder(pair, pairs));

type Exchange = readonly [gone: Problem, come: Problem];

function exchangedIn(
  pair: ParsedPair,
  findings: readonly Problem[],
  areExchanged: (pairs: readonly Exchange[], isInBlocks: boolean) => boolean,
): readonly Problem[] {
  const odd = findings.filter(isOdd);
  if (!odd.some(({ variant }) => variant === 'missing') || !odd.some(({ variant }) => variant === 'extra'))
    return findings;
  const blockOf = blockFinder(pair);
  const groups = Map.groupBy(odd, (finding) => `${finding.check} ${blocksOf(finding, blockOf)}`);
  let left = findings;
  for (const [name, group] of groups) {
    const [gone, come] = [inOrder(group, 'missing'), inOrder(group, 'extra')];
    const pairs = gone.flatMap((one, at): readonly Exchange[] => {
      const other = come[at];
      return other === undefined || areOfOtherKinds(one, other) ? [] : [[one, other]];
    });
    if (pairs.length !== gone.length || pairs.length !== come.length) continue;
    if (!areExchanged(pairs, !name.includes('-'))) continue;
    for (const [one, other] of pairs) {
      const detail = { before: nameIn(one), after: nameIn(other) };
      left = replaced(left, [one, other], { ...one, variant: 'changed', detail, target: other.target });
    }
  }
  return left;
}

/** Leaves out the number of a month that became another one: "March" and "4月". */
function withoutMonths(findings: readonly Problem[]): readonly Problem[] {
  const months = findings.filter(({ check, variant }) => check === 'numbers' && variant === 'month');
  const isOfMonth = (finding: Problem): boolean =>
    finding.check === 'numbers' &&
    isOdd(finding) &&
    months.some((month) => areTouched(finding[sideOf(finding)], month[sideOf(finding)]));
  return months.length === 0 ? findings : findings.filter((finding) => !isOfMonth(finding));
}

function foldExchangedLinks(findings: readonly Problem[]): readonly Problem[] {
  const links = findings.filter(({ check, variant }) => check === 'tag-contents' && variant === 'exchanged');
  let left = findings;
  for (const one of links) {
    const other = links.find(
      ({ detail }) =>
        detail['address'] === one.detail['expected'] && detail['expected'] === one.detail['address'],
    );
    if (other === undefined || !left.includes(one) || !left.includes(other)) continue;
    left = replaced(left, [one, other], foldInto(one, [other], 'passage'));
  }
  return left;
}

/** Makes one problem of two texts in each other's place, and the names and numbers that differ with them. */
function foldExchangedTexts(pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] {
  const exchanged = findings.filter(
    ({ check, variant }) => check === 'tags-reordered' && variant !== 'blocks',
  );
  let left = findings;
  for (const leader of exchanged) {
    const echoes = left.filter(
      (finding) =>
        isOfTexts(finding, pair) &&
        areTouched(finding.source, leader.source) &&
        areTouched(finding.target, leader.target),
    );
    if (echoes.length > 0) left = replaced(left, [leader, ...echoes], foldInto(leader, echoes, 'passage'));
  }
  return left;
}

/** Whether a finding compares units, or other values that both sides have: each stands in the other text. */
const isOfTexts = ({ check, variant, detail }: Finding, { source, target }: ParsedPair): boolean => {
  const { before = '', after = '', number = '' } = detail;
  const isThere = (): boolean =>
    isWithin(target.raw, before) && isWithin(source.raw, after) && isWithin(target.raw, number);
  return COMPARED.has(check) && (variant.startsWith('unit') || isThere());
};

const COMPARED: ReadonlySet<CheckId> = new Set(['code', 'numbers', 'addresses', 'attribute-changed']);

const inOrder = (findings: readonly Problem[], variant: string): readonly Problem[] =>
  findings.filter((finding) => finding.variant === variant).toSorted((a, b) => startOf(a) - startOf(b));

const sideOf = ({ source }: Finding): 'source' | 'target' => (source.length > 0 ? 'source' : 'target');
const startOf = (finding: Finding): number => finding[sideOf(finding)][0]?.from ?? 0;

/** Whether numbers that became others stand between the same numbers of their block on both sides. */
function areInOneOrder(pair: ParsedPair, pairs: readonly Exchange[]): boolean {
  if (pairs.some(([{ check }]) => check !== 'numbers')) return false;
  const [before, after] = numbersOfPair(pair);
  const [inSource, inTarget] = [
    before.map(({ start, end }) => pair.source.readable.spanOf(start, end)),
    after.map(({ start, end }) => pair.target.readable.spanOf(start, end)),
  ];
  const [first] = pairs;
  return pairs.every(
    ([gone, come]) =>
      numbersBetween(inSource, first?.[0], gone) === numbersBetween(inTarget, first?.[1], come),
  );
}

const numbersBetween = (numbers: readonly ProblemSpan[], first: Problem | undefined, last: Problem): number =>
  first === undefined
    ? 0
    : numbers.filter(({ from }) => startOf(first) <= from && from < startOf(last)).length;

/** The number of a section or a version, 3.1, and a whole number of other digits are two things: 501. */
function areOfOtherKinds(gone: Problem, come: Problem): boolean {
  const [before, after] = [bareNumber(nameIn(gone)), bareNumber(nameIn(come))];
  return (
    gone.check === 'numbers' &&
    before.includes('.') !== after.includes('.') &&
    before.replaceAll(/\D/g, '') !== after.replaceAll(/\D/g, '')
  );
}

/** A finding of a thing that only one side has. */
const isOdd = ({ check, variant, cause, source, target }: Problem): boolean =>
  cause === undefined &&
  check in EXCHANGED &&
  /^(?:missing|extra)$/.test(variant) &&
  (source.length === 0) !== (target.length === 0);

function nameIn({ check, detail }: Finding): string {
  const [, name = ''] = Object.entries(EXCHANGED).find(([of]) => of === check) ?? [];
  return detail[name] ?? '';
}

const blocksOf = (finding: Finding, blockOf: ReturnType<typeof blockFinder>): string =>
  finding[sideOf(finding)].map(({ from }) => blockOf(from, sideOf(finding))).join(' ');

/** Finds the number of the pair of blocks at a place; -1 before the first one. */
function blockFinder({ blocks, source, target }: ParsedPair) {
  const starts = blocks.map((pair) => ({
    source: source.readable.spanOfBlock(pair.source).from,
    target: target.readable.spanOfBlock(pair.target).from,
  }));
  return (at: number, side: 'source' | 'target'): number =>
    starts.findLastIndex((start) => start[side] <= at);
}
