import { expect } from 'vitest';
import { scaled } from '../../../support/effort';
import { submission, testBackend } from '../../../support/test-backend';
import { expectRefusal, ServiceCalls, type Row } from './service-calls';

const put = (service: ServiceCalls, rawBody: string | Buffer) =>
  service.put('/v1/content', undefined, { rawBody });

const pad = (bytes: number): string =>
  JSON.stringify(submission({ pad: '' })).replace('"pad":""', `"pad":"${'x'.repeat(bytes)}"`);

/** Section 3 of the decisions: errors. */
export const errorRows: readonly Row[] = [
  [
    '3 Every error body is JSON: {"errors": ["…", …]}, at least one string, each naming the place and the problem.',
    async (service) => {
      const field = { id: 'title', type: 'localizable', data: 'html', value: '' };
      const fields = [field, { ...field, id: 'b' }, field];
      expectRefusal(
        await service.put('/v1/content', submission({ fields })),
        400,
        /^fields\[2\]\.id: must be unique, "title" is also fields\[0\]\.id$/,
      );
    },
  ],
  [
    '3 On a 400 of create and webhook update there is also "state": "invalid".',
    async (service) => {
      const headers = { 'idempotency-key': '' };
      for (const answer of [
        await put(service, '{'),
        await service.put('/v1/content', submission(), { headers }),
        await service.put('/v1/webhook', undefined, { rawBody: '[' }),
      ]) {
        expectRefusal(answer, 400, /./);
        expect(answer.body.state).toBe('invalid');
      }
    },
  ],
  [
    '3 All problems of a body are listed, not only the first.',
    async (service) => {
      const fields = Array.from({ length: 300 }, () => ({}));
      const { body } = await service.put('/v1/content', { language: { source: 1 }, fields, state: 'x' });
      expect(body.errors).toHaveLength(300 * 4 + 3);
      expect((await put(service, '{"a":1,"a":2,"__proto__":1e999}')).body.errors).toHaveLength(3);
    },
  ],
  [
    '3 Order of checks: token (403) → route (404/405) → rate limit (429) → media type (415) and size (413) → JSON syntax → schema.',
    async (service) => {
      const wrong = { rawBody: '{', headers: { 'content-type': 'text/plain' } };
      expect((await service.put('/v1/nothing', undefined, { ...wrong, token: null })).status).toBe(403);
      expect((await service.put('/v1/nothing', undefined, wrong)).status).toBe(404);
      expect((await service.call('DELETE', '/v1/content', wrong)).status).toBe(405);
      expect((await service.put('/v1/content', undefined, wrong)).status).toBe(415);
      expect((await put(service, ' '.repeat(10_485_761))).status).toBe(413);
      expectRefusal(await put(service, '{'), 400, /is not valid JSON/);
      expectRefusal(await put(service, '{}'), 400, /^language: is missing/);
      const token = await service.backend.token('live');
      await service.query({ criteria: [] }, '', token);
      expect((await service.query('{', '&page=x', token)).status).toBe(429);
    },
  ],
  [
    '3 Exception: an invalid query (400) never uses up the rate limit.',
    async (service) => {
      const token = await service.backend.token('live');
      for (const [query, more] of [
        ['{', ''],
        [{}, ''],
        [{ criteria: [] }, '&page=0'],
      ] as const) {
        expect((await service.query(query, more, token)).status).toBe(400);
      }
      expect((await service.query({ criteria: [] }, '', token)).status).toBe(200);
    },
  ],
  [
    '3 403 also: absent header, not Bearer <token>, unknown, revoked token.',
    async (service) => {
      const { id, token } = await service.backend.core.tokens.create('short', 'live');
      expect((await service.get('/v1/content', { token })).status).toBe(200);
      await service.backend.core.tokens.revoke(id);
      expectRefusal(
        await service.get('/v1/content', { token }),
        403,
        /^authorization: the token is unknown, revoked or expired/,
      );
    },
  ],
  [
    '3 404 for an unknown id on the single read too.',
    async (service) =>
      expectRefusal(await service.get('/v1/content/request/none'), 404, /^id: there is no request "none"/),
  ],
  [
    '3 413 over the body limit (default 10 MiB, setting).',
    async (service) => {
      expect(service.backend.core.settings.get('service.bodyLimit')).toBe(10 * 1024 * 1024);
      const limit = scaled(4096, 10 * 1024 * 1024);
      const backend = testBackend({ settings: [`service.bodyLimit=${limit}`] });
      const limited = await ServiceCalls.open(backend);
      const rest = pad(0).length;
      expect((await put(limited, pad(limit - rest))).status).toBe(200);
      expectRefusal(
        await put(limited, pad(limit - rest + 1)),
        413,
        new RegExp(`^body: is larger than ${limit} bytes`),
      );
    },
  ],
  [
    '3 415 for a body that is not application/json.',
    async (service) => {
      for (const type of [
        'text/plain',
        'application/xml',
        'application/jsonp',
        'nonsense',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await service.put('/v1/webhook', undefined, {
          rawBody: '{}',
          headers: { 'content-type': type },
        });
        expectRefusal(answer, 415, /^content-type: must be application\/json/);
      }
    },
  ],
  [
    '3 429 carries Retry-After (seconds, rounded up).',
    async (service) => {
      const token = await service.backend.token('live');
      await service.query({ criteria: [] }, '', token);
      service.backend.environment.advance(1);
      expect((await service.query({ criteria: [] }, '', token)).headers['retry-after']).toBe('300');
      service.backend.environment.advance(298_999.5);
      expect((await service.query({ criteria: [] }, '', token)).headers['retry-after']).toBe('1');
    },
  ],
  [
    '3 5xx never shows a stack, a path or SQL; the log line and the body share a request id (x-request-id).',
    async (service) => {
      service.backend.core.webhook.read = () => {
        throw new Error('SELECT secret FROM /home/me/locdesk.db');
      };
      const { status, body, headers } = await service.get('/v1/webhook');
      expect(status).toBe(500);
      expect(body.errors).toEqual([expect.stringContaining(String(headers['x-request-id']))]);
      expect(JSON.stringify(body)).not.toMatch(/SELECT|\/home|at .*\.ts/);
    },
  ],
  [
    '3 Duplicate JSON keys, a BOM, invalid UTF-8, NUL characters, __proto__ keys: a clear 400, never a crash, never silently changed.',
    async (service) => {
      for (const [rawBody, problem] of [
        ['{"a":1,"a":2}', /^a: appears more than once/],
        ['\uFEFF{}', /^body: .*byte order mark/],
        [Buffer.from([0x7b, 0xff, 0x7d]), /^body: is not valid UTF-8/],
        ['{"a":"\\u0000"}', /^a: .*NUL/],
        ['{"a":{"__proto__":{}}}', /^a\.__proto__: /],
      ] as const) {
        expectRefusal(await put(service, rawBody), 400, problem);
      }
      const constructor = { prototype: { polluted: true } };
      const { id } = await service.submit({ constructor });
      expect(await service.read(id)).toMatchObject({ constructor });
      expect({}).not.toHaveProperty('polluted');
    },
  ],
];
