// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { TimelineDialog } from '../../../../src/renderer/review/timeline/timeline-dialog';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost, row } from '../../fake-host';

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = () => undefined;

afterEach(cleanup);

test('the focus is on the reason where the history cannot be read', async () => {
  const host = new FakeHost(1);
  host.broken.add('requests.timeline');
  const stores = createStores(clientOver(host));
  stores.review.setState({ request: row(1) });
  render(
    <StoresProvider value={stores}>
      <TimelineDialog />
    </StoresProvider>,
  );
  await act(async () => stores.timeline.getState().open());
  const reason = await screen.findByRole('alert');
  expect(reason.textContent).toBe('requests.timeline is out of order');
  expect(document.activeElement?.contains(reason)).toBe(true);
  expect(document.activeElement?.matches('dialog > *')).toBe(true);
});
