import { createHash } from 'node:crypto';
import { AppError } from '../../contract/errors';
import {
  groupings,
  mostOfGroup,
  totalOf,
  type GroupDetail,
  type Grouping,
  type GroupRow,
  type GroupWindow,
} from '../../contract/groups';
import { jobFilters, type JobFilter } from '../../contract/jobs';
import { LruCache } from '../platform/lru-cache';
import type { ConnectionStore } from '../upstream/connection-store';
import type { GroupStore } from './group-store';
import { groupByConnection, groupByDay, groupByLanguage, type GroupName, type Groups } from './groupings';
import type { ListExtent, RequestFinder } from './request-finder';

export interface GroupFinderParts {
  readonly store: GroupStore;
  readonly connections: Pick<ConnectionStore, 'nameOf'>;
  readonly finder: Pick<RequestFinder, 'window'>;
  /** Changes with every commit of another connection to the main database. */
  readonly version: () => number;
  readonly now: () => number;
}

export interface GroupListing {
  readonly by: Grouping;
  readonly filter: JobFilter;
}

/** Reads the lists of groups of requests: by language, by connection and by day. */
export class GroupFinder {
  readonly #parts: GroupFinderParts;
  readonly #groups = new LruCache<Groups>(groupings.length);
  readonly #names = new LruCache<readonly GroupName[]>(groupings.length * jobFilters.length);

  constructor(parts: GroupFinderParts) {
    this.#parts = parts;
  }

  window({ by, filter, offset, limit }: GroupListing & ListExtent): GroupWindow {
    const names = this.#namesOf(by, filter);
    return {
      total: names.length,
      offset,
      rows: names.slice(offset, offset + limit).map((name) => this.#row(by, name)),
      counts: {
        all: this.#namesOf(by, 'all').length,
        'to-import': this.#namesOf(by, 'to-import').length,
      },
    };
  }

  locate({ by, filter }: GroupListing, key: number): { readonly index: number | null } {
    const index = this.#namesOf(by, filter).findIndex((name) => keyOf(name) === key);
    return { index: index === -1 ? null : index };
  }

  /** @throws AppError NOT_FOUND when no request is in the group any more */
  read(by: Grouping, key: number): GroupDetail {
    const { index } = this.locate({ by, filter: 'all' }, key);
    if (index === null) throw new AppError('NOT_FOUND', 'This group has no requests any more.');
    const group = this.#row(by, this.#namesOf(by, 'all')[index]);
    const listing = { view: 'all', filter: group.filter, sort: 'completed', descending: true } as const;
    const limit = Math.min(totalOf(group), mostOfGroup);
    const requests = this.#parts.finder.window(listing, { offset: 0, limit }).rows;
    return { group, requests };
  }

  #row(by: Grouping, name: GroupName): GroupRow {
    const groups = this.#groupsBy(by);
    return {
      key: keyOf(name),
      ...(name === undefined ? {} : { name }),
      ...groups.countsOf(name),
      filter: groups.filterOf(name),
    };
  }

  #namesOf(by: Grouping, filter: JobFilter): readonly GroupName[] {
    return this.#names.get(this.#state(), `${by} ${filter}`, () => this.#groupsBy(by).names(filter));
  }

  #groupsBy(by: Grouping): Groups {
    return this.#groups.get(this.#state(), by, () => {
      const { store, connections, now } = this.#parts;
      switch (by) {
        case 'language':
          return groupByLanguage(store);
        case 'connection':
          return groupByConnection(store, connections);
        case 'day':
          return groupByDay(store, now());
      }
    });
  }

  #state(): string {
    return String(this.#parts.version());
  }
}

/** Names are texts and rows have numbers, so a name is hashed to 48 bits. */
function keyOf(name = ''): number {
  return createHash('sha256').update(name).digest().readUIntBE(0, 6);
}
