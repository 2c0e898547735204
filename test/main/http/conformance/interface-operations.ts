import { expect } from 'vitest';
import { submission } from '../../../support/test-backend';
import { expectRefusal, type Row } from './service-calls';

const operations = [
  ['PUT', '/v1/content'],
  ['GET', '/v1/content'],
  ['GET', '/v1/content?query=%7B%22criteria%22%3A%5B%5D%7D'],
  ['GET', '/v1/content/request/x'],
  ['PUT', '/v1/content/x/import'],
  ['PUT', '/v1/webhook'],
  ['GET', '/v1/webhook'],
  ['DELETE', '/v1/webhook'],
] as const;

/** Sections 4 (without the queries), 5, 7 and 9 of the interface document. */
export const operationRows: readonly Row[] = [
  [
    '4 All endpoints require the Authorization header (and 403 in each: see section 5).',
    async (service) => {
      for (const [method, path] of operations) {
        expectRefusal(await service.call(method, path, { token: null }), 403, /^authorization: is missing/);
      }
    },
  ],
  [
    '4 Requests with a body carry Content-Type: application/json.',
    async (service) => {
      const rawBody = JSON.stringify(submission());
      const send = (type: string) =>
        service.put('/v1/content', undefined, { rawBody, headers: { 'content-type': type } });
      expect((await send('application/json')).status).toBe(200);
      expect((await send('application/json; charset=utf-8')).status).toBe(200);
      expectRefusal(await send('text/json'), 415, /^content-type: /);
    },
  ],
  [
    '4.1 PUT /v1/content: 200 response: object with id, state (pending), created, fields (array).',
    async (service) => {
      const { id, state, created, fields } = await service.submit();
      expect([typeof id, state, typeof created, fields]).toEqual([
        'string',
        'pending',
        'string',
        submission()['fields'],
      ]);
    },
  ],
  [
    '4.1 Body: object with language {source, target} and fields (array of field objects with id, type, data, value).',
    async (service) => {
      const answer = await service.put('/v1/content', { fields: [{}] });
      expect(answer.body.errors.toSorted()).toEqual([
        'fields[0].data: is missing',
        'fields[0].id: is missing',
        'fields[0].type: is missing',
        'fields[0].value: is missing',
        'language: is missing',
      ]);
    },
  ],
  [
    '4.1 400: body missing or data missing/invalid. Body: errors array, and in one form also state invalid.',
    async (service) => {
      for (const answer of [
        await service.put('/v1/content'),
        await service.put('/v1/content', submission({ fields: undefined })),
        await service.put('/v1/content', submission({ fields: 'x' })),
      ]) {
        expectRefusal(answer, 400, /^(body|fields): /);
        expect(answer.body.state).toBe('invalid');
      }
    },
  ],
  [
    '4.2 GET /v1/content/request/:id: 200 response: id, state, created, completed, language, fields (each with value and originalValue).',
    async (service) => {
      const { id, ...rest } = await service.completed();
      expect(Object.keys(rest)).toEqual(
        expect.arrayContaining(['state', 'created', 'completed', 'language', 'fields']),
      );
      for (const field of rest.fields)
        expect(Object.keys(field)).toEqual(expect.arrayContaining(['value', 'originalValue']));
      expect(await service.read(id)).toEqual({ id, ...rest });
    },
  ],
  [
    '4.5 PUT /v1/content/:id/import: importState (enum success, fail). 200 response: object with id and importResponse {importState, time}.',
    async (service) => {
      const { id } = await service.submit();
      for (const importState of ['success', 'fail']) {
        const { status, body } = await service.mark(id, importState);
        expect(status).toBe(200);
        expect(body).toMatchObject({ id, importResponse: { importState, time: '2026-11-20T09:30:01.123Z' } });
      }
      expectRefusal(await service.mark(id, 'done'), 400, /^importState: must be one of success, fail/);
    },
  ],
  [
    '4.5 404: no request with that id.',
    async (service) => expectRefusal(await service.mark('none'), 404, /^id: there is no request "none"/),
  ],
  [
    '4.6 PUT /v1/webhook: Body: url (string). 200 response: object with url.',
    async (service) => {
      const body = { url: 'https://a.example/hook' };
      expect(await service.put('/v1/webhook', body)).toMatchObject({ status: 200, body });
    },
  ],
  [
    '4.6 400: url invalid. Body: state invalid and errors array.',
    async (service) => {
      const answer = await service.put('/v1/webhook', { url: 'not a url' });
      expectRefusal(answer, 400, /^url: /);
      expect(answer.body.state).toBe('invalid');
    },
  ],
  [
    '4.7 GET /v1/webhook: 200 response: object with url.',
    async (service) => {
      const body = { url: 'https://a.example/hook' };
      await service.put('/v1/webhook', body);
      expect(await service.get('/v1/webhook')).toMatchObject({ status: 200, body });
    },
  ],
  [
    '5 The header Authorization with the value Bearer followed by a space and <ACCESS_TOKEN>.',
    async (service) => {
      const headers = { authorization: `Bearer ${await service.backend.token('live')}` };
      expect((await service.get('/v1/webhook', { token: null, headers })).status).toBe(200);
    },
  ],
  [
    '5 Responds 403 when the header is absent, when it does not have the Bearer form, or when the token is invalid.',
    async (service) => {
      const token = await service.backend.token('live');
      for (const [authorization, problem] of [
        [token, /must have the form/],
        [`Basic ${token}`, /must have the form/],
        [`Bearer ${token}x`, /unknown, revoked or expired/],
        ['Bearer nonsense', /unknown, revoked or expired/],
      ] as const) {
        expectRefusal(
          await service.get('/v1/content', { token: null, headers: { authorization } }),
          403,
          problem,
        );
      }
    },
  ],
  [
    '5 A test token exists.',
    async (service) =>
      expect((await service.submit({}, { token: await service.backend.token('test') })).state).toBe(
        'pending',
      ),
  ],
  [
    '7 400 invalid body, query parameters, webhook URL; 403 authorization; 404 import state of a non-existent id; 429 rate limit: each with a JSON body that says why.',
    async (service) => {
      const token = await service.backend.token('live');
      await service.query({ criteria: [] }, '', token);
      for (const [answer, status] of [
        [await service.put('/v1/content', {}), 400],
        [await service.get('/v1/content?page=0'), 400],
        [await service.put('/v1/webhook', { url: '' }), 400],
        [await service.get('/v1/webhook', { token: null }), 403],
        [await service.mark('none'), 404],
        [await service.query({ criteria: [] }, '', token), 429],
      ] as const) {
        expectRefusal(answer, status, /^[\w.]+: /);
      }
    },
  ],
  [
    '9 The version is part of the path: every endpoint begins with /v1.',
    async (service) => {
      for (const [method, path] of operations) {
        expectRefusal(await service.call(method, path.replace('/v1', '')), 404, /^path: there is no/);
      }
    },
  ],
];
