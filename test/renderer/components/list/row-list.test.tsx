// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { RowList } from '../../../../src/renderer/components/list/row-list';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import type { ListState } from '../../../../src/renderer/stores/lists/list';
import { createRequestsState } from '../../../../src/renderer/stores/lists/requests-state';
import type { RequestRow } from '../../../../src/contract/ui-types';
import { FakeHost, row } from '../../fake-host';

const scrollTo = vi.fn<(to: { readonly top: number }) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockClear();
  // jsdom has no layout, so the list's height is set to ten rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(500 * 52);
  HTMLElement.prototype.scrollTo = scrollTo as never;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Shown {
  readonly selectedKey: number;
  readonly selectedIndex: number | null;
  readonly scrollSequence: number;
}

/** A list of 500 rows, in which a row is selected. */
function setUp() {
  const state = createRequestsState(clientOver(new FakeHost(0))).getState();
  const element = ({ selectedKey, selectedIndex, scrollSequence }: Shown) => {
    const selected = { row: row(selectedKey), index: selectedIndex, lastIndex: selectedIndex ?? 0 };
    const list: ListState<RequestRow> = { ...state, total: 500, selected, selectedKey, selectedIndex };
    return (
      <RowList
        list={list}
        label="Requests"
        id="row"
        rowRem={4}
        listing="all"
        scrollSequence={scrollSequence}
        isMultiple={false}
        onOpen={() => undefined}
        rowClass="row"
        renderRow={({ title }) => title}
      />
    );
  };
  const stores = createStores(clientOver(new FakeHost(0)));
  const { rerender } = render(element({ selectedKey: 7, selectedIndex: 1, scrollSequence: 0 }), {
    wrapper: ({ children }) => <StoresProvider value={stores}>{children}</StoresProvider>,
  });
  scrollTo.mockClear();
  return (shown: Shown) => act(() => rerender(element(shown)));
}

test('the selected row is scrolled to also when its index is found after that was asked for', () => {
  const show = setUp();
  show({ selectedKey: 7, selectedIndex: null, scrollSequence: 1 });
  expect(scrollTo).not.toHaveBeenCalled();
  show({ selectedKey: 7, selectedIndex: 300, scrollSequence: 1 });
  expect(scrollTo).toHaveBeenCalled();
  scrollTo.mockClear();
  // A live update moves the selected row, and must not scroll.
  show({ selectedKey: 7, selectedIndex: 301, scrollSequence: 1 });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a row that the user selects before that stays where it was clicked', () => {
  const show = setUp();
  show({ selectedKey: 7, selectedIndex: null, scrollSequence: 1 });
  show({ selectedKey: 8, selectedIndex: 7, scrollSequence: 1 });
  const offsets = scrollTo.mock.calls.map(([{ top }]) => top);
  expect(offsets.filter((offset) => offset !== 0)).toEqual([]);
});

test('a key that moves in the list brings it into sight, which may be below the edge of a low window', () => {
  const scrollIntoView = vi.fn<() => void>();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  setUp();
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'ArrowDown' });
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('listbox'));
});
