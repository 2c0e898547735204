import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Learning } from '../../../src/main/services/mirror-service';
import { ask } from '../../support/logged-call';
import { asRead, fields, time, us } from '../../support/mirror';
import { markDesk } from '../../support/mark-desk';
import { testBackend } from '../../support/test-backend';

const on = ['webhook.mirrored=true'];

/** A program with a webhook, and what it owes that webhook. */
async function withWebhook(settings: readonly string[]) {
  const backend = testBackend({ settings });
  await backend.request('PUT', '/v1/webhook', { body: { url: 'https://tool.example/hook' } });
  const { core } = backend;
  const { key } = core.connections.add({ name: 'Up', baseUrl: 'https://up.example' });
  const says = (changes: Record<string, unknown>, more: Partial<Learning> = {}) =>
    core.commits.run(() =>
      core.mirror.apply(key, asRead(changes), { learnedBy: 'sync', learnedUs: Date.now() * 1000, ...more }),
    );
  const owed = async (): Promise<readonly { key: number; event: string }[]> =>
    (await ask(backend, 'deliveries.window', { filter: 'all', offset: 0, limit: 50 })).rows.toReversed();
  return { backend, says, owed };
}

describe('the webhook and mirrored requests', () => {
  it('hears nothing of them as long as nobody wants it', async () => {
    const { says, owed } = await withWebhook([]);
    await says({});
    expect(await owed()).toEqual([]);
  });

  it('hears of each change once: created, confirmed, completed, edited, reopened, completed again, and not of what is known', async () => {
    const { says, owed } = await withWebhook(on);
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
    expect((await owed()).map(({ event }) => event)).toEqual([
      'created',
      'confirmed',
      'completed',
      'edited',
      'reopened',
      'completed',
    ]);
  });

  it('is told what the single read says, as it was at that moment', async () => {
    const { backend, says, owed } = await withWebhook(on);
    await says({ completed: time(60), fields: fields('first') });
    const read = (await backend.request('GET', `/v1/content/request/${asRead().id}`)).body;
    await says({ completed: time(60), fields: fields('second') });
    const [first] = await owed();
    const entry = backend.core.outbox.claim('webhook', 5).entries.find(({ key }) => key === first?.key);
    if (entry === undefined) throw new Error('it is owed');
    expect(JSON.parse(backend.core.deliveries.bodyOf(entry))).toEqual({
      type: 'content-request',
      request: read,
    });
  });

  it('is not called for what a first sync brings, but for what comes afterwards', async () => {
    const desk = await markDesk({ ids: ['r1', 'r2'], settings: on });
    const { backend, upstream } = desk;
    await backend.request('PUT', '/v1/webhook', { body: { url: 'http://127.0.0.1:59999/hook' } });
    const owed = async (): Promise<number> =>
      (await ask(backend, 'deliveries.window', { filter: 'all', offset: 0, limit: 50 })).total;
    await expect.poll(async () => (await desk.summary()).upToDate).toBeDefined();
    expect(await owed()).toBe(0);
    upstream.complete('r3', upstream.time(1000));
    await desk.passes(320_000);
    await expect.poll(owed).toBe(1);
  });

  it('a first sync with the webhook registered before calls nobody either', async () => {
    const { backend, owed } = await withWebhook(on);
    const { core } = backend;
    const [{ key } = { key: 0 }] = core.connections.list();
    const run = { learnedBy: 'sync', learnedUs: 1, isCatchingUp: true } as const;
    await core.commits.run(() => core.mirror.apply(key, asRead(), run));
    expect(await owed()).toEqual([]);
  });

  it('wakes for it as soon as it is mirrored, and is switched in the window', async () => {
    const { backend, says, owed } = await withWebhook([]);
    expect(await ask(backend, 'serviceSettings.write', { mirroredDeliveries: true })).toMatchObject({
      mirroredDeliveries: true,
      fixed: [],
    });
    const told: string[] = [];
    backend.core.changes.subscribe(({ name }) => told.push(name));
    const { requestKey } = await says({});
    expect(told).toEqual([]);
    backend.core.changes.requests(requestKey);
    expect(told).toContain('deliveries.changed');
    expect(await owed()).toHaveLength(1);
    backend.core.changes.requests(requestKey);
    expect(told.filter((name) => name === 'deliveries.changed')).toHaveLength(1);
  });

  it('is owed nothing of a mirror that was removed, and the window hears of that', async () => {
    const { backend, says, owed } = await withWebhook(on);
    const { requestKey } = await says({});
    backend.core.changes.requests(requestKey);
    expect(await owed()).toHaveLength(1);
    const told: string[] = [];
    backend.core.changes.subscribe(({ name }) => told.push(name));
    const [{ key } = { key: 0 }] = backend.core.connections.list();
    await ask(backend, 'connections.remove', { key, withMirror: true });
    expect(await owed()).toEqual([]);
    expect(told).toContain('deliveries.changed');
  });
});
