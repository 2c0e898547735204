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
import { NeverResized } from '../../never-resized';

const scrollTo = vi.fn<(to: { readonly top: number }) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', NeverResized);
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
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Shown {
  readonly selectedKey: number;
  readonly selectedIndex: number | null;
  readonly scrollSequence: number;
}

/** A list of 500 rows, in which a row is selected; rows from `loading` on are not loaded. */
function setUp(loading = 500) {
  const state = createRequestsState(clientOver(new FakeHost(0))).getState();
  const rowAt = (index: number) => (index < loading ? row(index) : undefined);
  const element = ({ selectedKey, selectedIndex, scrollSequence }: Shown) => {
    const selected = { row: row(selectedKey), index: selectedIndex, lastIndex: selectedIndex ?? 0 };
    const list: ListState<RequestRow> = { ...state, total: 500, selected, selectedKey, selectedIndex, rowAt };
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
  Element.prototype.scrollIntoView = scrollIntoView;
  setUp();
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'ArrowDown' });
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('listbox'));
});

const options = () => screen.getAllByRole('option');
const scrollListTo = (top: number): void => {
  const list = screen.getByRole('listbox');
  list.scrollTop = top;
  act(() => void fireEvent.scroll(list));
};

test('only the rows near the visible ones are in the page, in their order, and the selected one always', () => {
  setUp();
  // Rows are 64 pixels high: 99 to 108 are visible.
  scrollListTo(64 * 100 - 1);
  const near = Array.from({ length: 22 }, (_, i) => `row-${93 + i}`);
  expect(options().map(({ id }) => id)).toEqual(['row-1', ...near]);
});

test('rows far away take over the elements, and show nothing of the rows before while they are loading', () => {
  setUp(100);
  scrollListTo(64 * 50);
  const before = options().slice(1);
  expect(before.map(({ textContent }) => textContent)).toContain('Request 50');
  scrollListTo(64 * 300);
  const after = options().slice(1);
  expect(after.length).toBe(before.length);
  expect(after.every((option, at) => option === before[at])).toBe(true);
  for (const option of after) {
    // The style sheet hides what is in it.
    expect(option.classList).toContain('loading');
    expect(option.getAttribute('aria-busy')).toBe('true');
    expect(option.getAttribute('aria-label')).toBe('Loading');
    expect(option.dataset['row']).toBeUndefined();
  }
  scrollListTo(64 * 20);
  expect(options()[7]?.textContent).toBe('Request 20');
});
