import { createStore, type StoreApi } from 'zustand/vanilla';
import type { JobProblems } from '../../../contract/jobs';
import { coalesce } from '../../lib/coalesce';
import { messageOf, type Client } from '../../lib/host/client';
import type { ReviewState } from './review-state';

/** Changes closer together than this share one reading. */
const restMs = 300;

/** Where the languages of the shown request's job have problems. */
export interface JobProblemsState {
  readonly isOpen: boolean;
  /** Undefined until it is read. */
  readonly table: JobProblems | undefined;
  readonly problem: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
  /** Call when requests or problems changed on the host. */
  readonly changed: () => void;
}

const closed = { isOpen: false, table: undefined, problem: undefined };

export function createJobProblemsState(
  client: Client,
  review: StoreApi<ReviewState>,
): StoreApi<JobProblemsState> {
  const read = async (): Promise<void> => {
    const key = review.getState().request?.key;
    if (key === undefined || !store.getState().isOpen) return;
    const isWanted = (): boolean => store.getState().isOpen && review.getState().request?.key === key;
    try {
      const table = await client.call('requests.jobProblems', { key });
      if (isWanted()) store.setState({ table, problem: undefined });
    } catch (error) {
      if (isWanted()) store.setState({ problem: messageOf(error) });
    }
  };
  const readSoon = coalesce(read, restMs);
  const store = createStore<JobProblemsState>()((set, get) => ({
    ...closed,
    open() {
      set({ ...closed, isOpen: true });
      void read();
    },
    close: () => set(closed),
    changed() {
      if (get().isOpen) void readSoon();
    },
  }));
  review.subscribe((now, before) => {
    if (store.getState().isOpen && now.request?.key !== before.request?.key) store.getState().close();
  });
  return store;
}
