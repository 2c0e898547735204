import { expect, test } from 'vitest';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { FakeConnectionsHost, markDelivery } from '../../connections/fake-connections-host';

function started() {
  const host = new FakeConnectionsHost('Acme');
  const { outbox, toasts } = createStores(clientOver(host));
  const told = () => toasts.getState().toasts.map(({ text }) => text);
  return { host, outbox: () => outbox.getState(), told };
}

test('what is owed is listed first', async () => {
  const { host, outbox } = started();
  host.marks = [markDelivery(1, 'conflict'), markDelivery(2), markDelivery(3, 'sent')];
  await outbox().refreshNow();
  expect(outbox()).toMatchObject({ filter: 'open', total: 2 });
});

test('a mark that is sent already is found among all', async () => {
  const { host, outbox } = started();
  host.marks = [markDelivery(1), markDelivery(2, 'sent')];
  await outbox().showKey(2);
  expect(outbox()).toMatchObject({ filter: 'all', selectedKey: 2 });
});

test('what waits and what needs somebody is counted while the list is not shown', async () => {
  const { host, outbox } = started();
  host.marks = [markDelivery(1), markDelivery(2, 'refused')];
  outbox().changed();
  await expect.poll(() => outbox().totals).toEqual({ waiting: 1, failed: 1, sent: 0 });
  expect(host.askedFor('outbox.window')).toEqual([]);
});

test.each([
  [{ count: 2, paused: 0, needsYou: 0 }, /^2 marks are sent now\.$/],
  [{ count: 0, paused: 1, needsYou: 0 }, /^1 mark waits: its connection is paused\./],
  [{ count: 1, paused: 0, needsYou: 1 }, /^1 mark is sent now\. 1 mark waits: its connection needs you\./],
  [{ count: 0, paused: 0, needsYou: 0 }, /^Nothing was changed/],
])('"Send now" says that nothing goes out while a connection is held: %o', async (sending, text) => {
  const { host, outbox, told } = started();
  host.marks = [markDelivery(1), markDelivery(2)];
  host.sending = sending;
  await outbox().refreshNow();
  await outbox().showKey(1);
  await outbox().sendNow(false);
  expect(told()).toEqual([expect.stringMatching(text)]);
});
