import type { StoreApi } from 'zustand/vanilla';
import type { TimelineEvent } from '../../../contract/timeline';
import type { Client } from '../../lib/host/client';
import { createDialogState, type DialogState } from './dialog-state';
import type { ReviewState } from './review-state';

interface History {
  /** Newest first; undefined until they are read. */
  readonly events: readonly TimelineEvent[] | undefined;
}

/** The history of the shown request. */
export type TimelineState = DialogState & History;

export function createTimelineState(client: Client, review: StoreApi<ReviewState>): StoreApi<TimelineState> {
  const store = createDialogState<History>(review, { events: undefined }, async (key) => ({
    events: await client.call('requests.timeline', { key }),
  }));
  review.subscribe((now, before) => {
    // The detail is read again after every change of the request.
    if (now.detail !== before.detail) store.getState().changed();
  });
  return store;
}
