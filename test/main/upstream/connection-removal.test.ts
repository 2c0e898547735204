import { describe, expect, it } from 'vitest';
import SQLite from 'better-sqlite3';
import { join } from 'node:path';
import { ask } from '../../support/upstream/logged-call';
import { markDesk } from '../../support/mark-desk';
import { asRead } from '../../support/upstream/mirror';
import { testBackend, type TestBackend } from '../../support/test-backend';
import { listOf } from '../../support/request-list';

/** Mirrors so many requests of a connection, in the usual way. */
async function mirrored(backend: TestBackend, count: number): Promise<number> {
  const { key } = await backend.core.connections.add({ name: 'Upstream', baseUrl: 'https://up.example' });
  const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
  db.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO requests (origin, id, state, source, language_source, language_target, language_source_canonical,
      language_target_canonical, created_text, created_us, version, title, field_count, size_bytes)
    SELECT ${key}, 'request-' || i, 'pending', 'api', 'en', 'de', 'en', 'de', '2026-11-20T09:30:00.000Z', i, 1, 'R', 2, 0 FROM n;
    INSERT INTO versions (request_key, number, learned_text, learned_us, learned_by, document)
    SELECT key, 1, created_text, created_us, 'sync', '"source":"api","fields":[]' FROM requests WHERE origin = ${key};
    INSERT INTO fields (request_key, version, position, id, type, data, value)
    SELECT r.key, 1, p.n, 'f' || p.n, 'localizable', 'html', '<p>value</p>' FROM requests r,
      (SELECT 0 AS n UNION SELECT 1) p WHERE r.origin = ${key};`);
  db.close();
  return key;
}

const counts = (backend: TestBackend): unknown => {
  const db = new SQLite(join(backend.dataFolder, 'locdesk.db'), { readonly: true });
  const of = (table: string): unknown => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  const all = ['requests', 'versions', 'fields', 'import_marks', 'upstream_marks'].map(of);
  const clearing = db.prepare('SELECT count(*) FROM connections WHERE clearing > 0').pluck().get();
  db.close();
  return { all, clearing };
};

describe('removing a connection', () => {
  it('with its mirror: a kill half way is finished by the next start', async () => {
    const backend = testBackend();
    const local = (await backend.request('PUT', '/v1/content', { body: submission })).body.id;
    const key = await mirrored(backend, 300);
    await backend.core.connections.remove(key, { withMirror: true });
    // Killed before it was cleared: only what the removal itself committed is there.
    await backend.stop();
    const next = testBackend({ dataFolder: backend.dataFolder });
    expect(next.core.connections.list()).toEqual([]);
    expect(counts(next)).toMatchObject({ clearing: 1 });
    await next.start();
    await expect.poll(() => counts(next)).toEqual({ all: [1, 1, 2, 0, 0], clearing: 0 });
    expect((await next.request('GET', `/v1/content/request/${local}`)).status).toBe(200);
    expect((await next.request('GET', '/v1/content/request/request-1')).status).toBe(404);
    expect(next.core.review.counts().all).toBe(1);
  });

  it('with its mirror answers how many went, and takes requests of thousands of fields apart', async () => {
    const backend = testBackend();
    const { key } = await backend.core.connections.add({ name: 'Upstream', baseUrl: 'https://up.example' });
    const fields = Array.from({ length: 2000 }, (_, index) => ({
      id: `f${index}`,
      type: 'localizable',
      data: 'html',
      value: 'x',
      originalValue: 'x',
    }));
    await backend.core.commits.durable(() => {
      for (const id of ['a', 'b']) {
        backend.core.mirror.apply(key, asRead({ id, fields }), { learnedBy: 'sync', learnedUs: 1 });
      }
    });
    expect((await ask(backend, 'connections.list', {}))[0].requests).toBe(2);
    expect(await ask(backend, 'connections.remove', { key, withMirror: true })).toEqual({
      requests: 2,
      marks: 0,
      deliveries: 0,
      unsent: 0,
      sent: 0,
    });
    expect(counts(backend)).toEqual({ all: [0, 0, 0, 0, 0], clearing: 0 });
  });

  it('without its mirror leaves its requests readable, and visibly cancels the marks that wait for it', async () => {
    const desk = await markDesk();
    const { key } = desk.connection;
    await desk.mark('r1', 'success');
    expect(await ask(desk.backend, 'connections.remove', { key, withMirror: false })).toEqual({
      requests: 0,
      marks: 1,
      deliveries: 0,
      unsent: 0,
      sent: 0,
    });
    const [entry] = await desk.outbox();
    expect(entry).toMatchObject({
      state: 'cancelled',
      ended: 'removed',
    });
    expect(
      (await desk.backend.request('GET', '/v1/content/request/r1')).body.importResponse.importState,
    ).toBe('success');
    expect(desk.detail('r1').origin).toBe('Upstream');
    await desk.markByTool('r1', 'fail');
    await desk.passes(3_600_000);
    expect(await desk.outbox()).toHaveLength(1);
    expect(desk.upstream.marks).toEqual([]);
  });

  it('with its mirror leaves the marks that were not sent in sight, cancelled, and says beforehand how many', async () => {
    const desk = await markDesk({ ids: ['r1', 'r2'] });
    const { key } = desk.connection;
    await ask(desk.backend, 'connections.pause', { key, paused: true });
    await desk.markByTool('r1', 'success');
    const [before] = await desk.outbox();
    const cost = { requests: 2, marks: 1, deliveries: 0, unsent: 0, sent: 0 };
    expect(await ask(desk.backend, 'connections.removalCost', { key })).toEqual(cost);
    expect(await ask(desk.backend, 'connections.remove', { key, withMirror: true })).toEqual(cost);
    const [entry, ...others] = await desk.outbox();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      key: before?.key,
      requestId: 'r1',
      title: before?.title,
      connectionName: 'Upstream',
      state: 'cancelled',
      ended: 'removed',
    });
    expect(entry).not.toHaveProperty('requestKey');
    expect(await desk.outbox('open')).toEqual([]);
    const keys = [entry?.key];
    expect(await ask(desk.backend, 'markDeliveries.sendNow', { keys, override: true })).toEqual({
      count: 0,
      paused: 0,
      needsYou: 0,
    });
    expect(await ask(desk.backend, 'markDeliveries.locate', { filter: 'all', key: entry?.key })).toEqual({
      index: 0,
    });
  });

  it('with its mirror while a mark is on its way: the answer is written down, and nothing fails', async () => {
    const desk = await markDesk();
    const { key } = desk.connection;
    const { upstream } = desk;
    const answer = Promise.withResolvers<void>();
    upstream.markGate = answer.promise;
    await desk.markByTool('r1', 'success');
    await expect.poll(() => upstream.calls.some(({ method }) => method === 'PUT')).toBe(true);
    await ask(desk.backend, 'connections.remove', { key, withMirror: true });
    answer.resolve();
    await desk.states('sent');
    const [attempt] = await desk.attempts((await desk.outbox())[0]?.key ?? 0);
    expect(attempt?.response).toMatchObject({ status: 200, body: { text: '' } });
    expect(upstream.marks).toHaveLength(1);
    expect(desk.environment.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('goes in small portions: others come in between after each', async () => {
    const backend = testBackend();
    const key = await mirrored(backend, 1000);
    await backend.core.connections.remove(key, { withMirror: true });
    let turns = 0;
    let isDone = false;
    const look = (): void => {
      turns += 1;
      if (!isDone) setImmediate(look);
    };
    setImmediate(look);
    expect(await backend.core.connectionClearing.clear()).toMatchObject({ requests: 1000 });
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(40);
  });
});

describe('the same id in several places', () => {
  it('is the local one, then the one of the connection that was added last, for reading and for marking alike', async () => {
    const backend = testBackend();
    const first = (await backend.core.connections.add({ name: 'First', baseUrl: 'https://one.example' })).key;
    const second = (await backend.core.connections.add({ name: 'Second', baseUrl: 'https://two.example' }))
      .key;
    const say = (key: number, value: string): void => {
      const fields = [{ id: 'a', type: 'localizable', data: 'html', value, originalValue: 'source' }];
      backend.core.mirror.apply(key, asRead({ id: 'same', fields }), { learnedBy: 'sync', learnedUs: 1 });
    };
    say(second, 'of the second');
    say(first, 'of the first');
    const read = await backend.request('GET', '/v1/content/request/same');
    expect(read.body.fields[0].value).toBe('of the second');
    await backend.request('PUT', '/v1/content/same/import', { body: { importState: 'success' } });
    const rows = listOf(backend, { view: 'imported', sort: 'created', descending: false });
    expect(rows.map(({ origin }) => origin)).toEqual(['Second']);
  });
});

const submission = {
  language: { source: 'en', target: 'de' },
  fields: [
    { id: 'a', type: 'localizable', data: 'html', value: 'x' },
    { id: 'b', type: 'localizable', data: 'html', value: 'x' },
  ],
};
