import { expect, it } from 'vitest';
import { forwardingDesk } from '../../../support/forwarding-desk';

const body = {
  language: { source: 'en', target: 'de' },
  fields: [{ id: 'title', type: 'localizable', data: 'text', value: 'Kettle', maxLength: 20 }],
};

it('what a tool submits with a forwarding token is accepted offline, sent later, and comes back under its id here; its mark goes there', async () => {
  const desk = await forwardingDesk({ settings: ['outbox.retrySchedule=5,5'] });
  const { token } = await desk.ask('tokens.create', {
    name: 'CMS',
    kind: 'live',
    forwardTo: desk.connectionKey,
  });
  expect(await desk.ask('tokens.list', {})).toMatchObject([{ name: 'CMS', forwardsTo: 'Upstream' }]);
  desk.upstream.isDown = true;
  const { status, body: created } = await desk.backend.request('PUT', '/v1/content', { body, token });
  expect(status).toBe(200);
  const id = String(created.id);
  await expect.poll(async () => (await desk.forwarding(id)).attempts).toBe(1);
  desk.upstream.isDown = false;
  await desk.passes(600_000);
  await desk.ask('forwardings.sendNow', { requests: [desk.keyOf(id)] });
  for (let pass = 0; pass < 3; pass += 1) await desk.passes(600_000);
  await desk.state(id, 'sent');
  expect([...desk.upstream.requests.values()]).toMatchObject([{ fields: [{ maxLength: 20 }] }]);
  desk.upstream.complete('up-1');
  await desk.synced();
  const read = await desk.backend.request('GET', `/v1/content/request/${id}`, { token });
  expect(read.body).toMatchObject({
    id,
    source: 'api',
    state: 'complete',
    fields: [{ value: '[de] Kettle', originalValue: 'Kettle', maxLength: 20 }],
  });
  await desk.backend.request('PUT', `/v1/content/${id}/import`, { body: { importState: 'success' }, token });
  await expect.poll(() => desk.upstream.requests.get('up-1')?.importResponse?.importState).toBe('success');
});

it('a test token forwards nothing', async () => {
  const desk = await forwardingDesk();
  const input = { name: 'Test', kind: 'test', forwardTo: desk.connectionKey } as const;
  await expect(desk.ask('tokens.create', input)).rejects.toThrow(/test token stay here/);
});
