// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MemoryMatch } from '../../../../src/contract/memory/memory';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { Matches, type InsertedMatch } from '../../../../src/renderer/review/edit/matches';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

const languages = { source: 'en', target: 'de' };
const place = { kind: 'memory', id: 'm', name: 'Old shop' } as const;
const matches: readonly MemoryMatch[] = [
  {
    score: 100,
    source: 'Open the cart.',
    target: 'Öffnen Sie den Warenkorb.',
    sourceMarkup: 'Open the <b class="old">cart</b>.',
    targetMarkup: 'Öffnen Sie den <b class="old">Warenkorb</b>.',
    languages,
    place,
  },
  { score: 81, source: 'Open the old cart.', target: 'Öffnen Sie den alten Warenkorb.', languages, place },
];

async function shown(source: string, isEmpty = true, found = matches) {
  const stores = createStores(clientOver(new FakeHost(0)));
  const asked: unknown[] = [];
  const client = {
    ...stores.client,
    call: (_name: string, input: unknown) => {
      asked.push(input);
      return Promise.resolve({ matches: found });
    },
  };
  const onInsert = vi.fn<(match: InsertedMatch) => void>();
  const ready = vi.fn<(insert: (number: number) => void) => void>();
  const sides = {
    source: { lang: 'en', dir: 'ltr' } as const,
    target: { lang: 'de', dir: 'ltr' } as const,
  };
  await act(async () => {
    render(
      // The component asks one question only.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      <StoresProvider value={{ ...stores, client: client as never }}>
        <Matches
          requestKey={7}
          field={{ id: 'body', position: 0, type: 'localizable', data: 'html', source }}
          {...sides}
          isEmpty={isEmpty}
          onInsert={onInsert}
          onReady={ready}
        />
      </StoresProvider>,
    );
    await Promise.resolve();
  });
  return { asked, onInsert, insert: (number: number) => act(() => ready.mock.lastCall?.[0](number)) };
}

it('matches show their percentage, and what is different in the source', async () => {
  const { asked } = await shown('<p>Open the <i>cart</i>.</p>');
  expect(asked).toEqual([{ text: 'Open the cart.', languages, except: 7, limit: 5 }]);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items[0]).toContain('100%');
  expect(items[1]).toContain('81%');
  expect(Array.from(document.querySelectorAll('.match del'), (one) => one.textContent.trim())).toEqual([
    'old',
  ]);
});

it('a match whose numbers were replaced says so', async () => {
  const [match] = matches;
  const numbers = { ...match, target: 'Wagen 2', score: 99, hasFittedNumbers: true } as MemoryMatch;
  await shown('<p>Open the <i>cart</i>.</p>', true, [...matches, numbers]);
  const said = screen.getAllByRole('listitem').map((item) => item.textContent.includes('Numbers replaced'));
  expect(said.filter((isSaid) => isSaid)).toHaveLength(1);
});

it('a match is inserted by its number, with the tags of the field, in place of a single sentence', async () => {
  const { insert, onInsert } = await shown('<p>Open the <b class="new">cart</b>.</p>');
  insert(1);
  expect(onInsert).toHaveBeenLastCalledWith({
    value: '<p>Öffnen Sie den <b class="new">Warenkorb</b>.</p>',
    isWhole: true,
    around: 1,
  });
  fireEvent.click(screen.getByRole('button', { name: /^Insert match 2: ?81%/ }));
  expect(onInsert).toHaveBeenLastCalledWith({
    value: '<p>Öffnen Sie den alten Warenkorb.</p>',
    isWhole: true,
    around: 1,
  });
  insert(3);
  expect(onInsert).toHaveBeenCalledTimes(2);
});

it('in a field of several sentences, a match goes to the caret, and the next sentence follows', async () => {
  const { insert, onInsert, asked } = await shown('<p>Open the cart. Then pay.</p>');
  expect(screen.getByText('Sentence 1 of 2')).toBeDefined();
  insert(1);
  const value = '<p>Öffnen Sie den Warenkorb.</p>';
  expect(onInsert).toHaveBeenLastCalledWith({ value, isWhole: false, around: 1 });
  await act(() => Promise.resolve());
  expect(asked.at(-1)).toMatchObject({ text: 'Then pay.' });
  insert(2);
  expect(onInsert).toHaveBeenCalledTimes(2);
});

it('the last sentence of a field is inserted once, until it is chosen again', async () => {
  const { insert, onInsert } = await shown('<p>Open the cart. Then pay.</p>');
  insert(1);
  await act(() => Promise.resolve());
  insert(1);
  await act(() => Promise.resolve());
  insert(1);
  expect(onInsert).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Sentence 2 of 2')).toBeDefined();
  expect(screen.queryByText('No match')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Previous sentence' }));
  await act(() => Promise.resolve());
  insert(1);
  expect(onInsert).toHaveBeenCalledTimes(3);
});

it('of equal texts, the translation with the tags of the field has the first key', async () => {
  const [tagged] = matches;
  if (tagged === undefined) throw new Error('There is no match.');
  const plain = {
    ...tagged,
    sourceMarkup: 'Open the cart.',
    target: 'Den Warenkorb öffnen.',
    targetMarkup: 'Den Warenkorb öffnen.',
  };
  const { insert, onInsert } = await shown('<p>Open the <b>cart</b>.</p>', true, [plain, tagged]);
  insert(1);
  expect(onInsert.mock.lastCall?.[0].value).toBe('<p>Öffnen Sie den <b>Warenkorb</b>.</p>');
});

it('tags around the source come with the first match of an empty field that is one paragraph, and only then', async () => {
  const bare = { value: 'Öffnen Sie den Warenkorb.', isWhole: false, around: 0 };
  const written = await shown('<p>Open the cart. Then pay.</p>', false);
  written.insert(1);
  expect(written.onInsert).toHaveBeenLastCalledWith(bare);
  cleanup();
  const list = await shown('<ul><li>Open the cart.</li><li>Then pay.</li></ul>');
  list.insert(1);
  expect(list.onInsert).toHaveBeenLastCalledWith(bare);
});
