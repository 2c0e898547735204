import { describe, expect, it } from 'vitest';
import { sharedBackend, submission, testBackend, type TestBackend } from '../../support/test-backend';

async function submit(backend: TestBackend, token?: string): Promise<string> {
  const answer = await backend.request('PUT', '/v1/content', {
    body: submission(),
    ...(token === undefined ? {} : { token }),
  });
  expect(answer.status).toBe(200);
  backend.environment.advance(1000);
  return answer.body.id;
}

const emptyDesk = sharedBackend();

describe('GET /v1/content/request/:id', () => {
  it('is 404 for an unknown id', async () => {
    const answer = await emptyDesk().request('GET', '/v1/content/request/none');
    expect(answer).toMatchObject({ status: 404, body: { errors: ['id: there is no request "none"'] } });
  });

  it('spells a completed request "complete", with value and originalValue', async () => {
    const backend = testBackend({ settings: ['service.testResultDelay=0'] });
    const id = await submit(backend, await backend.token('test'));
    while (await backend.core.testResults.completeNext());
    const { body } = await backend.request('GET', `/v1/content/request/${id}`);
    expect(body.state).toBe('complete');
    expect(body.completed).toBe('2026-11-20T09:30:01.123Z');
    expect(body.fields[1].originalValue).toBe('<p>Press <b>Start</b>, {name}.</p>');
    expect(body.fields[1].value).toMatch(/^<p>⟦.*<b>⟦.*⟧<\/b>.*\{name\}.*<\/p>$/);
  });
});

describe('the simple-filter query', () => {
  it.each([
    ['state=done', 'state: must be one of pending, confirmed, completed'],
    ['state=', 'state: must be one of pending, confirmed, completed'],
    ['page=0', 'page: must be a whole number from 1'],
    ['page=1.5', 'page: must be a whole number from 1'],
    ['page=-1', 'page: must be a whole number from 1'],
    ['page=', 'page: must be a whole number from 1'],
    ['pageSize=1001', 'pageSize: must be a whole number from 1 to 1000'],
    ['page=1&page=2', 'page: is given more than once'],
    ['sort=id', 'sort: is not a parameter of this query, known are page, pageSize, state, from'],
    [
      'from=2026-11-20',
      'from: must be an RFC 3339 date-time with offset, like 2026-11-20T09:30:00Z (a "+" is written %2B)',
    ],
    [
      'from=2026-02-30T00:00:00Z',
      'from: must be an RFC 3339 date-time with offset, like 2026-11-20T09:30:00Z (a "+" is written %2B)',
    ],
  ])('refuses ?%s', async (query, problem) => {
    const answer = await emptyDesk().request('GET', `/v1/content?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { errors: [problem] } });
  });

  it('lists all problems at once', async () => {
    const answer = await emptyDesk().request('GET', '/v1/content?state=x&page=x&from=x&y=1');
    expect(answer.body.errors).toHaveLength(4);
  });

  it('finds nothing as 0 pages', async () => {
    const answer = await emptyDesk().request('GET', '/v1/content');
    expect(answer.body).toEqual({ page: 1, pages: 0, total: 0, requests: [] });
  });

  it('pages in the order of creation, and a page past the end is empty and true', async () => {
    const backend = testBackend();
    const ids = [await submit(backend), await submit(backend), await submit(backend)];
    const page = async (n: number) => (await backend.request('GET', `/v1/content?pageSize=2&page=${n}`)).body;
    expect((await page(1)).requests.map((r: { id: string }) => r.id)).toEqual(ids.slice(0, 2));
    expect(await page(2)).toMatchObject({ page: 2, pages: 2, total: 3, requests: [{ id: ids[2] }] });
    expect(await page(9)).toEqual({ page: 9, pages: 2, total: 3, requests: [] });
  });

  it('takes complete and completed for the same state, answers complete, and filters by completion time', async () => {
    const backend = testBackend({ settings: ['service.testResultDelay=0'] });
    await submit(backend);
    const done = await submit(backend, await backend.token('test'));
    while (await backend.core.testResults.completeNext());
    for (const query of ['state=complete', 'state=completed', 'from=2026-11-20T10:30:02.123%2b01:00']) {
      const { body } = await backend.request('GET', `/v1/content?${query}`);
      expect([query, body.requests.map((r: { id: string; state: string }) => [r.id, r.state])]).toEqual([
        query,
        [[done, 'complete']],
      ]);
    }
    expect((await backend.request('GET', '/v1/content?from=2026-11-20T09:30:02.124z')).body.total).toBe(0);
    expect((await backend.request('GET', '/v1/content?state=pending')).body.total).toBe(1);
  });
});

describe('a page of large requests', () => {
  it('is sent whole, however long it gets', async () => {
    const backend = testBackend();
    // More than 4 MiB together, as no other answer may have.
    const value = 'é'.repeat(250_000);
    const fields = [1, 2, 3].map((n) => ({ id: `f${n}`, type: 'localizable', data: 'text', value }));
    for (let n = 0; n < 3; n++) await backend.request('PUT', '/v1/content', { body: submission({ fields }) });
    const { body, status } = await backend.request('GET', '/v1/content');
    expect([status, body.total, body.requests.length]).toEqual([200, 3, 3]);
    expect(body.requests.every((r: { fields: { value: string }[] }) => r.fields[2]?.value === value)).toBe(
      true,
    );
  });
});

describe('PUT /v1/content/:id/import', () => {
  const desk = sharedBackend();
  let submitted: Promise<string> | undefined;
  it.each([
    [undefined, 'body: is missing, send {"importState": "success" or "fail"}'],
    [{}, 'importState: is missing'],
    [{ importState: 'maybe' }, 'importState: must be one of success, fail'],
  ])('refuses %j', async (body, problem) => {
    submitted ??= submit(desk());
    const answer = await desk().request('PUT', `/v1/content/${await submitted}/import`, { body });
    expect(answer).toMatchObject({ status: 400, body: { errors: [problem] } });
    expect(answer.body).not.toHaveProperty('state');
  });

  it('is 404 for an unknown id', async () => {
    const answer = await emptyDesk().request('PUT', '/v1/content/none/import', {
      body: { importState: 'fail' },
    });
    expect(answer.status).toBe(404);
  });

  it('reaches the request whose id is "request", and leaves the read of "import" alone', async () => {
    const backend = testBackend();
    Object.assign(backend.environment, { newRequestId: () => 'request' });
    await submit(backend);
    for (const path of ['/v1/content/request/import', '/v1/content/%72equest/import']) {
      const answer = await backend.request('PUT', path, { body: { importState: 'fail' } });
      expect(answer).toMatchObject({
        status: 200,
        body: { id: 'request', importResponse: { importState: 'fail' } },
      });
    }
    expect((await backend.request('GET', '/v1/content/request/import')).body.errors).toEqual([
      'id: there is no request "import"',
    ]);
    const other = await backend.request('DELETE', '/v1/content/request/import');
    expect([other.status, other.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('is allowed in every state, the last mark wins, and the whole request is answered', async () => {
    const backend = testBackend();
    const id = await submit(backend);
    const mark = (importState: string) =>
      backend.request('PUT', `/v1/content/${id}/import`, { body: { importState } });
    await mark('fail');
    backend.environment.advance(1000);
    const answer = await mark('success');
    const importResponse = { importState: 'success', time: '2026-11-20T09:30:02.123Z' };
    expect(answer.body).toMatchObject({ id, state: 'pending', importResponse, ...submission() });
    expect((await backend.request('GET', `/v1/content/request/${id}`)).body.importResponse).toEqual(
      importResponse,
    );
    expect((await backend.request('GET', '/v1/content')).body.requests[0].importResponse).toEqual(
      importResponse,
    );
  });
});
