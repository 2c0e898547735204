import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events } from '../../../contract/events';
import type { DraftProblem } from '../../../contract/fulfilment';
import type { Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';

export interface DraftChecksState {
  /** Grows when the text of a field may have other problems than before, although it was not edited. */
  readonly roundOf: (requestKey: number, fieldId: string) => number;
  /** A dismissal, a level, or a request that drafts are compared with; or the drafts that `drafts` names. */
  readonly changed: (drafts?: Events['drafts.changed']) => void;
  /** What the checks will find in a field once this is saved. */
  readonly problemsOf: (
    requestKey: number,
    fieldId: string,
    value: string,
  ) => Promise<readonly DraftProblem[]>;
}

/** While a sync brings many requests, every field that is shown is asked about again. */
const restMs = 1000;

/** What drafts are checked with: the host knows all other requests, and what was dismissed. */
export function createDraftChecksState(client: Client): StoreApi<DraftChecksState> {
  return createStore<DraftChecksState>()((set) => {
    const rounds = { all: 0, ofRequests: new Map<number, number>(), ofFields: new Map<string, number>() };
    const roundOf = (requestKey: number, fieldId: string): number =>
      // A field is compared with the other fields of its request, and was asked about with its own text when that was typed.
      rounds.all +
      (rounds.ofRequests.get(requestKey) ?? 0) -
      (rounds.ofFields.get(fieldName(requestKey, fieldId)) ?? 0);
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
      // As another function each time, so that its readers notice.
      set({ roundOf: (...field) => roundOf(...field) });
    }, restMs);
    return {
      roundOf,
      changed(drafts = {}) {
        pending.push(drafts);
        void next();
      },
      problemsOf: (key, fieldId, value) => client.call('fulfil.problems', { key, fieldId, value }),
    };
  });
}

function fieldName(requestKey: number, fieldId: string): string {
  return JSON.stringify([requestKey, fieldId]);
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
