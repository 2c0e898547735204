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

/** Hands a file over in two portions, as the window does. */
async function upload(backend: TestBackend, text: string): Promise<number> {
  const bytes = Buffer.from(text);
  const begun = await ask(backend, 'files.beginUpload', { sizeBytes: bytes.length });
  for (const portion of [bytes.subarray(0, 4), bytes.subarray(4)])
    await ask(backend, 'files.upload', { upload: begun.upload, content: portion.toString('base64') });
  return begun.upload;
}
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
  const text = '{"a": "One", "b": "Two"}';
  const file = { name: 'en.json', upload: await upload(backend, text) };
  expect(await ask(backend, 'files.preview', file)).toEqual({
    valid: true,
    format: 'json',
    encoding: 'utf-8',
    total: 2,
    size: { words: 2, characters: 6, isEstimate: false },
    segments: [
      { id: 'a', data: 'text', value: 'One' },
      { id: 'b', data: 'text', value: 'Two' },
    ],
    problems: [],
  });
  const broken = { ...file, upload: await upload(backend, '{"a":') };
  expect(await ask(backend, 'files.preview', broken)).toMatchObject({
    valid: false,
    problems: [{ line: 1 }],
  });
  const { imported } = await ask(backend, 'files.import', {
    name: 'en.json',
    upload: await upload(backend, text),
    source: 'en',
    targets: ['de'],
  });
  expect(imported).toMatchObject({
    added: 2,
    changed: 0,
    moved: 0,
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
  const nextText = '{"a": "One", "b": "Zwo"}';
  const next = { name: 'en.json', source: 'en', targets: ['de'] };
  const look = async (more: object) =>
    ask(backend, 'files.preview', { name: 'en.json', upload: await upload(backend, nextText), ...more });
  const counts = { added: 0, changed: 1, moved: 0, unchanged: 1, gone: 0 };
  expect((await look({ order })).changes).toEqual(counts);
  expect((await look({})).changes).toBeUndefined();
  const newer = await ask(backend, 'files.import', {
    ...next,
    upload: await upload(backend, nextText),
    order,
  });
  expect(newer.imported).toMatchObject({ order: imported?.order, changed: 1, unchanged: 1, gone: 0 });
  expect(await ask(backend, 'files.version', { order, number: 1 })).toEqual({
    name: 'en.json',
    number: 1,
    content: base64(text),
  });
  const other = await ask(backend, 'files.import', { ...next, upload: await upload(backend, nextText) });
  expect(other.imported).toMatchObject({ added: 2, requests: [{ fields: 2 }] });
  expect(other.imported?.order).not.toBe(imported?.order);
  const last = { ...next, upload: await upload(backend, nextText) };
  expect(await backend.dispatch('files.import', { ...last, source: 'fr', order })).toMatchObject({
    ok: false,
  });
});

it('a file that is not handed over completely is not taken', async () => {
  const backend = testBackend();
  const begin = async (sizeBytes: number) => (await ask(backend, 'files.beginUpload', { sizeBytes })).upload;
  const refused = async (name: CommandName, input: unknown) => {
    const answer = await backend.dispatch(name, input);
    return answer.ok ? 'taken' : answer.error.message;
  };
  const first = await begin(3);
  expect(await refused('files.upload', { upload: first, content: '***' })).toContain('must be base64');
  expect(await refused('files.upload', { upload: first, content: base64('long') })).toContain('longer than');
  await ask(backend, 'files.upload', { upload: first, content: base64('{') });
  const preview = { name: 'a.json', upload: first };
  expect(await refused('files.preview', preview)).toBe('Only 1 of 3 bytes of the file arrived.');
  expect(await refused('files.preview', preview)).toContain('Choose it again');
  expect(await refused('files.beginUpload', { sizeBytes: 70_000_000 })).toContain('split it into smaller');
  const oldest = await begin(1);
  for (let more = 0; more < 8; more += 1) await begin(1);
  expect(await refused('files.upload', { upload: oldest, content: base64('1') })).toContain(
    'Choose it again',
  );
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
  const own = await upload(backend, '{"a": "One"}');
  const file = { name: 'app.json', upload: own, source: 'en', targets: ['de', 'fr'] };
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
  const own = await upload(backend, '{"a": "One"}');
  const file = { name: 'app.json', upload: own, source: 'en', targets: ['de', 'fr'] };
  expect(await ask(backend, 'files.import', file)).toEqual({ imported: null });
  expect(jobs).toContain('import');
  expect(backend.core.orders.list(0, 1).total).toBe(0);
});
