// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../src/contract/contract';
import { AppError } from '../../../src/contract/errors';
import type { OrderRequest } from '../../../src/contract/orders';
import { createStores } from '../../../src/renderer/app/create-stores';
import { HandoverDialog } from '../../../src/renderer/handover/handover-dialog';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { OrderDetailView } from '../../../src/renderer/orders/order-detail-view';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeOrdersHost, order } from './fake-orders-host';

// jsdom has dialogs without their methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

afterEach(cleanup);

const made = (key: number, target: string): OrderRequest => ({
  key,
  id: `r${key}`,
  target,
  state: 'pending',
  version: 1,
  created: '2026-11-20T09:00:00.000Z',
  fields: 1,
  errors: 0,
  warnings: 0,
  styles: 0,
  part: 1,
});

function show(answer: () => unknown) {
  const host = new FakeOrdersHost(0, { 'handovers.create': answer });
  const requests = [made(4, 'de'), made(9, 'fr')];
  render(
    <StoresProvider value={createStores(clientOver(host))}>
      <OrderDetailView order={{ ...order(1), requests }} />
      <HandoverDialog />
    </StoresProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hand over' }));
  return { host, dialog };
}

test('an order hands all of its requests over, with what was chosen in the dialog', async () => {
  const { host, dialog } = show(() => ({ kind: 'none' }));
  fireEvent.click(dialog.getByRole('radio', { name: /^Document/ }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Not reviewed' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Recipient' }), { target: { value: ' Ana ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.askedFor('handovers.create')).toEqual([
    expect.objectContaining({
      requests: { keys: [4, 9] },
      choice: 'unreviewed',
      format: 'docx',
      note: '',
      recipient: 'Ana',
    }),
  ]);
});

test('a dialog that is closed cancels its own hand-over, and the answer leaves the next dialog open', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { host, dialog } = show(() => answer.promise);
  fireEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const [created] = host.askedFor('handovers.create') as readonly CommandInput<'handovers.create'>[];
  const making = created?.making ?? '';
  await waitFor(() => expect(host.askedFor('handovers.cancelMaking')).toEqual([{ making }]));
  expect(making).not.toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  await act(async () => answer.resolve({ kind: 'none' }));
  expect(screen.getByRole('dialog', { name: 'Hand over' })).toBeTruthy();
});

test('an order whose hand-over fails keeps the dialog, and says why', async () => {
  const { dialog } = show(() => {
    throw new AppError('INVALID_INPUT', 'Nothing is left.');
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await dialog.findByText(/Nothing is left\./)).toBeTruthy();
});
