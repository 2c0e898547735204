// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { takeFiles } from '../../../src/renderer/orders/drop-files';
import { FakeOrdersHost } from './fake-orders-host';

beforeEach(() => localStorage.clear());

async function drop(...names: readonly string[]) {
  const stores = createStores(clientOver(new FakeOrdersHost(0)));
  const chosen = vi.fn<(files: readonly { readonly file: File }[]) => Promise<void>>(async () => undefined);
  stores.fileImport.setState({ choose: chosen });
  stores.orders.getState().showForm('new');
  await takeFiles(
    stores,
    names.map((name) => ({ file: new File(['# Kettle'], name), folder: '' })),
  );
  const imported = chosen.mock.calls.flatMap(([files]) => files.map(({ file }) => file.name));
  const texts = stores.orderDraft.getState().draft.fields.map(({ id }) => id);
  const said = stores.toasts.getState().toasts.map(({ text }) => text);
  return { imported, texts, said };
}

test('a page that is dropped beside a file to import is imported with it, and not hidden in the new order', async () => {
  const { imported, texts } = await drop('app.json', 'help.md');
  expect(imported).toEqual(['app.json', 'help.md']);
  expect(texts).not.toContain('help');
});

test('a page that is dropped into a new order becomes a text of it', async () => {
  const { imported, texts, said } = await drop('help.md');
  expect(imported).toEqual([]);
  expect(said).toEqual([]);
  expect(texts).toContain('help');
});

test('a text that is dropped beside a file to import is said to be in the new order, which the import hides', async () => {
  const { imported, texts, said } = await drop('notes.txt', 'app.json');
  expect(imported).toEqual(['app.json']);
  expect(texts).toContain('notes');
  expect(said).toEqual(['Added to the new order as text: notes.txt.']);
});
