import { certainties, certaintyOf, type Rated } from '../certainty';
import type { Finding, FoldedFinding, Problem, ProblemCause, ProblemSpan } from '../problem';

/** More of one field are only counted, because their cause is known by then. */
export const mostFolded = 30;

/** Fields that have a part of a problem are marked, up to as many as a request has problems. */
const mostElsewhere = 1000;

/** A problem marks at most this many places on each side. */
const mostPlaces = 50;

/** Makes `leader` stand for `findings`, whose places it marks unless they are in other fields. */
export function foldInto(
  leader: Finding,
  findings: readonly (FoldedFinding & Pick<Problem, 'folded'>)[],
  cause: ProblemCause,
): Problem {
  const all = findings.flatMap((finding) => [plain(finding), ...(finding.folded ?? [])]);
  const own = all.filter(({ fieldId }) => fieldId === undefined);
  const others = all.filter(({ fieldId }) => fieldId !== undefined);
  const listed = [...own.slice(0, mostFolded), ...others.slice(0, mostElsewhere)];
  return {
    ...leader,
    source: places([leader, ...own].flatMap(({ source }) => source)),
    target: places([leader, ...own].flatMap(({ target }) => target)),
    cause,
    folded: listed,
    ...(all.length > listed.length ? { foldedCount: all.length } : {}),
  };
}

/** The findings that a problem stands for, each with its own places. */
export function partsOf({ folded = [], ...leader }: Problem): readonly FoldedFinding[] {
  if (leader.cause === 'version') return folded;
  const inField = folded.filter(({ fieldId }) => fieldId === undefined);
  const source = without(
    leader.source,
    inField.flatMap((one) => one.source),
  );
  const target = without(
    leader.target,
    inField.flatMap((one) => one.target),
  );
  // All of its places may be those of others as well.
  const isApart = source.length + target.length > 0;
  return [{ ...plain(leader), ...(isApart && { source, target }) }, ...folded];
}

function without(spans: readonly ProblemSpan[], others: readonly ProblemSpan[]): readonly ProblemSpan[] {
  const known = new Set(others.map(({ from, to }) => `${from} ${to}`));
  return spans.filter(({ from, to }) => !known.has(`${from} ${to}`));
}

/** Puts a problem in the place of the first of the findings that it stands for. */
export function replaced(
  findings: readonly Problem[],
  folded: readonly Problem[],
  by: Problem,
): readonly Problem[] {
  const gone = new Set(folded);
  const at = findings.findIndex((finding) => gone.has(finding));
  return findings.flatMap((finding, index) => (index === at ? [by] : gone.has(finding) ? [] : [finding]));
}

function plain(folded: FoldedFinding): FoldedFinding {
  const { check, variant, detail, source, target, fieldId, position } = folded;
  const finding = { check, variant, detail, source, target };
  return {
    ...finding,
    ...(fieldId === undefined ? {} : { fieldId }),
    ...(position === undefined ? {} : { position }),
  };
}

/** In order and without repetitions. */
function places(spans: readonly ProblemSpan[]): readonly ProblemSpan[] {
  const byPlace = new Map(spans.map((span) => [`${span.from} ${span.to}`, span]));
  return [...byPlace.values()].toSorted((a, b) => a.from - b.from || a.to - b.to).slice(0, mostPlaces);
}

/** Whether each of some places has a part of one of the others. */
export const areTouched = (spans: readonly ProblemSpan[], others: readonly ProblemSpan[]): boolean =>
  spans.length > 0 &&
  spans.every(({ from, to }) => others.some((other) => other.from < to && from < other.to));

/** The surest findings have the lowest rank. */
export const rankOf = (finding: Rated): number => certainties.indexOf(certaintyOf(finding));
