import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  criteriaQuerySpelling,
  singleReadSpelling,
  type RequestState,
} from '../../../content/content-request';
import { finerDigits, type Timestamp } from '../../../content/timestamp';
import type { AskedFilter, AskedRange } from './criteria-filter-sql';
import type { CriteriaQueryStore, PageEntry } from './criteria-query-store';
import type { CorrectedDocuments } from '../corrected-documents';
import type { DocumentStore } from '../document-store';
import type { Position } from './page-segments';
import type { PageCursor, PageCursorStore } from './page-cursor-store';
import { contentRequestJson, type JsonText, type StateSpelling } from '../content-request-json';
import type { CriteriaQuery } from './criteria-query';
import { machineUs, type Environment } from '../../platform/environment';
import type { QueryLimitService } from './query-limit-service';
import type { Caller } from '../token-service';

export interface Page {
  /** Page number, from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface SimpleQuery extends Page {
  readonly state: RequestState | undefined;
  /** Inclusive; requests without `completed` don't match. */
  readonly completedFrom: Timestamp | undefined;
}

/**
 * A page as one text, or, when it is too large to be built at once, as texts to be sent one after the other.
 */
export type ResultPage = JsonText | Generator<JsonText, void>;

/**
 * Limit of a page in bytes: more would block the process, and 1,000 large requests don't fit into one string.
 */
const mostBytesAtOnce = 4 * 1024 * 1024;

/** How long a reading is stored; a tool that continues later gets the pages as they are then. */
const readingKeptUs = 24 * 3600 * 1_000_000;
/** How long an unchanged reading is not written again. */
const readingFreshUs = 3600 * 1_000_000;

interface Stores {
  readonly documents: DocumentStore;
  readonly criteria: CriteriaQueryStore;
  readonly readings: PageCursorStore;
  readonly corrected: Pick<CorrectedDocuments, 'of'>;
}

/** Both variants of the query (interface document 4.3, 4.4; decisions, section 4). */
export class ContentQueryService {
  readonly #stores: Stores;
  readonly #limits: Pick<QueryLimitService, 'accept'>;
  readonly #environment: Pick<Environment, 'now'>;

  constructor(
    stores: Stores,
    limits: Pick<QueryLimitService, 'accept'>,
    environment: Pick<Environment, 'now'>,
  ) {
    this.#stores = stores;
    this.#limits = limits;
    this.#environment = environment;
  }

  /** Returns one page, ordered by `created`, then `id`; a page past the end is empty and valid. */
  simpleQuery(query: SimpleQuery): ResultPage {
    const filter = {
      ...everything,
      states: query.state === undefined ? [] : [query.state],
      completed: query.completedFrom === undefined ? [] : [rangeFrom(query.completedFrom)],
    };
    const { pageSize } = query;
    const offset = (query.page - 1) * pageSize;
    const { entries, total } = this.#stores.criteria.page(filter, [], {
      after: undefined,
      offset,
      limit: pageSize,
    });
    return this.#result(query, total, entries, singleReadSpelling);
  }

  /**
   * Returns one page of the criteria-based variant. Page 1 begins a reading; each further page continues
   * after the last request of the previous page, wherever that is by then, so unchanged requests are neither
   * skipped nor repeated. The total is current. Uses up the query limit.
   *
   * @throws AppError RATE_LIMITED
   */
  async criteriaQuery({ filter, sort }: CriteriaQuery, page: Page, caller: Caller): Promise<ResultPage> {
    const hash = createHash('sha256')
      .update(JSON.stringify([filter, sort, page.pageSize]))
      .digest();
    const known = this.#stores.readings.find(caller.tokenId, hash);
    const nowUs = machineUs(this.#environment);
    const begins = beginningOf(page.page, known, nowUs - readingKeptUs);
    const offset = begins.pagesBetween * page.pageSize;
    const { entries, total: remaining } = this.#stores.criteria.page(filter, sort, {
      after: begins.place,
      offset,
      limit: page.pageSize,
    });
    const total = begins.place === undefined ? remaining : this.#stores.criteria.total(filter);

    const last = entries.at(-1);
    const after = last === undefined ? undefined : this.#stores.criteria.position(last.key);
    await this.#limits.accept(caller.tokenId, () => {
      if (page.page === 1 && entries.length === total) {
        // Everything fits on page 1, so there is no position to store.
        if (known !== undefined) this.#stores.readings.forget(caller.tokenId, hash);
      } else if (after !== undefined) {
        const reading: PageCursor = {
          page: page.page,
          begins: begins.pagesBetween === 0 ? begins.place : undefined,
          ends: after,
          readUs: nowUs,
        };
        if (known === undefined || !isSameReading(known, reading)) {
          this.#stores.readings.save(caller.tokenId, hash, reading, nowUs - readingKeptUs);
        }
      }
    });
    return this.#result(page, total, entries, criteriaQuerySpelling);
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
      // The request was removed while a long page was being sent.
      if (stored === undefined) continue;
      yield `${separator}${contentRequestJson(stored, this.#stores.corrected.of(stored), spelling)}`;
      separator = ',';
    }
    yield ']}';
  }
}

const everything: AskedFilter = {
  created: [],
  completed: [],
  states: [],
  sources: [],
  languageSources: [],
  languageTargets: [],
  ids: [],
};

function rangeFrom({ text, us }: Timestamp): AskedRange {
  const fromFiner = finerDigits(text);
  return fromFiner === '' ? { fromUs: us } : { fromUs: us, fromFiner };
}

/** Returns the start of a page: a known position, and the number of pages after it. */
function beginningOf(
  page: number,
  known: PageCursor | undefined,
  forgottenUs: number,
): { readonly place: Position | undefined; readonly pagesBetween: number } {
  if (page > 1 && known !== undefined && known.readUs > forgottenUs) {
    // The page is requested again, as after a lost response.
    if (page === known.page && known.begins !== undefined) return { place: known.begins, pagesBetween: 0 };
    if (page > known.page) return { place: known.ends, pagesBetween: page - known.page - 1 };
  }
  return { place: undefined, pagesBetween: page - 1 };
}

function isSameReading(known: PageCursor, reading: PageCursor): boolean {
  const { readUs: knownUs, ...before } = known;
  const { readUs, ...now } = reading;
  return Math.abs(readUs - knownUs) < readingFreshUs && isDeepStrictEqual(before, now);
}
