import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { DeliveryRow } from '../../../src/contract/webhook/deliveries';
import type { Learning } from '../../../src/main/upstream/mirror/mirror-service';
import { ask } from '../../support/upstream/logged-call';
import { asRead, fields, time, us } from '../../support/upstream/mirror';
import { markDesk } from '../../support/mark-desk';
import { testBackend } from '../../support/test-backend';

const on = ['webhook.mirrored=true'];

/** A program with a webhook, and the deliveries that it queued for it. */
async function withWebhook(settings: readonly string[]) {
  const backend = testBackend({ settings });
  await backend.request('PUT', '/v1/webhook', { body: { url: 'https://tool.example/hook' } });
  const { core } = backend;
  const { key } = await core.connections.add({ name: 'Up', baseUrl: 'https://up.example' });
  const says = (changes: Record<string, unknown>, more: Partial<Learning> = {}) =>
    core.commits.durable(() =>
      core.mirror.apply(key, asRead(changes), { learnedBy: 'sync', learnedUs: Date.now() * 1000, ...more }),
    );
  const queued = async (): Promise<readonly DeliveryRow[]> =>
    (await ask(backend, 'deliveries.window', { filter: 'all', offset: 0, limit: 50 })).rows.toReversed();
  return { backend, says, queued };
}

/** A mirrored request that will be removed, with its queued deliveries. */
async function removedMirror() {
  const webhook = await withWebhook(on);
  const { requestKey } = await webhook.says({ fields: fields('<b>result</b>') });
  webhook.backend.core.changes.requests(requestKey);
  const [{ key } = { key: 0 }] = webhook.backend.core.connections.list();
  return { ...webhook, key };
}

describe('the webhook and mirrored requests', () => {
  it('is not called for them as long as the setting is off', async () => {
    const { says, queued } = await withWebhook([]);
    await says({});
    expect(await queued()).toEqual([]);
  });

  it('gets each change once: created, confirmed, completed, edited, reopened, completed again, and no repeated content', async () => {
    const { says, queued } = await withWebhook(on);
    await says({ state: 'pending', completed: undefined });
    await says({ state: 'confirmed', completed: undefined });
    await says({ completed: time(60) });
    await says({ completed: time(60) });
    await says({ completed: time(60), fields: fields('edited') });
    await says(
      { state: 'pending', completed: undefined },
      { learnedBy: 'webhook', eventId: `evt_${v7({ msecs: us(70) / 1000 })}` },
    );
    await says({ completed: time(90), fields: fields('again') });
    expect((await queued()).map(({ event }) => event)).toEqual([
      'created',
      'confirmed',
      'completed',
      'edited',
      'reopened',
      'completed',
    ]);
  });

  it('gets what the single read says, as it was at that moment', async () => {
    const { backend, says, queued } = await withWebhook(on);
    await says({ completed: time(60), fields: fields('first') });
    const read = (await backend.request('GET', `/v1/content/request/${asRead().id}`)).body;
    await says({ completed: time(60), fields: fields('second') });
    const [first] = await queued();
    const entry = backend.core.outbox.claim('webhook', 5).entries.find(({ key }) => key === first?.key);
    if (entry === undefined) throw new Error('no delivery is queued');
    expect(JSON.parse(backend.core.deliveries.bodyOf(entry))).toEqual({
      type: 'content-request',
      request: read,
    });
  });

  it('is not called for requests of a first sync, but for later ones', async () => {
    const desk = await markDesk({ ids: ['r1', 'r2'], settings: on });
    const { backend, upstream } = desk;
    await backend.request('PUT', '/v1/webhook', { body: { url: 'http://127.0.0.1:59999/hook' } });
    const queued = async (): Promise<number> =>
      (await ask(backend, 'deliveries.window', { filter: 'all', offset: 0, limit: 50 })).total;
    await expect.poll(async () => (await desk.summary()).upToDate).toBeDefined();
    expect(await queued()).toBe(0);
    upstream.complete('r3', upstream.time(1000));
    await desk.passes(320_000);
    await expect.poll(queued).toBe(1);
  });

  it('a first sync with the webhook registered before makes no calls either', async () => {
    const { backend, queued } = await withWebhook(on);
    const { core } = backend;
    const [{ key } = { key: 0 }] = core.connections.list();
    const run = { learnedBy: 'sync', learnedUs: 1, isCatchingUp: true } as const;
    await core.commits.durable(() => core.mirror.apply(key, asRead(), run));
    expect(await queued()).toEqual([]);
  });

  it('wakes for it as soon as it is mirrored, and is switched in the window', async () => {
    const { backend, says, queued } = await withWebhook([]);
    expect(await ask(backend, 'serviceSettings.write', { mirroredDeliveries: true })).toMatchObject({
      mirroredDeliveries: true,
      fixed: [],
    });
    const notified: string[] = [];
    backend.core.changes.subscribe(({ name }) => notified.push(name));
    const { requestKey } = await says({});
    expect(notified).toEqual([]);
    backend.core.changes.requests(requestKey);
    expect(notified).toContain('deliveries.changed');
    expect(await queued()).toHaveLength(1);
    backend.core.changes.requests(requestKey);
    expect(notified.filter((name) => name === 'deliveries.changed')).toHaveLength(1);
  });
});

describe('a delivery of a mirror that is removed', () => {
  const settled = { startedMs: 0, durationMs: 1, url: 'https://tool.example', requestHeaders: [] } as const;

  it('is counted beforehand, and stays in sight afterwards: cancelled, by its name, without its content', async () => {
    const { backend, queued, key } = await removedMirror();
    const { environment } = backend;
    const cost = { requests: 1, marks: 0, deliveries: 1, unsent: 0, sent: 0 };
    const [before] = await queued();
    expect(await ask(backend, 'connections.removalCost', { key })).toEqual(cost);
    const notified: string[] = [];
    backend.core.changes.subscribe(({ name }) => notified.push(name));
    expect(await ask(backend, 'connections.remove', { key, withMirror: true })).toEqual(cost);
    expect(notified).toContain('deliveries.changed');
    expect(environment.logged).toContainEqual({
      level: 'info',
      fields: {
        connection: 'Up',
        requests: 1,
        marksCancelled: 0,
        deliveriesCancelled: 1,
        requestsNotSent: 0,
      },
      message: 'a connection was removed',
    });
    const { requestKey: _gone, languages: _unknown, nextAttempt: _never, ...kept } = { ...before };
    expect(await queued()).toEqual([{ ...kept, state: 'cancelled', requestGone: true }]);
    expect((await ask(backend, 'webhook.read', {})).counts).toEqual({
      all: 1,
      waiting: 0,
      failed: 0,
      delivered: 0,
    });
    expect(backend.core.outbox.claim('webhook', 5).entries).toEqual([]);
    const db = new SQLite(join(backend.dataFolder, 'locdesk.db'), { readonly: true });
    const body = db.prepare<[], string>('SELECT body FROM outbox').pluck().get() ?? '';
    db.close();
    expect(JSON.parse(body)).toEqual({ request: { id: asRead().id, title: 'source' } });
  });

  it('is not sent again, because its content is gone', async () => {
    const { backend, queued, key } = await removedMirror();
    await ask(backend, 'connections.remove', { key, withMirror: true });
    const [{ key: delivery } = { key: 0 }] = await queued();
    expect(await ask(backend, 'deliveries.redeliver', { keys: [delivery] })).toEqual({ count: 0 });
    expect(await ask(backend, 'deliveries.redeliverFailed', {})).toEqual({ count: 0 });
    expect(await queued()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('stays when its requests stay', async () => {
    const { backend, queued, key } = await removedMirror();
    expect(await ask(backend, 'connections.remove', { key, withMirror: false })).toEqual({
      requests: 0,
      marks: 0,
      deliveries: 0,
      unsent: 0,
      sent: 0,
    });
    expect(await queued()).toMatchObject([{ state: 'waiting' }]);
    expect(backend.core.outbox.claim('webhook', 5).entries).toHaveLength(1);
  });

  it.each([
    [{ kind: 'done' }, 'delivered'],
    [{ kind: 'again', afterMs: 1000 }, 'cancelled'],
  ] as const)('and was on its way ends as its attempt did: %j', async (outcome, state) => {
    const { backend, queued, key } = await removedMirror();
    const { outbox } = backend.core;
    const [entry] = outbox.claim('webhook', 1).entries;
    if (entry === undefined) throw new Error('no delivery is queued');
    await ask(backend, 'connections.remove', { key, withMirror: true });
    await outbox.recordOutcome(entry, outcome, { ...settled, requestBody: Buffer.from('{"type":…') });
    outbox.release(entry);
    expect(await queued()).toMatchObject([{ state, attempts: 1, requestGone: true }]);
    const { attempts } = await ask(backend, 'deliveries.detail', { key: entry.key });
    expect(attempts).toMatchObject([{ requestBody: { text: '', isBeginning: true } }]);
    await expect(ask(backend, 'deliveries.diagnose', { key: entry.key })).rejects.toThrow('was removed');
    expect(outbox.claim('webhook', 5).entries).toEqual([]);
  });
});
