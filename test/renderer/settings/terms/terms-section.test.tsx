// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CommandName } from '../../../../src/contract/contract';
import { success } from '../../../../src/contract/result';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { TermsSection } from '../../../../src/renderer/settings/terms/terms-section';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';
import { NeverResized } from '../../never-resized';

const cart = { id: 'a', terms: { en: [{ text: 'cart', status: 'preferred' }] } };

/** A host with one termbase, which records changes. */
class TermsHost extends FakeHost {
  readonly changes: unknown[] = [];
  found: readonly unknown[] = [];
  pairs: readonly unknown[] = [];
  termbases: readonly { readonly key: number; readonly name: string }[] = [{ key: 4, name: 'Shop' }];

  override async call(name: CommandName, input: unknown): Promise<unknown> {
    if (name === 'terms.list')
      return success(this.termbases.map((one) => ({ ...one, entries: 0, languages: [], uses: [] })));
    if (/^terms\.(?:use|remove|restore|export)/.test(name)) this.changes.push([name, input]);
    if (name === 'terms.removeEntries') return success({ removed: [cart] });
    if (name === 'terms.export') return success({ kind: 'written', file: 'Shop.csv', entries: 0 });
    if (name === 'connections.list') return success([{ key: 3, name: 'Acme' }]);
    if (name === 'views.list') return success([{ key: 2, name: 'German', filter: 'target:de' }]);
    if (name === 'terms.remove') this.termbases = [];
    if (name === 'terms.rename') this.termbases = [input as { readonly key: number; readonly name: string }];
    if (name === 'terms.entries') return success({ total: this.found.length, rows: this.found });
    if (name === 'terms.running') return success({ running: null });
    if (name === 'memory.languages') return success(this.pairs);
    return name.startsWith('terms.') || name.endsWith('.list') ? success([]) : super.call(name, input);
  }
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', NeverResized);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(cleanup);

async function shown() {
  const host = new TermsHost(1);
  const stores = createStores(clientOver(host));
  render(
    <StoresProvider value={stores}>
      <TermsSection />
    </StoresProvider>,
  );
  await screen.findByText('Shop');
  const undo = async (): Promise<void> => {
    await waitFor(() => expect(stores.toasts.getState().toasts.at(-1)?.action).toBeDefined());
    const toast = stores.toasts.getState().toasts.at(-1);
    if (toast !== undefined) await act(() => stores.toasts.getState().runAction(toast));
  };
  return { host, terms: stores.terms, undo };
}

test('a termbase is renamed, and the focus goes back from what disappears', async () => {
  const { host, terms } = await shown();
  screen.getByRole('button', { name: 'New termbase' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Rename Shop' }));
  await userEvent.keyboard('s{Enter}');
  await waitFor(() => expect(host.termbases).toEqual([{ key: 4, name: 'Shops' }]));
  terms.getState().changed();
  const button = await screen.findByRole('button', { name: 'Remove Shops' });
  await userEvent.click(button);
  terms.getState().changed();
  await waitFor(() => expect(screen.queryByText('Shops')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New termbase' }));
});

test('the first entry of a termbase has the languages of most translations', async () => {
  const { host, terms } = await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Show entries: Shop' }));
  await userEvent.click(screen.getByRole('button', { name: 'New entry' }));
  await waitFor(() => expect(terms.getState().form?.entry.terms).toEqual({}));
  host.pairs = [
    { source: 'en', target: 'de' },
    { source: 'en', target: 'fr' },
  ];
  await userEvent.click(screen.getByRole('button', { name: 'New entry' }));
  await waitFor(() => expect(terms.getState().form?.entry.terms).toEqual({ en: [], de: [] }));
});

test('a termbase is limited to a view, a connection or what is submitted here', async () => {
  const { host } = await shown();
  const limit = screen.getByLabelText('Limit Shop to');
  await screen.findByRole('option', { name: 'the view German' });
  for (const place of ['the view German', 'requests of Acme', 'requests submitted here'])
    await userEvent.selectOptions(limit, place);
  expect(host.changes).toEqual([
    ['terms.use', { termbase: 4, view: 2 }],
    ['terms.use', { termbase: 4, origin: 3 }],
    ['terms.use', { termbase: 4, origin: 0 }],
  ]);
});

test('a removed termbase and a removed entry come back by Undo', async () => {
  const { host, undo } = await shown();
  host.found = [{ key: 7, entry: cart }];
  await userEvent.click(screen.getByRole('button', { name: 'Show entries: Shop' }));
  await userEvent.click(await screen.findByRole('option', { name: /cart/ }));
  await userEvent.keyboard('{Delete}');
  await undo();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Shop' }));
  await undo();
  expect(host.changes).toEqual([
    ['terms.removeEntries', { termbase: 4, keys: [7] }],
    ['terms.restoreEntries', { termbase: 4, entries: [cart] }],
    ['terms.remove', { key: 4 }],
    ['terms.restore', { key: 4 }],
  ]);
});

test('a termbase is exported in the chosen format', async () => {
  const { host } = await shown();
  await userEvent.selectOptions(screen.getByLabelText('Format of the file'), 'XLSX');
  await userEvent.click(screen.getByRole('button', { name: 'Export Shop' }));
  expect(host.changes).toEqual([['terms.export', { termbase: 4, format: 'xlsx' }]]);
});
