import { describe, expect, it } from 'vitest';
import { ask } from '../../support/upstream/logged-call';
import { ManualEnvironment } from '../../support/manual-environment';
import { migratedFolder } from '../../support/migrated-folder';
import { testBackend, type TestBackend } from '../../support/test-backend';
import { callBody, callListener, settledReceipts, signedHeaders } from '../../support/upstream/webhook-calls';

const secret = `whsec_${Buffer.from('a secret of twenty-four.').toString('base64')}`;
const dayMs = 86_400_000;

async function withConnection(options: Parameters<typeof testBackend>[0] = {}) {
  const backend = testBackend(options);
  const connection = await backend.core.connections.add({ name: 'Upstream', baseUrl: 'https://up.example' });
  return {
    backend,
    connection,
    call: (body: string, headers: Record<string, string> = {}) =>
      callListener(backend, connection.listenerKey, body, { headers }),
  };
}

const states = (receipts: readonly { state: string; reason?: string }[]) =>
  receipts.map(({ state, reason }) => (reason === undefined ? state : `${state}: ${reason}`));
const window = (backend: TestBackend, filter = 'all', offset = 0, limit = 10) =>
  ask(backend, 'receipts.window', { filter, offset, limit });

describe('what is not applied yet', () => {
  it('stays new over a restart, and is then applied in the order it came', async () => {
    const dataFolder = migratedFolder();
    const first = await withConnection({ dataFolder });
    // The receipts are not processed, as if the program had ended right after each commit.
    await first.call(callBody({ state: 'pending', completed: undefined }));
    await first.call(callBody());
    await first.call('nonsense');
    expect(states((await window(first.backend)).rows)).toEqual(['new', 'new', 'new']);
    await first.backend.stop();

    const second = testBackend({ dataFolder });
    second.core.receiptWorker.start();
    expect(states(await settledReceipts(second))).toEqual(['refused: not-json', 'applied', 'applied']);
    expect(await ask(second, 'requests.counts', {})).toMatchObject({ all: 1, 'to-import': 1 });
  });

  it('waits while the store cannot be written, and is not blamed for it', async () => {
    const { backend, call } = await withConnection();
    await call(callBody());
    const { mirror } = backend.core;
    const apply = mirror.apply.bind(mirror);
    mirror.apply = () => {
      throw Object.assign(new Error('database or disk is full'), {
        name: 'SqliteError',
        code: 'SQLITE_FULL',
      });
    };
    backend.core.receiptWorker.start();
    await expect
      .poll(() => backend.environment.logged.map(({ message }) => message))
      .toContain('receipts could not be applied, trying again');
    expect(states((await window(backend)).rows)).toEqual(['new']);
    mirror.apply = apply;
    backend.environment.advance(5000);
    expect(states(await settledReceipts(backend))).toEqual(['applied']);
  });

  it('that fails unexpectedly is refused, holds no other receipt up, and can be replayed', async () => {
    const { backend, call } = await withConnection();
    const { mirror } = backend.core;
    const apply = mirror.apply.bind(mirror);
    mirror.apply = (key, request, learning) => {
      if (request.id === 'poison') throw new Error('boom');
      return apply(key, request, learning);
    };
    await call(callBody({ id: 'a' }));
    await call(callBody({ id: 'poison' }));
    await call(callBody({ id: 'b' }));
    backend.core.receiptWorker.start();
    const receipts = await settledReceipts(backend);
    expect(states(receipts)).toEqual(['applied', 'refused: failed', 'applied']);
    const { key } = receipts[1];
    expect((await ask(backend, 'receipts.detail', { key })).problems[0]).toMatch(/"Replay" tries again/);
    expect(backend.environment.logged).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'a receipt could not be applied' }),
    );
    expect(await ask(backend, 'receipts.replay', { keys: [key] })).toEqual({
      applied: 0,
      unchanged: 0,
      refused: 1,
    });
    mirror.apply = apply;
    expect(await ask(backend, 'receipts.replay', { keys: [key] })).toEqual({
      applied: 1,
      unchanged: 0,
      refused: 0,
    });
    expect(states((await window(backend)).rows)).toEqual(['applied', 'applied', 'applied']);
  });
});

describe('a replay', () => {
  it('goes by the secret of today and the time of the receipt', async () => {
    const { backend, connection, call } = await withConnection();
    backend.core.receiptWorker.start();
    const { connections } = backend.core;
    await connections.setListenerSecret(
      connection.key,
      `whsec_${Buffer.from('another one of 24 bytes.').toString('base64')}`,
    );
    const body = callBody();
    await call(body, signedHeaders(secret, 'msg_1', body));
    const [{ key }] = await settledReceipts(backend);
    expect(await ask(backend, 'receipts.replay', { keys: [key] })).toMatchObject({ refused: 1 });
    // Days later the coordinator finds the right secret.
    backend.environment.advance(3 * dayMs);
    await connections.setListenerSecret(connection.key, secret);
    expect(await ask(backend, 'receipts.diagnose', { key })).toMatchObject({ finding: 'valid' });
    expect(await ask(backend, 'receipts.replay', { keys: [key] })).toMatchObject({ applied: 1 });
    const { receipt, version } = await ask(backend, 'receipts.detail', { key });
    expect([receipt.state, version]).toEqual(['applied', 1]);
    expect((await ask(backend, 'requests.detail', { key: receipt.requestKey })).versions).toEqual([
      { number: 1, learned: '2026-11-20T09:30:00.123Z', learnedBy: 'hand', hasTargets: true },
    ]);
  });

  it('of one that was applied says so still, and changes nothing', async () => {
    const { backend, connection, call } = await withConnection();
    backend.core.receiptWorker.start();
    await call(callBody());
    backend.environment.advance(1000);
    await call(callBody({ completed: '2026-11-20T09:00:01Z', note: 'new' }));
    const receipts = await settledReceipts(backend);
    const keys = receipts.map(({ key }) => key);
    expect(await ask(backend, 'receipts.replay', { keys })).toEqual({ applied: 0, unchanged: 2, refused: 0 });
    await backend.core.connections.setListenerSecret(connection.key, secret);
    expect(await ask(backend, 'receipts.replay', { keys })).toEqual({ applied: 0, unchanged: 0, refused: 2 });
    expect(states((await window(backend)).rows)).toEqual(['applied', 'applied']);
    expect((await ask(backend, 'requests.detail', { key: receipts[0].requestKey })).version).toBe(2);
  });

  it('of an older one with the same completion does not undo the edit that came after it', async () => {
    const { backend, connection, call } = await withConnection();
    await backend.core.connections.setListenerSecret(connection.key, secret);
    backend.core.receiptWorker.start();
    await call(callBody({ note: 'first' }));
    backend.environment.advance(1000);
    await backend.core.connections.removeListenerSecret(connection.key);
    await call(callBody({ note: 'edited' }));
    const [, refused] = await settledReceipts(backend);
    expect(await ask(backend, 'receipts.replay', { keys: [refused.key] })).toMatchObject({ unchanged: 1 });
    expect(states((await window(backend)).rows)).toEqual(['applied', 'unchanged: older']);
  });

  it('leaves out what is no longer kept', async () => {
    const { backend } = await withConnection();
    expect(await ask(backend, 'receipts.replay', { keys: [7] })).toEqual({
      applied: 0,
      unchanged: 0,
      refused: 0,
    });
    expect((await backend.dispatch('receipts.detail', { key: 7 })).ok).toBe(false);
    expect((await backend.dispatch('receipts.diagnose', { key: 7 })).ok).toBe(false);
  });
});

describe('the list', () => {
  it('has counts, windows and places by filter, newest first', async () => {
    const { backend, connection, call } = await withConnection();
    backend.core.receiptWorker.start();
    for (const body of [callBody(), 'x', callBody(), 'y', callBody()]) await call(body);
    const receipts = await settledReceipts(backend);
    const counts = { all: 5, applied: 1, unchanged: 2, refused: 2 };
    expect(await window(backend, 'unchanged', 1, 1)).toMatchObject({
      total: 2,
      offset: 1,
      counts,
      rows: [
        {
          key: receipts[2].key,
          title: 'Hello',
          languages: { source: 'en-GB', target: 'de-CH' },
          connectionKey: connection.key,
        },
      ],
    });
    const place = async (filter: string, key: number) =>
      (await ask(backend, 'receipts.locate', { filter, key })).index;
    expect(await place('all', receipts[3].key)).toBe(3);
    expect(await place('refused', receipts[3].key)).toBe(1);
    expect(await place('applied', receipts[3].key)).toBeNull();
    expect(await place('all', 999)).toBeNull();
  });

  it('says of each address what came, and whether signatures are checked', async () => {
    const { backend, connection, call } = await withConnection();
    await backend.start();
    await call(callBody());
    await call('x');
    await settledReceipts(backend);
    await backend.core.connections.add({ name: 'Silent', baseUrl: 'http://127.0.0.1:2' });
    const { state, addresses } = await ask(backend, 'listener.read', {});
    expect(addresses).toEqual([
      {
        connectionKey: connection.key,
        connectionName: 'Upstream',
        url: `${state.url}/hooks/${connection.listenerKey}`,
        hasSecret: false,
        lastReceived: '2026-11-20T09:30:00.123Z',
        receipts: 2,
        refused: 1,
      },
      expect.objectContaining({ connectionName: 'Silent', receipts: 0, refused: 0 }),
    ]);
    expect(addresses[1]).not.toHaveProperty('lastReceived');
  });
});

describe('what is kept is bounded', () => {
  it('of what was refused for its signature the newest 1,000 of each connection', async () => {
    const { backend, connection, call } = await withConnection();
    await backend.core.connections.setListenerSecret(connection.key, secret);
    const other = await backend.core.connections.add({ name: 'Other', baseUrl: 'https://other.example' });
    backend.core.receiptWorker.start();
    await callListener(backend, other.listenerKey, 'kept');
    for (let sent = 0; sent < 1250; sent += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => call(`unsigned ${sent + index}`)));
    }
    const refused = async () => (await window(backend)).counts.refused;
    await expect.poll(refused).toBeLessThan(1001 + 100);
    const [newest] = (await window(backend)).rows;
    expect((await ask(backend, 'receipts.detail', { key: newest.key })).body.text).toMatch(/^unsigned 12/);
    expect((await window(backend, 'refused', (await refused()) - 1, 1)).rows[0].connectionName).toBe('Other');
  });

  it('applied receipts are kept for thirty days, refused ones longer', async () => {
    const environment = new ManualEnvironment();
    const { backend, call } = await withConnection({ environment });
    backend.core.receiptWorker.start();
    for (const body of [callBody(), callBody(), 'x']) await call(body);
    await settledReceipts(backend);
    environment.advance(29 * dayMs);
    await call(callBody({ id: 'later' }));
    await settledReceipts(backend);
    expect((await window(backend)).counts).toEqual({ all: 4, applied: 2, unchanged: 1, refused: 1 });
    environment.advance(dayMs);
    await expect
      .poll(async () => {
        // Old receipts are removed every hour, and after that of before has ended.
        environment.advance(3_600_000);
        return (await window(backend)).counts;
      })
      .toEqual({ all: 2, applied: 1, unchanged: 0, refused: 1 });
    // The request itself stays.
    expect((await ask(backend, 'requests.counts', {})).all).toBe(2);
  });

  it('more calls than can be kept at once are sent away with Retry-After, and those answered are there', async () => {
    const { backend, call } = await withConnection();
    const answers = await Promise.all(Array.from({ length: 1500 }, (_, index) => call(`call ${index}`)));
    const kept = answers.filter(({ status }) => status === 204).length;
    const sentAway = answers.filter(({ status }) => status === 503);
    expect(kept + sentAway.length).toBe(1500);
    expect(sentAway.length).toBeGreaterThan(0);
    expect(
      sentAway.every(({ headers }) => headers['retry-after'] === 1 || headers['retry-after'] === '1'),
    ).toBe(true);
    expect((await window(backend)).counts.all).toBe(kept);
  });
});

describe('a refused call that is dismissed', () => {
  it('stays listed, needs no attention, and is counted again as what a replay makes of it', async () => {
    const { backend, call } = await withConnection();
    backend.core.receiptWorker.start();
    await call('nonsense');
    await call('more nonsense');
    await call(callBody());
    await settledReceipts(backend);
    const refused = async () => (await ask(backend, 'listener.read', {})).addresses[0]?.refused;
    const { rows } = await window(backend);
    const keys = rows.map((row: { key: number }) => row.key);
    expect(await refused()).toBe(2);

    expect(await ask(backend, 'receipts.dismiss', { keys })).toEqual({ keys: keys.slice(1) });
    expect(await ask(backend, 'receipts.dismiss', { keys })).toEqual({ keys: [] });
    expect(states((await window(backend)).rows)).toEqual([
      'applied',
      'dismissed: not-json',
      'dismissed: not-json',
    ]);
    expect(await window(backend, 'refused')).toMatchObject({
      total: 0,
      rows: [],
      counts: { all: 3, refused: 0 },
    });
    expect(await refused()).toBe(0);
    expect(await ask(backend, 'receipts.restore', { keys })).toEqual({ count: 2 });
    expect(await refused()).toBe(2);
    await ask(backend, 'receipts.dismiss', { keys });

    const [, dismissed = 0] = keys;
    expect(await ask(backend, 'receipts.replay', { keys: [dismissed] })).toMatchObject({ refused: 1 });
    expect(await refused()).toBe(1);
    expect((await window(backend, 'refused')).rows.map((row: { key: number }) => row.key)).toEqual([
      dismissed,
    ]);
  });
});
