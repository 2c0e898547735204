import { describe, expect, it } from 'vitest';
import { sharedBackend, submission, testBackend, type TestBackend } from '../../support/test-backend';

const noLimit = { settings: ['service.queryInterval=0', 'service.testResultDelay=0'] };

const ask = (backend: TestBackend, query: unknown, more = '', token?: string) =>
  backend.request(
    'GET',
    `/v1/content?query=${encodeURIComponent(typeof query === 'string' ? query : JSON.stringify(query))}${more}`,
    token === undefined ? {} : { token },
  );

async function submit(
  backend: TestBackend,
  changes: Record<string, unknown> = {},
  token?: string,
): Promise<string> {
  const options = { body: submission(changes), ...(token === undefined ? {} : { token }) };
  const { body } = await backend.request('PUT', '/v1/content', options);
  backend.environment.advance(1000);
  return body.id;
}

const idsOf = (answer: { body: { requests: { id: string }[] } }): string[] =>
  answer.body.requests.map(({ id }) => id);

describe('the criteria-based query refuses', () => {
  const desk = sharedBackend();

  it.each([
    ['no JSON', '{', [/^query: is not valid JSON at line 1/]],
    ['a duplicate key', '{"criteria":[],"criteria":[]}', [/^query\.criteria: appears more than once/]],
    ['no object', '[]', ['query: must be a JSON object with criteria and sortBy']],
    ['no criteria', '{}', ['query.criteria: is missing, send [] for every request']],
    ['an unknown key', '{"criteria":[],"limit":1}', [/^query: has the unknown key "limit"/]],
    [
      'an unknown type',
      '{"criteria":[{"type":"title","criteria":"x"}]}',
      [/^query\.criteria\[0\]\.type: must be one of/],
    ],
    [
      'an unknown state',
      '{"criteria":[{"type":"state","criteria":"done"}]}',
      [/^query\.criteria\[0\]\.criteria: must be one of/],
    ],
    ['a language that is none', '{"criteria":[{"type":"language.target","criteria":"d_e"}]}', [/BCP 47/]],
    [
      'a text where a range belongs',
      '{"criteria":[{"type":"created","criteria":"2026-01-01T00:00:00Z"}]}',
      [/must be an object with from/],
    ],
    ['an empty range', '{"criteria":[{"type":"created","criteria":{}}]}', [/needs from, to or both/]],
    ['an unknown bound', '{"criteria":[{"type":"created","criteria":{"until":1}}]}', [/unknown key "until"/]],
    [
      'a date alone',
      '{"criteria":[{"type":"completed","criteria":{"from":"2026-01-01"}}]}',
      [/criteria\.from: must be an RFC 3339/],
    ],
    [
      'a range where a text belongs',
      '{"criteria":[{"type":"id","criteria":{"from":"x"}}]}',
      [/must be a text/],
    ],
    [
      'a range of which nothing is right',
      '{"criteria":[{"type":"created","criteria":{"from":"x","to":1,"until":1,"since":1}}]}',
      [/unknown key "until"/, /unknown key "since"/, /criteria\.from: /, /criteria\.to: /],
    ],
    [
      'a language that is too long',
      `{"criteria":[{"type":"language.target","criteria":"en-x-${'a'.repeat(255)}"}]}`,
      [/has 260 characters, a language tag at most 255/],
    ],
    ['an unknown sort', '{"criteria":[],"sortBy":["id"]}', [/^query\.sortBy\[0\]: must be one of/]],
    [
      'a sort given twice',
      '{"criteria":[],"sortBy":["created","created:desc"]}',
      [/^query\.sortBy\[1\]: sorts by created again/],
    ],
    ['several things at once', '{"criteria":[1,{"type":"x"}],"sortBy":1}', [/\[0\]/, /\[1\]/, /sortBy/]],
  ] as const)('%s', async (_rule, query, problems) => {
    const answer = await ask(desk(), query);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(problems.length);
    for (const [index, problem] of problems.entries()) {
      if (typeof problem === 'string') expect(answer.body.errors[index]).toBe(problem);
      else expect(answer.body.errors[index]).toMatch(problem);
    }
    expect(answer.body).not.toHaveProperty('state');
  });

  it('state and from beside query, naming them, and other parameter faults together with those of the query', async () => {
    const answer = await ask(desk(), { criteria: [1] }, '&state=pending&from=x&page=0&x=1');
    expect(answer.body.errors).toHaveLength(5);
    expect(answer.body.errors[0]).toMatch(/^state: can't be mixed with query/);
  });
});

describe('the criteria-based query', () => {
  it('spells a completed request "completed", and takes both spellings', async () => {
    const backend = testBackend(noLimit);
    const id = await submit(backend, {}, await backend.token('test'));
    while (await backend.core.testResults.completeNext());
    for (const state of ['complete', 'completed']) {
      const { body } = await ask(backend, { criteria: [{ type: 'state', criteria: state }] });
      expect(body).toMatchObject({ page: 1, pages: 1, total: 1, requests: [{ id, state: 'completed' }] });
    }
  });

  it('compares languages in canonical form, and a region is not its language', async () => {
    const backend = testBackend(noLimit);
    const swiss = await submit(backend, { language: { source: 'en', target: 'de-ch' } });
    const target = (criteria: string) => ask(backend, { criteria: [{ type: 'language.target', criteria }] });
    expect(idsOf(await target('DE-CH'))).toEqual([swiss]);
    expect(idsOf(await target('de'))).toEqual([]);
    expect((await target('de-CH')).body.requests[0].language.target).toBe('de-ch');
  });

  it('takes criteria of one type as alternatives and those of different types together', async () => {
    const backend = testBackend(noLimit);
    const [a, b, c] = [
      await submit(backend, { language: { source: 'en', target: 'de' } }),
      await submit(backend, { language: { source: 'en', target: 'fr' } }),
      await submit(backend, { language: { source: 'es', target: 'fr' } }),
    ];
    const criteria = [
      { type: 'language.target', criteria: 'de' },
      { type: 'language.target', criteria: 'fr' },
      { type: 'language.source', criteria: 'en' },
      { type: 'source', criteria: 'api' },
    ];
    expect(idsOf(await ask(backend, { criteria }))).toEqual([a, b]);
    const ids = [a, c].map((id) => ({ type: 'id', criteria: id }));
    expect(idsOf(await ask(backend, { criteria: ids, sortBy: ['created:desc'] }))).toEqual([c, a]);
    expect((await ask(backend, { criteria: [{ type: 'source', criteria: 'file' }] })).body.total).toBe(0);
  });

  it('takes from as inclusive and to as exclusive', async () => {
    const backend = testBackend(noLimit);
    const ids = [await submit(backend), await submit(backend), await submit(backend)];
    const range = { from: '2026-11-20T09:30:01.123Z', to: '2026-11-20T09:30:02.123Z' };
    expect(idsOf(await ask(backend, { criteria: [{ type: 'created', criteria: range }] }))).toEqual([ids[1]]);
  });

  it('sorts requests without completed last either way', async () => {
    const backend = testBackend(noLimit);
    const waiting = await submit(backend);
    const token = await backend.token('test');
    const done: string[] = [];
    for (let n = 0; n < 2; n++) {
      done.push(await submit(backend, {}, token));
      while (await backend.core.testResults.completeNext());
    }
    const sorted = async (by: string) => idsOf(await ask(backend, { criteria: [], sortBy: [by] }));
    expect(await sorted('completed')).toEqual([...done, waiting]);
    expect(await sorted('completed:desc')).toEqual([...done.toReversed(), waiting]);
  });

  it('later pages go on where the first left off while others submit', async () => {
    const backend = testBackend(noLimit);
    const before = [await submit(backend), await submit(backend), await submit(backend)];
    const query = { criteria: [], sortBy: ['created:desc'] };
    const first = await ask(backend, query, '&pageSize=2');
    await submit(backend);
    const second = await ask(backend, query, '&pageSize=2&page=2');
    expect([...idsOf(first), ...idsOf(second)]).toEqual(before.toReversed());
    expect(second.body).toMatchObject({ pages: 2, total: 4 });
    expect((await ask(backend, query, '&pageSize=2')).body.total).toBe(4);
  });
});

describe('a reading of several pages', () => {
  const query = { criteria: [{ type: 'state', criteria: 'pending' }], sortBy: ['created:desc'] };
  const page = (backend: TestBackend, n: number, token?: string) =>
    ask(backend, query, `&pageSize=2&page=${n}`, token);

  it('goes on after a restart, for a day', async () => {
    const first = testBackend(noLimit);
    const token = await first.token('live');
    const before: string[] = [];
    for (let n = 0; n < 5; n++) before.unshift(await submit(first));
    const given = idsOf(await page(first, 1, token));
    await submit(first);
    await first.stop();
    const { dataFolder, environment } = first;
    const second = testBackend({ dataFolder, environment, ...noLimit });
    environment.advance(23 * 3600_000);
    const next = await page(second, 2, token);
    expect([...given, ...idsOf(next)]).toEqual(before.slice(0, 4));
    expect(next.body).toMatchObject({ page: 2, pages: 3, total: 6 });
    environment.advance(25 * 3600_000);
    expect(idsOf(await page(second, 3, token))).toEqual(before.slice(3));
  });

  it('misses nothing when returned requests leave the result, and every page has the current total', async () => {
    const backend = testBackend(noLimit);
    const waiting: string[] = [];
    for (let n = 0; n < 4; n++) waiting.unshift(await submit(backend));
    for (let n = 0; n < 2; n++) await submit(backend, {}, await backend.token('test'));
    const first = await page(backend, 1);
    expect(first.body).toMatchObject({ pages: 3, total: 6 });
    while (await backend.core.testResults.completeNext());
    const second = await page(backend, 2);
    // The page is requested again, as after a lost answer.
    expect((await page(backend, 2)).body).toEqual(second.body);
    const third = await page(backend, 3);
    expect([...idsOf(second), ...idsOf(third)]).toEqual(waiting);
    for (const { body } of [second, third]) expect(body).toMatchObject({ pages: 2, total: 4 });
    expect((await page(backend, 9)).body).toEqual({ page: 9, pages: 2, total: 4, requests: [] });
    expect((await page(backend, 1)).body).toMatchObject({ pages: 2, total: 4 });
    expect((await page(backend, 9)).body).toEqual({ page: 9, pages: 2, total: 4, requests: [] });
  });

  it('belongs to its token', async () => {
    const backend = testBackend(noLimit);
    for (let n = 0; n < 3; n++) await submit(backend);
    const [one, two] = [await backend.token('live'), await backend.token('live')];
    await page(backend, 1, one);
    const newest = await submit(backend);
    expect(idsOf(await page(backend, 1, two))[0]).toBe(newest);
    expect(idsOf(await page(backend, 2, one))).not.toContain(newest);
  });
});

describe('the query limit', () => {
  it('answers the second query of a token with 429 and Retry-After in seconds, rounded up', async () => {
    const backend = testBackend();
    expect((await ask(backend, { criteria: [] })).status).toBe(200);
    backend.environment.advance(1500);
    const answer = await ask(backend, { criteria: [] });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('299');
    expect(answer.body.errors[0]).toMatch(/every 300 s .* in 299 s at 2026-11-20T09:35:00\.123Z/);
    backend.environment.advance(298_500);
    expect((await ask(backend, { criteria: [] })).status).toBe(200);
  });

  it('is not used up by an invalid query, and is looked at before one', async () => {
    const backend = testBackend();
    expect((await ask(backend, '{')).status).toBe(400);
    expect((await ask(backend, { criteria: [] })).status).toBe(200);
    expect((await ask(backend, '{')).status).toBe(429);
  });

  it('lets one of several queries through that a token sends at once', async () => {
    const backend = testBackend();
    const token = await backend.token('live');
    const path = `/v1/content?query=${encodeURIComponent('{"criteria":[]}')}`;
    const answers = await Promise.all([1, 2, 3].map(() => backend.request('GET', path, { token })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
  });

  it('belongs to its token and leaves the other endpoints alone', async () => {
    const backend = testBackend();
    const [one, two] = [await backend.token('live'), await backend.token('live')];
    for (const token of [one, two])
      expect((await ask(backend, { criteria: [] }, '', token)).status).toBe(200);
    for (let n = 0; n < 3; n++) {
      expect((await backend.request('GET', '/v1/content?state=pending', { token: one })).status).toBe(200);
    }
    expect((await ask(backend, { criteria: [] }, '', one)).status).toBe(429);
  });

  it('survives a restart', async () => {
    const first = testBackend();
    const token = await first.token('live');
    await ask(first, { criteria: [] }, '', token);
    await first.stop();
    const second = testBackend({ dataFolder: first.dataFolder, environment: first.environment });
    expect((await ask(second, { criteria: [] }, '', token)).status).toBe(429);
  });

  it('never makes anybody wait longer than one interval when the clock was set back', async () => {
    const backend = testBackend();
    await ask(backend, { criteria: [] });
    backend.environment.setClock(backend.environment.nowMs - 24 * 3600 * 1000);
    expect((await ask(backend, { criteria: [] })).headers['retry-after']).toBe('300');
  });

  it('lets a query through after one interval, when the clock was set back', async () => {
    const backend = testBackend();
    await ask(backend, { criteria: [] });
    backend.environment.setClock(backend.environment.nowMs - 24 * 3600 * 1000);
    expect((await ask(backend, { criteria: [] })).status).toBe(429);
    backend.environment.advance(200_000);
    expect((await ask(backend, { criteria: [] })).headers['retry-after']).toBe('100');
    backend.environment.advance(100_000);
    expect((await ask(backend, { criteria: [] })).status).toBe(200);
  });

  it('lets none through when the clock is set ahead', async () => {
    const backend = testBackend();
    await ask(backend, { criteria: [] });
    backend.environment.advance(100_000);
    backend.environment.setClock(backend.environment.nowMs + 24 * 3600 * 1000);
    expect((await ask(backend, { criteria: [] })).headers['retry-after']).toBe('200');
    backend.environment.advance(200_000);
    expect((await ask(backend, { criteria: [] })).status).toBe(200);
  });

  it('is not used up by HEAD, which is a 405', async () => {
    const backend = testBackend();
    const url = `/v1/content?query=${encodeURIComponent('{"criteria":[]}')}`;
    const headers = { host: 'localhost', authorization: `Bearer ${await backend.token('live')}` };
    const head = await backend.service.inject({ method: 'HEAD', url, headers });
    expect([head.statusCode, head.headers['allow']]).toEqual([405, 'GET, PUT']);
    expect((await backend.service.inject({ url, headers })).statusCode).toBe(200);
    // The simple-filter variant has no limit.
    expect((await backend.service.inject({ method: 'HEAD', url: '/v1/content', headers })).statusCode).toBe(
      200,
    );
  });

  it('is off with the interval 0', async () => {
    const backend = testBackend(noLimit);
    for (let n = 0; n < 3; n++) expect((await ask(backend, { criteria: [] })).status).toBe(200);
  });
});
