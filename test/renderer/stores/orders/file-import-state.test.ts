// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { AppError } from '../../../../src/contract/errors';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createOrdersState } from '../../../../src/renderer/stores/lists/orders-state';
import { createFileImportState } from '../../../../src/renderer/stores/orders/file-import-state';
import { createSaveResultState } from '../../../../src/renderer/stores/orders/save-result-state';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';
import { FakeOrdersHost, order } from '../../orders/fake-orders-host';

const preview = { valid: true, format: 'json', total: 1, segments: [], problems: [] };
const imported = { order: 'order-1', requests: [{}], changed: 1, unchanged: 2, gone: 3 };

function setUp(answers: ConstructorParameters<typeof FakeOrdersHost>[1] = {}) {
  const host = new FakeOrdersHost(1, {
    'files.preview': () => preview,
    'files.import': () => ({ imported }),
    ...answers,
  });
  const client = clientOver(host);
  const toasts = createToastState();
  const orders = createOrdersState(client);
  const files = createFileImportState({ client, toasts, orders });
  return { host, client, toasts, orders, state: () => files.getState() };
}

test('a file is previewed, and imported once its languages are given', async () => {
  const { host, orders, state } = setUp();
  await state().choose(new File(['{"a":"é"}'], 'app.json'));
  expect(state()).toMatchObject({ file: { name: 'app.json', sizeBytes: 10 }, preview: { total: 1 } });
  expect(orders.getState().form).toBe('import');
  expect(await state().import()).toBe(false);
  expect(state().isTried).toBe(true);
  state().change({ source: 'en', targets: ['de'] });
  expect(await state().import()).toBe(true);
  const content = Buffer.from('{"a":"é"}').toString('base64');
  expect(host.askedFor('files.import')).toEqual([
    { name: 'app.json', content, source: 'en', targets: ['de'] },
  ]);
  expect(state()).toMatchObject({ file: undefined, imported: { changed: 1, unchanged: 2, gone: 3 } });
  expect(orders.getState()).toMatchObject({ form: undefined, selectedKey: 1 });
});

test('the languages that a file names are proposed', async () => {
  const named = { ...preview, sourceLanguage: 'en', targetLanguage: 'fr' };
  const { state } = setUp({ 'files.preview': () => named });
  await state().choose(new File(['x'], 'app.xliff'));
  expect(state()).toMatchObject({ source: 'en', targets: ['fr'] });
});

test('a file that is here is offered as the next version of it, in its languages', async () => {
  const { host, state } = setUp();
  host.orders = [{ ...order(1), kind: 'file', title: 'app.json' }];
  await state().choose(new File(['x'], 'app.json'));
  expect(state()).toMatchObject({ known: { key: 1 }, isNextVersion: true, source: 'en', targets: ['de'] });
  await state().import();
  expect(host.askedFor('files.import')).toMatchObject([{ order: 1 }]);
  await state().choose(new File(['x'], 'app.json'));
  state().change({ isNextVersion: false });
  await state().import();
  expect(host.askedFor('files.import')[1]).not.toHaveProperty('order');
});

test('a file that can’t be read is not imported, and is read again in another way', async () => {
  const broken = { ...preview, valid: false, format: null };
  const { host, state } = setUp({
    'files.preview': ({ format }: { format?: string }) => (format === 'json' ? preview : broken),
  });
  await state().choose(new File(['x'], 'app.dat'));
  state().change({ source: 'en', targets: ['de'] });
  expect(await state().import()).toBe(false);
  await state().read({ format: 'json' });
  expect(await state().import()).toBe(true);
  expect(host.askedFor('files.import')).toMatchObject([{ format: 'json' }]);
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
  await state().choose(new File(['x'], 'app.json'));
  state().change({ source: 'en', targets: ['de'] });
  expect(await state().import()).toBe(false);
  expect(state()).toMatchObject({ problems: ['Too deep'], file: { name: 'app.json' }, isImporting: false });
  expect(await state().import()).toBe(false);
  expect(toasts.getState().toasts.at(-1)?.text).toContain('nothing was kept');
});

test('a file over the limit is not read', async () => {
  const { host, state } = setUp();
  const file = new File(['x'], 'huge.json');
  Object.defineProperty(file, 'size', { value: 70_000_000 });
  await state().choose(file);
  expect(state().problems).toEqual([expect.stringContaining('Split it into smaller files')]);
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
