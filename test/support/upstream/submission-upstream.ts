import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Field {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly value: string;
  readonly originalValue?: string;
}

export interface SubmittedRequest {
  readonly id: string;
  state: 'pending' | 'completed';
  readonly created: string;
  completed?: string;
  readonly language: { readonly source: string; readonly target: string };
  fields: readonly Field[];
  importResponse?: { importState: string; time: string };
}

/**
 * Fate of a submission. `lost`: it is accepted, and its answer never arrives. `dropped`: it is not
 * accepted, and no answer arrives either. A number: it is answered so, and not accepted; `lost-500`:
 * accepted, and answered with 500.
 */
export type SubmissionFault = 'lost' | 'dropped' | 'lost-500' | number;

/** A service that takes submissions; it looks at idempotency keys only where it is told to. */
export interface SubmissionUpstream {
  readonly url: string;
  readonly token: string;
  readonly requests: Map<string, SubmittedRequest>;
  readonly keys: string[];
  readonly queries: URL[];
  /** One for each submission to come; then it behaves. */
  readonly faults: SubmissionFault[];
  errors: readonly string[];
  /** A key that was seen before is answered with the request that it came with. */
  honoursKeys: boolean;
  /** Is called with each submission before it is looked at. The fault it answers comes before `faults`. */
  onArrived: (() => Promise<SubmissionFault | undefined>) | undefined;
  /** Answers of submissions wait for it. */
  gate: Promise<void> | undefined;
  /** It does not answer at all. */
  isDown: boolean;
  sendsDate: boolean;
  /** Is called with each accepted submission before it is answered. */
  onAccepted: ((request: SubmittedRequest) => void | Promise<void>) | undefined;
  complete(id: string): SubmittedRequest;
  /** Another client submits the same content there. */
  copyOf(id: string): SubmittedRequest;
}

export async function submissionUpstream(now: () => number): Promise<SubmissionUpstream> {
  let next = 0;
  const byKey = new Map<string, SubmittedRequest>();
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const upstream: SubmissionUpstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'upstream-token',
    requests: new Map(),
    keys: [],
    queries: [],
    faults: [],
    errors: ['fields[0].value: is not good enough', 'body: too sad'],
    honoursKeys: false,
    onArrived: undefined,
    gate: undefined,
    isDown: false,
    sendsDate: true,
    onAccepted: undefined,
    complete(id) {
      const request = upstream.requests.get(id);
      if (request === undefined) throw new Error(`no request ${id}`);
      request.state = 'completed';
      request.completed = new Date(now()).toISOString();
      request.fields = request.fields.map((field) => ({
        ...field,
        value: `[${request.language.target}] ${field.originalValue ?? field.value}`,
        originalValue: field.originalValue ?? field.value,
      }));
      return request;
    },
    copyOf(id) {
      const request = upstream.requests.get(id);
      if (request === undefined) throw new Error(`no request ${id}`);
      const copy = { ...request, id: `up-${(next += 1)}` };
      upstream.requests.set(copy.id, copy);
      return copy;
    },
  };
  return upstream;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (upstream.isDown) return void request.socket.destroy();
    const url = new URL(request.url ?? '/', upstream.url);
    if (upstream.sendsDate) response.setHeader('date', new Date(now()).toUTCString());
    else response.sendDate = false;
    const json = (status: number, body: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${upstream.token}`) return json(403, { errors: ['token'] });
    const text = Buffer.concat(chunks).toString();
    if (request.method === 'PUT' && url.pathname === '/v1/content') {
      upstream.keys.push(String(request.headers['idempotency-key']));
      return submitted(request, JSON.parse(text), json);
    }
    const marked = /^\/v1\/content\/(.+)\/import$/.exec(url.pathname);
    const single = /^\/v1\/content\/request\/(.+)$/.exec(url.pathname);
    const one = upstream.requests.get(decodeURIComponent((marked ?? single)?.[1] ?? ''));
    if (marked !== null || single !== null) {
      if (one === undefined) return json(404, { errors: ['id: unknown'] });
      if (marked !== null) {
        one.importResponse = {
          importState: JSON.parse(text).importState,
          time: new Date(now()).toISOString(),
        };
      }
      return json(200, one);
    }
    if (url.pathname === '/v1/webhook') return json(200, { url: null });
    if (url.pathname !== '/v1/content') return json(404, { errors: ['path'] });
    upstream.queries.push(url);
    return json(200, page(url));
  }

  async function submitted(
    request: IncomingMessage,
    body: Pick<SubmittedRequest, 'language' | 'fields'>,
    json: (status: number, body: unknown) => void,
  ): Promise<void> {
    const key = String(request.headers['idempotency-key']);
    const fault = (await upstream.onArrived?.()) ?? upstream.faults.shift();
    if (fault === 'dropped') return void request.socket.destroy();
    if (typeof fault === 'number') return json(fault, { errors: upstream.errors });
    const created = new Date(now()).toISOString();
    const known = upstream.honoursKeys ? byKey.get(key) : undefined;
    const accepted: SubmittedRequest = known ?? {
      id: `up-${(next += 1)}`,
      state: 'pending',
      created,
      ...body,
    };
    upstream.requests.set(accepted.id, accepted);
    byKey.set(key, accepted);
    await upstream.onAccepted?.(accepted);
    await upstream.gate;
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'lost-500') return json(500, { errors: ['it broke'] });
    const { id, state, fields } = accepted;
    json(200, { id, state, created, fields });
  }

  function page(url: URL): unknown {
    const query = JSON.parse(url.searchParams.get('query') ?? '{"criteria":[]}') as {
      criteria: { type: string; criteria: string & { from: string } }[];
    };
    const found = [...upstream.requests.values()].filter((request) =>
      query.criteria.every(({ type, criteria }) => {
        if (type === 'created') return request.created >= criteria.from;
        if (type === 'completed') return (request.completed ?? '') >= criteria.from;
        if (type === 'language.source') return request.language.source === criteria;
        if (type === 'language.target') return request.language.target === criteria;
        return type === 'source';
      }),
    );
    return { page: 1, pages: 1, total: found.length, requests: found };
  }
}
