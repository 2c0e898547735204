import { array, assert, asyncProperty, constantFrom, jsonValue, oneof, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctedExample } from '../../../src/renderer/api/refusals/corrected-example';
import { ruleOf } from '../../../src/renderer/api/refusals/rule';
import { newestCall } from '../../support/upstream/logged-call';
import { sharedBackend, submission, testBackend, type CallOptions } from '../../support/test-backend';
import { runs } from '../../support/effort';

const place = {
  serviceUrl: 'http://127.0.0.1:4310',
  limits: { maxFields: 5000, maxFieldValueBytes: 1_048_576 },
};
const query = (value: unknown): string => `/v1/content?query=${encodeURIComponent(JSON.stringify(value))}`;
const right = { criteria: [] };

interface Row {
  readonly rule: string;
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly path?: string;
  readonly call?: CallOptions;
  readonly status: number;
  /** Part of the corrected example; undefined when there is none. */
  readonly example: string | undefined;
}

const rows: readonly Row[] = [
  {
    rule: 'host',
    method: 'GET',
    call: { headers: { host: 'evil.example' } },
    status: 403,
    example: 'http://127.0.0.1:4310/v1/content',
  },
  {
    rule: 'token-missing',
    call: { token: null, body: {} },
    status: 403,
    example: '"Authorization: Bearer $LOCDESK_TOKEN"',
  },
  {
    rule: 'token-form',
    method: 'GET',
    call: { token: null, headers: { authorization: 'Basic abc' } },
    status: 403,
    example: 'Bearer $LOCDESK_TOKEN',
  },
  {
    rule: 'token-unknown',
    method: 'GET',
    call: { token: 'ld_live_nope' },
    status: 403,
    example: 'Bearer $LOCDESK_TOKEN',
  },
  { rule: 'no-such-path', method: 'GET', path: '/v1/nope', status: 404, example: undefined },
  {
    rule: 'no-such-path',
    method: 'GET',
    path: '/v1/contents?page=2',
    status: 404,
    example: "'http://127.0.0.1:4310/v1/content?page=2'",
  },
  {
    rule: 'no-such-path',
    method: 'GET',
    path: '/v1/content/abc',
    status: 404,
    example: 'curl http://127.0.0.1:4310/v1/content/request/abc ',
  },
  {
    rule: 'no-such-path',
    path: '/v1/requests/abc/import-state',
    call: { body: { importState: 'success' } },
    status: 404,
    example: 'curl -X PUT http://127.0.0.1:4310/v1/content/abc/import ',
  },
  {
    rule: 'no-such-path',
    method: 'POST',
    path: '/v1/webhooks/',
    call: { body: { url: 'https://tool.example' } },
    status: 404,
    example: 'curl -X PUT http://127.0.0.1:4310/v1/webhook ',
  },
  {
    rule: 'no-such-request',
    method: 'GET',
    path: '/v1/content/request/nope',
    status: 404,
    example: undefined,
  },
  { rule: 'method', method: 'POST', call: { body: {} }, status: 405, example: 'curl -X PUT' },
  { rule: 'method', method: 'DELETE', path: '/v1/content/request/x', status: 405, example: 'curl http' },
  { rule: 'too-large', call: { rawBody: 'x'.repeat(5000) }, status: 413, example: undefined },
  {
    rule: 'media-type',
    call: { rawBody: '{}', headers: { 'content-type': 'text/plain' } },
    status: 415,
    example: "'Content-Type: application/json'",
  },
  {
    rule: 'json',
    call: { rawBody: '{"language": {"source": "en", "target": "de",}, "fields": [],}' },
    status: 400,
    example: '"target": "de"',
  },
  { rule: 'json', call: { rawBody: '{"a":1,"a":2}' }, status: 400, example: '"fields": [' },
  { rule: 'submission', call: { body: { fields: [] } }, status: 400, example: '"language": {' },
  { rule: 'submission', call: { rawBody: '' }, status: 400, example: '"language": {' },
  {
    rule: 'import-mark',
    path: '/v1/content/x/import',
    call: { body: { importState: 'failed' } },
    status: 400,
    example: '"importState": "fail"',
  },
  {
    rule: 'webhook',
    path: '/v1/webhook',
    call: { body: { url: 'tool.example' } },
    status: 400,
    example: '"https://tool.example"',
  },
  {
    rule: 'idempotency-key',
    call: { body: submission(), headers: { 'idempotency-key': 'ä'.repeat(2) } },
    status: 400,
    example: "'Idempotency-Key: order-1'",
  },
  {
    rule: 'criteria-query',
    method: 'GET',
    path: query({ criteria: [{ type: 'target', criteria: 'de_CH' }] }),
    status: 400,
    example: '"type":"language.target","criteria":"de-CH"',
  },
  {
    rule: 'criteria-query',
    method: 'GET',
    path: `${query(right)}&state=completed`,
    status: 400,
    example: '"type":"state","criteria":"completed"',
  },
  {
    rule: 'simple-query',
    method: 'GET',
    path: '/v1/content?state=done&from=2026-11-01&x=1',
    status: 400,
    example: 'state=completed',
  },
  { rule: 'path-encoding', method: 'GET', path: '/v1/content/request/100%', status: 400, example: '100%25' },
];

describe('every refusal is logged with its rule and a corrected example', () => {
  const desk = sharedBackend({ settings: ['service.bodyLimit=4096'] });

  it.each(rows)(
    '$status $rule $method $path',
    async ({ rule, method = 'PUT', path = '/v1/content', call, status, example }) => {
      const backend = desk();
      expect((await backend.request(method, path, call)).status).toBe(status);
      const { call: logged, limits } = await newestCall(backend);
      expect(logged).toMatchObject({ method, path, status });
      expect(logged.problems.length).toBeGreaterThan(0);
      expect(ruleOf(logged.status, logged.problems, logged.method, logged.path).kind).toBe(rule);
      const corrected = correctedExample(logged, { ...place, limits });
      if (example === undefined) expect(corrected).toBeUndefined();
      else expect(corrected?.text).toContain(example);
    },
  );

  it('429 says when the next query is allowed; 409 takes another key', async () => {
    const backend = testBackend();
    await backend.request('GET', query(right));
    await backend.request('GET', query(right));
    const limited = (await newestCall(backend)).call;
    expect(ruleOf(limited.status, limited.problems, limited.method, limited.path)).toEqual({
      kind: 'query-limit',
      allowedAt: '2026-11-20T09:35:00.123Z',
    });
    const headers = { 'idempotency-key': 'order 7' };
    await backend.request('PUT', '/v1/content', { body: submission(), headers });
    await backend.request('PUT', '/v1/content', { body: submission({ note: 1 }), headers });
    const conflict = (await newestCall(backend)).call;
    expect(correctedExample(conflict, place)?.text).toContain("'Idempotency-Key: order 7-2'");
  });
});

/** The address of a corrected query as the service reads it. */
function sentBy(line: string): string {
  const parameters = [...line.matchAll(/--data-urlencode ('(?:[^']|'\\'')*'|\S+)/g)].map(([, word = '']) => {
    const text = word.startsWith("'") ? word.slice(1, -1).replaceAll("'\\''", "'") : word;
    const at = text.indexOf('=');
    return `${text.slice(0, at)}=${encodeURIComponent(text.slice(at + 1))}`;
  });
  return `/v1/content?${parameters.join('&')}`;
}

describe('a corrected example, sent, is accepted', () => {
  const word = oneof(
    constantFrom(
      'created',
      'completed',
      'state',
      'status',
      'target',
      'language.target',
      'id',
      'de_CH',
      'done',
      '2026-11-01',
      '2026-11-01T10:00:00Z',
      'created desc',
      '-completed',
      "it's",
    ),
    string({ maxLength: 10 }),
  );
  const value = oneof(word, record({ from: word, to: word, until: word }, { requiredKeys: [] }), jsonValue());
  const criteriaQuery = record(
    {
      criteria: oneof(
        array(oneof(record({ type: word, criteria: value }, { requiredKeys: [] }), jsonValue()), {
          maxLength: 4,
        }),
        jsonValue(),
      ),
      sortBy: oneof(array(word, { maxLength: 3 }), word, jsonValue()),
      limit: jsonValue(),
    },
    { requiredKeys: [] },
  );

  it('of any refused query', async () => {
    const backend = testBackend({ settings: ['service.queryInterval=0'] });
    const paths = oneof(
      criteriaQuery.map((asked) => query(asked)),
      string().map((text) => `/v1/content?query=${encodeURIComponent(text)}`),
      record({ state: word, from: word, page: word, pageSize: word, x: word }, { requiredKeys: [] }).map(
        (parameters) => `/v1/content?${new URLSearchParams(parameters).toString()}`,
      ),
    );
    await assert(
      asyncProperty(paths, async (path) => {
        const refused = await backend.request('GET', path);
        if (refused.status === 200) return;
        const { call } = await newestCall(backend);
        const corrected = correctedExample(call, place)?.text ?? '';
        const answer = await backend.request('GET', sentBy(corrected));
        expect([corrected, answer.status, answer.body.errors]).toEqual([corrected, 200, undefined]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('of a refused create, import mark and webhook', async () => {
    const backend = testBackend();
    const { body: created } = await backend.request('PUT', '/v1/content', { body: submission() });
    for (const [path, body] of [
      ['/v1/content', { language: 'de', fields: { title: 'Hello' } }],
      [`/v1/content/${created.id}/import`, { importState: 'ok' }],
      ['/v1/webhook', { url: 'tool.example/hook', secret: 1 }],
    ] as const) {
      expect((await backend.request('PUT', path, { body })).status).toBe(400);
      const { call } = await newestCall(backend);
      const rawBody = correctedExample(call, place)?.text ?? '';
      expect((await backend.request('PUT', path, { rawBody })).status).toBe(200);
    }
  });
});
