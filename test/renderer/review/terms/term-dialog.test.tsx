// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { CommandName } from '../../../../src/contract/contract';
import { success } from '../../../../src/contract/result';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { TermDialog } from '../../../../src/renderer/review/terms/term-dialog';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import type { TermFormInput } from '../../../../src/renderer/stores/terms/terms-state';
import { FakeHost } from '../../fake-host';

const preferred = (text: string) => [{ text, status: 'preferred' as const }];
const carts = { id: 'b', terms: { en: preferred('Carts'), de: preferred('Wagen') } };

/** A host with one termbase with one entry, which records how entries are changed. */
class TermHost extends FakeHost {
  readonly changes: unknown[] = [];

  override async call(name: CommandName, input: unknown): Promise<unknown> {
    if (name === 'terms.list')
      return success([{ key: 4, name: 'Shop', entries: 1, languages: [], uses: [] }]);
    if (name === 'terms.entries') return success({ total: 1, rows: [{ key: 5, entry: carts }] });
    if (name === 'terms.entry') return success({ key: 5, termbase: 4, entry: carts });
    if (!name.startsWith('terms.')) return super.call(name, input);
    this.changes.push([name, input]);
    if (name !== 'terms.saveEntry') return success({ key: 9 });
    const { entry } = input as { readonly entry: object };
    return success({ key: 7, termbase: 4, entry: { ...entry, id: 'kept' } });
  }
}

beforeAll(() =>
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  }),
);
afterEach(cleanup);

const entry = { id: 'a', terms: { en: [{ text: 'cart', status: 'preferred' as const }] } };

function opened(input: TermFormInput) {
  const host = new TermHost(1);
  const stores = createStores(clientOver(host));
  render(
    <StoresProvider value={stores}>
      <TermDialog />
    </StoresProvider>,
  );
  act(() => stores.terms.getState().openForm(input));
  const toast = () => {
    const newest = stores.toasts.getState().toasts.at(-1);
    if (newest === undefined) throw new Error('There is no toast.');
    return newest;
  };
  return { host, stores, toast, undo: () => act(() => stores.toasts.getState().runAction(toast())) };
}

test('a form that Esc closes can be opened again with what was typed, until it is saved', async () => {
  const { host, stores, toast, undo } = opened({ key: 7, termbase: 4, entry });
  for (const _ of [1, 2]) {
    if (screen.queryByDisplayValue('In a shop') === null)
      await userEvent.type(screen.getByLabelText('Definition'), 'In a shop');
    screen.getByDisplayValue('In a shop').focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('Definition')).toBeNull();
    expect(toast().text).toBe('cart isn’t saved.');
    await undo();
    expect(screen.getByLabelText('Definition')).toHaveProperty('value', 'In a shop');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() => expect(stores.terms.getState().form).toBeUndefined());
  const changed = { ...entry, definition: 'In a shop' };
  expect(host.changes).toEqual([['terms.saveEntry', { termbase: 4, key: 7, entry: changed, before: entry }]]);
  expect(toast().text).toBe('cart is saved in Shop.');
});

test('a form without changes is closed without a word', async () => {
  const { stores } = opened({ key: 7, termbase: 4, entry });
  screen.getByDisplayValue('cart').focus();
  await userEvent.keyboard('{Escape}');
  expect(stores.terms.getState().form).toBeUndefined();
  expect(stores.toasts.getState().toasts).toEqual([]);
});

test('Undo gives a changed entry its former texts, unless it was changed since', async () => {
  const { host, toast, undo } = opened({ key: 7, termbase: 4, entry });
  await userEvent.type(screen.getByDisplayValue('cart'), 's{Enter}');
  await waitFor(() => expect(toast().action).toBeDefined());
  await undo();
  const changed = { id: 'kept', terms: { en: [{ text: 'carts', status: 'preferred' }] } };
  expect(host.changes.at(-1)).toEqual(['terms.saveEntry', { termbase: 4, key: 7, entry, before: changed }]);
});

test('Undo removes a new entry, and the termbase that was made for it', async () => {
  const { host, stores, toast, undo } = opened({ termbase: 4, entry });
  screen.getByDisplayValue('cart').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toast().action).toBeDefined());
  await undo();
  expect(host.changes.at(-1)).toEqual(['terms.removeEntries', { termbase: 4, keys: [7] }]);

  act(() => stores.terms.getState().openForm({ entry }));
  await screen.findByRole('option', { name: 'Shop', hidden: true });
  await userEvent.selectOptions(screen.getByLabelText('Termbase'), 'new');
  screen.getByDisplayValue('cart').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toast().text).toBe('cart is saved in Terms.'));
  await undo();
  expect(host.changes.at(-1)).toEqual(['terms.remove', { key: 9 }]);
});

test('Undo opens a form again with the name that was typed for a new termbase', async () => {
  const { host, undo } = opened({ entry });
  await screen.findByRole('option', { name: 'Shop', hidden: true });
  await userEvent.selectOptions(screen.getByLabelText('Termbase'), 'new');
  await userEvent.clear(screen.getByLabelText('Name of the termbase'));
  await userEvent.type(screen.getByLabelText('Name of the termbase'), 'Mine');
  await userEvent.type(screen.getByDisplayValue('cart'), 's{Escape}');
  await undo();
  expect(screen.getByLabelText('Name of the termbase')).toHaveProperty('value', 'Mine');
  await userEvent.selectOptions(screen.getByLabelText('Termbase'), '4');
  await userEvent.type(screen.getByDisplayValue('carts'), '{Escape}');
  await undo();
  expect(screen.queryByLabelText('Name of the termbase')).toBeNull();
  await userEvent.type(screen.getByDisplayValue('carts'), '{Enter}');
  await waitFor(() => expect(host.changes.at(-1)).toMatchObject(['terms.saveEntry', { termbase: 4 }]));
});

test('a new entry whose term the termbase has is said, and that entry can be opened in its place', async () => {
  const { toast, stores } = opened({ entry: { id: '', terms: { 'en-US': preferred('cart') } } });
  await screen.findByRole('option', { name: 'Shop', hidden: true });
  expect(screen.queryByText(/has an entry/)).toBeNull();
  await userEvent.type(screen.getByDisplayValue('cart'), 's');
  await screen.findByText('Shop has an entry for carts already.');
  await userEvent.click(screen.getByRole('button', { name: 'Open that entry', hidden: true }));
  const other = await screen.findByDisplayValue('Wagen');
  expect(toast().text).toBe('carts isn’t saved.');
  other.focus();
  await userEvent.keyboard('{Escape}');
  expect(stores.toasts.getState().toasts).toHaveLength(1);
});

test('an entry without a language begins with the field for one, and goes on with the term in it', async () => {
  opened({ termbase: 4, entry: { id: '', terms: {} } });
  const tag = screen.getByLabelText('Language tag, such as de or pt-BR');
  expect(document.activeElement).toBe(tag);
  await userEvent.keyboard('en{Enter}cart');
  expect(screen.getByLabelText('Term in English')).toHaveProperty('value', 'cart');
  tag.focus();
  await userEvent.keyboard('de{Enter}Wagen');
  expect(screen.getByLabelText('Term in German')).toHaveProperty('value', 'Wagen');
});
