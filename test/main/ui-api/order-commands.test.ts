import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CommandInput, CommandName, CommandOutput } from '../../../src/contract/contract';
import { completeRequest } from '../../support/file-round';
import { tempFolder } from '../../support/temp-folder';
import { testBackend, type TestBackend } from '../../support/test-backend';

async function ask<N extends CommandName>(
  backend: TestBackend,
  name: N,
  input: CommandInput<N>,
): Promise<CommandOutput<N>> {
  const answer = await backend.dispatch(name, input);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value as CommandOutput<N>;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const fields = [{ id: 'title', type: 'localizable', data: 'text', value: 'Kettle' }];

it('an order makes one request for each language, as a tool would see them, and a call of the webhook for each', async () => {
  const backend = testBackend();
  await backend.request('PUT', '/v1/webhook', { body: { url: 'http://127.0.0.1:1/hook' } });
  const changes: string[] = [];
  backend.core.changes.subscribe(({ name }) => changes.push(name));
  const input = { title: ' Kettle text ', source: 'en', targets: ['de', 'en'], fields };
  const { created } = await ask(backend, 'orders.create', input);
  expect(created?.requests).toMatchObject([
    { target: 'de', fields: 1 },
    { target: 'en', fields: 1 },
  ]);
  for (const { id, target } of created?.requests ?? []) {
    expect((await backend.request('GET', `/v1/content/request/${id}`)).body).toMatchObject({
      source: 'order',
      state: 'pending',
      language: { source: 'en', target },
      fields,
    });
  }
  expect(backend.core.deliveryList.window('all', 0, 10)).toMatchObject({ total: 2 });
  expect(changes).toEqual(
    expect.arrayContaining(['requests.changed', 'orders.changed', 'deliveries.changed', 'files.changed']),
  );
  await completeRequest(backend.core, created?.requests[0]?.id ?? '', () => 'Wasserkocher');
  const { rows, total } = await ask(backend, 'orders.list', { offset: 0, limit: 10 });
  expect(total).toBe(1);
  expect(rows).toMatchObject([
    {
      id: created?.order,
      kind: 'order',
      title: 'Kettle text',
      source: 'en',
      languages: [
        { target: 'de', states: { pending: 0, confirmed: 0, completed: 1 }, fields: 1 },
        { target: 'en', states: { pending: 1, confirmed: 0, completed: 0 }, fields: 1 },
      ],
    },
  ]);
  const read = await ask(backend, 'orders.read', { key: rows[0]?.key ?? 0 });
  expect(read.requests.map(({ target, state, part }) => [target, state, part])).toEqual([
    ['de', 'completed', 1],
    ['en', 'pending', 1],
  ]);
  expect(await backend.dispatch('orders.read', { key: 77 })).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

it.each([
  ['a tag that is not well-formed', { targets: ['d_'] }, /not a well-formed/],
  ['a language twice', { targets: ['de', 'DE'] }, /given twice/],
  ['no title', { title: ' ' }, /title: is missing/],
  ['no field', { fields: [] }, /fields: must not be empty/],
  ['a field id twice', { fields: [...fields, ...fields] }, /must be unique/],
])('an order with %s is refused, and nothing is made', async (_what, changes, message) => {
  const backend = testBackend();
  const input = { title: 'Kettle', source: 'en', targets: ['de'], fields, ...changes };
  const answer = await backend.dispatch('orders.create', input);
  expect(answer).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT' } });
  expect(JSON.stringify(answer)).toMatch(message);
  expect(backend.core.review.counts().all).toBe(0);
});

it('a file is previewed, imported, and its result given to the page', async () => {
  const backend = testBackend();
  const file = { name: 'en.json', content: base64('{"a": "One", "b": "Two"}') };
  expect(await ask(backend, 'files.preview', file)).toEqual({
    valid: true,
    format: 'json',
    encoding: 'utf-8',
    total: 2,
    segments: [
      { id: 'a', data: 'text', value: 'One' },
      { id: 'b', data: 'text', value: 'Two' },
    ],
    problems: [],
  });
  expect(await ask(backend, 'files.preview', { ...file, content: base64('{') })).toMatchObject({
    valid: false,
    problems: [{ line: 1 }],
  });
  const { imported } = await ask(backend, 'files.import', { ...file, source: 'en', targets: ['de'] });
  expect(imported).toMatchObject({
    changed: 2,
    unchanged: 0,
    gone: 0,
    requests: [{ target: 'de', fields: 2 }],
  });
  const { rows } = await ask(backend, 'orders.list', { offset: 0, limit: 10 });
  const order = rows[0]?.key ?? 0;
  expect(await ask(backend, 'orders.read', { key: order })).toMatchObject({
    file: { name: 'en.json', format: 'json', versions: [{ number: 1, sizeBytes: 24 }] },
    requests: [{ fileVersion: 1 }],
  });
  await completeRequest(backend.core, imported?.requests[0]?.id ?? '', (_id, source) => `${source}!`);
  const choice = { order, targets: ['de'], untranslated: 'source' as const, force: false };
  expect(await ask(backend, 'files.saveResult', choice)).toEqual({
    kind: 'content',
    files: [
      {
        target: 'de',
        segments: 2,
        translated: 2,
        name: 'en.de.json',
        content: base64('{"a": "One!", "b": "Two!"}'),
      },
    ],
  });

  // A page doesn't know its file's folder, so a file of the same name is another one unless the order is
  // named.
  const next = {
    name: 'en.json',
    content: base64('{"a": "One", "b": "Zwo"}'),
    source: 'en',
    targets: ['de'],
  };
  const newer = await ask(backend, 'files.import', { ...next, order });
  expect(newer.imported).toMatchObject({ order: imported?.order, changed: 1, unchanged: 1, gone: 0 });
  const other = await ask(backend, 'files.import', next);
  expect(other.imported).toMatchObject({ changed: 2, requests: [{ fields: 2 }] });
  expect(other.imported?.order).not.toBe(imported?.order);
  expect(await backend.dispatch('files.import', { ...next, content: '***' })).toMatchObject({ ok: false });
  expect(await backend.dispatch('files.import', { ...next, source: 'fr', order })).toMatchObject({
    ok: false,
  });
});

it('the desktop writes the results to the place that was chosen, and an order without a file has none', async () => {
  const folder = tempFolder();
  const places = [
    join(folder, 'de.json'),
    undefined,
    join(folder, 'all.json'),
    join(folder, '{target}.json'),
  ];
  const asked: string[] = [];
  const chooseResultTarget = async (name: string) => {
    asked.push(name);
    return places.shift();
  };
  const backend = testBackend({ host: { chooseResultTarget } });
  const file = { name: 'app.json', content: base64('{"a": "One"}'), source: 'en', targets: ['de', 'fr'] };
  await ask(backend, 'files.import', file);
  const choice = { order: 1, untranslated: 'source', force: false } as const;
  const both = { ...choice, targets: ['de', 'fr'] };
  expect(await ask(backend, 'files.saveResult', { ...choice, targets: ['de'] })).toMatchObject({
    kind: 'written',
    files: [{ target: 'de', file: join(folder, 'de.json') }],
  });
  expect(readFileSync(join(folder, 'de.json'), 'utf8')).toBe('{"a": "One"}');
  expect(await ask(backend, 'files.saveResult', both)).toEqual({ kind: 'none' });
  expect(await backend.dispatch('files.saveResult', both)).toMatchObject({
    error: { code: 'INVALID_INPUT' },
  });
  expect(await ask(backend, 'files.saveResult', both)).toMatchObject({
    files: [{}, { file: join(folder, 'fr.json') }],
  });
  expect(asked).toEqual(['app.de.json', ...Array.from({ length: 3 }, () => 'app.{target}.json')]);
  await ask(backend, 'orders.create', { title: 'Kettle', source: 'en', targets: ['de'], fields });
  expect(await backend.dispatch('files.saveResult', { ...choice, order: 2, targets: ['de'] })).toMatchObject({
    error: { code: 'CONFLICT' },
  });
});

it('a request names the order that it was made for', async () => {
  const backend = testBackend();
  await ask(backend, 'orders.create', { title: 'Kettle', source: 'en', targets: ['de'], fields });
  const { rows } = await ask(backend, 'orders.list', { offset: 0, limit: 10 });
  const { requests } = await ask(backend, 'orders.read', { key: rows[0]?.key ?? 0 });
  expect(await ask(backend, 'requests.detail', { key: requests[0]?.key ?? 0 })).toMatchObject({
    order: { key: rows[0]?.key, title: 'Kettle' },
  });
  const { body } = await backend.request('PUT', '/v1/content', {
    body: { language: { source: 'en', target: 'de' }, fields },
  });
  expect(body).toHaveProperty('id');
  const other = await ask(backend, 'requests.detail', { key: (requests[0]?.key ?? 0) + 1 });
  expect(other).not.toHaveProperty('order');
});

it('an order is found at its place in the list, newest first', async () => {
  const backend = testBackend();
  for (const title of ['First', 'Second', 'Third']) {
    await ask(backend, 'orders.create', { title, source: 'en', targets: ['de'], fields });
  }
  const { rows } = await ask(backend, 'orders.list', { offset: 0, limit: 10 });
  expect(rows.map(({ title }) => title)).toEqual(['Third', 'Second', 'First']);
  for (const [index, { key }] of rows.entries()) {
    expect(await ask(backend, 'orders.locate', { key })).toEqual({ index });
  }
  expect(await ask(backend, 'orders.locate', { key: 77 })).toEqual({ index: null });
});

it('an import that is cancelled is no failure, and leaves nothing', async () => {
  const backend = testBackend();
  const jobs: unknown[] = [];
  backend.core.changes.subscribe(({ name }) => {
    if (name !== 'files.changed') return;
    void ask(backend, 'files.running', {}).then(({ running }) => jobs.push(running?.job));
    void backend.dispatch('files.cancel', {});
  });
  const file = { name: 'app.json', content: base64('{"a": "One"}'), source: 'en', targets: ['de', 'fr'] };
  expect(await ask(backend, 'files.import', file)).toEqual({ imported: null });
  expect(jobs).toContain('import');
  expect(backend.core.orders.list(0, 1).total).toBe(0);
});
