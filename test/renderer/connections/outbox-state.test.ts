import { expect, test } from 'vitest';
import { clientOver } from '../../../src/renderer/client';
import { createDesk } from '../../../src/renderer/desk/desk';
import { FakeConnectionsHost, owedMark } from './fake-connections-host';

function started() {
  const host = new FakeConnectionsHost('Acme');
  const { outbox } = createDesk(clientOver(host));
  return { host, outbox: () => outbox.getState() };
}

test('what is owed is listed first', async () => {
  const { host, outbox } = started();
  host.marks = [owedMark(1, 'conflict'), owedMark(2), owedMark(3, 'sent')];
  await outbox().refreshNow();
  expect(outbox()).toMatchObject({ filter: 'open', total: 2 });
});

test('a mark that is sent already is found among all', async () => {
  const { host, outbox } = started();
  host.marks = [owedMark(1), owedMark(2, 'sent')];
  await outbox().showKey(2);
  expect(outbox()).toMatchObject({ filter: 'all', selectedKey: 2 });
});

test('what waits and what needs somebody is counted while the list is not shown', async () => {
  const { host, outbox } = started();
  host.marks = [owedMark(1), owedMark(2, 'refused')];
  outbox().changed();
  await expect.poll(() => outbox().totals).toEqual({ waiting: 1, failed: 1, sent: 0 });
  expect(host.askedFor('outbox.window')).toEqual([]);
});
