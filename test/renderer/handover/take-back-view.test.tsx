// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { HandoverRow, TakeBack, TakeBackItem } from '../../../src/contract/handovers';
import { createStores } from '../../../src/renderer/app/create-stores';
import { TakeBackView } from '../../../src/renderer/handover/take-back-view';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { handoverStores } from '../../../src/renderer/stores/handover/handover-stores';
import { FakeOrdersHost } from '../orders/fake-orders-host';

afterEach(cleanup);

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
  const takeBack: TakeBack = {
    key: 1,
    fileName: 'ana.csv',
    format: 'csv',
    opened: '2026-11-26T20:00:00Z',
    reviewer: 'Ana',
    counts,
    comments: 0,
    verdicts: 0,
    missing: 0,
    open: 0,
    openTogether: 0,
    faults: [],
    ...known,
  };
  const stores = createStores(clientOver(new FakeOrdersHost(0, {})));
  await act(() => handoverStores(stores).takeBack.getState().show(takeBack));
  render(
    <StoresProvider value={stores}>
      <TakeBackView takeBack={takeBack} />
    </StoresProvider>,
  );
  expect(screen.queryAllByText('Everything is decided.')).toHaveLength(times);
});

test.each([
  [0, true],
  [1, false],
])('with %i fields that are decided together, "Accept all" is disabled: %s', async (together, isOff) => {
  const takeBack: TakeBack = {
    key: 1,
    fileName: 'ana.csv',
    format: 'csv',
    opened: '2026-11-26T20:00:00Z',
    reviewer: 'Ana',
    counts,
    comments: 0,
    verdicts: 0,
    missing: 0,
    open: 1 + together,
    openTogether: together,
    faults: [],
  };
  const host = new FakeOrdersHost(0, {
    'takebacks.items': () => ({ total: 1, offset: 0, items: [stale] }),
  });
  const stores = createStores(clientOver(host));
  await act(() => handoverStores(stores).takeBack.getState().show(takeBack));
  render(
    <StoresProvider value={stores}>
      <TakeBackView takeBack={takeBack} />
    </StoresProvider>,
  );
  for (const name of ['Accept all', 'Leave all']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', isOff);
  }
});
