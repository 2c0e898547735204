import { useMemo } from 'react';
import { useStore } from 'zustand';
import { severityOf, type Severity } from '../../../content/checks/certainty';
import type { ProblemSpan } from '../../../content/checks/problem';
import type { FoundProblem } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { noSideMarks, type SideMarks } from '../find/find-marks';
import { noMarks, type TextMark } from '../display/text-mark';
import { inReach } from '../../stores/review/problem-order';

/**
 * The places of a field's problems by position; the current problem of "next" and "previous" is marked
 * differently.
 */
export function useProblemMarks(): (position: number | undefined) => SideMarks {
  const { problems: state, review } = useStores();
  const problems = useStore(state, (s) => s.problems);
  const revealed = useStore(state, (s) => s.revealed);
  const current = useStore(state, (s) => s.current?.key);
  // Places refer to the text of one version.
  const isShown = useStore(review, (s) => s.request?.version) === useStore(state, (s) => s.version);
  const marks = useMemo(() => {
    const shown = isShown ? inReach(problems, revealed) : [];
    const fields = Map.groupBy(shown.flatMap(markedIn), ({ position }) => position);
    return new Map([...fields].map(([position, own]) => [position, marksOf(own, current)]));
  }, [problems, revealed, current, isShown]);
  return (position) => (position === undefined ? noSideMarks : (marks.get(position) ?? noSideMarks));
}

/** A problem or a part of it in a field, by its places there. */
interface Marked extends Pick<FoundProblem, 'position' | 'source' | 'target'> {
  readonly severity: Severity;
  /** Undefined for a part, which "next" and "previous" do not lead to. */
  readonly key?: number;
}

function markedIn(problem: FoundProblem): readonly Marked[] {
  const { folded = [] } = problem;
  const severity = severityOf(problem);
  const parts = folded.flatMap(({ position, source, target }) =>
    position === undefined ? [] : [{ position, severity, source, target }],
  );
  return [{ ...problem, severity }, ...parts];
}

function marksOf(problems: readonly Marked[], current: number | undefined): SideMarks {
  const side = (name: 'source' | 'target'): readonly TextMark[] => {
    const marks = problems.flatMap((problem) =>
      problem[name].filter(isWide).map((span) => ({ ...span, kind: kindOf(problem, span, current) })),
    );
    return marks.length === 0 ? noMarks : marks;
  };
  return { source: side('source'), target: side('target') };
}

/** Lines under whole sentences would make exactly those hard to read. */
const longestUnderlined = 30;

function kindOf({ key, severity }: Marked, { from, to }: ProblemSpan, current: number | undefined): string {
  const kinds = [`problem-${severity}`];
  if (to - from > longestUnderlined) kinds.push('problem-long');
  if (key !== undefined && key === current) kinds.push('problem-current');
  return kinds.join(' ');
}

/** Missing text has no extent, so there is nothing to mark. */
function isWide({ from, to }: ProblemSpan): boolean {
  return from < to;
}
