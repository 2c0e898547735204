import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RequestRow } from '../../../contract/ui-types';
import { coalesce } from '../../lib/coalesce';
import type { Client } from '../../lib/host/client';
import type { ReviewState } from './review-state';

/** Changes closer together than this share one reading. */
const restMs = 300;

export interface JobState {
  /** Requests with the source of the shown one, and itself; empty until they are read. */
  readonly requests: readonly RequestRow[];
  /** Call when requests changed on the host. */
  readonly changed: () => void;
}

/** The job of the shown request: the same source in all of its languages. */
export function createJobState(client: Client, review: StoreApi<ReviewState>): StoreApi<JobState> {
  const read = async (): Promise<void> => {
    const key = review.getState().request?.key;
    if (key === undefined) return;
    try {
      const requests = await client.call('requests.job', { key });
      if (review.getState().request?.key === key) store.setState({ requests });
    } catch {
      // Background read: what was read before stays, and a banner says that the host can't be reached.
    }
  };
  const readSoon = coalesce(read, restMs);
  const store = createStore<JobState>()(() => ({ requests: [], changed: () => void readSoon() }));
  review.subscribe(({ request, stale }, before) => {
    if (request === undefined) return;
    if (request.key !== before.request?.key) {
      // Another request of the job has the same languages, so nothing flashes.
      const isOfJob = store.getState().requests.some(({ key }) => key === request.key);
      if (!isOfJob && store.getState().requests.length > 0) store.setState({ requests: [] });
    }
    // The fields come first, and the jobs of requests that are only passed are not read.
    if (before.stale && !stale) void read();
  });
  return store;
}
