import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UiSessions } from '../../../src/main/ui-api/ui-session';
import { success } from '../../../src/contract/result';
import type { Dispatch } from '../../../src/main/ui-api/dispatch';
import { attachHttpBridge } from '../../../src/main/ui-api/http-bridge';
import { WindowKeys } from '../../../src/main/ui-api/window-keys';
import { tempFolder } from '../../support/temp-folder';
import { testBackend } from '../../support/test-backend';

const host = '127.0.0.1:4310';
const origin = `http://${host}`;

function bridge(dispatch?: Dispatch) {
  const backend = testBackend();
  const uiFolder = tempFolder();
  mkdirSync(join(uiFolder, 'assets'));
  writeFileSync(join(uiFolder, 'index.html'), '<!doctype html><title>Locdesk</title>');
  writeFileSync(join(uiFolder, 'assets', 'index-abc.js'), 'export {};');
  const keys = new WindowKeys(backend.dataFolder, backend.environment);
  attachHttpBridge(backend.service, {
    dispatch: dispatch ?? backend.dispatch,
    changes: backend.core.changes,
    environment: backend.environment,
    sessions: new UiSessions(keys, backend.environment),
    uiFolder,
  });
  const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const response = await backend.service.inject({
      method: 'POST',
      url,
      headers: { host, origin, ...headers },
      payload,
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const newKey = (): string => new URL(keys.make(origin).link).hash.slice('#handover='.length);
  const session = async (): Promise<string> => {
    const { headers } = await post('/ui-api/session', { key: newKey() });
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  const isOpen = async (cookie: string): Promise<boolean> =>
    (await post('/ui-api/command/app.info', {}, { cookie })).status === 200;
  return { backend, keys, post, newKey, session, isOpen };
}

describe('the session of a browser window', () => {
  it('is a cookie that scripts can not read and other sites do not send', async () => {
    const { post, newKey } = bridge();
    const key = newKey();
    const answer = await post('/ui-api/session', { key });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^locdesk-\d+=[\w-]{43}; Path=\/ui-api; HttpOnly; SameSite=Strict$/,
    );
    expect(String(answer.headers['set-cookie'])).not.toContain(key);
  });

  it.each([
    ['another key of the same length', { key: 'x'.repeat(43) }, 403],
    ['a shorter one', { key: 's' }, 403],
    ['a path', { key: '../../locdesk.db' }, 403],
    ['none', {}, 400],
    ['no text', { key: 1 }, 400],
  ])('is refused for %s', async (_rule, body, status) => {
    const answer = await bridge().post('/ui-api/session', body);
    expect(answer.status).toBe(status);
    expect(answer.body.ok).toBe(false);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ["another program's page on this machine", { origin: 'http://127.0.0.1:9999' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a site that the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour port, which cookies take for the same site', { 'sec-fetch-site': 'same-site' }],
  ])('is of no use to %s', async (_rule, headers) => {
    const { post, session, newKey } = bridge();
    const cookie = await session();
    expect((await post('/ui-api/session', { key: newKey() }, headers)).status).toBe(403);
    const answer = await post('/ui-api/command/app.info', {}, { cookie, ...headers });
    expect(answer).toMatchObject({ status: 403, body: { ok: false, error: { code: 'FORBIDDEN' } } });
  });

  it('is needed for every command and for the events', async () => {
    const { backend, post, session } = bridge();
    const cookie = await session();
    expect((await post('/ui-api/command/app.info', {})).status).toBe(403);
    expect((await post('/ui-api/command/app.info', {}, { cookie: `${cookie}x` })).status).toBe(403);
    expect((await post('/ui-api/command/app.info', {}, { cookie: `a=b; ${cookie}` })).body).toMatchObject({
      ok: true,
    });
    const events = await backend.service.inject({ url: '/ui-api/events', headers: { host } });
    expect(events.statusCode).toBe(403);
  });

  it('does not open /v1, and a token does not open the commands', async () => {
    const { backend, post, session } = bridge();
    const cookie = await session();
    expect((await backend.request('GET', '/v1/content', { token: null, headers: { cookie } })).status).toBe(
      403,
    );
    expect((await backend.request('GET', '/v1/nope', { token: null })).status).toBe(403);
    const authorization = `Bearer ${await backend.token('live')}`;
    expect((await post('/ui-api/command/app.info', {}, { authorization })).status).toBe(403);
  });
});

describe('a key to the window', () => {
  it('works once', async () => {
    const { post, newKey } = bridge();
    const key = newKey();
    expect((await post('/ui-api/session', { key })).status).toBe(200);
    expect(await post('/ui-api/session', { key })).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('locdesk open') } },
    });
  });

  it('works for a minute', async () => {
    const { backend, post, newKey } = bridge();
    const [inTime, late] = [newKey(), newKey()];
    backend.environment.advance(59_000);
    expect((await post('/ui-api/session', { key: inTime })).status).toBe(200);
    backend.environment.advance(1000);
    expect((await post('/ui-api/session', { key: late })).status).toBe(403);
  });

  it('is not used up by a page of another origin', async () => {
    const { post, newKey } = bridge();
    const key = newKey();
    expect((await post('/ui-api/session', { key }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/ui-api/session', { key })).status).toBe(200);
  });

  it('comes from its page in the body of a form, which leads to the window with a session', async () => {
    const { backend, keys, isOpen } = bridge();
    const { page } = keys.make(origin);
    const text = readFileSync(page, 'utf8');
    const action = new URL(/action="([^"]+)"/.exec(text)?.[1] ?? '');
    expect(action.origin).toBe(origin);
    const enter = () =>
      backend.service.inject({
        method: 'POST',
        url: action.pathname,
        // Browsers send this origin from a local file.
        headers: {
          host,
          origin: 'null',
          'sec-fetch-site': 'cross-site',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: `key=${/value="([^"]+)"/.exec(text)?.[1]}`,
      });
    const entered = await enter();
    expect(entered).toMatchObject({ statusCode: 303, headers: { location: '/' } });
    expect(await isOpen(String(entered.headers['set-cookie']).split(';')[0] ?? '')).toBe(true);
    const again = await enter();
    expect(again).toMatchObject({ statusCode: 303, headers: { location: '/' } });
    expect(again.headers['set-cookie']).toBeUndefined();
  });
});

describe('the end of a session', () => {
  const halfDayMs = 12 * 3_600_000;

  it('comes after 12 hours without use', async () => {
    const { backend, session, isOpen } = bridge();
    const [used, unused] = [await session(), await session()];
    backend.environment.advance(halfDayMs - 1000);
    expect(await isOpen(used)).toBe(true);
    backend.environment.advance(1000);
    expect(await isOpen(used)).toBe(true);
    expect(await isOpen(unused)).toBe(false);
    expect(await isOpen(unused)).toBe(false);
  });

  it('does not come to an open window: many logins drop the session that was unused for longest', async () => {
    const { backend, session, isOpen } = bridge();
    const { service } = await backend.start();
    const opened = await session();
    // The name of the cookie has the port of the server that gave it.
    const cookie = opened.replace(/^locdesk-\d+/, `locdesk-${new URL(service).port}`);
    const stream = get(`${service}/ui-api/events`, { headers: { cookie } });
    const [response] = (await once(stream, 'response')) as [NodeJS.ReadableStream];
    response.resume();
    backend.environment.advance(1000);
    const oldest = await session();
    backend.environment.advance(1000);
    const newer = await session();
    for (let login = 0; login < 62; login += 1) await session();
    expect(await isOpen(oldest)).toBe(false);
    expect(await isOpen(newer)).toBe(true);
    // Half a day passes without the ticks that a started backend has each half second.
    backend.environment.nowMs += halfDayMs;
    expect(await isOpen(newer)).toBe(false);
    expect(await isOpen(opened)).toBe(true);
    stream.destroy();
  });
});

const add = (input: string): string => `/ui-api/command/memories.upload?input=${encodeURIComponent(input)}`;

describe('bytes of the window', () => {
  const octets = { 'content-type': 'application/octet-stream' };

  it('are the body of a command, whose other input is in its address', async () => {
    const asked: unknown[] = [];
    const { post, session } = bridge(async (...command) => {
      asked.push(command.slice(0, 2));
      return success({});
    });
    const content = Buffer.from([0, 255, 0xc3, 0x28, 10]);
    const answer = await post(add('{"upload":7}'), content, { cookie: await session(), ...octets });
    expect(answer.body).toEqual(success({}));
    expect(asked).toEqual([['memories.upload', { upload: 7, content }]]);
  });

  it.each([
    ['no JSON', '{"upload":', Buffer.from('a')],
    ['another kind of JSON', '[1]', Buffer.from('a')],
    ['null', 'null', Buffer.from('a')],
    ['an input that is not known', '{"upload":1,"path":"/etc"}', Buffer.from('a')],
    ['more bytes than a portion has', '{"upload":1}', Buffer.alloc(1_000_001)],
  ])('are refused with %s', async (_rule, input, bytes) => {
    const { post, session } = bridge();
    const answer = await post(add(input), bytes, { cookie: await session(), ...octets });
    expect(answer.body).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT' } });
  });

  it('are refused without a session', async () => {
    const answer = await bridge().post(add('{"upload":1}'), Buffer.from('a'), octets);
    expect(answer.status).toBe(403);
  });
});

describe('the window in a browser', () => {
  it('comes with a policy that lets nothing in from elsewhere', async () => {
    const { backend } = bridge();
    const page = await backend.service.inject({ url: '/', headers: { host } });
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(page.headers['cache-control']).toBe('no-store');
    const script = await backend.service.inject({ url: '/assets/index-abc.js', headers: { host } });
    expect(script.headers['cache-control']).toContain('immutable');
    const outside = await backend.service.inject({ url: '/..%2f..%2fpackage.json', headers: { host } });
    expect(outside.statusCode).toBe(404);
  });

  it('is gone for a command that it waits for when its page is closed, and not when it has the answer', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const asked = Promise.withResolvers<void>();
    const { backend, session } = bridge(async (name, _input, gone) => {
      signals.push(gone);
      if (name === 'quick') return success({});
      asked.resolve();
      return new Promise(() => undefined);
    });
    const { service } = await backend.start();
    const cookie = (await session()).replace(/^locdesk-\d+/, `locdesk-${new URL(service).port}`);
    const headers = { origin: service, cookie, 'content-type': 'application/json' };
    const call = (name: string, signal?: AbortSignal) =>
      fetch(`${service}/ui-api/command/${name}`, {
        method: 'POST',
        headers,
        body: '{}',
        ...(signal === undefined ? {} : { signal }),
      });
    await (await call('quick')).json();
    const page = new AbortController();
    const answer = call('slow', page.signal);
    await asked.promise;
    page.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => signals.map((gone) => gone?.aborted)).toEqual([false, true]);
  });

  it('hears of a change by its event stream, which ends with the program', async () => {
    const { backend, newKey } = bridge();
    const { service } = await backend.start();
    const own = { host: new URL(service).host, origin: service };
    const opened = await fetch(`${service}/ui-api/session`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json' },
      body: JSON.stringify({ key: newKey() }),
    });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const stream = get(`${service}/ui-api/events`, { headers: { cookie } });
    const [response] = (await once(stream, 'response')) as [NodeJS.ReadableStream];
    const [hello] = (await once(response, 'data')) as [Buffer];
    expect(hello.toString()).toBe(': connected\n\n');
    backend.core.changes.requests(7);
    backend.environment.advance(50);
    const [event] = (await once(response, 'data')) as [Buffer];
    expect(event.toString()).toBe('data: {"name":"requests.changed","payload":{"keys":[7]}}\n\n');
    const ended = once(response, 'end');
    response.resume();
    await backend.stop();
    await ended;
  });
});
