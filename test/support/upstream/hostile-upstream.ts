import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { parseTimestamp } from '../../../src/content/timestamp';

/** A completed request as this upstream answers it. */
export interface UpstreamEntry {
  id: string;
  created: string;
  completed: string;
  language: { source: string; target: string };
  fields: { id: string; type: string; data: string; value: string; originalValue: string }[];
  importResponse?: { importState: 'success' | 'fail'; time: string };
}

export interface ReceivedCall {
  readonly atMs: number;
  readonly method: string;
  readonly url: URL;
  readonly authorization: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly isCriteria: boolean;
  readonly body: string;
}

/** Handles a call instead of the server; `undefined` leaves it to the normal answer. */
export type Fault = (
  response: ServerResponse,
  call: ReceivedCall,
  upstream: HostileUpstream,
) => boolean | void;

export const faults = {
  status:
    (status: number, headers: Record<string, string> = {}, body = ''): Fault =>
    (response) => {
      response.writeHead(status, headers).end(body);
      return true;
    },
  /** Never answers the call. */
  hang: (): boolean => true,
  /** Headers and a beginning, then nothing. */
  stall: (response: ServerResponse): boolean => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"page":1,');
    return true;
  },
  /** Sends less than announced. */
  cut: (response: ServerResponse, call: ReceivedCall, upstream: HostileUpstream): boolean => {
    const text = upstream.answerTo(call);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': String(text.length + 100),
    });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
    return true;
  },
  /** Ends in the middle without anybody noticing: no length, one connection. */
  silentCut: (response: ServerResponse, call: ReceivedCall, upstream: HostileUpstream): boolean => {
    const text = upstream.answerTo(call);
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' });
    response.end(text.slice(0, text.length / 2));
    return true;
  },
  reset: (response: ServerResponse): boolean => {
    response.socket?.destroy();
    return true;
  },
  text:
    (body: string, type = 'application/json'): Fault =>
    (response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
      return true;
    },
};

const us = (text: string): number => parseTimestamp(text)?.us ?? Number.NaN;

/** A scriptable upstream over real HTTP, with the test's own clock. */
export class HostileUpstream {
  readonly entries = new Map<string, UpstreamEntry>();
  readonly calls: ReceivedCall[] = [];
  /** Faults for the next calls, one each; afterwards the server behaves. */
  readonly script: Fault[] = [];
  readonly marks: { id: string; importState: string }[] = [];
  token = 'upstream-token';
  /** Query limit; 0 switches it off. Violations get status 429, as the interface document says. */
  limitSeconds = 300;
  retryAfter: string | undefined;
  variants: 'both' | 'simple' = 'both';
  /** Size limit of pages, or a fixed size whatever the query requests. */
  pageSizeCap = 1000;
  fixedPageSize: number | undefined;
  simplePageSize = 50;
  simpleOrder: 'created' | 'completed' | 'shuffled' = 'created';
  /** Its clock minus the test's. */
  clockOffsetMs = 0;
  sendsDate = true;
  /** Called before a page is built, to change data during a read. */
  beforePage: ((call: ReceivedCall) => void) | undefined;
  /** Changes a page's JSON as it goes out. */
  tamper: ((page: Record<string, unknown>, call: ReceivedCall) => void) | undefined;
  /** Marks are taken, and answered, when this is over. */
  markGate: Promise<void> | undefined;
  url = '';
  #lastCriteriaMs: number | undefined;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  static async start(now: () => number): Promise<HostileUpstream> {
    const upstream = new HostileUpstream(now);
    const server = createServer((request, response) => void upstream.#serve(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return upstream;
  }

  get criteriaQueries(): readonly ReceivedCall[] {
    return this.calls.filter(({ isCriteria }) => isCriteria);
  }

  /** Upstream's time in its own notation. */
  time(offsetMs = 0): string {
    return new Date(this.#now() + this.clockOffsetMs + offsetMs).toISOString();
  }

  complete(id: string, completed = this.time(), value = `result of ${id}`, fieldCount = 1): UpstreamEntry {
    const { importResponse } = this.entries.get(id) ?? {};
    const entry: UpstreamEntry = {
      id,
      created: this.entries.get(id)?.created ?? '2026-11-01T08:00:00.000Z',
      completed,
      language: { source: 'en-GB', target: 'de-CH' },
      fields: Array.from({ length: fieldCount }, (_, index) => ({
        id: `field-${index}`,
        type: 'localizable',
        data: 'html',
        value: `<p>${value}</p>`,
        originalValue: `<p>original of ${id}</p>`,
      })),
      ...(importResponse === undefined ? {} : { importResponse }),
    };
    this.entries.set(id, entry);
    return entry;
  }

  answerTo(call: ReceivedCall): string {
    this.beforePage?.(call);
    const parameters = call.url.searchParams;
    const page = Number(parameters.get('page') ?? '1');
    const from = call.isCriteria
      ? (
          JSON.parse(parameters.get('query') ?? '{}') as {
            criteria: { type: string; criteria: { from?: string } }[];
          }
        ).criteria.find(({ type }) => type === 'completed')?.criteria.from
      : parameters.get('from');
    const asked = call.isCriteria ? Number(parameters.get('pageSize') ?? '50') : this.simplePageSize;
    const size = this.fixedPageSize ?? Math.min(asked, this.pageSizeCap);
    const fromUs = parseTimestamp(from ?? '')?.us ?? Number.NEGATIVE_INFINITY;
    const found = [...this.entries.values()].filter(({ completed }) => us(completed) >= fromUs);
    const by = call.isCriteria ? 'completed' : this.simpleOrder;
    if (by === 'completed') found.sort((a, b) => us(a.completed) - us(b.completed) || (a.id < b.id ? -1 : 1));
    else if (by === 'created') found.sort((a, b) => us(a.created) - us(b.created) || (a.id < b.id ? -1 : 1));
    else found.sort((a, b) => shuffleKey(a.id) - shuffleKey(b.id));
    const answer: Record<string, unknown> = {
      page,
      pages: Math.ceil(found.length / size),
      total: found.length,
      requests: found
        .slice((page - 1) * size, page * size)
        .map((entry) => ({ ...entry, state: call.isCriteria ? 'completed' : 'complete' })),
    };
    this.tamper?.(answer, call);
    return JSON.stringify(answer);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', this.url);
    const call: ReceivedCall = {
      atMs: this.#now(),
      method: request.method ?? '',
      url,
      authorization: request.headers.authorization,
      headers: request.headers,
      isCriteria: url.pathname === '/v1/content' && url.searchParams.has('query'),
      body: Buffer.concat(chunks).toString(),
    };
    this.calls.push(call);
    if (this.sendsDate) response.setHeader('date', new Date(this.#now() + this.clockOffsetMs).toUTCString());
    else response.sendDate = false;
    if (this.script.shift()?.(response, call, this) === true) return;
    const json = (status: number, body: string): void =>
      void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
    if (call.authorization !== `Bearer ${this.token}`) return json(403, '');
    if (url.pathname === '/v1/webhook') return json(200, '{"url":null}');
    const marked = /^\/v1\/content\/(.+)\/import$/.exec(url.pathname);
    if (marked !== null) {
      await this.markGate;
      const id = decodeURIComponent(marked[1] ?? '');
      const entry = this.entries.get(id);
      if (entry === undefined) return json(404, '');
      const { importState } = JSON.parse(call.body) as { importState: 'success' | 'fail' };
      entry.importResponse = { importState, time: this.time() };
      this.marks.push({ id, importState });
      return json(200, JSON.stringify({ ...entry, state: 'complete' }));
    }
    const single = /^\/v1\/content\/request\/(.+)$/.exec(url.pathname);
    if (single !== null) {
      const entry = this.entries.get(decodeURIComponent(single[1] ?? ''));
      return entry === undefined ? json(404, '') : json(200, JSON.stringify({ ...entry, state: 'complete' }));
    }
    if (url.pathname !== '/v1/content') return json(404, '');
    if (call.isCriteria) {
      if (this.variants === 'simple') return json(400, '{"errors":["query: is not known here"]}');
      const since = this.#lastCriteriaMs === undefined ? Infinity : call.atMs - this.#lastCriteriaMs;
      if (this.limitSeconds > 0 && since < this.limitSeconds * 1000) {
        response
          .writeHead(429, this.retryAfter === undefined ? {} : { 'retry-after': this.retryAfter })
          .end();
        return;
      }
      if (!isCriteriaQuery(url.searchParams.get('query'))) {
        return json(400, '{"errors":["query.criteria: must be an array"]}');
      }
      this.#lastCriteriaMs = call.atMs;
    }
    json(200, this.answerTo(call));
  }
}

function isCriteriaQuery(json: string | null): boolean {
  const query = JSON.parse(json ?? 'null') as { criteria?: unknown } | null;
  return Array.isArray(query?.criteria);
}

function shuffleKey(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return (hash * 7919) % 1_000_003;
}
