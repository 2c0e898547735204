// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { HandoverDetail } from '../../../src/contract/handovers';
import { createStores } from '../../../src/renderer/app/create-stores';
import { HandoverDetailView } from '../../../src/renderer/handover/handover-detail-view';
import { HandoverRow } from '../../../src/renderer/handover/handover-row';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeOrdersHost } from '../orders/fake-orders-host';

afterEach(cleanup);

const gone: HandoverDetail = {
  key: 1,
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  state: 'out',
  format: 'csv',
  choice: 'all',
  note: '',
  recipient: 'Ana',
  created: '2026-11-26T19:00:00Z',
  title: '',
  requests: 0,
  fields: 0,
  targets: [],
  handedOut: [],
};

function show(handover: HandoverDetail): void {
  render(
    <StoresProvider value={createStores(clientOver(new FakeOrdersHost(0, {})))}>
      <HandoverRow row={handover} />
      <HandoverDetailView handover={handover} />
    </StoresProvider>,
  );
}

it('a hand-over whose requests were all removed says so instead of being out, and can be cancelled', () => {
  show(gone);
  // Each in the list and in full.
  expect(screen.getAllByText('Requests removed')).toHaveLength(2);
  expect(screen.getAllByText('Nothing left')).toHaveLength(2);
  expect(screen.queryByText('Out')).toBeNull();
  expect(screen.getByText(/no answer can be accepted/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel hand-over' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Handed out' })).toBeNull();
});

it('a hand-over of a request without a title is out', () => {
  show({ ...gone, requests: 1 });
  expect(screen.getAllByText('Out')).toHaveLength(2);
  expect(screen.queryByText('Requests removed')).toBeNull();
});
