import { submission } from '../../support/test-backend';
import {
  at,
  broken,
  complete,
  full,
  one,
  operations,
  refused,
  sending,
  withBody,
  withId,
  type Call,
  type DocumentedCase,
} from './operation-calls';

const query = encodeURIComponent(JSON.stringify({ criteria: [] }));

const general = operations.flatMap((operation) => [
  refused(
    operation,
    403,
    'without a token',
    (call) => ({ ...call, options: { ...call.options, token: null } }),
    /^authorization: is missing/,
  ),
  refused(
    operation,
    403,
    'under a foreign host',
    (call) => ({ ...call, options: { ...call.options, headers: { host: 'evil.example' } } }),
    /^host: /,
  ),
  refused(
    operation,
    500,
    'when the service is at fault',
    broken,
    /^The service failed on this request\. .* x-request-id \S+\.$/,
  ),
  refused(operation, 503, 'when the disk is full', full, /^The disk is full: nothing was stored/),
]);

const bodies = withBody.flatMap((operation) => [
  refused(
    operation,
    400,
    'for what is no JSON',
    sending({ rawBody: '{"a":' }),
    /^body: is not valid JSON at line 1, column 6/,
  ),
  refused(
    operation,
    413,
    'for a body over the limit',
    sending({ body: { pad: 'x'.repeat(2000) } }),
    /^body: is larger than 1024 bytes/,
    ['service.bodyLimit=1024'],
  ),
  refused(
    operation,
    415,
    'for another media type',
    sending({ rawBody: 'a=b', headers: { 'content-type': 'text/plain' } }),
    /^content-type: must be application\/json/,
  ),
  refused(
    operation,
    415,
    'for another charset',
    sending({ rawBody: '{}', headers: { 'content-type': 'application/json; charset=latin1' } }),
    /^content-type: charset must be utf-8/,
  ),
]);

const ids = withId.flatMap((operation) => {
  const path = (id: string) =>
    operation === 'setImportState' ? `/v1/content/${id}/import` : `/v1/content/request/${id}`;
  return [
    refused(
      operation,
      404,
      'for an unknown id',
      (call) => ({ ...call, path: path('none') }),
      /^id: there is no request "none"/,
    ),
    refused(
      operation,
      400,
      'for a path that can not be decoded',
      at(path('%zz')),
      /^path: has an invalid percent-encoding/,
    ),
  ];
});

const queries: readonly DocumentedCase[] = [
  one('queryContentRequests', 200, 'for a simple filter with a completed request', async (backend) => {
    await complete(backend);
    return { method: 'GET', path: '/v1/content?state=completed&from=2026-11-20T09:30:00Z' };
  }),
  one('queryContentRequests', 200, 'for criteria with a completed request', async (backend) => {
    await complete(backend);
    return { method: 'GET', path: `/v1/content?query=${query}&page=1&pageSize=10` };
  }),
  refused(
    'queryContentRequests',
    400,
    'for a wrong parameter',
    at('/v1/content?state=x'),
    /^state: must be one of/,
  ),
  refused(
    'queryContentRequests',
    400,
    'for a wrong query',
    at('/v1/content?query={'),
    /^query: is not valid JSON/,
  ),
  one(
    'queryContentRequests',
    429,
    'for the second query within 300 s',
    async (backend) => {
      const call: Call = { method: 'GET', path: `/v1/content?query=${query}` };
      await backend.request(call.method, call.path);
      return call;
    },
    { problem: /^query: one criteria-based query every 300 s/ },
  ),
];

/** At least one call for every response of `/openapi.json`. */
export const documentedCases: readonly DocumentedCase[] = [
  ...operations
    .filter((operation) => operation !== 'removeWebhook')
    .map((operation) => one(operation, 200, 'when all is well')),
  one('removeWebhook', 204, 'when all is well'),
  one('readContentRequest', 200, 'for a completed and marked request', async (backend) => {
    const id = await complete(backend);
    await backend.request('PUT', `/v1/content/${id}/import`, { body: { importState: 'success' } });
    return { method: 'GET', path: `/v1/content/request/${id}` };
  }),
  one('readWebhook', 200, 'with the registered address', async (backend) => {
    await backend.request('PUT', '/v1/webhook', { body: { url: 'https://a.example' } });
    return { method: 'GET', path: '/v1/webhook' };
  }),
  refused(
    'submitContentRequest',
    400,
    'for an invalid request',
    sending({ body: {} }),
    /^language: is missing/,
  ),
  refused(
    'submitContentRequest',
    400,
    'for an idempotency key that is too long',
    sending({ body: submission(), headers: { 'idempotency-key': 'x'.repeat(256) } }),
    /^Idempotency-Key: /,
  ),
  refused(
    'setImportState',
    400,
    'for an unknown mark',
    sending({ body: { importState: 'maybe' } }),
    /^importState: must be one of/,
  ),
  refused(
    'registerWebhook',
    400,
    'for a relative address',
    sending({ body: { url: '/hook' } }),
    /^url: must be an absolute address/,
  ),
  one(
    'submitContentRequest',
    409,
    'for a used key with another body',
    async (backend) => {
      const headers = { 'idempotency-key': 'order 17' };
      await backend.request('PUT', '/v1/content', { body: submission(), headers });
      return { method: 'PUT', path: '/v1/content', options: { body: submission({ other: 1 }), headers } };
    },
    { problem: /^Idempotency-Key: "order 17" was used/ },
  ),
  ...queries,
  ...ids,
  ...bodies,
  ...general,
];
