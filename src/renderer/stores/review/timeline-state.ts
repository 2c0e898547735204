import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TimelineEvent } from '../../../contract/timeline';
import { messageOf, type Client } from '../../lib/host/client';
import type { ReviewState } from './review-state';

/** The history of the shown request. */
export interface TimelineState {
  readonly isOpen: boolean;
  /** Newest first; undefined until they are read. */
  readonly events: readonly TimelineEvent[] | undefined;
  readonly problem: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

export function createTimelineState(client: Client, review: StoreApi<ReviewState>): StoreApi<TimelineState> {
  const store = createStore<TimelineState>()((set) => ({
    isOpen: false,
    events: undefined,
    problem: undefined,
    open() {
      set({ isOpen: true, events: undefined, problem: undefined });
      void read();
    },
    close: () => set({ isOpen: false, events: undefined, problem: undefined }),
  }));
  const read = async (): Promise<void> => {
    const { request } = review.getState();
    if (request === undefined) return;
    const { key } = request;
    const isWanted = (): boolean => store.getState().isOpen && review.getState().request?.key === key;
    try {
      const events = await client.call('requests.timeline', { key });
      if (isWanted()) store.setState({ events, problem: undefined });
    } catch (error) {
      if (isWanted()) store.setState({ problem: messageOf(error) });
    }
  };
  review.subscribe((now, before) => {
    if (!store.getState().isOpen) return;
    if (now.request?.key !== before.request?.key) store.getState().close();
    // The detail is read again after every change of the request.
    else if (now.detail !== before.detail) void read();
  });
  return store;
}
