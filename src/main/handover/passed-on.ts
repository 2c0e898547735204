import { readReplaced, writeReplaced, type ReplacedState } from './replaced-state';
import type { TakeBackStore } from './take-back-store';

type Store = Pick<TakeBackStore, 'acceptedBeside' | 'setEarlier'>;

/**
 * Passes states on that an undone decision leaves behind, since another file’s answer to the same field was
 * accepted on top of it: undoing that one brings back what was there before both. Returns the states that are
 * still to be restored. Within a transaction of the caller.
 */
export function passOn(
  store: Store,
  takeBackKey: number,
  replaced: readonly ReplacedState[],
): readonly ReplacedState[] {
  const passed = new Set<ReplacedState>();
  for (const [requestKey, states] of Map.groupBy(replaced, (state) => state.requestKey)) {
    const fields = new Set(states.map((state) => ('fieldId' in state ? state.fieldId : undefined)));
    for (const { key, earlier, field_id: field } of store.acceptedBeside(takeBackKey, requestKey)) {
      if (!fields.has(field)) continue;
      const known = readReplaced(earlier);
      const mended = known.map((later) => {
        for (const state of states) {
          const own = upon(state, later);
          if (own === undefined) continue;
          passed.add(state);
          return own;
        }
        return later;
      });
      const review = states.find((state) => isReviewFor(state, known, states) && !passed.has(state));
      if (review !== undefined) {
        passed.add(review);
        mended.push(review);
      }
      if (mended.some((state, index) => state !== known[index])) store.setEarlier(key, writeReplaced(mended));
    }
  }
  return replaced.filter((state) => !passed.has(state));
}

/** Returns `later` as if `state` had never been; undefined unless it replaced what `state` had left. */
function upon(state: ReplacedState, later: ReplacedState): ReplacedState | undefined {
  if (!('fieldId' in state) || !('fieldId' in later) || state.fieldId !== later.fieldId) return undefined;
  if (state.kind === 'draft' && later.kind === 'draft')
    return later.before?.revision === state.revision ? { ...later, before: state.before } : undefined;
  if (state.kind === 'correction' && later.kind === 'correction')
    return isLeftBy(state, later) ? { ...later, before: state.before } : undefined;
  if (state.kind === 'verdict' && later.kind === 'verdict')
    return isLeftBy(state, later) ? { ...later, before: state.before } : undefined;
  return undefined;
}

function isLeftBy(
  { after }: { readonly after: object | undefined },
  { before }: { readonly before: object | undefined },
): boolean {
  return after !== undefined && JSON.stringify(before) === JSON.stringify(after);
}

/** Whether the field is reviewed by the other decision, too, which found it reviewed already. */
function isReviewFor(
  state: ReplacedState,
  known: readonly ReplacedState[],
  states: readonly ReplacedState[],
): boolean {
  if (state.kind !== 'reviewed' || known.some(({ kind }) => kind === 'reviewed')) return false;
  const fineOn = (all: readonly ReplacedState[]): number | undefined => {
    for (const one of all)
      if (one.kind === 'verdict' && one.fieldId === state.fieldId && one.after.verdict === 'fine')
        return one.after.version;
    return undefined;
  };
  const version = fineOn(states);
  return version !== undefined && fineOn(known) === version;
}
