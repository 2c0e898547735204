import { describe, expect, it } from 'vitest';
import { sharedBackend, submission, testBackend } from '../../support/test-backend';

const desk = sharedBackend();
const field = { id: 'title', type: 'localizable', data: 'html', value: 'Hello' };

describe('PUT /v1/content refuses', () => {
  const cases: readonly (readonly [rule: string, body: unknown, problems: readonly string[]])[] = [
    ['a body that is not an object', [], ['body: must be an object']],
    ['an empty object, naming all that is missing', {}, ['language: is missing', 'fields: is missing']],
    ['no fields', submission({ fields: [] }), ['fields: must have at least 1 entry']],
    [
      'languages that are not BCP 47',
      submission({ language: { source: 'e_n', target: '' } }),
      [
        'language.target: must not be empty',
        'language.source: "e_n" is not a well-formed BCP 47 language tag, like de or de-CH',
      ],
    ],
    [
      'a field id that is used twice',
      submission({ fields: [field, { ...field, id: 'b' }, field] }),
      ['fields[2].id: must be unique, "title" is also fields[0].id'],
    ],
    [
      'every wrong property of every field at once',
      submission({ fields: [{ id: '', type: 1, data: '', value: null }, 7] }),
      [
        'fields[0].id: must not be empty',
        'fields[0].type: must be a string',
        'fields[0].data: must not be empty',
        'fields[0].value: must be a string',
        'fields[1]: must be an object',
      ],
    ],
    [
      'what only the service sets',
      submission({ state: 'completed', fields: [{ ...field, originalValue: 'x' }] }),
      [
        'state: is set by the service, leave it out',
        'fields[0].originalValue: is set by the service, leave it out',
      ],
    ],
  ];
  it.each(cases)('%s', async (_rule, body, problems) => {
    const answer = await desk().request('PUT', '/v1/content', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.state).toBe('invalid');
    expect(answer.body.errors.toSorted()).toEqual(problems.toSorted());
  });

  it('a missing body with 400, not 415', async () => {
    const answer = await desk().request('PUT', '/v1/content');
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      state: 'invalid',
      errors: ['body: is missing, send a JSON object with language and fields'],
    });
  });

  it.each([
    ['a syntax error', '{"a":', /body: is not valid JSON at line 1, column 6/],
    ['a key given twice', '{"fields":[{"id":"a","id":"b"}]}', /fields\[0\]\.id: appears more than once/],
    ['a __proto__ key', '{"__proto__":{}}', /__proto__/],
    ['a NUL character', '{"x":"\\u0000"}', /^x: .*NUL/],
    ['half a surrogate pair', '{"x":"\\ud800"}', /^x: /],
    ['a number that would change', '{"x":12345678901234567890}', /^x: /],
    ['a byte order mark', '\uFEFF{}', /byte order mark|BOM/i],
  ])('%s, naming the place', async (_rule, rawBody, problem) => {
    const answer = await desk().request('PUT', '/v1/content', { rawBody });
    expect(answer.status).toBe(400);
    expect(answer.body.state).toBe('invalid');
    expect(answer.body.errors[0]).toMatch(problem);
  });

  it('invalid UTF-8', async () => {
    const rawBody = Buffer.from([0x22, 0xff, 0x22]);
    const answer = await desk().request('PUT', '/v1/content', { rawBody });
    expect(answer).toMatchObject({ status: 400, body: { errors: ['body: is not valid UTF-8'] } });
  });

  it('another media type with 415, and a charset other than UTF-8', async () => {
    const backend = desk();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
    ]) {
      const answer = await backend.request('PUT', '/v1/content', {
        rawBody: '{}',
        headers: { 'content-type': type },
      });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });

  it('a body over the limit with 413 that names the setting', async () => {
    const backend = testBackend({ settings: ['service.bodyLimit=2000'] });
    const answer = await backend.request('PUT', '/v1/content', {
      body: submission({ pad: 'x'.repeat(2000) }),
    });
    expect(answer.status).toBe(413);
    expect(answer.body.errors[0]).toContain('service.bodyLimit');
  });

  it('too many fields and too long values, naming the limit', async () => {
    const backend = testBackend({ settings: ['service.maxFields=2', 'service.maxFieldValue=4'] });
    const many = [1, 2, 3].map((n) => ({ ...field, id: `f${n}`, value: '' }));
    expect(
      (await backend.request('PUT', '/v1/content', { body: submission({ fields: many }) })).body.errors,
    ).toEqual(['fields: has 3 entries, at most 2 are accepted (setting service.maxFields)']);
    // Other problems are listed too, but only the accepted number of fields is validated.
    const wrong = {
      id: 'x',
      language: { source: 'e_n', target: '' },
      fields: [{ ...field, value: 1 }, ...many, { id: 5 }],
    };
    expect((await backend.request('PUT', '/v1/content', { body: wrong })).body.errors).toEqual([
      'language.target: must not be empty',
      'fields[0].value: must be a string',
      'fields: has 5 entries, at most 2 are accepted (setting service.maxFields)',
      'id: is set by the service, leave it out',
      'language.source: "e_n" is not a well-formed BCP 47 language tag, like de or de-CH',
    ]);
    // The limit counts bytes: four characters, eight bytes.
    const long = [{ ...field, value: 'éééé' }];
    expect(
      (await backend.request('PUT', '/v1/content', { body: submission({ fields: long }) })).body.errors,
    ).toEqual(['fields[0].value: has 8 bytes, at most 4 are accepted (setting service.maxFieldValue)']);
  });
});

const send = (headers: Record<string, string>) =>
  desk().request('PUT', '/v1/content', { body: submission(), headers });

describe('a body is read as', () => {
  it.each([
    'application/json; charset=utf-8',
    'application/json;charset=UTF8',
    'Application/JSON; Charset="utf8"',
    'application/json; profile=a; charset="UTF-8"',
  ])('UTF-8 under %s', async (type) => {
    expect((await send({ 'content-type': type })).status).toBe(200);
  });

  it.each([
    ['application/json; charset=latin1', 'content-type: charset must be utf-8, not latin1'],
    ['application/json; charset="utf 8"', 'content-type: charset must be utf-8, not utf 8'],
    [
      'application/json; charset=utf-8; charset=latin1',
      'content-type: has more than one charset, utf-8 is the only one',
    ],
    [
      'application/json; charset=utf-8;charset=utf-8',
      'content-type: has more than one charset, utf-8 is the only one',
    ],
  ])('nothing else: %s', async (type, problem) => {
    expect(await send({ 'content-type': type })).toMatchObject({ status: 415, body: { errors: [problem] } });
  });

  it('in its encoding: a compressed one is refused with status 415', async () => {
    expect((await send({ 'content-encoding': 'Identity' })).status).toBe(200);
    expect(await send({ 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
      body: { errors: ['content-encoding: must be identity, not gzip; send the body as it is'] },
    });
  });
});

describe('PUT /v1/content accepts', () => {
  it('a request and answers id, state pending, created and the fields as submitted', async () => {
    const backend = desk();
    const body = submission();
    const answer = await backend.request('PUT', '/v1/content', { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ state: 'pending', created: '2026-11-20T09:30:00.123Z', ...body });
    expect(answer.body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(answer.body).not.toHaveProperty('completed');
    expect(answer.body).not.toHaveProperty('importResponse');
  });

  it('further properties of request, language and field, and returns them unchanged', async () => {
    const backend = desk();
    const body = submission({
      language: { source: 'en', target: 'fr', register: 'formal' },
      project: { name: 'Shop', tags: ['a', null, 1.5] },
      fields: [{ ...field, maxLength: 40, notes: { html: '<b>' } }],
    });
    const { id } = (await backend.request('PUT', '/v1/content', { body })).body;
    expect((await backend.request('GET', `/v1/content/request/${id}`)).body).toMatchObject(body);
  });

  it('unknown values of type and data, an empty value and the same language twice', async () => {
    const body = submission({
      language: { source: 'de', target: 'de' },
      fields: [{ id: 'x', type: 'recipe', data: 'markdown', value: '' }],
    });
    expect((await desk().request('PUT', '/v1/content', { body })).status).toBe(200);
  });

  it('an id of 255 characters with slashes and Unicode in a path', async () => {
    const answer = await desk().request('GET', `/v1/content/request/${encodeURIComponent('ü/'.repeat(127))}`);
    expect(answer).toMatchObject({ status: 404 });
    expect(answer.body.errors[0]).toMatch(/^id: there is no request/);
  });
});

describe('Idempotency-Key', () => {
  it('answers the first response again, also after the request went on', async () => {
    const backend = testBackend();
    const call = () =>
      backend.request('PUT', '/v1/content', {
        body: submission(),
        headers: { 'idempotency-key': 'order 17' },
        token,
      });
    const token = await backend.token('test');
    const first = await call();
    backend.environment.advance(20_000);
    while (await backend.core.testResults.completeNext());
    const again = await call();
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await backend.request('GET', '/v1/content')).body.total).toBe(1);
  });

  it('is 409 with another body, and forgotten after 24 hours', async () => {
    const backend = testBackend();
    const headers = { 'idempotency-key': 'k' };
    const put = (body: unknown) => backend.request('PUT', '/v1/content', { body, headers });
    await put(submission());
    expect((await put(submission({ other: true }))).status).toBe(409);
    backend.environment.advance(24 * 3600 * 1000);
    expect((await put(submission({ other: true }))).status).toBe(200);
  });

  it('belongs to its token', async () => {
    const backend = testBackend();
    const headers = { 'idempotency-key': 'k' };
    const answers = await Promise.all(
      [await backend.token('live'), await backend.token('live')].map((token) =>
        backend.request('PUT', '/v1/content', { body: submission(), headers, token }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(2);
  });

  it('must be 1 to 255 printable characters', async () => {
    const backend = desk();
    for (const key of ['', 'x'.repeat(256), 'a\tb']) {
      const answer = await backend.request('PUT', '/v1/content', {
        body: submission(),
        headers: { 'idempotency-key': key },
      });
      expect([key, answer.status]).toEqual([key, 400]);
    }
  });
});
