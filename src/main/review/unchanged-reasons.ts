import { isSentenceOf } from '../../content/checks/is-sentence-of';
import type { MarkReason } from '../../content/mark-reason';
import { problemOf } from '../checks/found-problem';
import type { MarkReasonStore } from '../requests/mark-reason-store';

interface Answer {
  readonly markKey: number;
  readonly reasons: readonly MarkReason[];
  /** The request that has the answer: the failed one itself, or a newer one of the same job. */
  readonly answeringKey: number;
  readonly requestKey: number;
}

/**
 * Returns the positions of a failed mark's reasons that an answer left as they were. Several reasons may name
 * the same check or rule in one field: of these, those count whose sentence is still said there, and of the
 * others only as many as the checks still find.
 */
export function unchangedReasons(
  store: Pick<MarkReasonStore, 'unchanged' | 'findings'>,
  { markKey, reasons, requestKey, answeringKey }: Answer,
): readonly number[] {
  const positions = store.unchanged(markKey, requestKey, answeringKey);
  const groups = Map.groupBy(positions, (at) => placeOf(reasons[at]));
  const unchanged = [...groups.values()].flatMap((group) => {
    const [first = 0] = group;
    const reason = reasons[first];
    if (group.length === 1 || reason === undefined) return group;
    const found = store.findings(answeringKey, reason).map((one) => problemOf(one.check_id, one.body));
    // The marked text is unchanged and no longer a finding, because its profile was withdrawn.
    if (found.length === 0) return group;
    const said = group.filter((at) => {
      const index = found.findIndex((problem) => isSentenceOf(problem, reasons[at]?.text ?? ''));
      if (index >= 0) found.splice(index, 1);
      return index >= 0;
    });
    const others = group.filter((at) => !said.includes(at)).slice(0, found.length);
    return [...said, ...others];
  });
  return unchanged.toSorted((a, b) => a - b);
}

function placeOf(reason: MarkReason | undefined): string {
  return JSON.stringify([reason?.kind, reason?.id, reason?.field]);
}
