import { describe, expect, it } from 'vitest';
import { mostHeldSeconds } from '../../../../src/contract/marking';
import { forwardingDesk, type ForwardingDesk } from '../../../support/forwarding-desk';
import type { SubmittedRequest } from '../../../support/upstream/submission-upstream';
import { callListener, settledReceipts } from '../../../support/upstream/webhook-calls';

const settings = ['outbox.retrySchedule=5,5,5', 'outbox.lookDelay=60', 'service.queryInterval=0'];

async function listed({ backend }: ForwardingDesk): Promise<readonly string[]> {
  const query = encodeURIComponent(JSON.stringify({ criteria: [] }));
  const { body } = await backend.request('GET', `/v1/content?query=${query}`);
  return body.requests.map(({ id }: { id: string }) => id);
}

const read = async ({ backend }: ForwardingDesk, id: string) =>
  (await backend.request('GET', `/v1/content/request/${id}`)).body;

/** Upstream's webhook tells of a request. */
async function told({ backend, connectionKey }: ForwardingDesk, request: SubmittedRequest): Promise<void> {
  const { listenerKey } = backend.core.connections.byKey(connectionKey) ?? expect.fail('no connection');
  const { importResponse: _mark, ...said } = request;
  const state = request.state === 'completed' ? 'complete' : request.state;
  const body = JSON.stringify({ type: 'content-request', request: { ...said, state } });
  expect((await callListener(backend, listenerKey, body)).errors).toBeUndefined();
  const [receipt] = await settledReceipts(backend);
  expect(['applied', 'unchanged']).toContain(receipt.state);
}

describe('upstream’s webhook that comes before the answer of the submission', () => {
  it.each(['pending', 'completed'] as const)(
    'tells of the same request (%s), which is there once',
    async (state) => {
      const desk = await forwardingDesk({ settings });
      desk.upstream.onAccepted = async (request) => {
        if (state === 'completed') desk.upstream.complete(request.id);
        await told(desk, request);
      };
      const id = await desk.order();
      expect(await desk.state(id, 'sent')).toMatchObject({ upstreamId: 'up-1' });
      expect(await listed(desk)).toEqual([id]);
      expect((await read(desk, id)).state).toBe(state === 'completed' ? 'complete' : 'pending');
      for (let pass = 0; pass < 3; pass += 1) await desk.passes(120_000);
      expect(await desk.forwarding(id)).toMatchObject({ state: 'sent', attempts: 1 });
      expect(desk.upstream.keys).toHaveLength(1);
    },
  );

  it('tells of it also where the answer is lost, and nothing is sent again', async () => {
    const desk = await forwardingDesk({ settings });
    desk.upstream.faults.push('lost');
    desk.upstream.onAccepted = (request) => told(desk, request);
    const id = await desk.order();
    await desk.state(id, 'sent');
    for (let pass = 0; pass < 3; pass += 1) await desk.passes(120_000);
    expect(await desk.forwarding(id)).toMatchObject({ state: 'sent', upstreamId: 'up-1' });
    expect(await listed(desk)).toEqual([id]);
    expect(desk.upstream.keys).toHaveLength(1);
  });
});

it('a result that was mirrored as a request of its own becomes one with the request here, with its mark, its review and its notes', async () => {
  const desk = await forwardingDesk({ settings });
  const { backend, upstream } = desk;
  const { core } = backend;
  const answer = Promise.withResolvers<void>();
  upstream.gate = answer.promise;
  // It is not recognized by its content, because upstream has changed it.
  upstream.onAccepted = (request) => {
    request.fields = request.fields.map((field) => ({ ...field, value: `${field.value}.` }));
    upstream.complete(request.id);
  };
  const id = await desk.order();
  await expect.poll(() => upstream.requests.get('up-1')?.state).toBe('completed');
  await desk.synced();
  expect((await listed(desk)).toSorted()).toEqual([id, 'up-1'].toSorted());
  const mirrored = desk.keyOf('up-1');
  await core.notes.add(mirrored, 'title', 'Ask the client.');
  await core.reviewed.set([{ key: mirrored, version: 1 }], true);
  await core.importMarks.markByUser([mirrored], 'success');
  answer.resolve();
  await desk.state(id, 'sent');
  expect(await listed(desk)).toEqual([id]);
  expect(await read(desk, id)).toMatchObject({
    state: 'complete',
    importResponse: { importState: 'success' },
    fields: [{ id: 'title', value: '[de] Kettle.', originalValue: 'Kettle' }],
  });
  const key = desk.keyOf(id);
  expect(core.notes.list(key)).toMatchObject([{ text: 'Ask the client.' }]);
  // The mark was made before both were one, and waits for the time in which it can be undone.
  expect(upstream.requests.get('up-1')?.importResponse).toBeUndefined();
  await desk.passes(mostHeldSeconds * 1000);
  await expect.poll(() => upstream.requests.get('up-1')?.importResponse?.importState).toBe('success');
  expect(core.review.detail(key)).toMatchObject({ version: 2, reviewedVersion: { version: 2 } });
});
