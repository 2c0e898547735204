// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { AppError } from '../../../../src/contract/errors';
import type { OrderDetail, OrderRequest } from '../../../../src/contract/orders';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createOrdersState } from '../../../../src/renderer/stores/lists/orders-state';
import {
  createFileImportState,
  type FileImportState,
} from '../../../../src/renderer/stores/orders/file-import-state';
import type { FoundFile } from '../../../../src/renderer/stores/orders/picked-file';
import { createOrderPlaceState } from '../../../../src/renderer/stores/orders/order-place-state';
import { createConnectionsState } from '../../../../src/renderer/stores/service/connections-state';
import { createSaveResultState } from '../../../../src/renderer/stores/orders/save-result-state';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';
import { FakeOrdersHost, order } from '../../orders/fake-orders-host';

const preview = { valid: true, format: 'json', total: 1, segments: [], problems: [] };
const request: OrderRequest = {
  key: 7,
  id: 'a',
  target: 'de',
  state: 'pending',
  created: '2026-11-20T09:00:00.000Z',
  fields: 1,
  errors: 0,
  warnings: 0,
  styles: 0,
  part: 1,
  version: 1,
};
const imported = {
  order: 'order-1',
  requests: [{}],
  added: 0,
  changed: 1,
  moved: 0,
  unchanged: 2,
  gone: 3,
  outdated: [],
};

const found = (name: string, content = 'x', folder = ''): FoundFile => ({
  file: new File([content], name),
  folder,
});

const keyOfFirst = ({ files }: FileImportState): number => files[0]?.key ?? 0;

function setUp(answers: ConstructorParameters<typeof FakeOrdersHost>[1] = {}) {
  const uploaded: string[] = [];
  const host = new FakeOrdersHost(1, {
    'files.beginUpload': () => ({ upload: uploaded.push('') }),
    'files.upload': ({ upload, content }: { upload: number; content: string }) => {
      uploaded[upload - 1] += content;
      return {};
    },
    'files.preview': () => preview,
    'files.import': () => ({ imported }),
    ...answers,
  });
  const client = clientOver(host);
  const toasts = createToastState();
  const orders = createOrdersState(client);
  const orderPlace = createOrderPlaceState(undefined);
  const connections = createConnectionsState(client, toasts);
  const files = createFileImportState({ client, toasts, orders, orderPlace, connections });
  return { host, uploaded, client, toasts, orders, orderPlace, connections, state: () => files.getState() };
}

test('a file is previewed, and imported once its languages are given', async () => {
  const { host, uploaded, orders, state } = setUp();
  await state().choose([found('app.json', '{"a":"é"}')]);
  expect(state().files).toMatchObject([{ name: 'app.json', sizeBytes: 10, preview: { total: 1 } }]);
  expect(orders.getState().form).toBe('import');
  expect(await state().import()).toBe(false);
  expect(state().isTried).toBe(true);
  state().change({ source: 'en', targets: ['de'] });
  expect(await state().import()).toBe(true);
  const content = Buffer.from('{"a":"é"}').toString('base64');
  expect(host.askedFor('files.import')).toEqual([
    { name: 'app.json', upload: 2, source: 'en', targets: ['de'] },
  ]);
  expect(uploaded).toEqual([content, content]);
  expect(state()).toMatchObject({ files: [], imported: { changed: 1, unchanged: 2, gone: 3 } });
  expect(orders.getState()).toMatchObject({ form: undefined, selectedKey: 1 });
});

test('the languages that a file names are proposed', async () => {
  const named = { ...preview, sourceLanguage: 'en', targetLanguage: 'fr' };
  const { state } = setUp({ 'files.preview': () => named });
  await state().choose([found('app.xliff')]);
  expect(state()).toMatchObject({ source: 'en', targets: ['fr'] });
});

test('a file that is here is offered as the next version of it, in its languages', async () => {
  const { host, state } = setUp();
  host.orders = [{ ...order(1), kind: 'file', title: 'app.json' }];
  await state().choose([found('app.json')]);
  expect(state()).toMatchObject({
    files: [{ known: { key: 1 }, role: 'changes' }],
    source: 'en',
    targets: ['de'],
  });
  expect(host.askedFor('files.preview')).toMatchObject([{ order: 1 }]);
  await state().import();
  expect(host.askedFor('files.import')).toMatchObject([{ order: 1 }]);
  await state().choose([found('app.json')]);
  await state().setRole(keyOfFirst(state()), 'other');
  await state().import();
  expect(host.askedFor('files.import')[1]).not.toHaveProperty('order');
});

test('of a next version everything is ordered again if the user wants it', async () => {
  const { host, state } = setUp();
  host.orders = [{ ...order(1), kind: 'file', title: 'app.json' }];
  await state().choose([found('app.json')]);
  await state().setRole(keyOfFirst(state()), 'everything');
  expect(host.askedFor('files.preview').at(-1)).toMatchObject({ order: 1 });
  await state().import();
  expect(host.askedFor('files.import')).toMatchObject([{ order: 1, everything: true }]);
});

test('a file that can’t be read is not imported, and is read again in another way', async () => {
  const broken = { ...preview, valid: false, format: null };
  const { host, state } = setUp({
    'files.preview': ({ format }: { format?: string }) => (format === 'json' ? preview : broken),
  });
  await state().choose([found('app.dat')]);
  state().change({ source: 'en', targets: ['de'] });
  expect(await state().import()).toBe(false);
  await state().read(keyOfFirst(state()), { format: 'json' });
  expect(await state().import()).toBe(true);
  expect(host.askedFor('files.import')).toMatchObject([{ format: 'json' }]);
});

test('of several files, those that can be read are imported, each with its folder, and the others say why', async () => {
  const bad = { line: 2, column: 1, rule: 'syntax', message: 'A comma is missing.' };
  const { host, orders, state, toasts } = setUp({
    'files.preview': ({ name }: { name: string }) =>
      name === 'bad.json' ? { ...preview, valid: false, problems: [bad] } : preview,
    'files.import': ({ folder }: { folder?: string }) => {
      if (folder === 'app/b') throw new AppError('INVALID_INPUT', 'x', { problems: ['Too long'] });
      return { imported };
    },
  });
  await state().choose([
    found('en.json', 'x', 'app/a'),
    found('bad.json'),
    found('en.json', 'x', 'app/b'),
    found('other.json'),
  ]);
  state().change({ source: 'en', targets: ['de'] });
  expect(await state().import()).toBe(false);
  expect(host.askedFor('files.import')).toMatchObject([
    { name: 'en.json', folder: 'app/a' },
    { name: 'en.json', folder: 'app/b' },
    { name: 'other.json' },
  ]);
  expect(state().files).toMatchObject([
    { name: 'bad.json', preview: { problems: [bad] }, problems: [] },
    { name: 'en.json', folder: 'app/b', problems: ['Too long'] },
  ]);
  expect(toasts.getState().toasts.at(-1)?.text).toBe('2 of 4 files imported: 2 requests.');
  expect(orders.getState().form).toBe('import');
  state().remove(keyOfFirst(state()));
  expect(state().shown).toBe(keyOfFirst(state()));
});

test('a file of a folder is known again by its place in the folder', async () => {
  const { host, state } = setUp();
  host.orders = [{ ...order(1), kind: 'file', title: 'app/b/en.json' }];
  await state().choose([found('en.json', 'x', 'app/a'), found('en.json', 'x', 'app/b')]);
  expect(state().files.map(({ known }) => known?.key)).toEqual([undefined, 1]);
});

test('a file is handed over in portions', async () => {
  const { host, uploaded, state } = setUp();
  const text = 'é'.repeat(300_000);
  await state().choose([found('app.json', text)]);
  expect(host.askedFor('files.upload')).toHaveLength(10);
  expect(Buffer.from(uploaded[0] ?? '', 'base64').toString()).toBe(text);
});

test('columns of a table that are chosen go with its import, and a late preview of earlier ones is dropped', async () => {
  const waiting: ((answer: unknown) => void)[] = [];
  const { host, state } = setUp({
    'files.preview': ({ columns }: { columns?: unknown }) =>
      columns === undefined ? preview : new Promise((resolve) => waiting.push(resolve)),
  });
  await state().choose([found('a.csv')]);
  const key = keyOfFirst(state());
  const first = state().read(key, { columns: { source: 'A' } });
  const second = state().read(key, { columns: { source: 'B' } });
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.({ ...preview, total: 2 });
  await second;
  waiting[0]?.({ ...preview, total: 7 });
  await first;
  expect(state().files[0]?.preview?.total).toBe(2);
  state().change({ source: 'en', targets: ['de'] });
  await state().import();
  expect(host.askedFor('files.import')).toMatchObject([{ columns: { source: 'B' } }]);
});

test('what was chosen stays when the import is refused or cancelled', async () => {
  const answers: unknown[] = [
    new AppError('INVALID_INPUT', 'x', { problems: ['Too deep'] }),
    { imported: null },
  ];
  const { state, toasts } = setUp({
    'files.import': () => {
      const answer = answers.shift();
      if (answer instanceof AppError) throw answer;
      return answer;
    },
  });
  await state().choose([found('app.json')]);
  state().change({ source: 'en', targets: ['de'] });
  expect(await state().import()).toBe(false);
  expect(state()).toMatchObject({
    files: [{ name: 'app.json', problems: ['Too deep'] }],
    isImporting: false,
  });
  expect(await state().import()).toBe(false);
  expect(toasts.getState().toasts.at(-1)?.text).toContain('nothing was kept');
});

test('a file over the limit is not read', async () => {
  const { host, state } = setUp();
  const file = new File(['x'], 'huge.json');
  Object.defineProperty(file, 'size', { value: 70_000_000 });
  await state().choose([{ file, folder: '' }]);
  expect(state().files[0]?.problems).toEqual([expect.stringContaining('Split it into smaller files')]);
  expect(host.askedFor('files.preview')).toEqual([]);
});

test('errors that are open keep a result back until the user insists; other refusals are told', async () => {
  const { client, toasts } = setUp({
    'files.saveResult': ({ force, targets }: { force: boolean; targets: string[] }) => {
      if (targets.includes('fr')) throw new AppError('CONFLICT', 'Another one is at work.');
      if (!force) throw new AppError('CONFLICT', 'Refused', { problems: ['numbers in field "a"'] });
      return { kind: 'written', files: [{ target: 'de', segments: 2, translated: 2, file: '/de.json' }] };
    },
  });
  const results = createSaveResultState(client, toasts);
  await results.getState().save(1, ['de'], false);
  expect(results.getState().refused).toEqual({ order: 1, targets: ['de'], errors: ['numbers in field "a"'] });
  await results.getState().save(1, ['de'], true);
  expect(results.getState()).toMatchObject({ refused: undefined, isSaving: false });
  const last = () => toasts.getState().toasts.at(-1);
  expect(last()).toMatchObject({ tone: 'done', text: 'Saved: /de.json' });
  await results.getState().save(1, ['fr'], false);
  await vi.waitFor(() => expect(last()).toMatchObject({ tone: 'error', text: 'Another one is at work.' }));
  expect(results.getState().refused).toBeUndefined();
});

test('a file goes to the chosen connection, and its next version where the version before went', async () => {
  const forwarding = { connectionKey: 4, connectionName: 'Acme', state: 'sent' as const, attempts: 1 };
  const { host, orderPlace, state } = setUp();
  await state().choose([found('app.json')]);
  state().change({ source: 'en', targets: ['de'] });
  orderPlace.getState().choose(2);
  await state().import();
  const known: OrderDetail = { ...order(1), kind: 'file', title: 'app.json' };
  host.orders = [{ ...known, requests: [{ ...request, forwarding }] }];
  await state().choose([found('app.json')]);
  expect(orderPlace.getState().place).toBe(4);
  await state().import();
  expect(host.askedFor('files.import')).toMatchObject([{ to: 2 }, { to: 4, order: 1 }]);
  host.orders = [{ ...known, requests: [{ ...request, forwarding: { ...forwarding, state: 'cancelled' } }] }];
  await state().choose([found('app.json')]);
  expect(orderPlace.getState().place).toBe('this');
});
