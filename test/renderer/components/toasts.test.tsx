// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { createToastState } from '../../../src/renderer/stores/window/toast-state';
import { Toasts } from '../../../src/renderer/components/toasts';
import { FakeHost } from '../fake-host';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp() {
  const state = createToastState();
  const run = vi.fn();
  const desk = createStores(clientOver(new FakeHost(0)));
  render(
    <StoresProvider value={desk}>
      <Toasts state={state} />
    </StoresProvider>,
  );
  act(
    () =>
      void state
        .getState()
        .show({ tone: 'done', text: 'Marked', action: { label: 'Undo', command: 'undo', run } }),
  );
  return { state, run };
}

/** Its act is done in turn, after those that were begun before. */
const pressUndo = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('undo is offered for ten seconds', async () => {
  setUp();
  await pass(9900);
  expect(screen.queryByText('Marked')).not.toBeNull();
  await pass(200);
  expect(screen.queryByText('Marked')).toBeNull();
});

test('the time stands still while the toast is pointed at', async () => {
  setUp();
  await pass(9000);
  fireEvent.pointerEnter(screen.getByText('Marked'));
  await pass(60_000);
  expect(screen.queryByText('Marked')).not.toBeNull();
  fireEvent.pointerLeave(screen.getByText('Marked'));
  await pass(1100);
  expect(screen.queryByText('Marked')).toBeNull();
});

test('the time stands still while the keyboard is in the toast', async () => {
  setUp();
  await pass(9000);
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await pass(60_000);
  expect(screen.queryByText('Marked')).not.toBeNull();
  act(() => undo.blur());
  await pass(1100);
  expect(screen.queryByText('Marked')).toBeNull();
});

test('the button is named "Undo", runs once and closes the toast', async () => {
  const { run } = setUp();
  await pressUndo();
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Marked')).toBeNull();
});

test('it is announced', () => {
  setUp();
  expect(screen.getByRole('status').textContent).toContain('Marked');
});

test('only the newest act offers its undo; when it is gone the one before does', async () => {
  const { state } = setUp();
  const second = vi.fn();
  act(
    () => void state.getState().show({ tone: 'done', text: 'Again', action: { label: 'Undo', run: second } }),
  );
  await pressUndo();
  expect(second).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

test('the keyboard goes back to where it was when the toast it is in goes, and the time runs on', async () => {
  const { state } = setUp();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  act(() => void state.getState().show({ tone: 'done', text: 'Copied' }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(document.activeElement).toBe(field);
  await pass(5100);
  expect(screen.queryByText('Copied')).toBeNull();
  field.remove();
});

test('the keyboard stays where it went on to while a toast goes', async () => {
  const { state } = setUp();
  const [before, after] = [document.createElement('input'), document.createElement('input')];
  document.body.append(before, after);
  before.focus();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => after.focus());
  await act(() => state.getState().runNewestAction());
  expect(document.activeElement).toBe(after);
  before.remove();
  after.remove();
});

test('where it was is gone: the keyboard goes into the list', async () => {
  const { state } = setUp();
  const list = document.body.appendChild(document.createElement('ul'));
  list.tabIndex = 0;
  list.dataset['listFocus'] = '';
  list.scrollIntoView = () => undefined;
  const row = list.appendChild(document.createElement('button'));
  row.focus();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  row.remove();
  await act(() => state.getState().runNewestAction());
  expect(document.activeElement).toBe(list);
  list.remove();
});

test('a toast that stays offers its action beside the newest undo, and is no undo itself', async () => {
  const { state, run } = setUp();
  const edit = vi.fn();
  const { show, runNewestAction } = state.getState();
  const stays = { tone: 'error', text: 'Not saved', stays: true } as const;
  act(() => {
    show({ ...stays, action: { label: 'Edit target', run: edit } });
    for (const text of ['Copied', 'Copied again']) show({ tone: 'done', text });
  });
  // There is room for three; it is not the one to go.
  expect(screen.queryByText('Marked')).toBeNull();
  await act(runNewestAction);
  expect([run, edit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await pass(3_600_000);
  expect(screen.queryByText('Copied')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Edit target' })));
  expect(edit).toHaveBeenCalledOnce();
});

test('a toast that stays has room for more than two lines, because what it says must be read', () => {
  const { state } = setUp();
  act(() => void state.getState().show({ tone: 'done', text: 'Not checked yet', stays: true }));
  expect(screen.getByText('Not checked yet').closest('.toast')?.classList).toContain('stays');
  expect(screen.getByText('Marked').closest('.toast')?.classList).not.toContain('stays');
});
