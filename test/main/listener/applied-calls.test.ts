import { describe, expect, it } from 'vitest';
import { ask } from '../../support/upstream/logged-call';
import {
  callBody,
  callListener,
  eventId,
  receiptDetail,
  settledReceipts,
  upstreamRequest,
  withConnection,
} from '../../support/upstream/webhook-calls';

describe('what a receipt does to the mirror', () => {
  it('the first makes the request, the same content changes nothing, other content makes a version', async () => {
    const { backend, call } = await withConnection();
    await call(callBody());
    await call(callBody({ completed: '2026-11-20T10:00:00.123456+01:00' }));
    await call(
      callBody({
        completed: '2026-11-20T09:00:01Z',
        fields: [{ id: 'title', type: 'localizable', data: 'html', value: 'Hoi', originalValue: 'Hello' }],
      }),
    );
    const receipts = await settledReceipts(backend);
    expect(receipts.map(({ state, reason }) => reason ?? state)).toEqual([
      'applied',
      'same-content',
      'applied',
    ]);
    const [{ requestKey }] = receipts;
    const request = await ask(backend, 'requests.detail', { key: requestKey });
    expect(request).toMatchObject({
      version: 2,
      fieldCount: 1,
      state: 'completed',
      completed: '2026-11-20T09:00:01Z',
    });
    expect(
      request.versions.map((v: { number: number; learnedBy: string }) => [v.number, v.learnedBy]),
    ).toEqual([
      [2, 'webhook'],
      [1, 'webhook'],
    ]);
    expect((await receiptDetail(backend, receipts[1].key)).version).toBe(1);
  });

  it('one over the limits is kept, and refused with its reason', async () => {
    const { backend, call } = await withConnection();
    const field = { id: 'title', type: 'localizable', data: 'html', value: 'x'.repeat(1_048_577) };
    await call(callBody({ fields: [field] }));
    const [receipt] = await settledReceipts(backend);
    expect(receipt).toMatchObject({ state: 'refused', reason: 'not-a-request' });
    expect((await receiptDetail(backend, receipt.key)).problems).toEqual([
      'request.fields[0].value: has 1048577 bytes, at most 1048576 are accepted (setting service.maxFieldValue)',
    ]);
  });

  it('the same event twice is applied once', async () => {
    const { backend, call } = await withConnection();
    const headers = { 'webhook-id': 'msg_1' };
    await call(callBody(), { headers });
    await call(callBody({ state: 'pending', completed: null }), { headers });
    expect(await settledReceipts(backend)).toMatchObject([
      { state: 'unchanged', reason: 'repeated', eventId: 'msg_1' },
      { state: 'applied' },
    ]);
  });

  it('an older event never overwrites a newer state, but one that took the request back does', async () => {
    const { backend, call } = await withConnection();
    const pending = callBody({ state: 'pending', completed: undefined });
    await call(callBody(), { headers: { 'webhook-id': eventId('2026-11-20T09:00:00.123Z') } });
    await call(pending, { headers: { 'webhook-id': eventId('2026-11-20T08:00:00.000Z') } });
    await call(pending, { headers: { 'webhook-id': eventId('2026-11-20T09:10:00.000Z') } });
    expect((await settledReceipts(backend)).map(({ state, reason }) => reason ?? state)).toEqual([
      'applied',
      'older',
      'applied',
    ]);
    expect(await ask(backend, 'requests.counts', {})).toMatchObject({ waiting: 1, all: 1 });
  });

  it('one whose id does not tell whether it took the request back says so, and a replay applies it', async () => {
    const { backend, call } = await withConnection();
    await call(callBody(), { headers: { 'webhook-id': 'msg_1' } });
    backend.environment.advance(60_000);
    await call(callBody({ state: 'confirmed', completed: undefined }), {
      headers: { 'webhook-id': 'msg_2' },
    });
    const [unclear] = await settledReceipts(backend);
    expect(unclear).toMatchObject({ state: 'unchanged', reason: 'unclear' });
    expect(await ask(backend, 'requests.counts', {})).toMatchObject({ waiting: 0 });
    expect(await ask(backend, 'receipts.replay', { keys: [unclear?.key] })).toMatchObject({ applied: 1 });
    expect(await ask(backend, 'requests.counts', {})).toMatchObject({ waiting: 1, all: 1 });
  });

  it('local tools read it through /v1 as upstream said it, unknown properties included', async () => {
    const { backend, call } = await withConnection();
    const request = upstreamRequest({
      id: 'a/b ü',
      priority: { high: [1, null] },
      source: 'order',
      language: { source: 'en', target: 'sr-Latn', tone: 'formal' },
      fields: [
        { id: 'x', type: 't', data: 'd', value: '', note: 1 },
        { id: 'y', type: 't', data: 'd', value: 'empty source', originalValue: '' },
      ],
    });
    await call(JSON.stringify({ type: 'content-request', request, beside: true }));
    await settledReceipts(backend);
    const answer = await backend.request('GET', `/v1/content/request/${encodeURIComponent('a/b ü')}`);
    expect(answer).toMatchObject({ status: 200, body: request });
  });

  it('import marks stay', async () => {
    const { backend, call } = await withConnection();
    await call(callBody());
    const [{ requestKey }] = await settledReceipts(backend);
    await ask(backend, 'marks.set', { keys: [requestKey], importState: 'success' });
    await call(callBody({ completed: '2026-11-21T00:00:00Z', note: 'new' }));
    await settledReceipts(backend);
    expect(await ask(backend, 'requests.detail', { key: requestKey })).toMatchObject({
      version: 2,
      importMark: { importState: 'success' },
    });
  });

  it('two connections may have requests of the same id', async () => {
    const { backend, call } = await withConnection();
    const other = await backend.core.connections.add({ name: 'Other', baseUrl: 'https://other.example' });
    await call(callBody());
    await callListener(backend, other.listenerKey, callBody({ note: 'of the other' }));
    await settledReceipts(backend);
    expect((await ask(backend, 'requests.counts', {})).all).toBe(2);
  });
});
