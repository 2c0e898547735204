import { expect, test } from 'vitest';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { FakeConnectionsHost, markDelivery } from '../../connections/fake-connections-host';

function started() {
  const host = new FakeConnectionsHost('Acme');
  const { markDeliveries, toasts } = createStores(clientOver(host));
  const shown = () => toasts.getState().toasts.map(({ text }) => text);
  return { host, markDeliveries: () => markDeliveries.getState(), shown };
}

test('marks to send are listed first', async () => {
  const { host, markDeliveries } = started();
  host.marks = [markDelivery(1, 'conflict'), markDelivery(2), markDelivery(3, 'sent')];
  await markDeliveries().refreshNow();
  expect(markDeliveries()).toMatchObject({ filter: 'open', total: 2 });
});

test('a mark that is sent already is found among all', async () => {
  const { host, markDeliveries } = started();
  host.marks = [markDelivery(1), markDelivery(2, 'sent')];
  await markDeliveries().showKey(2);
  expect(markDeliveries()).toMatchObject({ filter: 'all', selectedKey: 2 });
});

test('waiting marks, and those that need the coordinator, are counted while the list is not shown', async () => {
  const { host, markDeliveries } = started();
  host.marks = [markDelivery(1), markDelivery(2, 'refused')];
  markDeliveries().changed();
  await expect.poll(() => markDeliveries().totals).toEqual({ waiting: 1, failed: 1, sent: 0 });
  expect(host.askedFor('markDeliveries.window')).toEqual([]);
});

test.each([
  [{ count: 2, paused: 0, needsYou: 0 }, /^Sending 2 marks\.$/],
  [{ count: 0, paused: 1, needsYou: 0 }, /^1 mark is on hold: its connection is paused\./],
  [
    { count: 1, paused: 0, needsYou: 1 },
    /^Sending 1 mark\. 1 mark is on hold: its connection needs attention\./,
  ],
  [{ count: 0, paused: 0, needsYou: 0 }, /^Nothing changed/],
])('"Send now" says that nothing goes out while a connection is held: %o', async (sending, text) => {
  const { host, markDeliveries, shown } = started();
  host.marks = [markDelivery(1), markDelivery(2)];
  host.sending = sending;
  await markDeliveries().refreshNow();
  await markDeliveries().showKey(1);
  await markDeliveries().sendNow(false);
  expect(shown()).toEqual([expect.stringMatching(text)]);
});
