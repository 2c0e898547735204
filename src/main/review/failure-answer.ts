import { isSentenceOf } from '../../content/checks/is-sentence-of';
import type { MarkReason } from '../../content/mark-reason';
import { problemOf } from '../checks/found-problem';
import type { MarkReasonStore, ReasonState, StoredFailure } from '../requests/mark-reason-store';

type Store = Pick<MarkReasonStore, 'states' | 'findings' | 'changedFields'>;

/** The answer to a failed import. Positions are those of the mark's reasons. */
export interface FailureAnswer {
  /** Reasons that are as they were. */
  readonly unchanged: readonly number[];
  /** Reasons of which it can't be known whether they are. */
  readonly unknown: readonly number[];
  /** IDs of the fields with other texts than those that failed. */
  readonly changedFields: readonly string[];
}

/** Says what the answer to a failed import changed; undefined while it waits for one. */
export function failureAnswer(
  store: Store,
  requestKey: number,
  { mark_key: markKey, state, version, answer_key: answer }: StoredFailure,
  reasons: readonly MarkReason[],
): FailureAnswer | undefined {
  if (state === 'waiting') return undefined;
  const answeringKey = answer ?? requestKey;
  const states = store.states(markKey, requestKey, answeringKey);
  const positions = (wanted: ReasonState) => [...states.keys()].filter((at) => states[at] === wanted);
  return {
    unchanged: stillSaid(store, positions('unchanged'), reasons, answeringKey),
    unknown: positions('unknown'),
    changedFields: store.changedFields({ request: requestKey, version, answer: answeringKey }),
  };
}

/**
 * Several reasons may name the same check or rule in one field: of these, those count whose sentence is still
 * said there, and of the others only as many as the checks still find.
 */
function stillSaid(
  store: Store,
  positions: readonly number[],
  reasons: readonly MarkReason[],
  answeringKey: number,
): readonly number[] {
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
