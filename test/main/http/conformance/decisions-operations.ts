import { expect } from 'vitest';
import { submission, testBackend } from '../../../support/test-backend';
import { expectRefusal, ServiceCalls, type Row } from './service-calls';

const field = { id: 'a', type: 'localizable', data: 'html', value: 'x' };
const keyed = (key: string, token?: string) => ({
  headers: { 'idempotency-key': key },
  ...(token === undefined ? {} : { token }),
});

/** Sections 5, 6, 7 (registration) and 10 (service) of the decisions. */
export const operationDecisionRows: readonly Row[] = [
  [
    '5 Answers 200 only after the request and its first version are committed together.',
    async (service) => {
      const { id } = await service.submit();
      await service.backend.stop();
      const { dataFolder, environment } = service.backend;
      const again = await ServiceCalls.open(testBackend({ dataFolder, environment }));
      expect(await again.read(id)).toMatchObject({ id, ...submission() });
    },
  ],
  [
    '5 Idempotency-Key header (1 to 255 printable characters, optional).',
    async (service) => {
      for (const key of ['', 'a\tb', 'é', 'x'.repeat(256)]) {
        expectRefusal(
          await service.put('/v1/content', submission(), keyed(key)),
          400,
          /^Idempotency-Key: must have 1 to 255/,
        );
      }
      for (const key of ['x', ' ~', 'x'.repeat(255)]) {
        expect((await service.put('/v1/content', submission(), keyed(key))).status).toBe(200);
      }
    },
  ],
  [
    '5 The same key, token and body within 24 h answers the first response again.',
    async (service) => {
      const token = await service.backend.token('live');
      const send = () => service.put('/v1/content', submission(), keyed('k', token));
      const first = await send();
      service.backend.environment.advance(24 * 3600 * 1000 - 1);
      expect((await send()).body).toEqual(first.body);
      service.backend.environment.advance(1);
      expect((await send()).body.id).not.toBe(first.body.id);
      expect((await service.put('/v1/content', submission(), keyed('k'))).body.id).not.toBe(first.body.id);
    },
  ],
  [
    '5 The same key with another body is a 409.',
    async (service) => {
      await service.put('/v1/content', submission(), keyed('k'));
      expectRefusal(
        await service.put('/v1/content', submission({ other: 1 }), keyed('k')),
        409,
        /^Idempotency-Key: "k" was used/,
      );
    },
  ],
  [
    '5 Limits: 5,000 fields a request (setting). Over: 400 that names the limit.',
    async (service) => {
      const fields = Array.from({ length: 5001 }, (_, n) => ({ ...field, id: `f${n}` }));
      expectRefusal(
        await service.put('/v1/content', submission({ fields })),
        400,
        /^fields: has 5001 entries, at most 5000 .*service\.maxFields/,
      );
      expect((await service.put('/v1/content', submission({ fields: fields.slice(1) }))).status).toBe(200);
    },
  ],
  [
    '5 Limits: 1 MiB a field value (setting). Over: 400 that names the limit.',
    async (service) => {
      const limit = 1024 * 1024;
      const send = (value: string) =>
        service.put('/v1/content', submission({ fields: [{ ...field, value }] }));
      expect((await send('x'.repeat(limit))).status).toBe(200);
      expectRefusal(
        await send('x'.repeat(limit + 1)),
        400,
        /^fields\[0\]\.value: has 1048577 bytes, at most 1048576 .*service\.maxFieldValue/,
      );
    },
  ],
  [
    '6 Allowed in every state.',
    async (service) => {
      await service.backend.core.samples.load();
      const { requests } = (await service.get('/v1/content?pageSize=1000')).body;
      const states = new Map<string, string>(
        requests.map(({ id, state }: { id: string; state: string }) => [state, id]),
      );
      expect([...states.keys()].toSorted()).toEqual(['complete', 'confirmed', 'pending']);
      for (const [state, id] of states) expect((await service.mark(id)).body.state).toBe(state);
    },
  ],
  [
    '6 The last mark wins.',
    async (service) => {
      const { id } = await service.submit();
      for (const importState of ['success', 'fail', 'success', 'fail']) await service.mark(id, importState);
      expect((await service.read(id)).importResponse.importState).toBe('fail');
    },
  ],
  [
    '6 Answers the whole request (single-read form) with importResponse.',
    async (service) => {
      const { id } = await service.completed({ note: 'kept' });
      const { body } = await service.mark(id);
      expect(body).toEqual(await service.read(id));
      expect(body).toMatchObject({ note: 'kept', state: 'complete' });
    },
  ],
  [
    '7 One registration for the service: {"url": "…"}.',
    async (service) => {
      const urls = ['https://a.example/1', 'http://127.0.0.1:9000/2'];
      for (const url of urls)
        await service.put('/v1/webhook', { url }, { token: await service.backend.token('live') });
      expect((await service.get('/v1/webhook')).body).toEqual({ url: urls[1] });
    },
  ],
  [
    '7 http: or https: absolute URL with a host, no user:password part; else 400.',
    async (service) => {
      for (const url of [
        'ftp://a.example',
        'a.example',
        '//a.example',
        'http:',
        'https://me:secret@a.example',
        'javascript:alert(1)',
      ]) {
        expectRefusal(await service.put('/v1/webhook', { url }), 400, /^url: must/);
      }
      expect((await service.get('/v1/webhook')).body).toEqual({ url: null });
    },
  ],
  [
    '7 GET before any registration: {"url": null}.',
    async (service) =>
      expect(await service.get('/v1/webhook')).toMatchObject({ status: 200, body: { url: null } }),
  ],
  [
    '7 DELETE /v1/webhook (our addition) removes it: 204.',
    async (service) => {
      await service.put('/v1/webhook', { url: 'https://a.example' });
      expect(await service.call('DELETE', '/v1/webhook')).toMatchObject({ status: 204, body: undefined });
      expect((await service.get('/v1/webhook')).body).toEqual({ url: null });
    },
  ],
  [
    '10 Service and listener bind to 127.0.0.1 unless told otherwise.',
    async (service) => {
      const { service: address, listener } = await service.backend.start();
      expect([new URL(address).hostname, new URL(listener).hostname]).toEqual(['127.0.0.1', '127.0.0.1']);
    },
  ],
  [
    '10 A Host that is not ours is 403 (DNS rebinding).',
    async (service) => {
      for (const host of [
        'evil.example',
        '127.0.0.1.evil.example:4310',
        'localhost.evil.example',
        '192.168.1.7',
      ]) {
        expectRefusal(await service.get('/v1/content', { headers: { host } }), 403, /^host: /);
      }
    },
  ],
  [
    '10 No CORS unless an origin is allowed in settings.',
    async (service) => {
      const answer = await service.get('/v1/content', { headers: { origin: 'https://shop.example' } });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  ],
];
