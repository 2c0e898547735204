import { describe, expect, it } from 'vitest';
import type { Core } from '../../../src/main/core';
import type { Attempt, EntryOutcome } from '../../../src/main/outbox/outbox-service';
import type { Database } from '../../../src/main/database/database';
import { transaction } from '../../../src/main/database/transaction';
import { ManualEnvironment } from '../../support/manual-environment';
import { fillRequests, plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';

interface Desk {
  readonly db: Database;
  readonly environment: ManualEnvironment;
  readonly core: Core;
}

async function desk(requests = 10): Promise<Desk> {
  const db = quickDatabase();
  const environment = new ManualEnvironment();
  const core = plainCore(db, environment);
  fillRequests(db, requests);
  await core.webhook.register({ url: 'http://a.example/' });
  return { db, environment, core };
}

function enqueue({ db, core }: Desk, ...keys: readonly number[]): void {
  transaction(db, () => {
    for (const key of keys) {
      core.deliveries.enqueue({ key, version: 1, state: 'pending', completed_text: null }, 'created');
    }
  });
}

async function settleNext(
  { core, environment }: Desk,
  outcome: EntryOutcome,
  changes: Partial<Attempt> = {},
): Promise<number> {
  const [entry] = core.outbox.claim('webhook', 1).entries;
  if (entry === undefined) throw new Error('nothing is due');
  await core.outbox.recordOutcome(entry, outcome, {
    startedMs: environment.nowMs,
    durationMs: 12.5,
    url: 'http://a.example/',
    requestHeaders: [['webhook-id', entry.event_id]],
    requestBody: Buffer.from(core.deliveries.bodyOf(entry)),
    ...(outcome.kind === 'done' ? {} : { problem: 'unreachable', problemText: 'Nothing listens.' }),
    ...changes,
  });
  core.outbox.release(entry);
  return entry.key;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const keysOf = (
  { core }: Desk,
  filter: 'all' | 'waiting' | 'failed' | 'delivered',
  offset = 0,
  limit = 500,
): number[] => core.deliveryList.window(filter, offset, limit).rows.map(({ key }) => key);

it('deliveries fail since their first failure, and no longer once the webhook is removed', async () => {
  const own = await desk();
  enqueue(own, 1);
  await settleNext(own, { kind: 'failed', because: 'refused' });
  expect(own.core.deliveryList.summary().health.failingSince).toBeDefined();
  await own.core.webhook.remove();
  expect(own.core.deliveryList.summary().health.failingSince).toBeUndefined();
});

it('rows of the list have the languages of their request', async () => {
  const own = await desk();
  enqueue(own, 1);
  const { language_source: source, language_target: target } = own.db
    .prepare('SELECT language_source, language_target FROM requests WHERE key = 1')
    .get() as { readonly language_source: string; readonly language_target: string };
  expect(own.core.deliveryList.window('all', 0, 1).rows[0]?.languages).toEqual({ source, target });
});

describe('a delivery', () => {
  it('that waits is cancelled, and one that failed dismissed: neither needs attention, and both can be redelivered', async () => {
    const own = await desk();
    enqueue(own, 1, 1, 2);
    await settleNext(own, { kind: 'failed', because: 'refused' });
    const [second = 0, waiting = 0, failed = 0] = keysOf(own, 'all');
    const { deliveries, deliveryList } = own.core;
    const stateOf = (key: number) =>
      deliveryList.window('all', 0, 9).rows.find((row) => row.key === key)?.state;
    expect(await deliveries.cancel([failed, waiting, 999])).toEqual({
      keys: [failed, waiting],
      dismissed: 1,
    });
    expect([failed, waiting, second].map(stateOf)).toEqual(['dismissed', 'cancelled', 'waiting']);
    expect(deliveryList.summary().counts).toMatchObject({ failed: 0, waiting: 1 });
    expect(await deliveries.cancel([failed])).toEqual({ keys: [], dismissed: 0 });
    // The next call of the same request is not held up by a cancelled one.
    enqueue(own, 1);
    expect(await settleNext(own, { kind: 'done' })).toBe(second);
    const later = await settleNext(own, { kind: 'done' });
    expect([failed, waiting, second]).not.toContain(later);
    expect(await deliveries.redeliver([failed])).toEqual({ count: 1 });
    expect(await settleNext(own, { kind: 'done' })).toBe(failed);
    expect(await deliveries.cancel([failed])).toEqual({ keys: [], dismissed: 0 });
  });

  it('that is being sent is not cancelled', async () => {
    const own = await desk();
    enqueue(own, 1);
    const [entry] = own.core.outbox.claim('webhook', 1).entries;
    expect(await own.core.deliveries.cancel([entry?.key ?? 0])).toEqual({ keys: [], dismissed: 0 });
  });

  it('that was ended by mistake is as before: a dismissed one has failed, a cancelled one is sent', async () => {
    const own = await desk();
    enqueue(own, 1, 2);
    const failed = await settleNext(own, { kind: 'failed', because: 'exhausted' });
    const { deliveries, deliveryList } = own.core;
    const { keys } = await deliveries.cancel(keysOf(own, 'all'));
    expect(deliveryList.summary().counts).toMatchObject({ failed: 0, waiting: 0 });
    expect(await deliveries.restore([...keys, 999])).toEqual({ count: 2 });
    expect(deliveryList.summary().counts).toMatchObject({ failed: 1, waiting: 1 });
    expect(keysOf(own, 'failed')).toEqual([failed]);
    expect(keys).toContain(await settleNext(own, { kind: 'done' }));
    expect(await deliveries.restore(keys)).toEqual({ count: 0 });
  });

  it('is queued in the transaction that modifies the request, or not at all', async () => {
    const given = await desk();
    expect(() =>
      transaction(given.db, () => {
        given.core.deliveries.enqueue(
          { key: 1, version: 1, state: 'pending', completed_text: null },
          'created',
        );
        throw new Error('the rest fails');
      }),
    ).toThrow('the rest fails');
    expect(given.core.deliveryList.summary().counts.all).toBe(0);
  });

  it('goes together with its request', async () => {
    const given = await desk();
    enqueue(given, 1, 2);
    const running = given.core.outbox.claim('webhook', 1).entries[0];
    given.db.exec('DELETE FROM requests WHERE key = 1');
    expect(keysOf(given, 'all')).toEqual([2]);
    // Its attempt ends meanwhile.
    const attempt = { startedMs: 0, durationMs: 0, url: 'x', requestHeaders: [], requestBody: Buffer.of() };
    if (running !== undefined) await given.core.outbox.recordOutcome(running, { kind: 'done' }, attempt);
    expect(given.core.deliveryList.summary().counts).toEqual({ all: 1, waiting: 1, failed: 0, delivered: 0 });
  });

  it('shows its attempts, of long bodies the beginning', async () => {
    const given = await desk();
    enqueue(given, 3);
    const long = Buffer.from('é'.repeat(10_000));
    await settleNext(given, { kind: 'again', afterMs: 5000 }, { requestBody: long });
    given.environment.advance(5000);
    const response = {
      status: 200,
      headers: [['x', 'y']] as const,
      body: Buffer.from([0xff, 0xfe]),
      sizeBytes: 2,
    };
    await settleNext(given, { kind: 'done' }, { response });
    const { delivery, attempts } = given.core.deliveryList.detail(1);
    expect(delivery).toEqual({
      key: 1,
      eventId: expect.stringMatching(/^evt_/),
      event: 'created',
      requestKey: 3,
      requestId: 'request-3',
      title: 'Request 3',
      languages: { source: 'en', target: 'de' },
      state: 'delivered',
      created: '2026-11-20T09:30:00.123Z',
      attempts: 2,
      lastStatus: 200,
    });
    expect(attempts).toMatchObject([
      { number: 2, started: '2026-11-20T09:30:05.123Z', response: { status: 200, body: { isBinary: true } } },
      {
        number: 1,
        durationMs: 12.5,
        problem: 'unreachable',
        problemText: 'Nothing listens.',
        requestBody: { text: 'é'.repeat(8192), sizeBytes: 20_000, isBeginning: true, isBinary: false },
      },
    ]);
    expect(attempts[1]).not.toHaveProperty('response');
  });

  it('says what it waits for', async () => {
    const given = await desk();
    enqueue(given, 1, 1);
    await settleNext(given, { kind: 'again', afterMs: 5000 });
    const turns = () =>
      given.core.deliveryList.window('all', 0, 9).rows.map(({ hold, nextAttempt }) => hold ?? nextAttempt);
    expect(turns()).toEqual(['earlier-delivery', '2026-11-20T09:30:05.123Z']);
    given.core.outbox.claim('webhook', 1);
    await given.core.webhook.register({ url: 'http://b.example/' });
    expect(turns()).toEqual(['earlier-delivery', '2026-11-20T09:30:00.123Z']);
    await given.core.webhook.remove();
    expect(turns()).toEqual(['no-url', 'no-url']);
  });

  it('that is not there is said so', async () => {
    const given = await desk();
    expect(() => given.core.deliveryList.detail(1)).toThrow(/no longer/);
    expect(given.core.deliveryList.locate('all', 1)).toEqual({ index: null });
  });
});

describe('by hand', () => {
  it('an older one goes before the one that waits, which steps back', async () => {
    const given = await desk();
    enqueue(given, 1, 1);
    expect(await settleNext(given, { kind: 'failed', because: 'exhausted' })).toBe(1);
    await settleNext(given, { kind: 'again', afterMs: 3_600_000 });
    expect(await given.core.deliveries.redeliver([1])).toEqual({ count: 1 });
    expect(await settleNext(given, { kind: 'done' })).toBe(1);
    given.environment.advance(3_600_000);
    expect(await settleNext(given, { kind: 'done' })).toBe(2);
  });

  it('a later one may be sent before an earlier one that waits', async () => {
    const given = await desk();
    enqueue(given, 1, 1);
    await settleNext(given, { kind: 'again', afterMs: 5000 });
    await given.core.deliveries.redeliver([2]);
    expect(await settleNext(given, { kind: 'done' })).toBe(2);
    given.environment.advance(5000);
    expect(await settleNext(given, { kind: 'done' })).toBe(1);
  });

  it('many of one request go in their order, whatever order they are named in', async () => {
    const given = await desk();
    enqueue(given, ...Array.from({ length: 120 }, () => 1));
    for (let count = 0; count < 120; count++)
      await settleNext(given, { kind: 'failed', because: 'exhausted' });
    expect(await given.core.deliveries.redeliver(range(1, 120).toReversed())).toEqual({ count: 120 });
    for (const key of range(1, 120)) expect(await settleNext(given, { kind: 'done' })).toBe(key);
  });

  it('each starts with a fresh schedule', async () => {
    const given = await desk();
    enqueue(given, 1);
    await settleNext(given, { kind: 'again', afterMs: 5000 });
    await given.core.deliveries.redeliver([1]);
    expect(given.core.outbox.claim('webhook', 1).entries[0]).toMatchObject({ tries: 0, attempts: 1 });
  });

  it('all that failed: one that fails meanwhile is not sent again for ever', async () => {
    const given = await desk(400);
    enqueue(given, ...range(1, 300));
    for (let count = 0; count < 300; count++)
      await settleNext(given, { kind: 'failed', because: 'exhausted' });
    enqueue(given, 301);
    expect(await given.core.deliveries.redeliverFailed()).toEqual({ count: 300 });
    expect(given.core.deliveryList.summary().counts).toEqual({
      all: 301,
      waiting: 301,
      failed: 0,
      delivered: 0,
    });
  });
});

describe('the list', () => {
  it('has every place right across the blocks it is counted in', async () => {
    const given = await desk(9000);
    enqueue(given, ...range(1, 9000));
    given.db.exec(`UPDATE outbox SET state = 'failed' WHERE key % 3 = 0;
      UPDATE outbox SET state = 'done' WHERE key % 3 = 1;
      DELETE FROM outbox WHERE key BETWEEN 4000 AND 4200`);
    const all = range(1, 9000)
      .toReversed()
      .filter((key) => key < 4000 || key > 4200);
    const expected = {
      all,
      waiting: all.filter((key) => key % 3 === 2),
      failed: all.filter((key) => key % 3 === 0),
      delivered: all.filter((key) => key % 3 === 1),
    };
    for (const filter of ['all', 'waiting', 'failed', 'delivered'] as const) {
      const keys = expected[filter];
      const { total, counts } = given.core.deliveryList.window(filter, 0, 1);
      expect([total, counts[filter]]).toEqual([keys.length, keys.length]);
      for (const offset of [0, 1, 777, 1500, keys.length - 3, keys.length, keys.length + 5000]) {
        expect(keysOf(given, filter, offset, 7)).toEqual(keys.slice(offset, offset + 7));
        const key = keys[offset];
        if (key !== undefined) expect(given.core.deliveryList.locate(filter, key)).toEqual({ index: offset });
      }
    }
    expect(given.core.deliveryList.locate('failed', 8999)).toEqual({ index: null });
    expect(given.core.deliveryList.locate('all', 4100)).toEqual({ index: null });
  });
});
