import { loadProblemTexts } from '../../lib/messages/problem-text';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events } from '../../../contract/events';
import type { DraftProblem } from '../../../contract/fulfilment';
import type { Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';

export interface DraftChecksState {
  /** Increases when a field may have other problems although it was not edited. */
  readonly roundOf: (requestKey: number, fieldId: string) => number;
  /**
   * Call when a dismissal, a level, or a compared request changed, or when the drafts named by `drafts` did.
   */
  readonly changed: (drafts?: Events['drafts.changed']) => void;
  /**
   * Returns the problems that a field will have with this value. Fields are checked one after another, and
   * one whose `signal` was aborted before its turn is not: the answer is undefined then.
   */
  readonly problemsOf: (
    requestKey: number,
    fieldId: string,
    value: string,
    signal?: AbortSignal,
  ) => Promise<readonly DraftProblem[] | undefined>;
}

/** Minimum time between checks: while a sync brings many requests, every visible field is checked again. */
const restMs = 1000;

/** Checks drafts on the host, which knows all other requests and the dismissals. */
export function createDraftChecksState(client: Client): StoreApi<DraftChecksState> {
  return createStore<DraftChecksState>()((set) => {
    const rounds = { all: 0, ofRequests: new Map<number, number>(), ofFields: new Map<string, number>() };
    const roundOf = (requestKey: number, fieldId: string): number =>
      // A field is compared with the other fields of its request; its own changes don't count, because typing
      // already checked them.
      rounds.all +
      (rounds.ofRequests.get(requestKey) ?? 0) -
      (rounds.ofFields.get(fieldName(requestKey, fieldId)) ?? 0);
    let checks: Promise<unknown> = Promise.resolve();
    let pending: Events['drafts.changed'][] = [];
    const next = coalesce(async () => {
      for (const { requestKey, fieldId } of pending) {
        if (requestKey === undefined) rounds.all += 1;
        else count(rounds.ofRequests, requestKey);
        if (requestKey !== undefined && fieldId !== undefined) {
          count(rounds.ofFields, fieldName(requestKey, fieldId));
        }
      }
      pending = [];
      // A new function each time, so that subscribers notice.
      set({ roundOf: (...field) => roundOf(...field) });
    }, restMs);
    return {
      roundOf,
      changed(drafts = {}) {
        pending.push(drafts);
        void next();
      },
      async problemsOf(key, fieldId, value, signal) {
        // Each takes long in a request of thousands of fields, and the host does all that it was asked.
        const checked = checks.then(() =>
          signal?.aborted === true ? undefined : client.call('fulfil.problems', { key, fieldId, value }),
        );
        checks = checked.catch(() => undefined);
        const [problems] = await Promise.all([checked, loadProblemTexts()]);
        return problems;
      },
    };
  });
}

function fieldName(requestKey: number, fieldId: string): string {
  return JSON.stringify([requestKey, fieldId]);
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
