import { describe, expect, test, vi } from 'vitest';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';
import { createDeliveriesState } from '../../../../src/renderer/stores/lists/deliveries-state';
import { FakeWebhookHost } from '../../webhook/fake-webhook-host';

async function setUp(count: number) {
  const host = new FakeWebhookHost(count);
  const toasts = createToastState();
  const deliveries = createDeliveriesState(clientOver(host), toasts);
  deliveries.getState().setShown(true);
  await vi.waitFor(() => expect(deliveries.getState().total).toBe(count));
  const state = () => deliveries.getState();
  return {
    host,
    state,
    chosen: () => [...state().chosen.keys()],
    toast: () => toasts.getState().toasts.at(-1),
  };
}

describe('a live list', () => {
  test('a key that is pressed before the first rows are read selects the first', async () => {
    const deliveries = createDeliveriesState(clientOver(new FakeWebhookHost(3)), createToastState());
    deliveries.getState().setShown(true);
    await deliveries.getState().move(1);
    expect(deliveries.getState()).toMatchObject({ total: 3, selectedKey: 3, selectedIndex: 0 });
  });

  test('the selected delivery stays selected while others arrive above it', async () => {
    const { host, state } = await setUp(10);
    await state().select(2);
    host.arrive(3);
    await state().refreshNow();
    expect(state()).toMatchObject({ selectedKey: 8, selectedIndex: 5, detail: { delivery: { key: 8 } } });
  });

  test('the detail of the selected delivery is updated', async () => {
    const { host, state } = await setUp(3);
    await state().select(0);
    host.become(3, 'failed');
    await state().refreshNow();
    expect(state().detail?.delivery.state).toBe('failed');
  });

  test('the shown detail stays when the host does not answer', async () => {
    const { host, state } = await setUp(3);
    await state().select(0);
    host.broken.add('deliveries.detail');
    await state().refreshNow();
    expect(state()).toMatchObject({ detail: { delivery: { key: 3 } }, problem: undefined });
  });

  test('a delivery that left the filter stays shown, and the next one has taken its place', async () => {
    const { host, state } = await setUp(0);
    host.arrive(5, 'failed');
    await state().setFilter('failed');
    await state().select(1);
    await state().redeliver();
    expect(state()).toMatchObject({ selectedKey: 4, selectedIndex: null, total: 4 });
    await state().move(1);
    expect(state().selectedKey).toBe(3);
  });

  test('a new delivery is shown even when the filter would hide it', async () => {
    const { host, state } = await setUp(3);
    await state().setFilter('failed');
    host.arrive(1, 'waiting');
    await state().showKey(4);
    expect(state()).toMatchObject({ filter: 'all', selectedKey: 4, selectedIndex: 0 });
  });

  test('the row that the user selects wins over one that is still being looked up', async () => {
    const { host, state } = await setUp(5);
    const showing = state().showKey(2);
    while (host.askedFor('deliveries.locate').length === 0) await Promise.resolve();
    await Promise.all([showing, state().select(0)]);
    expect(state().selectedKey).toBe(5);
  });
});

describe('choosing several', () => {
  test('a range grows and shrinks from where it began', async () => {
    const { state, chosen } = await setUp(10);
    await state().select(4);
    await state().extendTo(6);
    expect(chosen()).toEqual([6, 5, 4]);
    await state().extendTo(3);
    expect(chosen()).toEqual([7, 6]);
  });

  test('the range keeps its beginning while the list moves', async () => {
    const { host, state, chosen } = await setUp(10);
    await state().select(4);
    host.arrive(2);
    await state().refreshNow();
    await state().extendTo(7);
    expect(chosen()).toEqual([6, 5]);
  });

  test('keys that come quicker than rows are all carried out, each from where the one before it ended', async () => {
    const { state, chosen } = await setUp(2000);
    const { select, extendBy, move, walk, toggleSelected } = state();
    await Promise.all([select(900), extendBy(1), extendBy(1)]);
    expect(chosen()).toEqual([1100, 1099, 1098]);
    await Promise.all([move(400), walk(1), walk(1), toggleSelected()]);
    expect(chosen()).toEqual([698, 696]);
  });

  test('a pending action of the previous list has no effect in another one', async () => {
    const { state, chosen } = await setUp(2000);
    await state().select(0);
    await Promise.all([state().extendBy(900), state().setFilter('delivered')]);
    expect(chosen()).toEqual([2000]);
  });

  test('one after the other is taken in and out; one always stays', async () => {
    const { state, chosen } = await setUp(5);
    await state().select(0);
    await state().toggle(3);
    expect(chosen()).toEqual([5, 2]);
    await state().toggle(0);
    expect(chosen()).toEqual([2]);
    await state().toggle(3);
    expect(chosen()).toEqual([2]);
  });

  test('the keyboard walks to rows and chooses them; an action applies to chosen rows, not to the current one', async () => {
    const { host, state } = await setUp(5);
    await state().select(0);
    await state().walk(1);
    await state().walk(1);
    await state().toggle(2);
    await state().walk(1);
    await state().redeliver();
    expect(host.askedFor('deliveries.redeliver')).toEqual([{ keys: [5, 3] }]);
    await state().chooseOne();
    await state().redeliver();
    expect(host.askedFor('deliveries.redeliver').at(-1)).toEqual({ keys: [2] });
  });

  test('at most 500 are chosen at once, rows that were never on screen included', async () => {
    const { state, chosen } = await setUp(2000);
    await state().chooseAll();
    expect(chosen()).toHaveLength(500);
    await state().select(100);
    await state().extendTo(1900);
    expect(chosen()).toHaveLength(500);
    expect(chosen().at(-1)).toBe(2000 - 599);
  });

  test('rows that leave the list are no longer chosen, so nothing invisible is sent', async () => {
    const { host, state } = await setUp(0);
    host.arrive(300, 'failed');
    await state().setFilter('failed');
    await state().select(0);
    await state().extendTo(250);
    host.become(299, 'delivered');
    host.become(60, 'delivered');
    await state().refreshNow();
    await state().redeliver();
    const [sent] = host.askedFor('deliveries.redeliver') as [{ keys: number[] }];
    expect(sent.keys).toHaveLength(249);
    expect(sent.keys).not.toContain(299);
    expect(sent.keys).not.toContain(60);
  });

  test('another filter keeps only the one that is shown', async () => {
    const { state, chosen } = await setUp(5);
    await state().chooseAll();
    await state().setFilter('delivered');
    expect(chosen()).toEqual([5]);
  });
});

describe('sending again', () => {
  test('nothing selected, nothing sent', async () => {
    const { host, state } = await setUp(3);
    await state().redeliver();
    expect(host.askedFor('deliveries.redeliver')).toEqual([]);
  });

  test('all failed ones are sent by one act, however many there are', async () => {
    const { host, state, toast } = await setUp(2);
    host.arrive(700, 'failed');
    await state().redeliverFailed();
    expect(toast()).toMatchObject({ tone: 'done', text: 'Retrying 700 deliveries.' });
    expect(state().counts).toMatchObject({ failed: 0, waiting: 700 });
  });

  test('a refusal is shown in its own words', async () => {
    const { host, state, toast } = await setUp(1);
    host.broken.add('deliveries.redeliver');
    await state().select(0);
    await state().redeliver();
    expect(toast()).toMatchObject({ tone: 'error', text: 'deliveries.redeliver is out of order' });
  });
});
