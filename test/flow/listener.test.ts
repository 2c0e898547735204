import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bodiesIn, put, storeOf } from '../support/listening-program';
import { ask } from '../support/upstream/logged-call';
import { submission, testBackend, type TestBackend } from '../support/test-backend';
import { callBody, settledReceipts } from '../support/upstream/webhook-calls';

/** `local` is the service of a tool; its webhook calls the listener of `desk`. */
async function pair(): Promise<{ local: TestBackend; desk: TestBackend; connectionKey: number }> {
  const [local, desk] = [testBackend(), testBackend()];
  const { service } = await local.start();
  const { listener } = await desk.start();
  const { key, listenerKey } = await desk.core.connections.add({ name: 'Local', baseUrl: service });
  await ask(local, 'webhook.save', { url: `${listener}/hooks/${listenerKey}` });
  await desk.core.connections.setListenerSecret(key, (await ask(local, 'webhook.revealSecret', {})).secret);
  return { local, desk, connectionKey: key };
}

const delivered = async (backend: TestBackend, count: number) =>
  await expect
    .poll(
      async () =>
        (await ask(backend, 'deliveries.window', { filter: 'delivered', offset: 0, limit: 1 })).total,
    )
    .toBe(count);

describe('two Locdesks', () => {
  it("one's deliveries arrive at the other's listener, and its mirror says the same", async () => {
    const { local, desk } = await pair();
    const token = await local.token('test');
    const { id } = (await local.request('PUT', '/v1/content', { body: submission({ note: ['ü'] }), token }))
      .body;
    await delivered(local, 1);
    expect(await settledReceipts(desk)).toMatchObject([{ state: 'applied', connectionName: 'Local' }]);
    expect((await desk.request('GET', `/v1/content/request/${id}`)).body).toMatchObject({ state: 'pending' });

    local.environment.advance(10_000);
    desk.environment.advance(10_000);
    await delivered(local, 2);
    await settledReceipts(desk);
    const [theirs, ours] = await Promise.all(
      [local, desk].map((backend) => backend.request('GET', `/v1/content/request/${id}`)),
    );
    expect(ours?.body).toEqual(theirs?.body);
    expect(ours?.body.state).toBe('complete');
  });

  it('a repeated delivery changes nothing', async () => {
    const { local, desk } = await pair();
    await local.request('PUT', '/v1/content', { body: submission() });
    await delivered(local, 1);
    await settledReceipts(desk);
    const [{ key }] = (await ask(local, 'deliveries.window', { filter: 'all', offset: 0, limit: 1 })).rows;
    await ask(local, 'deliveries.redeliver', { keys: [key] });
    await expect
      .poll(async () => (await settledReceipts(desk)).map(({ state, reason }) => reason ?? state))
      .toEqual(['repeated', 'applied']);
  });

  it('after a rotation the secret of before verifies too, and the doctor names the one that would', async () => {
    const { local, desk, connectionKey } = await pair();
    await ask(local, 'webhook.rotateSecret', {});
    await local.request('PUT', '/v1/content', { body: submission() });
    await delivered(local, 1);
    expect(await settledReceipts(desk)).toMatchObject([{ state: 'applied' }]);

    await desk.core.connections.setListenerSecret(
      connectionKey,
      (await ask(desk, 'webhook.revealSecret', {})).secret,
    );
    const other = await desk.core.connections.add({
      name: 'The right one',
      baseUrl: 'https://other.example',
    });
    await desk.core.connections.setListenerSecret(
      other.key,
      (await ask(local, 'webhook.revealSecret', {})).secret,
    );
    await local.request('PUT', '/v1/content', { body: submission() });
    await expect.poll(async () => (await settledReceipts(desk))[0].reason).toBe('signature');
    const [{ key }] = await settledReceipts(desk);
    expect(await ask(desk, 'receipts.diagnose', { key })).toMatchObject({
      finding: 'other-secret',
      about: 'The right one',
    });
  });
});

const head = (path: string, length: number): string =>
  `PUT ${path} HTTP/1.1\r\nHost: a.tunnel.example\r\nContent-Length: ${length}\r\n\r\n`;

describe('a sender of bad calls gets nowhere, and others are served', () => {
  it('half a body, no body, and bodies beyond the limit', async () => {
    const desk = testBackend();
    const { listener } = await desk.start();
    const port = Number(new URL(listener).port);
    const { listenerKey } = await desk.core.connections.add({
      name: 'Upstream',
      baseUrl: 'https://up.example',
    });
    const hook = `/hooks/${listenerKey}`;
    const open = async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      return socket;
    };
    for (let made = 0; made < 100; made++) (await open()).write(`${head(hook, 5000)}{"type":`);
    const huge = await open();
    const answer = once(huge, 'data') as Promise<[Buffer]>;
    huge.write(head(hook, 209_715_200));
    expect((await answer)[0].toString()).toMatch(/^HTTP\/1\.1 413 /);
    const unknown = await open();
    const refusal = once(unknown, 'data') as Promise<[Buffer]>;
    unknown.write(head('/hooks/unknown', 5000));
    // Refused before its body arrived.
    expect((await refusal)[0].toString()).toMatch(/^HTTP\/1\.1 404 /);

    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    expect(await put(agent, port, hook, '')).toBe(204);
    expect(await put(agent, port, hook, callBody())).toBe(204);
    await settledReceipts(desk);
    expect(bodiesIn(storeOf(desk.dataFolder))).toEqual(['', callBody()]);
  });
});
