import { createStore, type StoreApi } from 'zustand/vanilla';
import type { JobFilter, JobRow } from '../../../contract/jobs';
import type { Client } from '../../lib/host/client';
import { createFeed, type FeedState } from './feed';

export type JobsState = FeedState<JobFilter, JobRow, JobRow>;

/** Content in several languages, the job with the newest request first. */
export function createJobsState(client: Client): StoreApi<JobsState> {
  return createStore<JobsState>()((set, get) =>
    createFeed<JobFilter, JobRow, JobRow>(
      {
        window: (filter, extent) => client.call('jobs.window', { filter, ...extent }),
        locate: async (filter, key) => (await client.call('jobs.locate', { filter, key })).index,
        detail: (key) => client.call('jobs.read', { key }),
        isDetailLive: true,
      },
      'all',
      { set, get },
    ),
  );
}
