import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestStates, parseRequestState } from '../../../src/content/content-request';
import { schemaProblems } from '../../../src/main/platform/json/validation';
import {
  acceptedStates,
  criterionTypes,
  CriteriaQueryObject,
  parseCriteriaQuery,
} from '../../../src/main/requests/query/criteria-query';
import { sharedBackend, testBackend, type TestBackend } from '../../support/test-backend';
import { ApiContract } from './api-contract';
import { documentedCases } from './documented-cases';
import { runs } from '../../support/effort';

const nameOf = (operation: string, status: number | string): string => `${operation} ${status}`;

describe('every documented response', () => {
  const shared = new Map(
    documentedCases.map(({ settings = [] }) => [settings.join(), sharedBackend({ settings })] as const),
  );
  it.each(documentedCases.map((row) => [row.operation, row.status, row.when, row] as const))(
    '%s answers %i %s',
    async (operation, status, _when, row) => {
      const { settings = [], isShared = false } = row;
      const backend = (isShared ? shared.get(settings.join())?.() : undefined) ?? testBackend({ settings });
      const contract = await ApiContract.same(backend);
      const call = await row.prepare(backend);
      const answer = await backend.request(call.method, call.path, call.options);
      expect({ status: answer.status, body: answer.body as unknown }).toMatchObject({ status });
      expect(contract.operationOf(call.method, call.path)?.operationId).toBe(operation);
      expect(contract.deviations(call.method, call.path, answer, true)).toEqual([]);
      if (status >= 400) expect(answer.body.errors[0]).toMatch(row.problem ?? /^never$/);
    },
  );

  it('has a case, and no case is of an undocumented one', async () => {
    const contract = await ApiContract.same(testBackend());
    const documented = contract.operations.flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => nameOf(operationId, status)),
    );
    const shown = documentedCases.map(({ operation, status }) => nameOf(operation, status));
    expect([...new Set(shown)].toSorted()).toEqual(documented.toSorted());
  });
});

describe('/openapi.json', () => {
  const desk = sharedBackend();
  const lines: string[] = [];
  const listening = sharedBackend({ log: (line) => void lines.push(line) });
  let started: ReturnType<TestBackend['start']> | undefined;

  it('documents exactly the /v1 routes', async () => {
    const contract = await ApiContract.same(desk());
    expect(contract.operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'DELETE /v1/webhook',
      'GET /v1/content',
      'GET /v1/content/request/{id}',
      'GET /v1/webhook',
      'PUT /v1/content',
      'PUT /v1/content/{id}/import',
      'PUT /v1/webhook',
    ]);
  });

  it('is OpenAPI 3.1 with a bearer token, named components and no dangling reference', async () => {
    const contract = await ApiContract.same(desk());
    const { openapi, components, security } = contract.document;
    expect(openapi).toBe('3.1.0');
    expect(components.securitySchemes).toMatchObject({ bearerAuth: { type: 'http', scheme: 'bearer' } });
    expect(security).toEqual([{ bearerAuth: [] }]);
    const references = [...JSON.stringify(contract.document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, to]) => to,
    );
    const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.filter((to) => to === undefined || !known.includes(to))).toEqual([]);
    expect(known.filter((name) => !/\/[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  it('explains every operation, parameter and response, each with an example that fits its schema', async () => {
    const contract = await ApiContract.same(desk());
    for (const operation of contract.operations) {
      const { operationId, summary, description, tags, parameters = [], requestBody, responses } = operation;
      expect([operationId, summary.length > 0, tags.length]).toEqual([operationId, true, 1]);
      expect(description).toBeTruthy();
      for (const parameter of parameters) expect(parameter.description).toBeTruthy();
      const bodies = [...Object.values(responses), ...(requestBody === undefined ? [] : [requestBody])];
      for (const { content } of bodies) {
        if (content === undefined) continue;
        const { schema, examples } = content['application/json'];
        expect([operationId, Object.keys(examples).length > 0]).toEqual([operationId, true]);
        for (const { value } of Object.values(examples)) {
          expect(contract.problems(schema, value, true)).toEqual([]);
        }
      }
      for (const [status, response] of Object.entries(responses)) {
        expect(response.description).not.toBe('Default Response');
        expect('x-request-id' in (response.headers ?? {})).toBe(Number(status) >= 400);
      }
    }
    const limited = contract.operationOf('GET', '/v1/content')?.responses['429'];
    expect(Object.keys(limited?.headers ?? {})).toContain('retry-after');
  });

  it('refers to no document that its readers do not have', async () => {
    const { document } = await ApiContract.same(desk());
    expect(JSON.stringify(document)).not.toMatch(/interface document|decisions,/);
  });

  it('describes the call that the service makes, with examples that fit its schema', async () => {
    const contract = await ApiContract.same(desk());
    const { put } = contract.document.webhooks['contentRequestModified'] ?? {};
    expect(put?.parameters?.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    const body = put?.requestBody?.content?.['application/json'];
    const values = Object.values(body?.examples ?? {}).map(({ value }) => value);
    expect(values).toHaveLength(2);
    for (const value of values) expect(contract.problems(body?.schema ?? {}, value, true)).toEqual([]);
  });

  it('declares every parameter by a schema of one plain type, which all generators know', async () => {
    const { document } = await ApiContract.same(desk());
    const parameters = Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ parameters: own = [] }) => own);
    expect(parameters.map(({ name }) => name)).toContain('query');
    for (const { name, schema } of parameters) {
      expect([name, typeof schema?.['type']]).toEqual([name, 'string']);
    }
  });

  it('spells completed as each place does', async () => {
    const contract = await ApiContract.same(desk());
    const stateOf = (name: string) =>
      (contract.document.components.schemas[name] as { properties: { state: { enum: string[] } } }).properties
        .state.enum;
    expect(stateOf('CriteriaContentRequest')).toEqual(['pending', 'confirmed', 'completed']);
    expect(stateOf('ContentRequest')).toEqual(['pending', 'confirmed', 'complete']);
    expect(stateOf('SubmittedRequest')).toEqual(['pending']);
  });

  it('and the reference page answer without a token, only under a host of ours', async () => {
    const backend = desk();
    for (const url of ['/openapi.json', '/docs', '/docs/json', '/docs/static/swagger-ui-bundle.js']) {
      const get = (host: string) => backend.service.inject({ url, headers: { host } });
      expect([url, (await get('localhost:4310')).statusCode]).toEqual([url, 200]);
      expect([url, (await get('evil.example')).statusCode]).toEqual([url, 403]);
    }
  });

  it('comes with a page that may load nothing from elsewhere', async () => {
    const page = await desk().service.inject({ url: '/docs', headers: { host: 'localhost' } });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(page.payload).not.toMatch(/https?:\/\//);
    expect(page.headers['x-frame-options']).toBe('DENY');
  });

  it.each([
    '/docs/static//x',
    '/docs/static//',
    '/docs/static/..%2fx',
    '/docs/static/../x',
    '/docs/static/./x',
    '/docs/static/%00',
    '/docs/static/nope.js',
    '/docs/static/index.html',
    '/docs/static/',
    '//docs/static/x',
  ])('answers what it has not, like %s, with 404 and nothing in the log', async (path) => {
    const { service } = await (started ??= listening().start());
    const socket = connect(Number(new URL(service).port), '127.0.0.1');
    // `fetch` would tidy the path.
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect((await text(socket)).slice(0, 12)).toBe('HTTP/1.1 404');
    expect(lines).toEqual([]);
  });
});

describe('the documented query object', () => {
  it('takes the states that are accepted', () => {
    expect([...acceptedStates]).toEqual([...requestStates, 'complete']);
    expect(acceptedStates.map(parseRequestState)).toEqual([...requestStates, 'completed']);
  });

  it('is what the service takes: it accepts nothing the document refuses', () => {
    const time = fc.constantFrom(
      '2026-11-20T09:30:00Z',
      '2026-11-20t10:30:00.5+01:00',
      '2026-02-30T00:00:00Z',
    );
    const wanted = fc.oneof(
      fc.constantFrom('api', 'de', 'complete', 'done', ''),
      fc.record({ from: time, to: time }, { requiredKeys: [] }),
      fc.record({ until: time }),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const type = fc.constantFrom(...criterionTypes, 'title');
    const criterion = fc.oneof(
      { weight: 4, arbitrary: fc.record({ type, criteria: wanted }) },
      fc.record({ type, criteria: wanted, more: time }),
    );
    const query = fc.record(
      {
        criteria: fc.array(criterion, { maxLength: 2 }),
        sortBy: fc.array(fc.constantFrom('created', 'completed:desc', 'id', 1), { maxLength: 2 }),
      },
      { requiredKeys: ['criteria'] },
    );
    let accepted = 0;
    fc.assert(
      fc.property(query, (value) => {
        const refused = schemaProblems(CriteriaQueryObject, value).length > 0;
        let taken = true;
        try {
          parseCriteriaQuery(value);
        } catch {
          taken = false;
        }
        if (taken) accepted += 1;
        expect({ value, taken, refused }).not.toMatchObject({ taken: true, refused: true });
        // The service refuses further values that the schema allows: languages, invalid times, a sort given
        // twice.
      }),
      // At least as many as the count below needs.
      { numRuns: Math.max(runs(3000), 200) },
    );

    // The test is not vacuous: about a quarter is accepted, so more than five of two hundred are.
    expect(accepted).toBeGreaterThan(5);
  });
});
