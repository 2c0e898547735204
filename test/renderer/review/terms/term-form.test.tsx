// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { CommandName } from '../../../../src/contract/contract';
import { success } from '../../../../src/contract/result';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { TermForm } from '../../../../src/renderer/review/terms/term-form';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

/** A host that answers which termbases there are once the test says so. */
class SlowHost extends FakeHost {
  readonly listed = Promise.withResolvers<void>();
  readonly saved: unknown[] = [];
  languages: readonly { readonly language: string; readonly entries: number }[] = [];

  override async call(name: CommandName, input: unknown): Promise<unknown> {
    if (name === 'terms.list') {
      await this.listed.promise;
      return success([{ key: 4, name: 'Shop', entries: 1, languages: this.languages, uses: [] }]);
    }
    if (name === 'terms.entries') return success({ total: 0, rows: [] });
    if (name === 'terms.create') return success({ key: 9 });
    if (name !== 'terms.saveEntry') return super.call(name, input);
    this.saved.push(input);
    return success({ key: 1 });
  }
}

afterEach(cleanup);

test('Enter that is pressed before the termbases are known saves the taken term in the one that is there', async () => {
  const host = new SlowHost(1);
  const entry = { id: '', terms: { en: [{ text: 'cart', status: 'preferred' as const }] } };
  render(
    <StoresProvider value={createStores(clientOver(host))}>
      <TermForm input={{ entry }} close={() => undefined} keep={() => undefined} />
    </StoresProvider>,
  );
  screen.getByDisplayValue('cart').focus();
  await userEvent.keyboard('{Enter}');
  expect(host.saved).toEqual([]);
  host.listed.resolve();
  await waitFor(() => expect(host.saved).toMatchObject([{ termbase: 4, entry: { terms: entry.terms } }]));
});

test('a name that is written before the termbases are known makes a new termbase', async () => {
  const host = new SlowHost(1);
  const entry = { id: '', terms: { en: [{ text: 'cart', status: 'preferred' as const }] } };
  render(
    <StoresProvider value={createStores(clientOver(host))}>
      <TermForm input={{ entry }} close={() => undefined} keep={() => undefined} />
    </StoresProvider>,
  );
  const name = screen.getByLabelText<HTMLInputElement>('Name of the termbase');
  await userEvent.clear(name);
  await userEvent.type(name, 'Mine{Enter}');
  host.listed.resolve();
  await waitFor(() => expect(host.saved).toMatchObject([{ termbase: 9 }]));
});

test('a form that is closed before the termbases are known saves nothing', async () => {
  const host = new SlowHost(1);
  const entry = { id: '', terms: { en: [{ text: 'cart', status: 'preferred' as const }] } };
  const { unmount } = render(
    <StoresProvider value={createStores(clientOver(host))}>
      <TermForm input={{ entry }} close={() => undefined} keep={() => undefined} />
    </StoresProvider>,
  );
  screen.getByDisplayValue('cart').focus();
  await userEvent.keyboard('{Enter}');
  unmount();
  host.listed.resolve();
  await setImmediate();
  expect(host.saved).toEqual([]);
});

const preferred = (text: string) => [{ text, status: 'preferred' as const }];

test('a taken term gets the language that its termbase has for all regions, and others stay', async () => {
  const host = new SlowHost(1);
  host.languages = ['de', 'en-GB', 'zh-Hans'].map((language) => ({ language, entries: 1 }));
  host.listed.resolve();
  const terms = { 'en-US': preferred('cart'), 'de-AT': preferred('Wagerl'), 'zh-TW': preferred('車') };
  render(
    <StoresProvider value={createStores(clientOver(host))}>
      <TermForm input={{ entry: { id: '', terms } }} close={() => undefined} keep={() => undefined} />
    </StoresProvider>,
  );
  await screen.findByRole('group', { name: 'German de' });
  await userEvent.type(screen.getByLabelText('Term in German'), 'n{Enter}');
  await waitFor(() => expect(host.saved).toHaveLength(1));
  const saved = { 'en-US': preferred('cart'), de: preferred('Wagerln'), 'zh-TW': preferred('車') };
  expect(host.saved).toMatchObject([{ entry: { terms: saved } }]);
});
