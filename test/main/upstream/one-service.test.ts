import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/main/database/database';
import { serviceOf } from '../../../src/contract/upstream/connection-input';
import { requestsHere, type ConnectionSummary } from '../../../src/contract/upstream/connections';
import { HostileUpstream } from '../../support/upstream/hostile-upstream';
import { ask } from '../../support/upstream/logged-call';
import { markDesk } from '../../support/mark-desk';
import { asRead } from '../../support/upstream/mirror';
import { plainCore } from '../../support/plain-core';
import { listOf } from '../../support/request-list';
import { testBackend, type TestBackend } from '../../support/test-backend';
import { runs } from '../../support/effort';

const rowsOf = (backend: TestBackend) => listOf(backend, { view: 'all', sort: 'created', descending: false });
const servedIds = async (backend: TestBackend): Promise<readonly string[]> =>
  (await backend.request('GET', '/v1/content?pageSize=1000')).body.requests.map(
    ({ id }: { id: string }) => id,
  );
/** Returns the requests that each connection reports, by mirroring connection. */
const requestsOf = async (backend: TestBackend) =>
  ((await ask(backend, 'connections.list', {})) as readonly ConnectionSummary[]).map((connection) => [
    requestsHere(connection),
    connection.keptByOthers,
  ]);
const settings = { intervalSeconds: 300, workingHours: null, pageSize: 100 };

function says(
  backend: TestBackend,
  connection: number,
  id: string,
  value: string,
  at = 1,
  source: { readonly originalValue?: string } = { originalValue: 'source' },
): number {
  const fields = [{ id: 'a', type: 'localizable', data: 'html', value, ...source }];
  const learning = { learnedBy: 'sync', learnedUs: at } as const;
  return backend.core.mirror.apply(connection, asRead({ id, fields }), learning).requestKey;
}

/** Input of `says`: time, value, and the source that came with it; undefined for a submission. */
type Learned = readonly [at: number, value: string, source: { readonly originalValue?: string } | undefined];

const submitted = { originalValue: 'submitted' } as const;

/** Adds a request before its result. */
function submits(backend: TestBackend, connection: number, id: string, value: string, at: number): number {
  const fields = [{ id: 'a', type: 'localizable', data: 'html', value }];
  const request = asRead({ id, fields, state: 'pending', completed: null });
  const learning = { learnedBy: 'webhook', learnedUs: at } as const;
  return backend.core.mirror.apply(connection, request, learning).requestKey;
}

async function reviews(backend: TestBackend, key: number): Promise<void> {
  const { version } = backend.core.review.detail(key);
  await ask(backend, 'reviewed.set', { requests: [{ key, version }], reviewed: true });
}

describe('an address is of the same service', () => {
  it.each([
    'https://up.example/',
    'HTTPS://UP.example',
    'https://up.example:443/v1',
    ' https://up.example//v1/',
  ])('however it is written: %j', (address) => expect(serviceOf(address)).toBe('https://up.example'));
  it.each(['http://up.example', 'https://up.example:8443', 'https://up.example/a', 'https://up.example/A'])(
    'not where it leads elsewhere: %s',
    (address) => expect(serviceOf(address)).not.toBe('https://up.example'),
  );
});

describe('a connection that is added again', () => {
  it('continues with the kept mirror: one request each, with versions, marks, notes and reviews', async () => {
    const desk = await markDesk({ ids: ['r1', 'r2'] });
    const { backend, upstream } = desk;
    upstream.complete('r1', upstream.time(1000), 'second result');
    await desk.passes(320_000);
    await expect.poll(() => desk.detail('r1').versions.length).toBe(2);
    const key = desk.keyOf('r1');
    await ask(backend, 'notes.add', { key, fieldId: 'field-0', text: 'mind the gap' });
    await reviews(backend, key);
    // The mark is not sent before the connection is removed.
    await ask(backend, 'connections.pause', { key: desk.connection.key, paused: true });
    await desk.mark('r1', 'success');
    const before = desk.detail('r1');
    await ask(backend, 'connections.remove', { key: desk.connection.key, withMirror: false });

    upstream.complete('r3', upstream.time(2000));
    const added = await ask(backend, 'connections.add', {
      ...settings,
      name: 'Again',
      baseUrl: `${upstream.url.replace('http:', 'HTTP:')}/v1/`,
      token: upstream.token,
    });
    expect(added).toMatchObject({ name: 'Again', adoptedRequests: 2, requests: 2 });
    await desk.passes(320_000);
    await expect.poll(() => servedIds(backend)).toEqual(['r1', 'r2', 'r3']);
    expect(rowsOf(backend).map(({ id, origin }) => [id, origin])).toEqual([
      ['r1', 'Again'],
      ['r2', 'Again'],
      ['r3', 'Again'],
    ]);
    const { origin: _before, markDelivery: _owed, ...kept } = before;
    expect(desk.detail('r1')).toMatchObject(kept);
    expect(await ask(backend, 'notes.list', { key })).toMatchObject([{ text: 'mind the gap' }]);
    // The marks of before stay parked; a mark from now on is sent.
    expect(upstream.marks).toEqual([]);
    await desk.markByTool('r2', 'fail');
    await expect.poll(() => upstream.marks).toEqual([{ id: 'r2', importState: 'fail' }]);
  });

  it.each([false, true])(
    'does not ask earlier than the one before was allowed to, mirror removed: %s',
    async (withMirror) => {
      const backend = testBackend();
      const upstream = await HostileUpstream.start(backend.environment.now);
      upstream.complete('r1');
      await backend.start();
      const connection = { ...settings, name: 'Up', baseUrl: upstream.url, token: upstream.token };
      const { key } = await ask(backend, 'connections.add', connection);
      await expect.poll(() => servedIds(backend)).toEqual(['r1']);
      await ask(backend, 'connections.remove', { key, withMirror });
      const again = await ask(backend, 'connections.add', connection);
      const syncNow = () => ask(backend, 'connections.syncNow', { key: again.key });
      expect(await syncNow()).toEqual({
        started: false,
        allowedAt: new Date((upstream.criteriaQueries[0]?.atMs ?? 0) + 300_000).toISOString(),
      });
      backend.environment.advance(300_000);
      expect(await syncNow()).toEqual({ started: true });
      await expect.poll(() => upstream.criteriaQueries.length).toBe(2);
    },
  );

  it('begins from scratch where the mirror went with it', async () => {
    const backend = testBackend();
    const { connections } = backend.core;
    const { key } = await connections.add({ name: 'Up', baseUrl: 'https://up.example' });
    says(backend, key, 'r1', 'x');
    await connections.remove(key, { withMirror: true });
    expect(await connections.add({ name: 'Up', baseUrl: 'https://up.example' })).toMatchObject({
      adoptedRequests: 0,
      key: key + 1,
    });
    // A mirror that is being cleared adopts nothing.
    expect(says(backend, key + 1, 'r1', 'x')).not.toBe(1);
  });

  it('does not send marks that still waited, also when the removal was not cleared up yet', async () => {
    const desk = await markDesk();
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: true });
    await desk.markByTool('r1', 'success');
    const { connections } = desk.backend.core;
    await connections.remove(desk.connection.key);
    await connections.add({ name: 'Again', baseUrl: desk.upstream.url, token: desk.upstream.token });
    await desk.backend.core.connectionClearing.clear();
    expect((await desk.outbox()).map(({ state }) => state)).toEqual(['failed']);
    await ask(desk.backend, 'markDeliveries.sendNow', {
      keys: [(await desk.outbox())[0]?.key],
      override: false,
    });
    await desk.states('sent');
  });
});

describe('two connections to one service', () => {
  it('share a request, and its mark goes by the one that mirrored it, then by the other', async () => {
    const desk = await markDesk();
    const { backend, upstream } = desk;
    const first = desk.connection.key;
    const second = await ask(backend, 'connections.add', {
      ...settings,
      name: 'Second account',
      baseUrl: upstream.url,
      token: upstream.token,
    });
    expect(second).toMatchObject({ adoptedRequests: 0, sharesMirrorWith: ['Upstream'] });
    upstream.complete('r1', upstream.time(1000), 'changed');
    await desk.passes(320_000);
    await expect.poll(() => desk.detail('r1').versions.length).toBe(2);
    expect(rowsOf(backend)).toHaveLength(1);
    expect(await requestsOf(backend)).toEqual([
      [1, []],
      [1, [{ name: 'Upstream', requests: 1 }]],
    ]);
    await desk.markByTool('r1', 'success');
    await expect
      .poll(async () => (await desk.outbox()).map((row) => row.connectionName))
      .toEqual(['Upstream']);
    await desk.states('sent');
    await ask(backend, 'connections.remove', { key: first, withMirror: false });
    expect(await requestsOf(backend)).toEqual([[1, [{ name: 'Upstream', requests: 1 }]]]);
    await desk.markByTool('r1', 'fail');
    await expect.poll(() => upstream.marks.at(-1)?.importState).toBe('fail');
    expect((await desk.outbox())[0]?.connectionName).toBe('Second account');
  });

  it('the one that stays fetches again what went with the mirror of the other', async () => {
    const desk = await markDesk({ ids: ['r1', 'r2'] });
    const { backend, upstream } = desk;
    await ask(backend, 'connections.add', {
      ...settings,
      name: 'B',
      baseUrl: upstream.url,
      token: upstream.token,
    });
    await desk.passes(320_000);
    await ask(backend, 'connections.remove', { key: desk.connection.key, withMirror: true });
    await desk.passes(320_000);
    await expect.poll(() => servedIds(backend)).toEqual(['r1', 'r2']);
    expect(rowsOf(backend).map(({ origin }) => origin)).toEqual(['B', 'B']);
    expect(await requestsOf(backend)).toEqual([[2, []]]);
  });

  it('is so when one is led where the other one is: what both mirrored becomes one', async () => {
    const backend = testBackend();
    const { connections } = backend.core;
    const a = (await connections.add({ name: 'A', baseUrl: 'https://up.example' })).key;
    const b = (await connections.add({ name: 'B', baseUrl: 'https://old.example' })).key;
    says(backend, a, 'r1', 'x');
    says(backend, b, 'r1', 'x');
    says(backend, b, 'r2', 'x');
    await ask(backend, 'connections.edit', { key: b, baseUrl: 'https://up.example' });
    await expect.poll(() => servedIds(backend)).toEqual(['r1', 'r2']);
  });

  it('is so also when the command line led it there, beside the running program', async () => {
    const backend = testBackend();
    const { connections } = backend.core;
    const a = (await connections.add({ name: 'A', baseUrl: 'https://up.example' })).key;
    const b = (await connections.add({ name: 'B', baseUrl: 'https://old.example' })).key;
    for (const key of [a, b]) await connections.pause(key, true);
    for (const key of [a, b]) says(backend, key, 'r1', 'x');
    await backend.start();
    const beside = openDatabase(backend.dataFolder, '2026-11-21T00:00:00Z', { mayMigrate: false });
    await plainCore(beside.db, backend.environment).connections.edit(b, { baseUrl: 'https://up.example' });
    beside.db.close();
    expect(await servedIds(backend)).toEqual(['r1', 'r1']);
    backend.environment.advance(500);
    await expect.poll(() => servedIds(backend)).toEqual(['r1']);
  });

  it('of different services the same id is two requests', async () => {
    const backend = testBackend();
    const { connections } = backend.core;
    for (const host of ['one', 'two']) {
      says(
        backend,
        (await connections.add({ name: host, baseUrl: `https://${host}.example` })).key,
        'r1',
        host,
      );
    }
    expect(await servedIds(backend)).toEqual(['r1', 'r1']);
    expect(await requestsOf(backend)).toEqual([
      [1, []],
      [1, []],
    ]);
  });
});

/** A state that an earlier version left: two connections to one service, each with its own mirror. */
async function doubledBackend() {
  const backend = testBackend();
  const { connections } = backend.core;
  const { key: a } = await connections.add({ name: 'one', baseUrl: 'https://one.example' });
  const { key: b } = await connections.add({ name: 'two', baseUrl: 'https://two.example' });
  return {
    backend,
    a,
    b,
    merge: async (): Promise<void> => {
      const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
      db.exec(`UPDATE connections SET service = 'https://up.example', merging = key = ${b}`);
      db.close();
      await backend.core.mirrorMerging.start();
    },
  };
}

const contentsOf = (backend: TestBackend, requestKey: number): readonly string[] => {
  const db = new SQLite(join(backend.dataFolder, 'locdesk.db'), { readonly: true });
  const read = db
    .prepare('SELECT value FROM fields WHERE request_key = ? ORDER BY version')
    .pluck()
    .all(requestKey);
  db.close();
  return read as string[];
};

describe('duplicates of an earlier program', () => {
  it('become one request that has the notes, marks, reviews, dismissals and receivers of both', async () => {
    const { backend, a, b, merge } = await doubledBackend();
    const kept = says(backend, a, 'r1', 'first', 1);
    const double = says(backend, b, 'r1', 'first', 2);
    says(backend, b, 'r2', 'only there', 2);
    await ask(backend, 'notes.add', { key: kept, fieldId: 'a', text: 'here' });
    await ask(backend, 'notes.add', { key: double, fieldId: 'a', text: 'there' });
    await ask(backend, 'marks.set', { keys: [kept], importState: 'fail' });
    await ask(backend, 'marks.set', { keys: [double], importState: 'success' });
    await reviews(backend, double);
    const listing = { view: 'all', sort: 'created', descending: false, offset: 0, limit: 9 };
    // The index contains both requests.
    await ask(backend, 'requests.window', { ...listing, filter: 'here' });
    const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
    db.prepare(
      `INSERT INTO dismissals (scope, check_id, request_key, field_id, problem_key, reason, dismissed_us)
       VALUES ('field', 'numbers', ?, 'a', 'k', 'a price', 0)`,
    ).run(double);
    await backend.core.receiverProfiles.rehearse([double], ['wordpress']);
    await merge();
    expect(db.prepare('SELECT request_key FROM dismissals').pluck().all()).toEqual([kept]);
    expect(db.prepare('SELECT request_key FROM receiver_uses').pluck().all()).toEqual([kept]);
    expect(db.prepare('SELECT request_key FROM check_queue WHERE request_key = ?').pluck().all(kept)).toEqual(
      [kept],
    );
    db.close();
    expect(await servedIds(backend)).toEqual(['r1', 'r2']);
    expect(backend.core.review.counts().all).toBe(2);
    const detail = backend.core.review.detail(kept);
    expect(detail.reviewedVersion?.version).toBe(1);
    expect((await backend.request('GET', '/v1/content/request/r1')).body.importResponse.importState).toBe(
      'success',
    );
    expect(detail.versions).toHaveLength(1);
    expect(detail.importMarks.map(({ importState }) => importState)).toEqual(['success', 'fail']);
    const notes = await ask(backend, 'notes.list', { key: kept });
    expect(notes.map(({ text }: { text: string }) => text)).toEqual(['here', 'there']);
    const there = await ask(backend, 'requests.window', { ...listing, filter: 'there -only' });
    expect(there.rows).toMatchObject([{ key: kept }]);
    expect(rowsOf(backend).find(({ key }) => key === kept)).toMatchObject({ openNotes: 2 });
    // Only the newer of the two waiting marks is sent.
    const { rows } = await ask(backend, 'markDeliveries.window', { filter: 'open', offset: 0, limit: 10 });
    expect(rows).toMatchObject([{ importState: 'success', requestKey: kept }]);
    await backend.core.mirrorMerging.start();
    expect(says(backend, b, 'r1', 'first', 9)).toBe(kept);
  });

  it('keep of a result that its source is not known, where neither knew it', async () => {
    const { backend, a, b, merge } = await doubledBackend();
    const kept = says(backend, a, 'r1', 'first', 1, {});
    says(backend, b, 'r1', 'a result', 2, {});
    await merge();
    const { fields } = backend.core.review.fields(kept, 2, { offset: 0, limit: 10 });
    expect(fields).toMatchObject([{ source: '', target: 'a result', isSourceUnknown: true }]);
  });

  it.each([
    // Calls that each connection received, in order: [time, value, source that came with it].
    ['of the same result, the one that goes', [[1, 'result', {}]], [[2, 'result', submitted]]],
    ['of the same result, the one that stays', [[1, 'result', submitted]], [[2, 'result', {}]]],
    ['of another result, the one that goes', [[3, 'result', {}]], [[2, 'earlier', submitted]]],
    ['of another result, the one that stays', [[1, 'earlier', submitted]], [[2, 'result', {}]]],
    [
      'from the submission, the one that goes',
      [[9, 'result', {}]],
      [
        [2, 'submitted', undefined],
        [3, 'result', {}],
      ],
    ],
  ] as const)('know the source of a result when one of them knew it: %s', async (_name, here, there) => {
    const { backend, a, b, merge } = await doubledBackend();
    const learns = (connection: number, said: readonly Learned[]): number =>
      said.map(([at, value, source]) =>
        source === undefined
          ? submits(backend, connection, 'r1', value, at)
          : says(backend, connection, 'r1', value, at, source),
      )[0] ?? expect.fail();
    const kept = learns(a, here);
    learns(b, there);
    await merge();
    const { version } = backend.core.review.detail(kept);
    expect(backend.core.review.fields(kept, version, { offset: 0, limit: 10 }).fields).toEqual([
      expect.objectContaining({ source: 'submitted', target: 'result' }),
    ]);
    expect(backend.core.review.fields(kept, version, { offset: 0, limit: 1 }).fields[0]).not.toHaveProperty(
      'isSourceUnknown',
    );
    expect(rowsOf(backend)[0]?.title).toBe('submitted');
    const search = { view: 'all', filter: 'submitted', sort: 'created', descending: false } as const;
    expect(listOf(backend, search)).toHaveLength(1);
  });

  it.each(['the one that stays', 'the one that goes'])(
    'lose nothing of one connection when the other one is removed with its mirror meanwhile: %s',
    async (which) => {
      const { backend, a, b, merge } = await doubledBackend();
      const ids = Array.from({ length: 120 }, (_, n) => `r${n}`);
      await backend.core.commits.durable(() => {
        for (const id of ids) for (const key of [a, b]) says(backend, key, id, `of ${key}`);
      });
      const [removed, left] = which === 'the one that stays' ? [a, b] : [b, a];
      const kept = rowsOf(backend).filter(({ origin }) => origin === (left === a ? 'one' : 'two'));
      for (const { key } of kept) await ask(backend, 'notes.add', { key, fieldId: 'a', text: 'mine' });
      const begun = Promise.withResolvers<void>();
      let partly = 2 * ids.length;
      let isRemoved = false;
      backend.core.changes.subscribe(({ name }) => {
        if (name === 'connections.changed') isRemoved = true;
        if (name !== 'requests.changed' || isRemoved) return;
        partly = backend.core.review.counts().all;
        begun.resolve();
      });
      const merging = merge();
      await begun.promise;
      expect(partly).toBeGreaterThan(ids.length);
      expect(partly).toBeLessThan(2 * ids.length);
      const removing = ask(backend, 'connections.remove', { key: removed, withMirror: true });
      await Promise.all([merging, removing]);
      const rows = rowsOf(backend);
      // Requests that were merged before the removal was committed belong to the one that stays.
      const lost = removed === a ? 2 * ids.length - partly : 0;
      expect(rows).toHaveLength(ids.length - lost);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const row of rows) {
        expect(row).toMatchObject({ openNotes: 1 });
        expect(contentsOf(backend, row.key)).toContain(`of ${left}`);
      }
      expect(backend.environment.logged.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  it('lose no version, whatever each had: the newest of both is the current one, reviewed where it was', async () => {
    const { backend, a, b, merge } = await doubledBackend();
    const texts = fc.array(fc.constantFrom('x', 'y', 'z'), { minLength: 1, maxLength: 4 });
    const cases = fc.sample(fc.tuple(texts, texts, fc.boolean(), fc.boolean()), {
      numRuns: runs(40),
      seed: 5,
    });
    await backend.core.commits.durable(() => {
      for (const [index, [mine, theirs, isTheirsNewer]] of cases.entries()) {
        const id = `r${index}`;
        const [aStart, bStart] = isTheirsNewer ? [0, 100] : [100, 0];
        for (const [at, text] of mine.entries()) says(backend, a, id, text, aStart + at + 1);
        for (const [at, text] of theirs.entries()) says(backend, b, id, text, bStart + at + 1);
      }
    });
    for (const [index, [, , isTheirsNewer, isReviewed]] of cases.entries()) {
      const id = `r${index}`;
      if (!isReviewed) continue;
      const newest = rowsOf(backend).find(
        (row) => row.id === id && row.origin === (isTheirsNewer ? 'two' : 'one'),
      );
      backend.environment.advance(1000);
      await reviews(backend, newest?.key ?? expect.fail());
    }
    await merge();
    const rows = rowsOf(backend);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(cases.map((_, index) => `r${index}`).toSorted());
    for (const [index, [mine, theirs, isTheirsNewer, isReviewed]] of cases.entries()) {
      const row = rows.find(({ id }) => id === `r${index}`) ?? expect.fail();
      const contents = contentsOf(backend, row.key);
      const newest = (isTheirsNewer ? theirs : mine).at(-1);
      const detail = backend.core.review.detail(row.key);
      expect(new Set(contents)).toEqual(new Set([...mine, ...theirs]));
      expect(contents.at(-1)).toBe(newest);
      expect(detail.versions).toHaveLength(contents.length);
      expect((await backend.request('GET', `/v1/content/request/r${index}`)).body.fields[0].value).toBe(
        newest,
      );
      expect(detail.reviewedVersion?.version).toBe(isReviewed ? contents.length : undefined);
    }
  });
});
