// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
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

/** A host with one empty termbase. */
class TermsHost extends FakeHost {
  pairs: readonly unknown[] = [];
  termbases: readonly { readonly key: number; readonly name: string }[] = [{ key: 4, name: 'Shop' }];

  override async call(name: CommandName, input: unknown): Promise<unknown> {
    if (name === 'terms.list')
      return success(this.termbases.map((one) => ({ ...one, entries: 0, languages: [], uses: [] })));
    if (name === 'terms.remove') this.termbases = [];
    if (name === 'terms.rename') this.termbases = [input as { readonly key: number; readonly name: string }];
    if (name === 'terms.entries') return success({ total: 0, rows: [] });
    if (name === 'terms.running') return success({ running: null });
    if (name === 'memory.languages') return success(this.pairs);
    return name.startsWith('terms.') || name.endsWith('.list') ? success([]) : super.call(name, input);
  }
}

beforeAll(() => vi.stubGlobal('ResizeObserver', NeverResized));
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
  return { host, terms: stores.terms };
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
