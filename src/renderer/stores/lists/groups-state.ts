import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GroupDetail, Grouping, GroupRow } from '../../../contract/groups';
import type { JobFilter } from '../../../contract/jobs';
import type { Client } from '../../lib/host/client';
import { createFeed, type FeedState } from './feed';

export type GroupsState = FeedState<JobFilter, GroupRow, GroupDetail>;

/** The lists of groups, one for each grouping, so that each keeps its selection and place. */
export function createGroupsStates(client: Client): Readonly<Record<Grouping, StoreApi<GroupsState>>> {
  const create = (by: Grouping): StoreApi<GroupsState> =>
    createStore<GroupsState>()((set, get) =>
      createFeed<JobFilter, GroupRow, GroupDetail>(
        {
          window: (filter, extent) => client.call('groups.window', { by, filter, ...extent }),
          locate: async (filter, key) => (await client.call('groups.locate', { by, filter, key })).index,
          detail: (key) => client.call('groups.read', { by, key }),
          isDetailLive: true,
        },
        'all',
        { set, get },
      ),
    );
  return { language: create('language'), connection: create('connection'), day: create('day') };
}
