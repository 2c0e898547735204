import { describe, expect, it } from 'vitest';
import { forwardingDesk, type ForwardingDesk } from '../../../support/forwarding-desk';

/** Reads a request as a tool does. */
const read = async ({ backend }: ForwardingDesk, id: string) =>
  (await backend.request('GET', `/v1/content/request/${id}`)).body;

const minute = 60_000;

describe('an order to a connection', () => {
  it('is sent once, and its result arrives under the id that it has here', async () => {
    const desk = await forwardingDesk();
    await desk.backend.request('PUT', '/v1/webhook', { body: { url: 'http://127.0.0.1:1/hook' } });
    const id = await desk.order();
    const sent = await desk.state(id, 'sent');
    expect(sent).toMatchObject({ connectionName: 'Upstream', upstreamId: 'up-1', attempts: 1 });
    expect([...desk.upstream.requests.values()]).toMatchObject([
      { language: { source: 'en', target: 'de' }, fields: [{ id: 'title', value: 'Kettle' }] },
    ]);
    desk.upstream.complete('up-1');
    await desk.synced();
    expect(await read(desk, id)).toMatchObject({
      id,
      state: 'complete',
      source: 'order',
      fields: [{ id: 'title', value: '[de] Kettle', originalValue: 'Kettle' }],
    });
    // The mirror has no second one of it.
    expect((await read(desk, 'up-1')).errors).toBeDefined();
    expect(desk.backend.core.deliveryList.window('all', 0, 10).rows.map(({ event }) => event)).toEqual([
      'completed',
      'created',
    ]);
    const { rows } = await desk.ask('orders.list', { offset: 0, limit: 10 });
    expect(rows[0]?.languages[0]).toMatchObject({
      states: { completed: 1 },
      forwarded: { sent: 1, waiting: 0 },
    });
  });

  it('made while upstream is away is sent when it returns', async () => {
    const desk = await forwardingDesk({ settings: ['outbox.retrySchedule=5,30'] });
    desk.upstream.isDown = true;
    const id = await desk.order();
    await expect.poll(async () => (await desk.forwarding(id)).attempts).toBe(1);
    desk.upstream.isDown = false;
    await desk.passes(10 * minute);
    await desk.passes(10 * minute);
    await desk.state(id, 'sent');
    expect(desk.upstream.requests.size).toBe(1);
  });

  it('can be worked on here only once it is not sent any more', async () => {
    const desk = await forwardingDesk();
    await desk.ask('connections.pause', { key: desk.connectionKey, paused: true });
    const id = await desk.order();
    expect(await desk.forwarding(id)).toMatchObject({ state: 'waiting', hold: 'paused' });
    const draft = { key: desk.keyOf(id), fieldId: 'title', value: 'Kessel', version: 1, revision: 0 };
    await expect(desk.backend.core.drafts.save(draft)).rejects.toThrow(
      /sent to Upstream and fulfilled there/,
    );
    expect(await desk.ask('forwardings.cancel', { requests: [desk.keyOf(id)] })).toEqual({ count: 1 });
    await desk.backend.core.drafts.save(draft);
    expect(await desk.forwarding(id)).toMatchObject({ state: 'cancelled' });
    await desk.ask('connections.pause', { key: desk.connectionKey, paused: false });
    await desk.ask('forwardings.sendNow', { requests: [desk.keyOf(id)] });
    await desk.state(id, 'sent');
  });

  it('stands in the list of what is sent, newest first, and there until its connection takes it', async () => {
    const desk = await forwardingDesk();
    const sent = await desk.order('First');
    await desk.state(sent, 'sent');
    await desk.ask('connections.pause', { key: desk.connectionKey, paused: true });
    const waiting = await desk.order('Second');
    const indexOf = async (filter: 'open' | 'all', id: string) =>
      (await desk.ask('forwardings.locate', { filter, request: desk.keyOf(id) })).index;
    expect([await indexOf('all', waiting), await indexOf('all', sent)]).toEqual([0, 1]);
    expect([await indexOf('open', waiting), await indexOf('open', sent)]).toEqual([0, null]);
    // The coordinator paused it: nothing is wrong.
    expect(await desk.ask('forwardings.counts', {})).toEqual({ counts: { open: 1, all: 2 }, needYou: 0 });
  });

  it('to a connection that is not there is refused, and nothing is ordered', async () => {
    const desk = await forwardingDesk();
    const input = { title: 'a', source: 'en', targets: ['de'], fields: [], to: 77 };
    const fields = [{ id: 'a', type: 'localizable', data: 'text', value: 'a' }];
    await expect(desk.ask('orders.create', { ...input, fields })).rejects.toThrow(/connection is no longer/);
    expect((await desk.ask('orders.list', { offset: 0, limit: 1 })).total).toBe(0);
  });
});

describe('upstream refuses it', () => {
  it('in its own words, at the fields that they name; corrected it is sent as another submission', async () => {
    const desk = await forwardingDesk();
    desk.upstream.faults.push(400);
    const id = await desk.order();
    expect(await desk.state(id, 'refused')).toMatchObject({
      errors: [
        { text: 'fields[0].value: is not good enough', fieldId: 'title', property: 'value' },
        { text: 'body: too sad' },
      ],
    });
    const request = desk.keyOf(id);
    const { rows } = await desk.ask('orders.list', { offset: 0, limit: 10 });
    expect(rows[0]).toMatchObject({ needYou: 1 });
    expect(await desk.ask('forwardings.counts', {})).toEqual({ counts: { open: 1, all: 1 }, needYou: 1 });
    await desk.ask('forwardings.correct', { request, fields: [{ id: 'title', value: 'Good kettle' }] });
    await desk.state(id, 'sent');
    expect(desk.upstream.requests.get('up-1')?.fields).toMatchObject([{ value: 'Good kettle' }]);
    expect(await desk.ask('forwardings.counts', {})).toMatchObject({ needYou: 0 });
    expect(new Set(desk.upstream.keys).size).toBe(2);
    expect((await read(desk, id)).fields).toMatchObject([{ value: 'Good kettle' }]);
    await expect(desk.ask('forwardings.correct', { request, fields: [] })).rejects.toThrow(
      /has this request/,
    );
  });

  it('429 and 503: it is sent again by the schedule with the same key', async () => {
    const desk = await forwardingDesk({ settings: ['outbox.retrySchedule=5,5'] });
    desk.upstream.faults.push(429, 503);
    const id = await desk.order();
    await expect.poll(async () => (await desk.forwarding(id)).attempts).toBe(1);
    expect(await desk.state(id, 'waiting')).toMatchObject({ problem: 'rate-limited' });
    await desk.passes(6000);
    await desk.passes(6000);
    await desk.state(id, 'sent');
    expect(new Set(desk.upstream.keys).size).toBe(1);
    expect(desk.upstream.queries.every((url) => !url.search.includes('created%22%2C%22criteria'))).toBe(true);
  });

  it('403: the connection stops, and the order goes once there is a new token', async () => {
    const desk = await forwardingDesk();
    await desk.ask('connections.edit', { key: desk.connectionKey, token: 'wrong' });
    const id = await desk.order();
    await expect.poll(async () => (await desk.forwarding(id)).hold).toBe('needs-you');
    await desk.ask('connections.edit', { key: desk.connectionKey, token: desk.upstream.token });
    await desk.state(id, 'sent');
  });
});

describe('an answer that is lost', () => {
  const settings = ['outbox.retrySchedule=5,5,5', 'outbox.lookDelay=60'];

  it.each(['lost', 'lost-500'] as const)(
    '(%s) of what was accepted: it is found there, and not sent again',
    async (fault) => {
      const desk = await forwardingDesk({ settings });
      desk.upstream.faults.push(fault);
      const id = await desk.order();
      await desk.state(id, 'unclear');
      await desk.passes(10_000);
      await desk.passes(2 * minute);
      expect(await desk.state(id, 'sent')).toMatchObject({ upstreamId: 'up-1' });
      expect(desk.upstream.keys).toHaveLength(1);
    },
  );

  it('of what was not accepted: it is looked for, not before a minute has passed, and sent again with the same key', async () => {
    const desk = await forwardingDesk({ settings });
    desk.upstream.faults.push('dropped');
    const id = await desk.order();
    await desk.state(id, 'unclear');
    await desk.passes(10_000);
    await desk.passes(40_000);
    expect(desk.upstream.keys).toHaveLength(1);
    await desk.passes(minute);
    await desk.state(id, 'sent');
    expect(desk.upstream.keys).toEqual([desk.upstream.keys[0], desk.upstream.keys[0]]);
    expect(desk.upstream.requests.size).toBe(1);
  });

  it('where two there may be it: nothing is sent, and the coordinator says which one it is', async () => {
    const desk = await forwardingDesk({ settings });
    desk.upstream.faults.push('lost');
    desk.upstream.onAccepted = ({ id }) => void desk.upstream.copyOf(id);
    const id = await desk.order();
    await desk.state(id, 'unclear');
    await desk.passes(10_000);
    await desk.passes(2 * minute);
    await expect.poll(async () => (await desk.forwarding(id)).waitsForDecision).toBe(true);
    const { candidates } = await desk.forwarding(id);
    expect(candidates?.map((one) => one.id)).toEqual(['up-1', 'up-2']);
    await desk.passes(60 * minute);
    expect(desk.upstream.keys).toHaveLength(1);
    const request = desk.keyOf(id);
    await desk.ask('forwardings.decide', { request, decision: { kind: 'it-is', upstreamId: 'up-2' } });
    desk.upstream.complete('up-2');
    await desk.synced();
    expect(await read(desk, id)).toMatchObject({ state: 'complete', fields: [{ value: '[de] Kettle' }] });
  });

  it('and no clock there to go by: the coordinator has it sent again, or gives up', async () => {
    const desk = await forwardingDesk({ settings });
    desk.upstream.sendsDate = false;
    desk.upstream.faults.push('dropped', 'dropped');
    const [first, second] = [await desk.order('one'), await desk.order('two')];
    await desk.state(first, 'unclear');
    await desk.state(second, 'unclear');
    for (let pass = 0; pass < 4; pass += 1) await desk.passes(2 * minute);
    for (const id of [first, second]) {
      await expect.poll(async () => (await desk.forwarding(id)).waitsForDecision).toBe(true);
    }
    const [again, up] = [desk.keyOf(first), desk.keyOf(second)];
    await desk.ask('forwardings.decide', { request: again, decision: { kind: 'send-again' } });
    await desk.ask('forwardings.decide', { request: up, decision: { kind: 'give-up' } });
    await desk.state(first, 'sent');
    await desk.state(second, 'cancelled');
    expect(desk.upstream.requests.size).toBe(1);
  });

  it('and its connection removed: the coordinator is needed, and can keep it here', async () => {
    const desk = await forwardingDesk();
    desk.upstream.faults.push('lost');
    const id = await desk.order();
    await desk.state(id, 'unclear');
    expect(await desk.ask('forwardings.counts', {})).toMatchObject({ needYou: 0 });
    await desk.ask('connections.remove', { key: desk.connectionKey, withMirror: false });
    expect(await desk.forwarding(id)).toMatchObject({ state: 'unclear', hold: 'removed' });
    expect(await desk.ask('forwardings.counts', {})).toMatchObject({ needYou: 1 });
    const { rows } = await desk.ask('orders.list', { offset: 0, limit: 1 });
    expect(rows[0]).toMatchObject({ needYou: 1 });
    await desk.ask('forwardings.decide', { request: desk.keyOf(id), decision: { kind: 'give-up' } });
    expect(await desk.forwarding(id)).toMatchObject({ state: 'cancelled' });
    expect(await desk.ask('forwardings.counts', {})).toMatchObject({ needYou: 0 });
  });

  it('and a restart in between: it is looked for by the next start', async () => {
    const desk = await forwardingDesk({ settings });
    desk.upstream.gate = new Promise(() => undefined);
    const id = await desk.order();
    await expect.poll(() => desk.upstream.requests.size).toBe(1);
    desk.backend.core.commits.hold();
    const { dataFolder, environment } = desk.backend;
    await desk.backend.stop();
    desk.upstream.gate = undefined;
    const next = await forwardingDesk({ settings, dataFolder, environment, upstream: desk.upstream });
    await next.state(id, 'unclear');
    await next.passes(2 * minute);
    expect(await next.state(id, 'sent')).toMatchObject({ upstreamId: 'up-1' });
    expect(desk.upstream.keys).toHaveLength(1);
  });
});
