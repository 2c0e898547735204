import { once } from 'node:events';
import { Agent, get, METHODS, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sharedBackend, submission, testBackend } from '../../support/test-backend';

const desk = sharedBackend();

describe('access to /v1', () => {
  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic abc' }],
    ['a scheme without a token', { authorization: 'Bearer ' }],
    ['an unknown token', { authorization: `Bearer ld_live_000000000000_${'x'.repeat(43)}` }],
    ['a token with trailing text', { authorization: 'Bearer a b' }],
  ])('is 403 with a JSON body for %s, before anything else is looked at', async (_rule, headers) => {
    const backend = desk();
    for (const [method, path] of [
      ['GET', '/v1/content'],
      ['GET', '/v1/does-not-exist'],
      ['DELETE', '/v1/content'],
      ['PUT', '/v1/content'],
    ] as const) {
      const answer = await backend.request(method, path, {
        token: null,
        headers: { ...headers, 'content-type': 'text/plain' },
        rawBody: 'x',
      });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.body.errors[0]).toMatch(/^authorization: /);
    }
  });

  it('ends when the token is revoked', async () => {
    const backend = desk();
    const { id, token } = await backend.core.tokens.create('short', 'live');
    expect((await backend.request('GET', '/v1/content', { token })).status).toBe(200);
    await backend.core.tokens.revoke(id);
    expect((await backend.request('GET', '/v1/content', { token })).status).toBe(403);
  });

  it('is checked again for every call of one connection: another token, the same again, and after its revocation', async () => {
    const backend = testBackend();
    const { service } = await backend.start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const one = await backend.core.tokens.create('one', 'live');
    const other = await backend.token('live');
    const statusFor = async (token: string): Promise<number | undefined> => {
      const headers = { authorization: `Bearer ${token}` };
      const call = get(`${service}/v1/webhook`, { agent, headers });
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      expect(call.reusedSocket).toBe(calls > 0);
      calls += 1;
      response.resume();
      await once(response, 'end');
      return response.statusCode;
    };
    let calls = 0;
    expect(await statusFor(one.token)).toBe(200);
    expect(await statusFor(one.token)).toBe(200);
    expect(await statusFor(`${one.token.slice(0, -1)}?`)).toBe(403);
    expect(await statusFor(other)).toBe(200);
    expect(await statusFor(one.token)).toBe(200);
    await backend.core.tokens.revoke(one.id);
    expect(await statusFor(one.token)).toBe(403);
  });

  it('is refused when one character of the secret differs', async () => {
    const backend = desk();
    const token = await backend.token('live');
    const last = token.endsWith('A') ? 'B' : 'A';
    expect((await backend.request('GET', '/v1/content', { token: token.slice(0, -1) + last })).status).toBe(
      403,
    );
  });

  it.each([
    'evil.example',
    'evil.example:4310',
    '127.0.0.1.evil.example',
    'localhost.evil.example:4310',
    '192.168.1.7',
  ])('is 403 under the foreign host %s (DNS rebinding)', async (host) => {
    const answer = await desk().request('GET', '/v1/content', { headers: { host } });
    expect(answer).toMatchObject({ status: 403, body: { errors: [expect.stringMatching(/^host: /)] } });
  });

  it.each(['127.0.0.1:4310', 'localhost:4310', 'LOCALHOST', '[::1]:4310'])(
    'is open under %s',
    async (host) => {
      expect((await desk().request('GET', '/v1/content', { headers: { host } })).status).toBe(200);
    },
  );

  it('keeps everything from pages of other origins', async () => {
    const backend = desk();
    for (const path of [
      '/v1/content',
      '/docs',
      '/docs/static/swagger-ui-bundle.js',
      '/openapi.json',
      '/nope',
    ]) {
      const { headers } = await backend.service.inject({ url: path, headers: { host: 'localhost' } });
      expect([path, headers['cross-origin-resource-policy']]).toEqual([path, 'same-origin']);
    }
  });

  it('offers no CORS', async () => {
    const backend = desk();
    const origin = 'https://shop.example';
    const answer = await backend.request('GET', '/v1/content', { headers: { origin } });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('routes', () => {
  it('a path that does not exist is 404, a known one under another method 405 with Allow', async () => {
    const backend = desk();
    expect((await backend.request('GET', '/v1/nope')).status).toBe(404);
    const answer = await backend.request('DELETE', '/v1/content', { rawBody: 'not json' });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD, PUT');
  });

  it.each(['TRACE', 'PROPFIND', 'QUERY', 'LOCK', 'PATCH'])(
    'a known path under %s is 405 too',
    async (method) => {
      const backend = desk();
      const response = await backend.service.inject({
        method: method as 'GET',
        url: '/v1/content',
        headers: { host: '127.0.0.1', authorization: `Bearer ${await backend.token('live')}` },
      });
      expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD, PUT']);
    },
  );

  it('a path that does not exist is 404 under every method, with or without a body or a type, on both servers', async () => {
    const lines: string[] = [];
    const backend = testBackend({ log: (line) => void lines.push(line) });
    const addresses = await backend.start();
    const bodies = ['', 'Content-Type: application/json\r\n', 'Content-Length: 2\r\n'];
    // CONNECT is a 405 for every target.
    const methods = METHODS.filter((method) => method !== 'CONNECT');
    for (const { port } of [new URL(addresses.service), new URL(addresses.listener)]) {
      for (const method of methods) {
        for (const body of bodies) {
          const socket = connect(Number(port), '127.0.0.1');
          socket.write(
            `${method} /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${body}\r\n${body.includes('Length') ? '{}' : ''}`,
          );
          expect([method, body, (await text(socket)).slice(0, 12)]).toEqual([method, body, 'HTTP/1.1 404']);
        }
      }
    }
    expect(lines).toEqual([]);
  });

  it('an invalid percent-encoding is a 400', async () => {
    const answer = await desk().request('GET', '/v1/content/request/%zz');
    expect(answer).toMatchObject({ status: 400, body: { errors: [expect.stringMatching(/^path: /)] } });
  });

  it.each(['/v1/content/request/%zz', `/v1/content/request/${'x'.repeat(5000)}`])(
    'a path that can not be read is 403 without a token or under a foreign host',
    async (path) => {
      const backend = desk();
      expect((await backend.request('GET', path, { token: null })).status).toBe(403);
      expect((await backend.request('GET', path, { headers: { host: 'evil.example' } })).status).toBe(403);
    },
  );

  it('a fault inside is 500 without stack, path or SQL; body, header and log share an id', async () => {
    const backend = testBackend();
    await backend.request('PUT', '/v1/content', { body: submission() });
    // A database that vanished under the program.
    const token = await backend.token('live');
    backend.core.contentQueries.simpleQuery = () => {
      throw new Error('SELECT secret FROM /home/me/locdesk.db');
    };
    const answer = await backend.request('GET', '/v1/content', { token });
    expect(answer.status).toBe(500);
    expect(answer.body.errors).toEqual([
      `The service failed on this request. Its log tells why under x-request-id ${String(answer.headers['x-request-id'])}.`,
    ]);
  });
});
