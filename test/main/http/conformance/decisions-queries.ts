import { expect } from 'vitest';
import { submission, testBackend } from '../../../support/test-backend';
import { expectRefusal, idsOf, ServiceCalls, type Row } from './service-calls';

const all = { criteria: [] };
const inLanguage = (criteria: string) => ({ type: 'language.target', criteria });

/** Section 4 of the decisions: queries. */
export const queryDecisionRows: readonly Row[] = [
  [
    '4 With a query parameter it is the criteria-based variant, without it the simple-filter variant.',
    async (service) => {
      await service.completed();
      expect((await service.query(all)).body.requests[0].state).toBe('completed');
      expect((await service.get('/v1/content')).body.requests[0].state).toBe('complete');
    },
  ],
  [
    '4 Mixing query with state or from is a 400.',
    async (service) => {
      expectRefusal(await service.query(all, '&state=pending'), 400, /^state: can't be mixed with query/);
      expectRefusal(
        await service.query(all, '&from=2026-01-01T00:00:00Z'),
        400,
        /^from: can't be mixed with query/,
      );
    },
  ],
  [
    '4 page and pageSize are accepted in both.',
    async (service) => {
      const ids = [(await service.submit()).id, (await service.submit()).id];
      expect(await service.filtered('page=2&pageSize=1')).toEqual(ids.slice(1));
      expect(idsOf(await service.query(all, '&page=2&pageSize=1'))).toEqual(ids.slice(1));
    },
  ],
  [
    '4 An unknown or repeated parameter is a 400 that names it.',
    async (service) => {
      expectRefusal(await service.get('/v1/content?sort=id'), 400, /^sort: is not a parameter/);
      expectRefusal(
        await service.get('/v1/content?state=pending&state=pending'),
        400,
        /^state: is given more than once/,
      );
      expectRefusal(await service.query(all, '&sort=id'), 400, /^sort: is not a parameter/);
      expectRefusal(await service.query(all, '&query=x'), 400, /^query: is given more than once/);
    },
  ],
  [
    '4 page starts at 1 (a decimal integer ≥ 1). pageSize default 50, 1 to 1000.',
    async (service) => {
      await service.backend.core.samples.load(60);
      expect(await service.filtered('')).toHaveLength(50);
      expect(await service.filtered('pageSize=1000')).toHaveLength(60);
      for (const parameter of [
        'page=0',
        'page=-1',
        'page=1.0',
        'page=1e1',
        'page=',
        'page=%201',
        'pageSize=0',
        'pageSize=1001',
      ]) {
        const problem = new RegExp(`^${parameter.split('=')[0]}: must be a whole number from 1`);
        expectRefusal(await service.get(`/v1/content?${parameter}`), 400, problem);
        expectRefusal(await service.query(all, `&${parameter}`), 400, problem);
      }
    },
  ],
  [
    '4 A page past the end is 200 with an empty requests and the true pages/total.',
    async (service) => {
      await service.submit();
      const expected = { page: 9, pages: 1, total: 1, requests: [] };
      expect((await service.get('/v1/content?page=9')).body).toEqual(expected);
      expect((await service.query(all, '&page=9')).body).toEqual(expected);
    },
  ],
  [
    '4 pages is 0 when total is 0.',
    async (service) => {
      const expected = { page: 1, pages: 0, total: 0, requests: [] };
      expect((await service.get('/v1/content')).body).toEqual(expected);
      expect((await service.query(all)).body).toEqual(expected);
    },
  ],
  [
    '4 criteria is required (may be []).',
    async (service) => {
      expectRefusal(await service.query({ sortBy: ['created'] }), 400, /^query\.criteria: is missing/);
      expect((await service.query(all)).status).toBe(200);
    },
  ],
  [
    '4 Criteria of different types must all hold; several of one type match any of them.',
    async (service) => {
      const to = async (target: string) => (await service.submit({ language: { source: 'en', target } })).id;
      const [de, fr] = [await to('de'), await to('fr'), await to('it')];
      expect(await service.found([inLanguage('de'), inLanguage('fr')])).toEqual([de, fr]);
      expect(await service.found([inLanguage('de'), inLanguage('fr'), { type: 'id', criteria: fr }])).toEqual(
        [fr],
      );
    },
  ],
  [
    '4 Ranges: from inclusive, to exclusive, at least one of them.',
    async (service) => {
      const [one, two, three] = [await service.submit(), await service.submit(), await service.submit()];
      const created = (criteria: object) => service.found([{ type: 'created', criteria }]);
      expect(await created({ from: two.created })).toEqual([two.id, three.id]);
      expect(await created({ to: two.created })).toEqual([one.id]);
      expect(await created({ from: one.created, to: three.created })).toEqual([one.id, two.id]);
      expectRefusal(
        await service.query({ criteria: [{ type: 'created', criteria: {} }] }),
        400,
        /needs from, to or both/,
      );
    },
  ],
  [
    '4 Unknown keys or types are a 400.',
    async (service) => {
      expectRefusal(
        await service.query({ criteria: [], limit: 1 }),
        400,
        /^query: has the unknown key "limit"/,
      );
      expectRefusal(
        await service.query({ criteria: [{ type: 'title', criteria: 'x' }] }),
        400,
        /^query\.criteria\[0\]\.type: must be one of/,
      );
      expectRefusal(
        await service.query({ criteria: [{ type: 'id', criteria: 'x', not: 1 }] }),
        400,
        /^query\.criteria\[0\]: has the unknown key "not"/,
      );
    },
  ],
  [
    '4 Order: sortBy as given, then created, then id. Default created ascending.',
    async (service) => {
      const same: string[] = [];
      for (let n = 0; n < 4; n++) same.push((await service.put('/v1/content', submission())).body.id);
      service.backend.environment.advance(1);
      const later = (await service.completed()).id;
      const ids = same.toSorted((a, b) => (a < b ? -1 : 1));
      expect(await service.found([])).toEqual([...ids, later]);
      expect(await service.found([], ['created:desc'])).toEqual([later, ...ids]);
    },
  ],
  [
    '4 Requests without completed come last either way.',
    async (service) => {
      const waiting = (await service.submit()).id;
      const done = [(await service.completed()).id, (await service.completed()).id];
      expect(await service.found([], ['completed'])).toEqual([...done, waiting]);
      expect(await service.found([], ['completed:desc'])).toEqual([...done.toReversed(), waiting]);
    },
  ],
  [
    '4 Rate limit: criteria-based variant only, one accepted query per token per 300 s.',
    async (service) => {
      const token = await service.backend.token('live');
      expect((await service.query(all, '', token)).status).toBe(200);
      expect((await service.query(all, '', token)).status).toBe(429);
      expect((await service.query(all)).status).toBe(200);
      for (let n = 0; n < 3; n++) expect((await service.get('/v1/content', { token })).status).toBe(200);
    },
  ],
  [
    '4 (setting, 0 = off)',
    async () => {
      const service = await ServiceCalls.open(testBackend({ settings: ['service.queryInterval=0'] }));
      const token = await service.backend.token('live');
      for (let n = 0; n < 3; n++) expect((await service.query(all, '', token)).status).toBe(200);
    },
  ],
  [
    '4 The clock of the last accepted query is kept in the database: a restart does not reset it.',
    async (service) => {
      const token = await service.backend.token('live');
      await service.query(all, '', token);
      await service.backend.stop();
      const { dataFolder, environment } = service.backend;
      const again = await ServiceCalls.open(testBackend({ dataFolder, environment }));
      expect((await again.query(all, '', token)).status).toBe(429);
    },
  ],
];
