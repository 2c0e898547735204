import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  ForwardingDetail,
  ForwardingFilter,
  ForwardingRow,
} from '../../../contract/upstream/forwarding';
import type { RequestDetail } from '../../../contract/ui-types';
import { coalesce } from '../../lib/coalesce';
import type { Client } from '../../lib/host/client';
import { createFeed, type FeedState } from './feed';

/** Signals closer together than this share one reading of the counts. */
const countsRestMs = 300;

export interface ListedForwarding extends ForwardingRow {
  readonly key: number;
}

export interface ShownForwarding extends ForwardingDetail {
  readonly request: RequestDetail;
}

export interface ForwardingsState extends FeedState<ForwardingFilter, ListedForwarding, ShownForwarding> {
  /** Number of requests whose sending goes no further without the coordinator. */
  readonly needYou: number;
  readonly loadCounts: () => Promise<void>;
  /** Texts that are being corrected, by request and by field. They stay when the screen is left. */
  readonly corrections: ReadonlyMap<number, ReadonlyMap<string, string>>;
  /** Undefined forgets the correction of a request. */
  readonly correct: (requestKey: number, values: ReadonlyMap<string, string> | undefined) => void;
}

/** Requests that are sent to connections, those of tools included. */
export function createForwardingsState(client: Client): StoreApi<ForwardingsState> {
  return createStore<ForwardingsState>()((set, get) => {
    const loadCounts = async (): Promise<void> => {
      try {
        const { needYou } = await client.call('forwardings.counts', {});
        set({ needYou });
      } catch {
        // Background read: a banner already says that the host can't be reached.
      }
    };
    const refreshCounts = coalesce(loadCounts, countsRestMs);
    const feed = createFeed<ForwardingFilter, ListedForwarding, ShownForwarding>(
      {
        async window(filter, extent) {
          const [window, { counts }] = await Promise.all([
            client.call('forwardings.window', { filter, ...extent }),
            client.call('forwardings.counts', {}),
          ]);
          const rows = window.rows.map((row) => ({ ...row, key: row.requestKey }));
          return { ...window, rows, counts };
        },
        locate: async (filter, request) =>
          (await client.call('forwardings.locate', { filter, request })).index,
        async detail(key) {
          const [detail, request] = await Promise.all([
            client.call('forwardings.read', { request: key }),
            client.call('requests.detail', { key }),
          ]);
          return { ...detail, request };
        },
        isDetailLive: true,
      },
      'all',
      { set, get },
    );
    return {
      ...feed,
      needYou: 0,
      loadCounts,
      changed() {
        feed.changed();
        void refreshCounts();
      },
      corrections: new Map(),
      correct(requestKey, values) {
        const corrections = new Map(get().corrections);
        if (values === undefined) corrections.delete(requestKey);
        else corrections.set(requestKey, values);
        set({ corrections });
      },
    };
  });
}
