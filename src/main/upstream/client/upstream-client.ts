import type { ImportState } from '../../../content/content-request';
import { importStates } from '../../../content/content-request';
import { parseStrictJson } from '../../platform/json/strict-json';
import { parseTimestamp, type Timestamp } from '../../../content/timestamp';
import type { ContentLimits } from '../../platform/settings/content-limits';
import type { Environment } from '../../platform/environment';
import { OneRequestScanner } from './one-request-scanner';
import { readUpstreamRequest, type UpstreamRequest } from './upstream-request';
import { PageReading, readHere, type ReadPage } from './result-page';
import {
  callUpstream,
  jsonReader,
  usualLimits,
  type BodyReader,
  type Call,
  type CallLimits,
  type Reading,
} from './upstream-call';
import type { UpstreamFailure, UpstreamResult } from './upstream-failure';

export interface UpstreamAddress {
  /** The address below which the service has its `/v1`. */
  readonly baseUrl: string;
  readonly token: string;
}

export interface UpstreamMark {
  readonly importState: ImportState;
  readonly time: Timestamp;
}

/**
 * Start of a synchronization without cursor. The interface document has no open range, and many date parsers
 * reject the year 0; nothing was completed before this.
 */
export const beginningOfTime = '1970-01-01T00:00:00.000Z';

export interface PageQuery {
  /** The time exactly as upstream wrote it; undefined starts at the beginning. */
  readonly from: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  /** Whether requests of every source are queried, not only those submitted by API. */
  readonly everySource?: boolean;
}

export interface CreatedQuery {
  /** RFC 3339, by upstream's clock. */
  readonly from: string;
  /** Language tags. */
  readonly source: string;
  readonly target: string;
  readonly pageSize: number;
}

export interface UpstreamClientParts {
  readonly environment: Environment;
  /** Limits of a mirrored request. */
  readonly content: ContentLimits;
}

/**
 * Calls of one upstream service (interface document 4). Every outcome is a value; a call rejects only when
 * its signal ends it.
 */
export class UpstreamClient {
  readonly #parts: UpstreamClientParts;
  readonly #address: UpstreamAddress;
  readonly #limits: CallLimits;

  constructor(parts: UpstreamClientParts, address: UpstreamAddress, limits = usualLimits) {
    this.#parts = parts;
    this.#address = address;
    this.#limits = limits;
  }

  /** Returns what reads a page on this thread. */
  pageReader(): BodyReader<ReadPage> {
    const { content, environment } = this.#parts;
    return readHere(new PageReading(content), environment);
  }

  /** Queries by criteria (interface document 4.3), which uses up the query limit. */
  queryCriteria<P>(query: PageQuery, signal: AbortSignal, reader: BodyReader<P>): Promise<UpstreamResult<P>> {
    const criteria = {
      criteria: [
        ...(query.everySource === true ? [] : [{ type: 'source', criteria: 'api' }]),
        { type: 'completed', criteria: { from: query.from ?? beginningOfTime } },
      ],
      sortBy: ['completed'],
    };
    const json = encodeURIComponent(JSON.stringify(criteria));
    const path = `/v1/content?query=${json}&page=${query.page}&pageSize=${query.pageSize}`;
    return this.#call('GET', path, undefined, signal, reader);
  }

  /**
   * Queries in the simple form (interface document 4.4), without page size or order. `from` is as upstream
   * wrote it.
   */
  querySimple<P>(
    from: string | undefined,
    page: number,
    signal: AbortSignal,
    reader: BodyReader<P>,
  ): Promise<UpstreamResult<P>> {
    const since = from === undefined ? '' : `&from=${encodeURIComponent(from)}`;
    const path = `/v1/content?state=completed${since}&page=${page}`;
    return this.#call('GET', path, undefined, signal, reader);
  }

  /**
   * Sends a criteria-based query that is always invalid: it never uses up the limit (decisions, section 3),
   * and its refusal shows which form is offered.
   */
  async probeCriteria(signal: AbortSignal): Promise<UpstreamResult<unknown>> {
    const query = encodeURIComponent('{"criteria":"none"}');
    return this.#call('GET', `/v1/content?query=${query}`, undefined, signal, jsonReader(asJson));
  }

  /** Reads one request (interface document 4.2). An unknown id is `not-found`. */
  readRequest(id: string, signal: AbortSignal): Promise<UpstreamResult<UpstreamRequest>> {
    if (!isAddressable(id)) return Promise.resolve(notAddressable(id));
    const { content } = this.#parts;
    const reader = requestReader(content, (value) => {
      const reading = readUpstreamRequest(value, 'request', content);
      if (reading.ok) return { ok: true as const, value: reading.request };
      return { ok: false as const, problem: 'not-understood' as const, text: someOf(reading.problems) };
    });
    return this.#call('GET', `/v1/content/request/${encodeURIComponent(id)}`, undefined, signal, reader);
  }

  /**
   * Sets a mark (interface document 4.5). Returns the mark as upstream set it; undefined when its answer
   * doesn't contain it. An unknown id is `not-found`.
   */
  setImportState(
    id: string,
    importState: ImportState,
    signal: AbortSignal,
  ): Promise<UpstreamResult<UpstreamMark | undefined>> {
    if (!isAddressable(id)) return Promise.resolve(notAddressable(id));
    const path = `/v1/content/${encodeURIComponent(id)}/import`;
    // The mark is set whatever the answer contains, so an unreadable answer must not cause a repetition.
    const reader = requestReader(this.#parts.content, markReading, markReading);
    return this.#call('PUT', path, { importState }, signal, reader);
  }

  /**
   * 4.1. Answers the id that the request has there. An answer without one is `not-understood`, and may have
   * accepted the request. The key is the same on every attempt; not every service looks at it.
   */
  submit(body: unknown, idempotencyKey: string, signal: AbortSignal): Promise<UpstreamResult<string>> {
    const reader = requestReader(this.#parts.content, idReading);
    return this.#call('PUT', '/v1/content', body, signal, reader, { 'idempotency-key': idempotencyKey });
  }

  /**
   * 4.3. Requests of a language pair that were created from an instant on, oldest first. Uses the query limit
   * up.
   */
  queryCreated(query: CreatedQuery, signal: AbortSignal): Promise<UpstreamResult<ReadPage>> {
    const criteria = {
      criteria: [
        { type: 'created', criteria: { from: query.from } },
        { type: 'language.source', criteria: query.source },
        { type: 'language.target', criteria: query.target },
      ],
      sortBy: ['created'],
    };
    const json = encodeURIComponent(JSON.stringify(criteria));
    const reader = this.pageReader();
    return this.#call(
      'GET',
      `/v1/content?query=${json}&page=1&pageSize=${query.pageSize}`,
      undefined,
      signal,
      reader,
    );
  }

  /**
   * Reads the webhook registration (interface document 4.7). The call has no limit, and shows whether the
   * service exists and accepts the token.
   */
  readWebhook(signal: AbortSignal): Promise<UpstreamResult<unknown>> {
    return this.#call('GET', '/v1/webhook', undefined, signal, jsonReader(asJson));
  }

  #call<T>(
    method: 'GET' | 'PUT',
    path: string,
    body: unknown,
    signal: AbortSignal,
    reader: BodyReader<T>,
    headers: Call['headers'] = {},
  ): Promise<UpstreamResult<T>> {
    return callUpstream(
      { ...this.#parts, limits: this.#limits },
      { ...this.#address, method, path, body, headers, signal },
      reader,
    );
  }
}

/**
 * An id of dots alone would be resolved as path steps, encoded or not (WHATWG URL), and the call would go
 * elsewhere.
 */
function isAddressable(id: string): boolean {
  return id !== '.' && id !== '..' && id.isWellFormed();
}

function notAddressable(id: string): { readonly ok: false; readonly failure: UpstreamFailure } {
  return {
    ok: false,
    failure: {
      problem: 'not-found',
      text: `The id ${JSON.stringify(id)} can't be part of an address, so nothing can be said to the service about it.`,
      neverSent: true,
      retryAfterMs: undefined,
    },
  };
}

/**
 * Reads a body with one request. `unread` returns the result for any other body, which is a failure by
 * default.
 */
function requestReader<T>(
  limits: ContentLimits,
  read: (value: unknown) => Reading<T>,
  unread?: (value: undefined) => Reading<T>,
): BodyReader<T> {
  const scanner = new OneRequestScanner(limits);
  return {
    take: (chunk) => scanner.feed(chunk),
    finish: () => {
      const scanned = scanner.end();
      const parsed = scanned.ok ? asJson(scanned.text) : undefined;
      if (parsed?.ok === true) return read(parsed.value);
      if (unread !== undefined) return unread(undefined);
      if (scanned.ok) return parsed ?? read(undefined);
      const problem = scanned.problem === 'not-json' ? 'not-understood' : scanned.problem;
      return { ok: false, problem, text: scanned.text };
    },
  };
}

/** The first few problems suffice to find the others. */
function someOf(problems: readonly string[]): string {
  const more = problems.length > 3 ? `; … and ${problems.length - 3} more` : '';
  return `${problems.slice(0, 3).join('; ')}${more}`;
}

function asJson(text: string): Reading<unknown> {
  const parsed = parseStrictJson(text);
  if (parsed.ok) return parsed;
  return { ok: false, problem: 'not-understood', text: parsed.problems[0] ?? 'it is not JSON' };
}

function idReading(value: unknown): Reading<string> {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  if (typeof id === 'string' && id !== '') return { ok: true, value: id };
  return { ok: false, problem: 'not-understood', text: 'it names no id' };
}

function markReading(value: unknown): Reading<UpstreamMark | undefined> {
  return { ok: true, value: readMark(value) };
}

function readMark(value: unknown): UpstreamMark | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const response: unknown = 'importResponse' in value ? value.importResponse : undefined;
  if (typeof response !== 'object' || response === null) return undefined;
  const importState = importStates.find(
    (known) => 'importState' in response && response.importState === known,
  );
  const time =
    'time' in response && typeof response.time === 'string' ? parseTimestamp(response.time) : undefined;
  return importState === undefined || time === undefined ? undefined : { importState, time };
}
