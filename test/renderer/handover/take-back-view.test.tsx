// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HandoverRow, TakeBack, TakeBackItem } from '../../../src/contract/handovers';
import { createStores } from '../../../src/renderer/app/create-stores';
import { TakeBackView } from '../../../src/renderer/handover/take-back-view';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { handoverStores } from '../../../src/renderer/stores/handover/handover-stores';
import { FakeOrdersHost } from '../orders/fake-orders-host';
import { NeverResized } from '../never-resized';

// jsdom lays nothing out: the pane is as high as a few items, and each of them as high as the pane.
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NeverResized);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
Element.prototype.scrollIntoView = () => undefined;
HTMLElement.prototype.scrollTo = () => undefined;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const counts = { changed: 0, unchanged: 0, stale: 1, damaged: 0, unknown: 0 };
const stale: TakeBackItem = {
  key: 10,
  state: 'stale',
  fieldId: 'title',
  faults: [],
  place: { unit: 'row', number: 8 },
  canAccept: true,
  canUndo: false,
  decision: 'open',
};

const takeBackOf = (open: number): TakeBack => ({
  key: 1,
  fileName: 'ana.csv',
  format: 'csv',
  opened: '2026-11-26T20:00:00Z',
  reviewer: 'Ana',
  counts,
  comments: 0,
  verdicts: 0,
  missing: 0,
  open,
  openTogether: open - 1,
  faults: [],
});

async function show(takeBack: TakeBack, items = [stale]) {
  const asked: number[] = [];
  const host = new FakeOrdersHost(0, {
    'takebacks.items': ({ offset, limit }: { readonly offset: number; readonly limit: number }) => {
      asked.push(offset);
      return { total: items.length, offset, items: items.slice(offset, offset + limit) };
    },
  });
  const stores = createStores(clientOver(host));
  const state = handoverStores(stores).takeBack;
  await act(() => state.getState().show(takeBack));
  const page = (view: ReactNode) => (
    <StoresProvider value={stores}>
      {view}
      <div data-list-focus="" tabIndex={-1} />
    </StoresProvider>
  );
  const { rerender } = render(page(<TakeBackView takeBack={takeBack} />));
  return { asked, state, stores, rerenderWithout: () => rerender(page(null)) };
}

const handover: HandoverRow = {
  key: 1,
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  state: 'out',
  format: 'csv',
  choice: 'all',
  note: '',
  recipient: 'Ana',
  created: '2026-11-26T19:00:00Z',
  title: 'Kettle',
  requests: 1,
  fields: 1,
  targets: ['de'],
};

test.each([
  ['of a hand-over here', { handover }, 1],
  ['of no hand-over here', {}, 0],
])('a file %s without anything to decide says that all is decided, or not', async (_, known, times) => {
  await show({ ...takeBackOf(0), openTogether: 0, ...known }, []);
  expect(screen.queryAllByText('Nothing is left to decide.')).toHaveLength(times);
});

test.each([
  ['what is to be decided', 1, 1, 'open'],
  ['its damaged fields, where nothing is to be decided', 0, 1, 'damaged'],
  ['all of it, where nothing needs a look', 0, 0, 'all'],
])('a file is opened at %s', async (_, open, damaged, filter) => {
  const { state } = await show({ ...takeBackOf(open), counts: { ...counts, damaged } }, []);
  expect(state.getState().filter).toBe(filter);
});

test.each([
  [0, true],
  [1, false],
])('with %i fields that are decided together, "Accept all" is disabled: %s', async (together, isOff) => {
  await show(takeBackOf(1 + together));
  for (const name of ['Accept all', 'Leave all']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', isOff);
  }
});

test('the keys act on the current field as soon as a file is shown, while its pane has the focus', async () => {
  const { state } = await show(takeBackOf(2));
  const accepted: unknown[] = [];
  state.setState({ accept: async (keys) => void accepted.push(keys) });
  const pane = screen.getByRole('region', { name: 'What came back' });
  expect(document.activeElement).toBe(pane);
  await userEvent.keyboard('a');
  expect(accepted).toEqual([[10]]);
});

test('without single-key shortcuts letters decide nothing, and nothing names them', async () => {
  const { state, stores } = await show(takeBackOf(2), [stale, { ...stale, key: 11 }]);
  const decided = vi.fn<() => Promise<void>>(async () => undefined);
  state.setState({ accept: decided, leave: decided });
  const { preferences } = stores.app.getState();
  act(() => stores.app.setState({ preferences: { ...preferences, singleKeys: false } }));
  const fields = screen.getAllByRole('listitem');
  await userEvent.keyboard('alj');
  act(() => fields[0]?.focus());
  await userEvent.keyboard('alj');
  expect(decided).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(fields[0]);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(fields[1]);
  expect(screen.queryAllByText('a', { selector: 'kbd' })).toEqual([]);
  expect(screen.queryByText(/a accepts/)).toBeNull();
});

test.each(['j', 'k'])(
  '%s leads from a button of the pane to the current field, not out of it',
  async (key) => {
    await show(takeBackOf(2), [stale, { ...stale, key: 11 }]);
    const out = vi.fn<() => void>();
    const ending = new AbortController();
    window.addEventListener('keydown', out, { signal: ending.signal });
    act(() => screen.getByRole('button', { name: 'Accept all' }).focus());
    await userEvent.keyboard(key);
    ending.abort();
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[0]);
    expect(out).not.toHaveBeenCalled();
  },
);

test('Esc leads back to the list of hand-overs', async () => {
  const { state } = await show(takeBackOf(2));
  const hidden = vi.fn<() => void>();
  state.setState({ hide: hidden });
  await userEvent.keyboard('{Escape}');
  expect(hidden).toHaveBeenCalledOnce();
  expect(document.activeElement?.hasAttribute('data-list-focus')).toBe(true);
});

test('"Done" hands the keyboard to the list of hand-overs', async () => {
  const { rerenderWithout } = await show(takeBackOf(0), []);
  act(() => screen.getByRole('button', { name: 'Done' }).focus());
  rerenderWithout();
  expect(document.activeElement?.hasAttribute('data-list-focus')).toBe(true);
});

function drawn(): readonly (string | null)[] {
  return screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-posinset'));
}

test('of 2,000 fields only those in sight and beside the current one are read and drawn, and keys go on', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ ...stale, key: 10 + index }));
  const { asked, state } = await show(takeBackOf(2000), many);
  expect(asked).toEqual([0]);
  expect(drawn().length).toBeLessThan(10);
  await act(() => state.getState().showItems({ first: 1990, last: 1999 }));
  expect(asked).toEqual([0, 1960]);
  act(() => state.getState().setCurrent(10 + 1998, true));
  expect(drawn().slice(-3)).toEqual(['1998', '1999', '2000']);
  act(() => screen.getAllByRole('listitem').at(-2)?.focus());
  await userEvent.keyboard('j');
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('2000');
});

test('the last field that is left to decide hands the focus to the one before it', async () => {
  const { state } = await show(takeBackOf(2), [stale, { ...stale, key: 11 }]);
  expect(state.getState().filter).toBe('open');
  state.setState({ accept: async () => undefined });
  const [first, last] = screen.getAllByRole('listitem');
  act(() => last?.focus());
  await userEvent.keyboard('a');
  expect(document.activeElement).toBe(first);
});

test.each([
  ['one of them is left', 1],
  ['none is left', 0],
])('fields that are decided quickly leave the keyboard in the pane: %s', async (_, left) => {
  const items = [10, 11, 12].map((key) => ({ ...stale, key }));
  const { state } = await show(takeBackOf(3), items);
  state.setState({ accept: async () => undefined });
  act(() => screen.getAllByRole('listitem')[1]?.focus());
  await userEvent.keyboard('aa');
  act(() => state.setState({ items: items.slice(0, left) }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What came back' }));
});
