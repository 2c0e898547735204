// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { EventMessage } from '../../../src/contract/events';
import { createStores } from '../../../src/renderer/app/create-stores';
import { ReadingFile } from '../../../src/renderer/handover/reading-file';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { handoverStores } from '../../../src/renderer/stores/handover/handover-stores';
import { FakeOrdersHost } from '../orders/fake-orders-host';

afterEach(cleanup);
// Jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

/** A host whose events a test sends. */
class EventfulHost extends FakeOrdersHost {
  readonly #listeners = new Set<(message: EventMessage) => void>();

  override subscribe(listener?: (message: EventMessage) => void): () => void {
    if (listener !== undefined) this.#listeners.add(listener);
    return () => undefined;
  }

  send(message: EventMessage): void {
    for (const listener of this.#listeners) listener(message);
  }
}

function show(size: number) {
  const answer = Promise.withResolvers<unknown>();
  const uploads: unknown[] = [];
  const host = new EventfulHost(0, {
    'files.beginUpload': () => ({ upload: 1 }),
    'files.upload': () => uploads.push(1),
    'takebacks.open': () => answer.promise,
    'takebacks.reading': () => ({ reading: { done: 120, total: 13_002 } }),
    'takebacks.cancelReading': () => ({}),
  });
  const stores = createStores(clientOver(host));
  render(
    <StoresProvider value={stores}>
      <ReadingFile />
      <div data-list-focus tabIndex={-1} />
    </StoresProvider>,
  );
  const opened = act(async () => {
    void handoverStores(stores)
      .takeBack.getState()
      .open(new File(['a'.repeat(size)], 'ana.xlsx'));
  });
  const takeBack = handoverStores(stores).takeBack;
  return { host, answer, uploads, opened, takeBack };
}

it('a file that is read says how far it is, and its button cancels that reading', async () => {
  const { host, answer, opened } = show(10);
  await opened;
  expect(screen.getByRole('progressbar', { name: 'Reading ana.xlsx …' })).toBeTruthy();
  await waitFor(() => expect(host.askedFor('takebacks.open')).toHaveLength(1));
  const [{ reading = '' } = {}] = host.askedFor('takebacks.open') as { readonly reading?: string }[];
  await act(async () => host.send({ name: 'files.changed', payload: {} }));
  expect(await screen.findByText('ana.xlsx: 120 of 13,002 fields compared')).toBeTruthy();
  expect(host.askedFor('takebacks.reading')).toContainEqual({ reading });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(host.askedFor('takebacks.cancelReading')).toEqual([{ reading }]));
  await act(async () => answer.resolve({ takeBack: null }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a screen reader is told when the reading of a file begins and when it ends, and not how far it is', async () => {
  const { host, answer, opened } = show(10);
  await opened;
  expect(screen.getByRole('status').textContent).toBe('Reading ana.xlsx …');
  await waitFor(() => expect(host.askedFor('takebacks.open')).toHaveLength(1));
  await act(async () => host.send({ name: 'files.changed', payload: {} }));
  const progress = await screen.findByText('ana.xlsx: 120 of 13,002 fields compared');
  expect(progress.closest('output, [aria-live], [role=status]')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Reading ana.xlsx …');
  await act(async () => answer.resolve({ takeBack: null }));
  expect(screen.getByRole('status').textContent).toBe('The reading of ana.xlsx has ended.');
});

it('the list takes the focus when the button goes that cancels', async () => {
  const { host, answer, opened } = show(10);
  await opened;
  await waitFor(() => expect(host.askedFor('takebacks.open')).toHaveLength(1));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  cancel.focus();
  fireEvent.click(cancel);
  await act(async () => answer.resolve({ takeBack: null }));
  expect(document.activeElement).toBe(document.querySelector('[data-list-focus]'));
});

it('a file that is cancelled while it is handed over to the host is not read', async () => {
  const { host, uploads, opened } = show(63 * 1024 * 100);
  await opened;
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(uploads.length).toBeLessThan(100);
  expect(host.askedFor('takebacks.open')).toEqual([]);
});

it('a file that is cancelled while the answer of the host is on its way is not shown', async () => {
  const { host, answer, opened, takeBack } = show(10);
  await opened;
  await waitFor(() => expect(host.askedFor('takebacks.open')).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => answer.resolve({ takeBack: { key: 1, fileName: 'ana.xlsx', open: 0 } }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(takeBack.getState().takeBack).toBeUndefined();
});
