import { expect, test, vi } from 'vitest';
import { createSelectionSummaryState } from '../../../../src/renderer/stores/lists/selection-summary-state';
import { createRequestsState } from '../../../../src/renderer/stores/lists/requests-state';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { FakeHost } from '../../fake-host';

async function setUp() {
  const host = new FakeHost(6);
  host.rows = host.rows.map((row) =>
    row.key === 2 ? { ...row, problems: { errors: 1, warnings: 0, styles: 0 } } : row,
  );
  const client = clientOver(host);
  const requests = createRequestsState(client);
  const summary = createSelectionSummaryState(client, requests);
  await requests.getState().refreshNow();
  await requests.getState().select(0);
  const total = () => summary.getState().summary?.total;
  return { host, requests, summary, total };
}

test('the chosen requests are summarized while several are chosen, and the last choice wins', async () => {
  const { requests, total, host } = await setUp();
  await requests.getState().extendTo(2);
  await requests.getState().extendTo(4);
  await vi.waitFor(() => expect(total()).toBe(5));
  await requests.getState().select(3);
  await vi.waitFor(() => expect(total()).toBeUndefined());
  expect(host.askedFor('requests.summary')).toBeLessThanOrEqual(2);
});

test('those with errors are deselected; the selection never becomes empty', async () => {
  const { requests, summary, total } = await setUp();
  await requests.getState().select(1);
  await requests.getState().extendTo(3);
  await vi.waitFor(() => expect(summary.getState().summary?.of.errors).toEqual([2]));
  await requests.getState().deselect([2]);
  expect([...requests.getState().chosen.keys()]).toEqual([3, 4]);
  expect(requests.getState().selected?.row.key).toBe(4);
  await vi.waitFor(() => expect(total()).toBe(2));
  await requests.getState().deselect([4]);
  expect(requests.getState().selected?.row.key).toBe(3);
  await requests.getState().deselect([3]);
  expect([...requests.getState().chosen.keys()]).toEqual([3]);
});

test('what changed on the host is read again', async () => {
  const { requests, summary, host } = await setUp();
  await requests.getState().extendTo(2);
  await vi.waitFor(() => expect(summary.getState().summary?.of.imported).toEqual([]));
  host.rows = host.rows.map((row) => ({
    ...row,
    importMark: { importState: 'success', time: '2026-11-20T10:00:00.000Z' },
  }));
  summary.getState().changed();
  await vi.waitFor(() => expect(summary.getState().summary?.of.imported).toEqual([1, 2, 3]));
});
