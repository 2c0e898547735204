// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/renderer/components/error-boundary';
import { onDemand } from '../../../src/renderer/components/on-demand';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { createStores } from '../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost } from '../fake-host';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Editor = () => <p>The editor</p>;

function show(Component: () => React.ReactNode) {
  const desk = createStores(clientOver(new FakeHost(0)));
  render(
    <StoresProvider value={desk}>
      <ErrorBoundary>
        <Component />
      </ErrorBoundary>
    </StoresProvider>,
  );
  return desk;
}

test('code that was loaded ahead is in the page in the same commit', async () => {
  const OnDemand = onDemand(async () => Editor);
  await OnDemand.preload();
  show(() => <OnDemand />);
  expect(screen.getByText('The editor')).toBeDefined();
});

test('letters are held until a component that takes the keyboard is in the page', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Editor>();
  const OnDemand = onDemand(() => promise, { takesKeys: true });
  const desk = show(() => <OnDemand />);
  expect(desk.app.getState().isInputAwaited).toBe(true);
  await act(async () => resolve(Editor));
  expect(screen.getByText('The editor')).toBeDefined();
  expect(desk.app.getState().isInputAwaited).toBe(false);
});

test('a screen says that it is loading until it is in the page', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Editor>();
  const OnDemand = onDemand(() => promise, { isScreen: true });
  const desk = show(() => <OnDemand />);
  expect(desk.app.getState()).toMatchObject({ screenLoading: 'running', isInputAwaited: false });
  await act(async () => resolve(Editor));
  expect(desk.app.getState().screenLoading).toBe('done');
});

test('a screen that is left before it is in the page, or whose code cannot be loaded, is given up', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { promise, reject } = Promise.withResolvers<typeof Editor>();
  const OnDemand = onDemand(() => promise, { isScreen: true });
  const left = show(() => <OnDemand />);
  cleanup();
  expect(left.app.getState().screenLoading).toBe('given-up');
  const failing = show(() => <OnDemand />);
  expect(failing.app.getState().screenLoading).toBe('running');
  await act(async () => reject(new TypeError('Failed to fetch')));
  expect(failing.app.getState().screenLoading).toBe('given-up');
});

test('letters stay commands while a component without a text field is loaded', () => {
  const OnDemand = onDemand(() => Promise.withResolvers<typeof Editor>().promise);
  expect(show(() => <OnDemand />).app.getState().isInputAwaited).toBe(false);
});

test('an extra whose code cannot be loaded leaves the screen as it is', async () => {
  const failed = Promise.withResolvers<typeof Editor>();
  const Extra = onDemand(() => failed.promise, { isExtra: true });
  show(() => (
    <>
      The fields
      <Extra />
    </>
  ));
  await act(async () => failed.reject(new TypeError('Failed to fetch')));
  expect(screen.getByText('The fields')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reload this screen' })).toBeNull();
});

test('code that cannot be loaded leaves a message and a button that loads the page again once it answers', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const reload = vi.fn<() => void>();
  const asked = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', asked.mockResolvedValue(new Response()));
  vi.stubGlobal('location', { protocol: 'http:', href: 'http://127.0.0.1/', reload });
  const OnDemand = onDemand<object>(async () => {
    throw new TypeError('Failed to fetch');
  });
  show(() => <OnDemand />);
  const again = await screen.findByRole('button', { name: 'Reload this screen' });
  expect(screen.getByText(/could not be loaded. Check that Locdesk is still running/)).toBeDefined();
  await act(async () => fireEvent.click(again));
  expect(reload).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(again));
  expect(reload).toHaveBeenCalledOnce();
});

test('each chunk is loaded ahead in idle time of its own', async () => {
  // Its list of chunks has none of the other tests.
  vi.resetModules();
  const fresh = await import('../../../src/renderer/components/on-demand');
  const loads = [vi.fn(async () => Editor), vi.fn(async () => Editor)];
  for (const load of loads) fresh.onDemand(load);
  const waiting: (() => void)[] = [];
  void fresh.preloadAll(() => new Promise((resolve) => void waiting.push(resolve)));
  for (const [at, load] of loads.entries()) {
    await vi.waitFor(() => expect(waiting).toHaveLength(at + 1));
    expect(load).not.toHaveBeenCalled();
    waiting[at]?.();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  }
});
