import { describe, expect, it } from 'vitest';
import { ask } from '../../support/upstream/logged-call';
import {
  callBody,
  receiptDetail,
  settledReceipts,
  signedHeaders,
  withConnection,
} from '../../support/upstream/webhook-calls';

const secret = `whsec_${Buffer.from('a secret of twenty-four.').toString('base64')}`;
const otherSecret = `whsec_${Buffer.from('another one of 24 bytes.').toString('base64')}`;

describe('a call for a connection with a secret', () => {
  it('signed by the library of the standard is applied', async () => {
    const { backend, call } = await withConnection({ secret });
    const body = callBody();
    expect((await call(body, { headers: signedHeaders(secret, 'msg_1', body) })).status).toBe(204);
    expect(await settledReceipts(backend)).toMatchObject([{ state: 'applied', title: 'Hello' }]);
  });

  const body = callBody();
  const right = signedHeaders(secret, 'msg_1', body);
  const at = (time: string) => signedHeaders(secret, 'msg_1', body, new Date(time));
  it.each([
    ['without any of the headers', {}, 'webhook-id: is missing'],
    ['without a timestamp', { ...right, 'webhook-timestamp': '' }, 'webhook-timestamp: is missing'],
    ['with another id', { ...right, 'webhook-id': 'msg_2' }, 'webhook-signature: does not verify'],
    [
      'with another timestamp',
      { ...right, 'webhook-timestamp': '1795167001' },
      'webhook-signature: does not',
    ],
    [
      'with a timestamp in words',
      { ...right, 'webhook-timestamp': 'now' },
      'webhook-timestamp: must be whole',
    ],
    ['signed with another secret', signedHeaders(otherSecret, 'msg_1', body), 'webhook-signature: does not'],
    ['signed too long ago', at('2026-11-20T09:24:59Z'), 'webhook-timestamp: is 301 seconds old, at most 300'],
    ['signed too far ahead', at('2026-11-20T09:35:01Z'), 'webhook-timestamp: is 301 seconds ahead'],
  ])('%s is answered with 403, kept, and not applied', async (_name, headers, problem) => {
    const { backend, call } = await withConnection({ secret });
    const answer = await call(body, { headers });
    expect(answer.status).toBe(403);
    expect(answer.errors?.[0]).toContain(problem);
    const [receipt] = await settledReceipts(backend);
    expect(receipt).toMatchObject({ state: 'refused', reason: 'signature' });
    expect(await receiptDetail(backend, receipt.key)).toMatchObject({
      problems: answer.errors,
      body: { text: body },
    });
    expect((await ask(backend, 'requests.counts', {})).all).toBe(0);
  });

  it('with one changed byte in its body is refused', async () => {
    const { backend, call } = await withConnection({ secret });
    expect((await call(body.replace('Hallo', 'Hello'), { headers: right })).status).toBe(403);
    expect(await settledReceipts(backend)).toMatchObject([{ reason: 'signature' }]);
  });

  it('is applied when it comes again, signed rightly, although its id was refused before', async () => {
    const { backend, call } = await withConnection({ secret });
    await call(body, { headers: { ...right, 'webhook-signature': 'v1,AAAA' } });
    await call(body, { headers: right });
    expect((await settledReceipts(backend)).map(({ state }) => state)).toEqual(['applied', 'refused']);
  });

  it('whose secret cannot be read is kept, answered with 503, and applied by a replay once it can', async () => {
    const { backend, connection, call } = await withConnection({ secret });
    const sealed = 'key-file:AAAA';
    const read = backend.core.connections.listenerSecret.bind(backend.core.connections);
    backend.core.connections.listenerSecret = () => ({
      kind: 'unreadable',
      problem: `cannot open ${sealed}`,
    });
    expect(await call(body, { headers: right })).toMatchObject({ status: 503 });
    const [{ key, reason }] = await settledReceipts(backend);
    expect(reason).toBe('signature');
    expect(await ask(backend, 'receipts.diagnose', { key })).toMatchObject({ finding: 'secret-unreadable' });
    backend.core.connections.listenerSecret = read;
    expect(await ask(backend, 'receipts.replay', { keys: [key] })).toEqual({
      applied: 1,
      unchanged: 0,
      refused: 0,
    });
    expect(connection.hasListenerSecret).toBe(false);
  });
});
