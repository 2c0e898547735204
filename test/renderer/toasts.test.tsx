// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastState } from '../../src/renderer/ui/toast-state';
import { Toasts } from '../../src/renderer/ui/toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp() {
  const state = createToastState();
  const run = vi.fn();
  render(<Toasts state={state} />);
  act(
    () =>
      void state
        .getState()
        .show({ tone: 'done', text: 'Marked', action: { label: 'Undo', shortcut: 'z', run } }),
  );
  return { state, run };
}

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

test('the button is named "Undo", runs once and closes the toast', () => {
  const { run } = setUp();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Marked')).toBeNull();
});

test('it is announced', () => {
  setUp();
  expect(screen.getByRole('status').textContent).toContain('Marked');
});

test('only the newest act offers its undo; when it is gone the one before does', () => {
  const { state } = setUp();
  const second = vi.fn();
  act(
    () => void state.getState().show({ tone: 'done', text: 'Again', action: { label: 'Undo', run: second } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(second).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});
