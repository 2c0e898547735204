import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CallWindow } from '../../../src/contract/request-log';
import { scaled } from '../../support/effort';
import { ask, newestCall } from '../../support/upstream/logged-call';
import { submission, testBackend, type TestBackend } from '../../support/test-backend';

const window = (backend: TestBackend, filter = 'all'): Promise<CallWindow> =>
  ask(backend, 'requestLog.window', { filter, offset: 0, limit: 500 });
const total = async (backend: TestBackend): Promise<number> => (await window(backend)).total;

/** A submission whose body takes long to write. */
const long = (n: number) =>
  submission({ fields: [{ id: `${n}`, type: 'localizable', data: 'html', value: 'x'.repeat(200_000) }] });

/** Returns everything that the log has on disk. */
function bytesOf(backend: TestBackend): string {
  return readdirSync(backend.dataFolder)
    .filter((name) => name.startsWith('request-log.db'))
    .map((name) => readFileSync(join(backend.dataFolder, name), 'latin1'))
    .join('\n');
}

describe('what the log has of a call', () => {
  it('both bodies, the headers, the caller, the result', async () => {
    const backend = testBackend();
    const { name, token } = await backend.core.tokens.create('Shop importer', 'live');
    const { body } = await backend.request('PUT', '/v1/content', { token, body: submission() });
    const { call } = await newestCall(backend);
    expect(call).toMatchObject({
      time: expect.stringMatching(/^2026-11-20T09:(?:29:59|30:00)/),
      method: 'PUT',
      path: '/v1/content',
      tokenName: name,
      status: 200,
      problems: [],
      requestBody: { kind: 'text', text: JSON.stringify(submission()) },
      responseBody: { kind: 'text', text: JSON.stringify(body) },
    });
    expect(call.headers).toContainEqual(['authorization', 'Bearer •••']);
    expect(call.headers).toContainEqual(['content-type', 'application/json']);
  });

  it('the beginning of a long body with its full size, cut between characters', async () => {
    const backend = testBackend();
    const value = '€'.repeat(200_000);
    const fields = [{ id: 'a', type: 'localizable', data: 'html', value }];
    await backend.request('PUT', '/v1/content', { body: submission({ fields }) });
    const { requestBody } = (await newestCall(backend)).call;
    if (requestBody.kind !== 'beginning') throw new Error(requestBody.kind);
    expect(requestBody.sizeBytes).toBe(Buffer.byteLength(JSON.stringify(submission({ fields }))));
    expect(Buffer.byteLength(requestBody.text)).toBeGreaterThan(262_100);
    expect(Buffer.byteLength(requestBody.text)).toBeLessThanOrEqual(262_144);
    expect(requestBody.text).not.toContain('\uFFFD');
  });

  it('that a body was not read, or was no text', async () => {
    const backend = testBackend();
    await backend.request('POST', '/v1/content', { rawBody: 'hello' });
    expect((await newestCall(backend)).call.requestBody).toEqual({ kind: 'unread', sizeBytes: 5 });
    await backend.request('PUT', '/v1/content', { rawBody: Buffer.from([0x7b, 0xff, 0x7d]) });
    expect((await newestCall(backend)).call.requestBody).toEqual({ kind: 'binary', sizeBytes: 3 });
  });
});

it('secrets are nowhere in the file', async () => {
  const backend = testBackend();
  const token = await backend.token('live');
  const revoked = await backend.core.tokens.create('revoked', 'test');
  await backend.core.tokens.revoke(revoked.id);
  const secrets = [token, revoked.token, 'cookie-secret', 'basic-secret', 'url-secret', 'header-secret'];
  await backend.request('GET', `/v1/content?access_token=url-secret&page=1`, { token });
  await backend.request('GET', `/v1/content/request/${token}`, { token });
  await backend.request('GET', `/v1/content?query=${token}`, { token });
  await backend.request('GET', '/v1/content', { token: revoked.token });
  await backend.request('GET', '/v1/content', {
    token: null,
    headers: { authorization: 'Basic basic-secret', cookie: 'a=cookie-secret', 'x-api-key': 'header-secret' },
  });
  const fields = [{ id: token, type: 'localizable', data: 'html', value: `${'x'.repeat(262_100)} ${token}` }];
  await backend.request('PUT', '/v1/content', { token, body: submission({ fields }) });
  await backend.request('PUT', '/v1/content', { token, body: submission({ note: revoked.token }) });
  await backend.request('PUT', '/v1/webhook', {
    token,
    body: { url: 'https://me:url-secret@tool.example/' },
  });
  backend.environment.advance(1000);
  expect(await total(backend)).toBe(8);
  await backend.stop();
  const bytes = bytesOf(backend);
  expect(bytes).toContain('•••'.replaceAll('•', Buffer.from('•').toString('latin1')));
  // Half a secret is one too.
  const found = secrets.filter((secret) => bytes.includes(secret) || bytes.includes(secret.slice(-20)));
  expect(found).toEqual([]);
});

describe('writing', () => {
  it('happens in batches: after a quarter second, or sooner when many wait', async () => {
    const backend = testBackend();
    const notified: string[] = [];
    backend.core.changes.subscribe(({ name }) => notified.push(name));
    await backend.request('GET', '/v1/content');
    backend.environment.advance(249);
    expect(await total(backend)).toBe(0);
    backend.environment.advance(1);
    expect(await total(backend)).toBe(1);
    for (let n = 0; n < 200; n++) await backend.request('GET', '/v1/content');
    backend.environment.advance(100);
    expect(await total(backend)).toBe(201);
    expect(notified.filter((name) => name === 'requestLog.changed')).toHaveLength(2);
  });

  it('nothing that waits is lost at the end, and it is there after the next start', async () => {
    const backend = testBackend();
    await backend.request('GET', '/v1/nope');
    await backend.stop();
    const again = testBackend({ dataFolder: backend.dataFolder });
    expect((await window(again)).rows).toMatchObject([{ path: '/v1/nope', status: 404 }]);
  });

  it('under load only what will still be among the newest is written, and all of that', async () => {
    const backend = testBackend();
    // More than the 2,000 that are kept.
    const sent = scaled(2050, 2600);
    for (let n = 0; n < sent; n++) await backend.request('GET', `/v1/content/request/${n}`);
    for (let n = 0; n < 40; n++) backend.environment.advance(100);
    const { total: kept, rows } = await window(backend);
    expect(kept).toBe(2000);
    expect(rows.map(({ path }) => path)).toEqual(
      Array.from({ length: 500 }, (_, i) => `/v1/content/request/${sent - 1 - i}`),
    );
    const oldest = await ask(backend, 'requestLog.window', { filter: 'all', offset: 1999, limit: 1 });
    expect(oldest.rows[0].path).toBe(`/v1/content/request/${sent - 2000}`);
  });
});

describe('long bodies that come faster than they are written', () => {
  it('are left out, their calls are in the log all the same, and later ones are kept again', async () => {
    const backend = testBackend();
    for (let n = 0; n < 24; n++) await backend.request('PUT', '/v1/content', { body: long(n) });
    await backend.request('GET', '/v1/nope');
    for (let n = 0; n < 40; n++) backend.environment.advance(250);
    expect(await total(backend)).toBe(25);
    const { rows } = await window(backend);
    const detail = async (at: number) =>
      (await ask(backend, 'requestLog.detail', { key: rows[at]?.key })).call;
    expect((await detail(24)).requestBody.kind).toBe('text');
    expect((await detail(1)).requestBody).toEqual({
      kind: 'omitted',
      sizeBytes: JSON.stringify(long(23)).length,
    });
    // Short bodies, which explain a refusal, are always recorded.
    expect((await detail(0)).responseBody.kind).toBe('text');
    await backend.request('PUT', '/v1/content', { body: long(24) });
    expect((await newestCall(backend)).call.requestBody.kind).toBe('text');
  });
});

describe('the switch', () => {
  it('works at once, from the screen and back', async () => {
    const backend = testBackend();
    expect(await ask(backend, 'serviceSettings.read', {})).toEqual({
      queryIntervalSeconds: 300,
      requestLog: true,
      mirroredDeliveries: false,
      allowedOrigins: [],
      longestValueBytes: 1_048_576,
      fixed: [],
    });
    await ask(backend, 'serviceSettings.write', { requestLog: false });
    await backend.request('GET', '/v1/content');
    await ask(backend, 'serviceSettings.write', { requestLog: true });
    await backend.request('GET', '/v1/content?page=2');
    backend.environment.advance(1000);
    expect((await window(backend)).rows.map(({ path }) => path)).toEqual(['/v1/content?page=2']);
  });

  it('given on the command line it holds for the run, and says so', async () => {
    const backend = testBackend({ settings: ['service.requestLog=false'] });
    await backend.request('GET', '/v1/content');
    backend.environment.advance(1000);
    expect(await total(backend)).toBe(0);
    expect((await ask(backend, 'serviceSettings.read', {})).fixed).toEqual(['requestLog']);
  });
});

it('a cleared log is empty, and the calls are gone from the file', async () => {
  const backend = testBackend();
  await backend.request('GET', '/v1/content?page=77');
  backend.environment.advance(1000);
  await ask(backend, 'requestLog.clear', {});
  expect(await window(backend)).toMatchObject({ total: 0, counts: { all: 0, refused: 0 } });
  await backend.stop();
  expect(bytesOf(backend)).not.toContain('page=77');
});

it('an entry is found at its place while newer ones arrive; one that left is not found', async () => {
  const backend = testBackend();
  await backend.request('GET', '/v1/nope');
  const { call } = await newestCall(backend);
  await backend.request('GET', '/v1/content');
  backend.environment.advance(1000);
  const locate = (filter: string, key: number) => ask(backend, 'requestLog.locate', { filter, key });
  expect(await locate('all', call.key)).toEqual({ index: 1 });
  expect(await locate('refused', call.key)).toEqual({ index: 0 });
  expect(await locate('refused', call.key + 1)).toEqual({ index: null });
  await expect(ask(backend, 'requestLog.detail', { key: 999 })).rejects.toThrow('no longer in the log');
});

describe('the query budget', () => {
  const query = '/v1/content?query=%7B%22criteria%22%3A%5B%5D%7D';

  it('a token says when its next query is allowed, and the window is notified when one was accepted', async () => {
    const backend = testBackend();
    const { token } = await backend.core.tokens.create('Poller', 'live');
    const notified: string[] = [];
    backend.core.changes.subscribe(({ name }) => notified.push(name));
    const poller = async () =>
      (await ask(backend, 'tokens.list', {})).find((t: { name: string }) => t.name === 'Poller');
    expect(await poller()).not.toHaveProperty('nextQuery');
    await backend.request('GET', query, { token });
    expect(notified).toContain('tokens.changed');
    expect(await poller()).toMatchObject({ nextQuery: '2026-11-20T09:35:00.123Z' });
    backend.environment.advance(300_000);
    expect(await poller()).not.toHaveProperty('nextQuery');
  });

  it('the interval is a setting: a change holds at once, and nonsense is refused', async () => {
    const backend = testBackend();
    await backend.request('GET', query);
    expect((await backend.request('GET', query)).status).toBe(429);
    await ask(backend, 'serviceSettings.write', { queryIntervalSeconds: 0 });
    expect((await backend.request('GET', query)).status).toBe(200);
    expect((await ask(backend, 'tokens.list', {}))[0]).not.toHaveProperty('nextQuery');
    for (const queryIntervalSeconds of [-1, 1e9, '5']) {
      await expect(ask(backend, 'serviceSettings.write', { queryIntervalSeconds })).rejects.toThrow(
        /queryInterval/,
      );
    }
  });
});
