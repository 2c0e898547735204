import { expect, test, vi } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { FakeHost, row } from '../../fake-host';

test('the fields of a request are asked for before all that stands around them, and its job after them', async () => {
  const host = new FakeHost(2);
  const { review } = createStores(clientOver(host));
  const before = host.asked.length;
  review.getState().open(row(1));
  const named = () => host.asked.slice(before).map(({ name }) => name);
  expect(named().slice(0, 2)).toEqual(['requests.fields', 'requests.detail']);
  expect(named()).toContain('problems.ofRequest');
  expect(named()).not.toContain('requests.job');
  await vi.waitFor(() => expect(review.getState().stale).toBe(false));
  expect(named()).toContain('requests.job');
});
