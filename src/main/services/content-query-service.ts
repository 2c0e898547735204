import { criteriaQuerySpelling, singleReadSpelling, type RequestState } from '../../shared/content-request';
import type { CriteriaFilter } from '../store/criteria-filter';
import type { CriteriaQueryStore, PageEntry } from '../store/criteria-query-store';
import type { DocumentStore } from '../store/document-store';
import type { RequestCountStore } from '../store/request-count-store';
import { contentRequestJson, type JsonText, type StateSpelling } from './content-request-json';
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

/** A page as one text, or, when it is too large to be built at once, as texts to be sent one after the other. */
export type ResultPage = JsonText | Generator<JsonText, void>;

/** More would hold the process up, and a page of 1,000 large requests does not fit into a text at all. */
const mostBytesAtOnce = 4 * 1024 * 1024;

/** Paged readers that are remembered; the one that asked least recently is forgotten first. */
const mostSnapshots = 1000;

interface Stores {
  readonly documents: DocumentStore;
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
  simpleQuery(query: SimpleQuery): ResultPage {
    const filter = {
      ...everything,
      states: query.state === undefined ? [] : [query.state],
      completed: query.completedFromUs === undefined ? [] : [{ fromUs: query.completedFromUs }],
    };
    const total = this.#stores.counts.total(filter);
    const newestKey = this.#stores.criteria.newestKey();
    const entries = this.#stores.criteria.page(filter, [], { ...window(query), newestKey, total });
    return this.#result(query, total, entries, singleReadSpelling);
  }

  /**
   * One page of the criteria-based variant. The first page of a query remembers how far the store reached; later pages of
   * the same query and token don't see what was submitted since, so that no two pages overlap or leave a gap. Uses the
   * limit up.
   */
  criteriaQuery({ filter, sort }: CriteriaQuery, page: Page, caller: Caller): ResultPage {
    const name = JSON.stringify([caller.tokenId, filter, sort]);
    const snapshot = (page.page > 1 ? this.#snapshots.get(name) : undefined) ?? {
      newestKey: this.#stores.criteria.newestKey(),
      total: this.#stores.criteria.total(filter),
    };
    this.#remember(name, snapshot);
    const entries = this.#stores.criteria.page(filter, sort, { ...window(page), ...snapshot });
    this.#limits.accepted(caller.tokenId);
    return this.#result(page, snapshot.total, entries, criteriaQuerySpelling);
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
    entries: readonly PageEntry[],
    spelling: StateSpelling,
  ): ResultPage {
    const head = `{"page":${page},"pages":${Math.ceil(total / pageSize)},"total":${total},"requests":[`;
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    const texts = this.#texts(head, entries, spelling);
    return bytes > mostBytesAtOnce ? texts : [...texts].join('');
  }

  *#texts(head: string, entries: readonly PageEntry[], spelling: StateSpelling): Generator<JsonText, void> {
    yield head;
    let separator = '';
    for (const { key } of entries) {
      const stored = this.#stores.documents.byKey(key);
      // Removed while a long page was on its way.
      if (stored === undefined) continue;
      yield `${separator}${contentRequestJson(stored, stored.document, spelling)}`;
      separator = ',';
    }
    yield ']}';
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
