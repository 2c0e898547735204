import { describe, expect, it } from 'vitest';
import type { ReceiptWindow } from '../../../src/contract/upstream/receipts';
import { ask } from '../../support/upstream/logged-call';
import { testBackend } from '../../support/test-backend';
import {
  callBody,
  callListener,
  receiptDetail,
  settledReceipts,
  withConnection,
} from '../../support/upstream/webhook-calls';

describe('a call is refused before its body is read', () => {
  it('with a key that no connection has: 404, and counted with its time', async () => {
    const { backend } = await withConnection();
    const answer = await callListener(backend, 'x'.repeat(32), '{');
    expect(answer).toMatchObject({ status: 404, errors: ['path: there is no connection with this key'] });
    await callListener(backend, 'y', '{', { headers: { host: 'tunnel.example' } });
    expect(await ask(backend, 'listener.read', {})).toMatchObject({
      unknownKeyCalls: 2,
      lastUnknownKeyCall: '2026-11-20T09:30:00.123Z',
    });
    expect(await settledReceipts(backend)).toEqual([]);
  });

  it('with the key of a connection that was removed, or that got a new one', async () => {
    const { backend, connection, call } = await withConnection();
    const renewed = await backend.core.connections.renewListenerKey(connection.key);
    expect((await call(callBody())).status).toBe(404);
    expect((await callListener(backend, renewed.listenerKey, callBody())).status).toBe(204);
    await backend.core.connections.remove(connection.key);
    expect((await callListener(backend, renewed.listenerKey, callBody())).status).toBe(404);
    // Received calls stay.
    expect(await settledReceipts(backend)).toMatchObject([{ connectionName: 'Upstream', state: 'applied' }]);
  });

  it.each(['127.0.0.1', 'desk.tunnel.example'])('with another method, as %s: 405 and Allow', async (host) => {
    const { backend, connection } = await withConnection();
    for (const method of ['GET', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answer = await backend.listener.inject({
        method,
        url: `/hooks/${connection.listenerKey}`,
        headers: { host },
      });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST, PUT']);
    }
  });

  it('anywhere else: the service is not there, and only our own names are answered', async () => {
    const { backend } = await withConnection();
    const at = (url: string, host: string) =>
      backend.listener.inject({ method: 'PUT', url, headers: { host } });
    for (const url of ['/v1/content', '/v1/webhook', '/docs', '/openapi.json', '/', '/hooks', '/hooks/a/b']) {
      expect((await at(url, '127.0.0.1:4311')).statusCode).toBe(404);
      expect((await at(url, 'rebound.example')).statusCode).toBe(403);
    }
  });

  it('when it is larger than the limit', async () => {
    const backend = testBackend({ settings: ['service.bodyLimit=1024'] });
    const { listenerKey } = await backend.core.connections.add({
      name: 'Small',
      baseUrl: 'https://up.example',
    });
    // A call has every content twice: what may be submitted must be heard of.
    expect((await callListener(backend, listenerKey, 'x'.repeat(4096))).status).toBe(204);
    expect((await callListener(backend, listenerKey, 'x'.repeat(4097))).status).toBe(413);
    expect(
      ((await ask(backend, 'receipts.window', { filter: 'all', offset: 0, limit: 10 })) as ReceiptWindow)
        .total,
    ).toBe(1);
  });
});

describe('every other call is kept as it came', () => {
  it.each([
    ['no JSON', '{"type":', 'not-json', /^body: is not valid JSON at line 1, column 9/],
    ['nothing', '', 'not-json', /^body: is empty$/],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'not-json', /^body: is not valid UTF-8$/],
    ['a BOM', `\uFEFF${callBody()}`, 'not-json', /byte order mark/],
    ['a key twice', '{"type":1,"type":2}', 'not-json', /^type: appears more than once/],
    ['an array', '[]', 'not-a-request', /^body: must be an object$/],
    ['another type', '{"type":"ping"}', 'not-a-request', /^type: must be "content-request"$/],
    [
      'a request that is none',
      '{"type":"content-request","request":{}}',
      'not-a-request',
      /^request\.id: is missing$/,
    ],
  ])(
    '%s: answered with 2xx, since sending it again would change nothing',
    async (_name, body, reason, problem) => {
      const { backend, call } = await withConnection();
      expect((await call(body)).status).toBe(204);
      const [receipt] = await settledReceipts(backend);
      expect(receipt).toMatchObject({ state: 'refused', reason, sizeBytes: Buffer.byteLength(body) });
      const { problems } = await receiptDetail(backend, receipt.key);
      expect(problems[0]).toMatch(problem);
    },
  );

  it('with all its problems and their places', async () => {
    const { backend, call } = await withConnection();
    await call(
      callBody({
        id: 'i'.repeat(256),
        state: 'done',
        created: '2026-02-30T00:00:00Z',
        completed: '2026-11-20',
        language: { source: 'de_CH', target: 'de' },
      }),
    );
    const [{ key }] = await settledReceipts(backend);
    expect((await receiptDetail(backend, key)).problems).toEqual([
      'request.id: must have at most 255 characters',
      'request.state: "done" is none of pending, confirmed, complete, completed',
      'request.created: "2026-02-30T00:00:00Z" is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z',
      'request.completed: "2026-11-20" is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z',
      'request.language.source: "de_CH" is not a well-formed BCP 47 language tag, like de or de-CH',
    ]);
  });

  it('headers in their order and case, whatever the content type says', async () => {
    const { backend, call } = await withConnection();
    for (const type of [
      'text/plain',
      'nonsense',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]) {
      expect((await call(callBody(), { method: 'POST', headers: { 'content-type': type } })).status).toBe(
        204,
      );
    }
    const receipts = await settledReceipts(backend);
    expect(receipts.map(({ state, reason }) => [state, reason])).toEqual([
      ['unchanged', 'same-content'],
      ['unchanged', 'same-content'],
      ['unchanged', 'same-content'],
      ['applied', undefined],
    ]);
    const { headers, method, body } = await receiptDetail(backend, receipts[2].key);
    expect(headers).toContainEqual(['content-type', 'nonsense']);
    expect(method).toBe('POST');
    expect(body).toEqual({
      text: callBody(),
      sizeBytes: callBody().length,
      isBeginning: false,
      isBinary: false,
    });
  });

  it('a body over 1 MiB shows its beginning, never half a character', async () => {
    const { backend, call } = await withConnection();
    const body = `x${'ü'.repeat(600_000)}`;
    await call(body);
    const [{ key }] = await settledReceipts(backend);
    const { body: kept } = await receiptDetail(backend, key);
    expect(kept).toMatchObject({ sizeBytes: 1_200_001, isBeginning: true, isBinary: false });
    expect(body.startsWith(kept.text)).toBe(true);
    expect(kept.text.length).toBe(524_288);
  });
});

describe('a call under the name of a tunnel', () => {
  it('is taken when its key is known', async () => {
    const { backend, call } = await withConnection();
    expect((await call(callBody(), { headers: { host: 'abc.tunnel.example' } })).status).toBe(204);
    expect(await settledReceipts(backend)).toMatchObject([{ state: 'applied' }]);
  });
});
