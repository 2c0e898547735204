// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { TermEntry } from '../../../../src/content/terms/termbase';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { TermOffers } from '../../../../src/renderer/review/edit/term-offers';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

const field = { position: 0, id: 'f', source: 'Locdesk opens the shop: open the cart' };

const entry = (id: string, english: string, ...german: readonly TermEntry['terms'][string][number][]) => ({
  id,
  terms: { en: [{ text: english, status: 'preferred' as const }], de: german },
});

function shown(entries: readonly TermEntry[], places: readonly number[]) {
  const stores = createStores(clientOver(new FakeHost(1)));
  const source = places.map((at, index) => ({ from: index, to: index + 1, entry: at }));
  const known = { source: field.source, target: undefined, terms: { entries, source, target: [] } };
  stores.fieldTerms.setState({ ofField: new Map([['f', known]]) });
  const onInsert = vi.fn<(text: string) => void>();
  const ready = vi.fn<(insert: (number: number) => void) => void>();
  render(
    <StoresProvider value={stores}>
      <TermOffers
        field={field}
        source={{ lang: 'en', dir: 'ltr' }}
        target={{ lang: 'de-AT', dir: 'ltr' }}
        onInsert={onInsert}
        onReady={ready}
      />
    </StoresProvider>,
  );
  return { onInsert, insert: (number: number) => act(() => ready.mock.lastCall?.[0](number)) };
}

const names = (): readonly string[] =>
  screen.queryAllByRole('button').map((button) => button.textContent.replace(/Ctrl.*/, ''));

it('a key or a click inserts the preferred translation of a term, in the order of the source', () => {
  const { insert, onInsert } = shown(
    [
      entry('a', 'shop', { text: 'Shop', status: 'forbidden' }, { text: 'Laden', status: 'preferred' }),
      entry('b', 'open', { text: 'aufmachen', status: 'admitted' }, { text: 'öffnen', status: 'preferred' }),
    ],
    [1, 0, 1],
  );
  expect(names()).toEqual(['Insert öffnen openöffnen', 'Insert Laden shopLaden']);
  insert(6);
  expect(onInsert).toHaveBeenLastCalledWith('öffnen');
  insert(7);
  expect(onInsert).toHaveBeenLastCalledWith('Laden');
  for (const number of [1, 5, 8]) insert(number);
  expect(onInsert).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: /^Insert öffnen/ }));
  expect(onInsert).toHaveBeenLastCalledWith('öffnen');
});

it('the translations are one stop for Tab, and arrow keys go from one to the next', async () => {
  const german = { text: 'x', status: 'preferred' } as const;
  shown([entry('a', 'open', german), entry('b', 'shop', german), entry('c', 'cart', german)], [0, 1, 2]);
  const buttons = screen.getAllByRole('button');
  await userEvent.tab();
  const reached = [document.activeElement];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
    await userEvent.keyboard(key);
    reached.push(document.activeElement);
  }
  expect(reached.map((one) => buttons.findIndex((button) => button === one))).toEqual([0, 1, 2, 1, 0]);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('a term that stays as it is offers itself, and one whose translations are forbidden or for another region nothing', () => {
  shown(
    [
      { ...entry('a', 'Locdesk'), isUntranslatable: true },
      entry('b', 'cart', { text: 'Karren', status: 'forbidden' }),
      {
        id: 'c',
        terms: {
          en: [{ text: 'shop', status: 'preferred' }],
          'de-CH': [{ text: 'Laden', status: 'preferred' }],
        },
      },
    ],
    [0, 1, 2],
  );
  expect(names()).toEqual(['Insert Locdesk LocdeskLocdesk']);
});

it('a translation that two termbases have is offered once', () => {
  const laden = { text: 'Laden', status: 'preferred' as const };
  shown([entry('a', 'shop', laden), entry('b', 'shop', laden), entry('c', 'store', laden)], [0, 1, 2]);
  expect(names()).toEqual(['Insert Laden shopLaden', 'Insert Laden storeLaden']);
});

it('entries of two termbases that have one ID are two offers', () => {
  const problems = vi.spyOn(console, 'error');
  shown(
    [
      entry('1', 'shop', { text: 'Laden', status: 'preferred' }),
      entry('1', 'cart', { text: 'Korb', status: 'preferred' }),
    ],
    [0, 1],
  );
  expect(names()).toEqual(['Insert Laden shopLaden', 'Insert Korb cartKorb']);
  expect(problems).not.toHaveBeenCalled();
  problems.mockRestore();
});
