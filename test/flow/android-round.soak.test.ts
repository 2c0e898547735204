import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { FileImport } from '../../src/contract/orders';
import { migratedFolder } from '../support/migrated-folder';
import { locdesk, locdeskGiven, serve, type Served } from '../support/serve';
import { openServedWindow, type ServedWindow } from '../support/served-window';
import { tempFolder } from '../support/temp-folder';

// The whole round of a coordinator: a file comes in, one language is ordered upstream and one written here,
// the results are saved, the source changes, and only the difference is ordered.

vi.setConfig({ testTimeout: 120_000 });

const patience = { timeout: 30_000, interval: 50 };

const firstSource = `<?xml version="1.0" encoding="utf-8"?>
<!-- Strings of the kettle -->
<resources>
    <!-- On the button -->
    <string name="save">Save</string>
    <string name="greeting">Hello %1$s, it\\'s <b>on</b>!</string>
    <string name="app_id" translatable="false">kettle-7</string>
    <plurals name="cups">
        <item quantity="one">%d cup</item>
        <item quantity="other">%d cups</item>
    </plurals>
</resources>
`;
/** "save" changed, "brew" is new, and "greeting" is gone. */
const secondSource = firstSource
  .replace('>Save<', '>Save now<')
  .replace(/ +<string name="greeting">.*\n/, '    <string name="brew">Brew</string>\n');

/** A file with each translated text as a translator of this language would write it. */
function inLanguage(source: string, language: string): string {
  return source
    .replace(/(<string name="(?!app_id)\w+">)(.*)(<\/string>)/g, `$1[${language}] $2$3`)
    .replace(/(<item quantity="\w+">)(.*)(<\/item>)/g, `$1[${language}] $2$3`);
}

interface Running {
  readonly served: Served;
  readonly window: ServedWindow;
}

async function running(data: string): Promise<Running> {
  const settings = ['sync.minInterval=0', 'service.queryInterval=0'].flatMap((one) => ['--set', one]);
  const served = await serve(data, ...settings);
  return { served, window: await openServedWindow(served) };
}

async function json<T>(...args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await locdesk(...args, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const answer: T = JSON.parse(stdout);
  return answer;
}

/** Completes what is pending in a language, as a person does in the window. */
async function translate({ window }: Running, language: string): Promise<number> {
  const listing = { view: 'all', sort: 'created', descending: false, filter: '' } as const;
  const { rows } = await window.ask('requests.window', { ...listing, offset: 0, limit: 100 });
  let fields = 0;
  for (const { key, state, languageTarget } of rows) {
    if (state !== 'pending' || languageTarget !== language) continue;
    const { version } = await window.ask('fulfil.read', { key });
    const shown = await window.ask('fulfil.fields', { key, offset: 0, limit: 100 });
    for (const { id: fieldId, source, draft } of shown.fields) {
      const value = `[${language}] ${source}`;
      await window.ask('fulfil.draft', { key, version, fieldId, value, revision: draft?.revision ?? 0 });
      fields += 1;
    }
    await window.ask('fulfil.complete', { key, version, copySource: false });
  }
  return fields;
}

it('an Android file goes to two languages, one of them upstream, and its next version orders only the difference', async () => {
  const [up, here] = [await running(migratedFolder()), await running(migratedFolder())];
  const folder = tempFolder();
  mkdirSync(join(folder, 'values'));
  const file = join(folder, 'values', 'strings.xml');
  const data = ['--data', here.served.data];
  const upstreamToken = await json<{ token: string }>(
    'token',
    'create',
    '--name',
    'desk',
    '--data',
    up.served.data,
  );
  const address = [`--url=${up.served.service}`, '--name=Agency', '--token-stdin'];
  expect(await locdeskGiven(upstreamToken.token, 'connection', 'add', ...address, ...data)).toMatchObject({
    code: 0,
  });
  const connection = await vi.waitFor(async () => {
    const [found] = await here.window.ask('connections.list', {});
    expect(found).toMatchObject({ name: 'Agency', listener: { url: expect.any(String) } });
    return found;
  }, patience);
  await up.window.ask('webhook.save', { url: connection?.listener.url ?? '' });

  const ordered = async (target: string, ...more: readonly string[]) =>
    json<FileImport>('file', 'import', file, '--source', 'en', '--target', target, ...more, ...data);
  const isComplete = (id: string | undefined) =>
    vi.waitFor(async () => {
      const { orders } = { orders: await here.window.ask('orders.list', { offset: 0, limit: 1 }) };
      const detail = await here.window.ask('orders.read', { key: orders.rows[0]?.key ?? 0 });
      expect(detail.requests.find((request) => request.id === id)?.state).toBe('completed');
    }, patience);
  const saved = async (order: string) => {
    const place = join(folder, 'values-{target}', 'strings.xml');
    await json('file', 'result', order, '--output', place, ...data);
    return ['de', 'nl'].map((tag) => readFileSync(place.replace('{target}', tag), 'utf8'));
  };
  const upstreamHas = () =>
    vi.waitFor(async () => {
      const listing = { view: 'all', sort: 'created', descending: false, filter: '' } as const;
      const { rows } = await up.window.ask('requests.window', { ...listing, offset: 0, limit: 100 });
      expect(rows.some(({ state }) => state === 'pending')).toBe(true);
      return rows.length;
    }, patience);

  writeFileSync(file, firstSource);
  const toUpstream = await ordered('de', '--to', 'Agency');
  const toHere = await ordered('nl');
  expect(toHere.order).toBe(toUpstream.order);
  expect([toUpstream, toHere].map(({ requests }) => requests.map(({ fields }) => fields))).toEqual([
    [4],
    [4],
  ]);
  expect(await upstreamHas()).toBe(1);
  expect(await translate(up, 'de')).toBe(4);
  expect(await translate(here, 'nl')).toBe(4);
  // Upstream's webhook tells it.
  await isComplete(toUpstream.requests[0]?.id);
  expect(await saved(toUpstream.order)).toEqual(['de', 'nl'].map((tag) => inLanguage(firstSource, tag)));

  await up.window.ask('webhook.remove', {});
  writeFileSync(file, secondSource);
  const next = [await ordered('de', '--to', 'Agency'), await ordered('nl')];
  expect(next).toMatchObject([
    {
      order: toUpstream.order,
      added: 1,
      changed: 1,
      moved: 0,
      unchanged: 2,
      gone: 1,
      requests: [{ fields: 2 }],
    },
    { order: toUpstream.order, requests: [{ fields: 2 }] },
  ]);
  expect(await upstreamHas()).toBe(2);
  expect(await translate(up, 'de')).toBe(2);
  expect(await translate(here, 'nl')).toBe(2);
  // No webhook tells it: a query finds it.
  await here.window.ask('connections.syncNow', { key: connection?.key ?? 0 });
  await isComplete(next[0]?.requests[0]?.id);
  expect(await saved(toUpstream.order)).toEqual(['de', 'nl'].map((tag) => inLanguage(secondSource, tag)));
  for (const { served } of [up, here]) expect(await served.end('SIGTERM')).toBe(0);
});
