import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { ask } from './logged-call';
import { testBackend, type TestBackend } from '../test-backend';

/** A completed request in upstream's notation; a test overrides what it needs. */
export function upstreamRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: '0193a1b2-0000-7000-8000-000000000001',
    state: 'complete',
    created: '2026-11-20T08:00:00.000Z',
    completed: '2026-11-20T09:00:00.123456Z',
    language: { source: 'en-GB', target: 'de-CH' },
    fields: [
      { id: 'title', type: 'localizable', data: 'html', value: 'Hallo', originalValue: 'Hello' },
      { id: 'body', type: 'localizable', data: 'html', value: '<p>Ja</p>', originalValue: '<p>Yes</p>' },
    ],
    ...changes,
  };
}

/** A body of a webhook call (interface document, section 6). */
export function callBody(changes: Record<string, unknown> = {}): string {
  return JSON.stringify({ type: 'content-request', request: upstreamRequest(changes) });
}

/** The three headers, made by the library of the standard. */
export function signedHeaders(
  secret: string,
  id: string,
  body: string,
  at = new Date('2026-11-20T09:30:00.123Z'),
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

/** An ordered event id with its time; `turn` distinguishes ids of one millisecond. */
export function eventId(time: string, turn = 0): string {
  const ms = Date.parse(time).toString(16).padStart(12, '0');
  return `evt_${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-${turn.toString(16).padStart(12, '0')}`;
}

export interface CallOptions {
  readonly method?: 'PUT' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a listener's address without a port; answers the status and the problems. */
export async function callListener(
  backend: TestBackend,
  listenerKey: string,
  body: string | Buffer,
  { method = 'PUT', headers = {} }: CallOptions = {},
): Promise<{ status: number; headers: Record<string, unknown>; errors: string[] | undefined }> {
  const response = await backend.listener.inject({
    method,
    url: `/hooks/${listenerKey}`,
    headers: { host: '127.0.0.1:4311', 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    errors:
      response.payload === '' ? undefined : (JSON.parse(response.payload) as { errors: string[] }).errors,
  };
}

/** Waits until every receipt was processed, and returns them, newest first. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function settledReceipts(backend: TestBackend, filter = 'all'): Promise<any[]> {
  const read = () => ask(backend, 'receipts.window', { filter, offset: 0, limit: 500 });
  await expect
    .poll(
      async () => (await ask(backend, 'receipts.window', { filter: 'all', offset: 0, limit: 500 })).rows,
      {
        interval: 5,
        timeout: 10_000,
      },
    )
    .not.toContainEqual(expect.objectContaining({ state: 'new' }));
  return (await read()).rows;
}

/** A backend that takes up receipts, with one connection. */
export async function withConnection(options: { readonly secret?: string } = {}) {
  const backend = testBackend();
  backend.core.receiptWorker.start();
  const connection = await backend.core.connections.add({ name: 'Upstream', baseUrl: 'https://up.example' });
  if (options.secret !== undefined)
    await backend.core.connections.setListenerSecret(connection.key, options.secret);
  const call = (body: string | Buffer, more: Parameters<typeof callListener>[3] = {}) =>
    callListener(backend, connection.listenerKey, body, more);
  return { backend, connection, call };
}

export const receiptDetail = async (backend: TestBackend, key: number) =>
  ask(backend, 'receipts.detail', { key });
