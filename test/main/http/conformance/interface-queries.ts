import { expect } from 'vitest';
import { expectRefusal, idsOf, type Row, type ServiceCalls } from './service-calls';

/** Two waiting requests and two completed ones, in the order of their creation. */
async function four(service: ServiceCalls) {
  const a = await service.submit({ language: { source: 'en', target: 'de' } });
  const b = await service.completed({ language: { source: 'en', target: 'fr' } });
  const c = await service.submit({ language: { source: 'es', target: 'fr' } });
  const d = await service.completed({ language: { source: 'en', target: 'it' } });
  return { a, b, c, d };
}

const range = (type: string, from: string) => ({ type, criteria: { from } });

/** Sections 2.5, 4.3 and 4.4 of the interface document: both variants of the query. */
export const queryRows: readonly Row[] = [
  [
    '2.5 criteria: array of objects. Each has type (a property name) and criteria (the value to match).',
    async (service) => {
      const { a } = await four(service);
      expect(await service.found([{ type: 'language.target', criteria: 'de' }])).toEqual([a.id]);
      expectRefusal(
        await service.query({ criteria: [{ type: 'id' }] }),
        400,
        /^query\.criteria\[0\]\.criteria: /,
      );
      expectRefusal(await service.query({ criteria: {} }), 400, /^query\.criteria: must be an array/);
    },
  ],
  [
    '2.5 sortBy: array of strings. Each is created or completed, optionally with suffix :desc.',
    async (service) => {
      const { a, b, c, d } = await four(service);
      expect(await service.found([], ['created:desc'])).toEqual([d.id, c.id, b.id, a.id]);
      expect(await service.found([], ['completed:desc', 'created'])).toEqual([d.id, b.id, a.id, c.id]);
    },
  ],
  [
    '2.5 Sorting is ascending when no suffix is given.',
    async (service) => {
      const { a, b, c, d } = await four(service);
      expect(await service.found([], ['created'])).toEqual([a.id, b.id, c.id, d.id]);
      expect(await service.found([], ['completed'])).toEqual([b.id, d.id, a.id, c.id]);
    },
  ],
  [
    '2.5 created: Timestamp range for creation date.',
    async (service) => {
      const { c, d } = await four(service);
      expect(await service.found([range('created', c.created)])).toEqual([c.id, d.id]);
    },
  ],
  [
    '2.5 completed: Timestamp range for completion date. Range object has key from (timestamp).',
    async (service) => {
      const { b, d } = await four(service);
      expect(await service.found([range('completed', b.completed)])).toEqual([b.id, d.id]);
      expect(await service.found([range('completed', d.completed)])).toEqual([d.id]);
    },
  ],
  [
    '2.5 state: A valid state string.',
    async (service) => {
      const { a, c } = await four(service);
      expect(await service.found([{ type: 'state', criteria: 'pending' }])).toEqual([a.id, c.id]);
    },
  ],
  [
    '2.5 source: Request source string.',
    async (service) => {
      await four(service);
      expect(await service.found([{ type: 'source', criteria: 'api' }])).toHaveLength(4);
    },
  ],
  [
    '2.5 language.source: Source locale string. language.target: Target locale string.',
    async (service) => {
      const { b, c } = await four(service);
      expect(await service.found([{ type: 'language.source', criteria: 'es' }])).toEqual([c.id]);
      expect(await service.found([{ type: 'language.target', criteria: 'fr' }])).toEqual([b.id, c.id]);
    },
  ],
  [
    '2.5 id: Request identifier.',
    async (service) => {
      const { c } = await four(service);
      expect(await service.found([{ type: 'id', criteria: c.id }])).toEqual([c.id]);
      expect(await service.found([{ type: 'id', criteria: 'none' }])).toEqual([]);
    },
  ],
  [
    '2.5 Only created and completed are sortable.',
    async (service) => {
      for (const name of ['state', 'source', 'language.source', 'id', 'created:asc']) {
        expectRefusal(
          await service.query({ criteria: [], sortBy: [name] }),
          400,
          /^query\.sortBy\[0\]: must be one of/,
        );
      }
    },
  ],
  [
    '4.3 page: Page number. pageSize: Requests per page.',
    async (service) => {
      const { c, d } = await four(service);
      expect(idsOf(await service.query({ criteria: [] }, '&page=2&pageSize=2'))).toEqual([c.id, d.id]);
    },
  ],
  [
    '4.3 400: invalid query or missing data. Body: errors array.',
    async (service) => {
      for (const query of ['', '{', '[]', '{}', '{"criteria":[{}]}']) {
        expectRefusal(await service.query(query), 400, /^query/);
      }
    },
  ],
  [
    '4.3 429: rate limit exceeded.',
    async (service) => {
      const token = await service.backend.token('live');
      expect((await service.query({ criteria: [] }, '', token)).status).toBe(200);
      expectRefusal(
        await service.query({ criteria: [] }, '', token),
        429,
        /^query: one criteria-based query every/,
      );
    },
  ],
  [
    '4.3 A typical synchronization query uses criteria source = api and completed with a from timestamp, sorted by completed.',
    async (service) => {
      const { b, d } = await four(service);
      const criteria = [{ type: 'source', criteria: 'api' }, range('completed', b.completed)];
      expect(await service.found(criteria, ['completed'])).toEqual([b.id, d.id]);
    },
  ],
  [
    '4.4 page: Page number (string).',
    async (service) => {
      await four(service);
      expect((await service.get('/v1/content?page=2')).body).toMatchObject({
        page: 2,
        total: 4,
        requests: [],
      });
    },
  ],
  [
    '4.4 state: Only requests in this state. Default: any state.',
    async (service) => {
      const { a, b, c, d } = await four(service);
      expect(await service.filtered('state=pending')).toEqual([a.id, c.id]);
      expect(await service.filtered('state=completed')).toEqual([b.id, d.id]);
      expect(await service.filtered('state=confirmed')).toEqual([]);
      expect(await service.filtered('')).toEqual([a.id, b.id, c.id, d.id]);
    },
  ],
  [
    '4.4 from: Minimum completion datetime. Default: no filtering on it.',
    async (service) => {
      const { b, d } = await four(service);
      expect(await service.filtered(`from=${b.completed}`)).toEqual([b.id, d.id]);
      expect(await service.filtered(`from=${d.completed}`)).toEqual([d.id]);
    },
  ],
  [
    '4.4 400: any parameter invalid.',
    async (service) => {
      for (const [parameter, value] of [
        ['page', 'x'],
        ['state', 'done'],
        ['from', 'yesterday'],
      ]) {
        expectRefusal(
          await service.get(`/v1/content?${parameter}=${value}`),
          400,
          new RegExp(`^${parameter}: `),
        );
      }
    },
  ],
  [
    '8 Query (GET /v1/content, criteria-based variant): one request every 5 minutes. Exceeding it gives 429.',
    async (service) => {
      const token = await service.backend.token('live');
      const ask = async () => (await service.query({ criteria: [] }, '', token)).status;
      expect(await ask()).toBe(200);
      service.backend.environment.advance(299_999);
      expect(await ask()).toBe(429);
      service.backend.environment.advance(1);
      expect(await ask()).toBe(200);
    },
  ],
];
