import { describe, expect, it } from 'vitest';
import { isWebOrigin } from '../../../src/contract/desktop/web-origin';
import { sharedBackend, testBackend, type TestBackend } from '../../support/test-backend';

const shop = 'https://shop.example';
const allowing = sharedBackend({ settings: [`service.allowedOrigins=${shop},http://localhost:3000`] });

const preflight = (backend: TestBackend, url: string, origin: string, host = 'localhost') =>
  backend.service.inject({
    method: 'OPTIONS',
    url,
    headers: {
      host,
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

describe('a page of an allowed origin', () => {
  it('may ask beforehand, without a token, whether it may call', async () => {
    const backend = allowing();
    for (const url of ['/v1/content', '/v1/content/x/import', '/v1/webhook']) {
      const { statusCode, headers, payload } = await preflight(backend, url, shop);
      expect([url, statusCode, payload]).toEqual([url, 204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': shop,
        'access-control-allow-methods': 'GET, HEAD, PUT, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
        vary: 'Origin',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('may read answers, refusals and when to come back', async () => {
    const backend = allowing();
    const origin = 'http://localhost:3000';
    const expected = {
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Allow, Retry-After, X-Request-Id',
      vary: 'Origin',
    };
    for (const [path, status] of [
      ['/v1/content', 200],
      ['/v1/nope', 404],
      ['/v1/content?page=0', 400],
    ] as const) {
      const answer = await backend.request('GET', path, { headers: { origin } });
      expect(answer).toMatchObject({ status, headers: expected });
    }
    const withoutToken = await backend.request('GET', '/v1/content', { headers: { origin }, token: null });
    expect(withoutToken).toMatchObject({ status: 403, headers: expected });
  });

  it('may call as soon as the setting says so, and no longer', async () => {
    const backend = testBackend();
    const allowedFor = async (): Promise<unknown> =>
      (await backend.request('GET', '/v1/content', { headers: { origin: shop } })).headers[
        'access-control-allow-origin'
      ];
    expect(await allowedFor()).toBeUndefined();
    await backend.core.settings.setServiceSettings({ allowedOrigins: [shop] });
    expect(await allowedFor()).toBe(shop);
    await backend.core.settings.setServiceSettings({ allowedOrigins: [] });
    expect(await allowedFor()).toBeUndefined();
  });

  it('may not call anything but the service, nor under a foreign host', async () => {
    const backend = allowing();
    for (const url of [
      '/ui-api/session',
      '/ui-api/call/requests.counts',
      '/openapi.json',
      '/docs',
      '/nope',
    ]) {
      const { headers, statusCode } = await preflight(backend, url, shop);
      expect([url, statusCode, headers['access-control-allow-origin']]).toEqual([url, 404, undefined]);
    }
    const rebound = await preflight(backend, '/v1/content', shop, 'evil.example');
    expect([rebound.statusCode, rebound.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });
});

it.each([
  'https://shop.example.evil.example',
  'http://shop.example',
  'https://shop.example:8443',
  'null',
  '*',
])(
  'a page of another origin, %s, may not call, and caches learn that the answer depends on it',
  async (origin) => {
    const backend = allowing();
    expect((await preflight(backend, '/v1/content', origin)).statusCode).toBe(403);
    const { headers } = await backend.request('GET', '/v1/content', { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['vary']).toBe('Origin');
  },
);

describe('an origin in the settings is spelled as browsers send it', () => {
  it.each([
    'https://shop.example',
    'http://localhost:3000',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
    'https://xn--bcher-kva.example',
    'http://a.example:443',
  ])('%s is', (origin) => {
    expect(new URL(origin).origin).toBe(origin);
    expect(isWebOrigin(origin)).toBe(true);
  });

  it.each([
    '*',
    'null',
    'shop.example',
    'https://*.shop.example',
    'https://shop.example/',
    'https://shop.example/page',
    'https://SHOP.example',
    'https://shop.example:443',
    'http://shop.example:80',
    'https://shop.example:',
    'https://me@shop.example',
    'ftp://shop.example',
    'https://shop.example https://other.example',
    'https://',
    `https://${'a'.repeat(300)}.example`,
  ])('%s is not', (origin) => {
    expect(isWebOrigin(origin)).toBe(false);
    expect(() => testBackend({ settings: [`service.allowedOrigins=${origin}`] })).toThrow(
      /must be at most 100 exact origins/,
    );
  });
});
