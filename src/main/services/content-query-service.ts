import {
  criteriaQuerySpelling,
  singleReadSpelling,
  type JsonObject,
  type RequestState,
} from '../../shared/content-request';
import type { ContentRequestStore, StoredRequest } from '../store/content-request-store';
import type { CriteriaFilter } from '../store/criteria-filter';
import type { CriteriaQueryStore } from '../store/criteria-query-store';
import type { RequestCountStore } from '../store/request-count-store';
import type { VersionStore } from '../store/version-store';
import { contentRequestJson, type StateSpelling } from './content-request-json';
import type { CriteriaQuery } from './criteria-query';
import type { QueryLimitService } from './query-limit-service';
import type { Caller } from './token-service';

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface SimpleQuery extends Page {
  readonly state: RequestState | undefined;
  /** Inclusive, microseconds; requests without `completed` don't match. */
  readonly completedFromUs: number | undefined;
}

/** What a query's first page saw, so that its later pages go on from there. */
interface Snapshot {
  readonly newestKey: number;
  readonly total: number;
}

/** Paged readers that are remembered; the one that asked least recently is forgotten first. */
const mostSnapshots = 1000;

interface Stores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly criteria: CriteriaQueryStore;
  readonly counts: RequestCountStore;
}

/** Both variants of the query (interface document 4.3, 4.4; decisions, section 4). */
export class ContentQueryService {
  readonly #stores: Stores;
  readonly #limits: QueryLimitService;
  readonly #snapshots = new Map<string, Snapshot>();

  constructor(stores: Stores, limits: QueryLimitService) {
    this.#stores = stores;
    this.#limits = limits;
  }

  /** One page, its order `created`, then `id`; a page past the end is empty and true. */
  simpleQuery(query: SimpleQuery): JsonObject {
    const filter = {
      ...everything,
      states: query.state === undefined ? [] : [query.state],
      completed: query.completedFromUs === undefined ? [] : [{ fromUs: query.completedFromUs }],
    };
    const newestKey = this.#stores.criteria.newestKey();
    const requests = this.#stores.criteria.page(filter, [], { ...window(query), newestKey });
    return this.#result(query, this.#stores.counts.total(filter), requests, singleReadSpelling);
  }

  /**
   * One page of the criteria-based variant. The first page of a query remembers how far the store reached; later pages of
   * the same query and token don't see what was submitted since, so that no two pages overlap or leave a gap. Uses the
   * limit up.
   */
  criteriaQuery({ filter, sort }: CriteriaQuery, page: Page, caller: Caller): JsonObject {
    const name = JSON.stringify([caller.tokenId, filter, sort]);
    const snapshot = (page.page > 1 ? this.#snapshots.get(name) : undefined) ?? {
      newestKey: this.#stores.criteria.newestKey(),
      total: this.#stores.criteria.total(filter),
    };
    this.#remember(name, snapshot);
    const requests = this.#stores.criteria.page(filter, sort, {
      ...window(page),
      newestKey: snapshot.newestKey,
    });
    this.#limits.accepted(caller.tokenId);
    return this.#result(page, snapshot.total, requests, criteriaQuerySpelling);
  }

  #remember(name: string, snapshot: Snapshot): void {
    this.#snapshots.delete(name);
    this.#snapshots.set(name, snapshot);
    if (this.#snapshots.size <= mostSnapshots) return;
    const [oldest] = this.#snapshots.keys();
    if (oldest !== undefined) this.#snapshots.delete(oldest);
  }

  #result(
    { page, pageSize }: Page,
    total: number,
    requests: readonly StoredRequest[],
    spelling: StateSpelling,
  ): JsonObject {
    return {
      page,
      pages: Math.ceil(total / pageSize),
      total,
      requests: requests.map((request) =>
        contentRequestJson(request, this.#stores.versions.fields(request.key, request.version), spelling),
      ),
    };
  }
}

const everything: CriteriaFilter = {
  created: [],
  completed: [],
  states: [],
  sources: [],
  languageSources: [],
  languageTargets: [],
  ids: [],
};

function window({ page, pageSize }: Page): { offset: number; limit: number } {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}
