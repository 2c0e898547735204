import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConnectionStore } from '../../src/main/upstream/connection-store';
import { openDatabase, type Database } from '../../src/main/database/database';
import { ask } from '../support/logged-call';
import { locdesk, serve, type Served } from '../support/serve';
import { scaled } from '../support/effort';
import { migratedFolder } from '../support/migrated-folder';
import { submission, testBackend, type TestBackend } from '../support/test-backend';
import { callBody, settledReceipts } from '../support/webhook-calls';

const patience = { timeout: 30_000 };

/** Opens the same database from another process. */
function storeOf(data: string): Database {
  const { db } = openDatabase(data, new Date().toISOString(), { mayMigrate: false, busyTimeoutMs: 5000 });
  onTestFinished(() => void db.close());
  return db;
}

function addConnection(data: string): string {
  const listenerKey = randomBytes(24).toString('base64url');
  const connection = {
    name: 'Upstream',
    baseUrl: 'https://up.example',
    service: 'https://up.example',
    listenerKey,
    createdUs: 0,
  };
  new ConnectionStore(storeOf(data)).insert(connection);
  return listenerKey;
}

/** A program of its own with one connection. */
async function listening(
  data = migratedFolder(),
): Promise<Served & { readonly hook: string; readonly port: number }> {
  const served = await serve(data);
  const hook = `/hooks/${addConnection(data)}`;
  return { ...served, hook, port: Number(new URL(served.listener).port) };
}

/** Makes one call on a connection that stays open. */
function put(agent: Agent, port: number, path: string, body: string | Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({
      agent,
      port,
      path,
      method: 'PUT',
      headers: { 'content-length': Buffer.byteLength(body) },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.end(body);
  });
}

function memoryMiB(pid: number | undefined): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}

interface Flood {
  /** Bodies that were answered with 2xx. */
  readonly kept: readonly string[];
  /** All statuses that were answered. */
  readonly statuses: ReadonlySet<number>;
}

/**
 * Sends `count` calls as fast as they are answered, on 64 connections; ends early when the other side does.
 */
async function flood(
  port: number,
  hook: string,
  count: number,
  bodyOf: (index: number) => string,
): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  onTestFinished(() => agent.destroy());
  const kept: string[] = [];
  const statuses = new Set<number>();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const body = bodyOf(next++);
      const status = await put(agent, port, hook, body).catch(() => undefined);
      if (status === undefined) return;
      statuses.add(status);
      if (status < 300) kept.push(body);
    }
  };
  await Promise.all(Array.from({ length: 64 }, lane));
  return { kept, statuses };
}

const bodiesIn = (db: Database): readonly string[] =>
  db.prepare<[], Buffer>('SELECT body FROM receipt_calls ORDER BY receipt_key').pluck().all().map(String);
const countNew = (db: Database): number =>
  db.prepare<[], number>("SELECT count(*) FROM receipts WHERE state = 'new'").pluck().get() ?? 0;

const mixed = (index: number): string =>
  index % 3 === 0 ? `no JSON, number ${index}` : callBody({ id: `request-${index}`, note: index });

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
      patience,
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
      .poll(async () => (await settledReceipts(desk)).map(({ state, reason }) => reason ?? state), patience)
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
    await expect.poll(async () => (await settledReceipts(desk))[0].reason, patience).toBe('signature');
    const [{ key }] = await settledReceipts(desk);
    expect(await ask(desk, 'receipts.diagnose', { key })).toMatchObject({
      finding: 'other-secret',
      about: 'The right one',
    });
  });
});

describe('a flood', () => {
  it.skipIf(process.platform !== 'linux')(
    'of thousands of calls: memory stays bounded, others are answered, and every call that was answered with 2xx is there',
    { timeout: 120_000 },
    async () => {
      const served = await listening();
      const { stdout } = await locdesk('token', 'create', '--name', 'tool', '--json', '--data', served.data);
      const { token } = JSON.parse(stdout) as { token: string };
      await flood(served.port, served.hook, scaled(200, 500), (index) => `warm ${index}`);
      const before = memoryMiB(served.process.pid);
      const others: number[] = [];
      const flooding = flood(served.port, served.hook, scaled(1500, 6000), mixed);
      const over = flooding.then(() => true);
      while (!(await Promise.race([over, Promise.resolve(false)]))) {
        const answer = await fetch(`${served.service}/v1/webhook`, {
          headers: { authorization: `Bearer ${token}` },
        });
        others.push(answer.status);
      }
      const { kept, statuses } = await flooding;
      expect([...statuses].filter((status) => status !== 204 && status !== 503)).toEqual([]);
      expect(kept.length).toBeGreaterThan(scaled(300, 1000));
      expect(new Set(others)).toEqual(new Set([200]));
      expect(memoryMiB(served.process.pid) - before).toBeLessThan(150);

      const db = storeOf(served.data);
      const stored = new Set(bodiesIn(db));
      expect(kept.filter((body) => !stored.has(body))).toEqual([]);
      await expect.poll(() => countNew(db), patience).toBe(0);
      const applied = kept.filter((body) => body.startsWith('{')).length;
      expect(db.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(applied);
    },
  );

  it(
    'cut off by a kill: what was answered is there, and the next start applies it',
    { timeout: 120_000 },
    async () => {
      const served = await listening();
      const flooding = flood(served.port, served.hook, 100_000, mixed);
      const db = storeOf(served.data);
      await expect
        .poll(() => db.prepare<[], number>('SELECT count(*) FROM receipts').pluck().get(), patience)
        .toBeGreaterThan(500);
      served.process.kill('SIGKILL');
      const { kept } = await flooding;

      await serve(served.data);
      const stored = new Set(bodiesIn(db));
      expect(kept.length).toBeGreaterThan(100);
      expect(kept.filter((body) => !stored.has(body))).toEqual([]);
      await expect.poll(() => countNew(db), patience).toBe(0);
      const readable = [...stored].filter((body) => body.startsWith('{')).length;
      expect(db.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(readable);
    },
  );
});

describe('a sender of bad calls gets nowhere, and others are served', () => {
  it('half a body, no body, and bodies beyond the limit', { timeout: 60_000 }, async () => {
    const served = await listening();
    const open = async () => {
      const socket = connect(served.port, '127.0.0.1');
      socket.on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      return socket;
    };
    const head = (more: string): string =>
      `PUT ${served.hook} HTTP/1.1\r\nHost: a.tunnel.example\r\n${more}\r\n\r\n`;
    for (let made = 0; made < 100; made++) {
      (await open()).write(`${head('Content-Length: 5000')}{"type":`);
    }
    const huge = await open();
    const answer = once(huge, 'data') as Promise<[Buffer]>;
    huge.write(head('Content-Length: 209715200'));
    expect((await answer)[0].toString()).toMatch(/^HTTP\/1\.1 413 /);
    const unknown = await open();
    const refusal = once(unknown, 'data') as Promise<[Buffer]>;
    unknown.write('PUT /hooks/unknown HTTP/1.1\r\nHost: a.tunnel.example\r\nContent-Length: 5000\r\n\r\n');
    // Refused before its body arrived.
    expect((await refusal)[0].toString()).toMatch(/^HTTP\/1\.1 404 /);

    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    expect(await put(agent, served.port, served.hook, '')).toBe(204);
    expect(await put(agent, served.port, served.hook, callBody())).toBe(204);
    const db = storeOf(served.data);
    await expect.poll(() => countNew(db), patience).toBe(0);
    expect(bodiesIn(db)).toEqual(['', callBody()]);
  });
});
