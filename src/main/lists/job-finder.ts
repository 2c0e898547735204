import { AppError } from '../../contract/errors';
import { jobFilters, mostOfJob, type JobFilter, type JobRow, type JobWindow } from '../../contract/jobs';
import { LruCache } from '../platform/lru-cache';
import type { RequestListStore } from '../requests/request-list-store';
import type { ListExtent, RequestFinder } from './request-finder';
import type { SearchIndex } from './search-index-store';

export interface JobFinderParts {
  readonly finder: Pick<RequestFinder, 'byLanguage'>;
  readonly list: Pick<RequestListStore, 'keysInView'>;
  readonly index: Pick<SearchIndex, 'jobs' | 'jobsWith' | 'requestsOf' | 'revision'>;
  /** Changes with every commit of another connection to the main database. */
  readonly version: () => number;
}

/** Reads the list of jobs: content that several requests have as their source. */
export class JobFinder {
  readonly #parts: JobFinderParts;
  readonly #found = new LruCache<readonly number[]>(jobFilters.length);

  constructor(parts: JobFinderParts) {
    this.#parts = parts;
  }

  window({ filter, offset, limit }: ListExtent & { readonly filter: JobFilter }): JobWindow {
    const jobs = this.#jobs(filter);
    return {
      total: jobs.length,
      offset,
      rows: jobs.slice(offset, offset + limit).map((key) => this.#row(key)),
      counts: { all: this.#jobs('all').length, 'to-import': this.#jobs('to-import').length },
    };
  }

  locate(filter: JobFilter, key: number): { readonly index: number | null } {
    const index = this.#jobs(filter).indexOf(key);
    return { index: index === -1 ? null : index };
  }

  /** @throws AppError NOT_FOUND when no request has this source any more */
  read(key: number): JobRow {
    const row = this.#row(key);
    if (row.requests.length === 0) throw new AppError('NOT_FOUND', 'This job is no longer there.');
    return row;
  }

  #row(key: number): JobRow {
    const { finder, index } = this.#parts;
    return { key, requests: finder.byLanguage(index.requestsOf(key, mostOfJob)) };
  }

  #jobs(filter: JobFilter): readonly number[] {
    const { index, list, version } = this.#parts;
    return this.#found.get(`${version()} ${index.revision()}`, filter, () =>
      filter === 'all' ? index.jobs() : index.jobsWith(list.keysInView('to-import')),
    );
  }
}
