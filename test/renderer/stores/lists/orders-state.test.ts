import { expect, test } from 'vitest';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createOrdersState } from '../../../../src/renderer/stores/lists/orders-state';
import { FakeOrdersHost, order } from '../../orders/fake-orders-host';

const setUp = async (count: number) => {
  const host = new FakeOrdersHost(count);
  const orders = createOrdersState(clientOver(host));
  await orders.getState().refreshNow();
  return { host, state: () => orders.getState() };
};

test('the selected order stays selected while newer ones come', async () => {
  const { host, state } = await setUp(3);
  await state().select(1);
  expect(state()).toMatchObject({ selectedKey: 2, detail: { title: 'Order 2' } });
  host.orders = [order(4), ...host.orders];
  await state().refreshNow();
  expect(state()).toMatchObject({ selectedKey: 2, selectedIndex: 2 });
});

test('a form takes the place of the selected order, and a selected order that of the form', async () => {
  const { state } = await setUp(3);
  await state().select(1);
  state().showForm('new');
  expect(state()).toMatchObject({ form: 'new', selectedKey: undefined, detail: undefined });
  await state().select(1);
  expect(state()).toMatchObject({ form: undefined, selectedKey: 2, detail: { title: 'Order 2' } });
});

test('the order that was made is shown instead of the form it was made in', async () => {
  const { host, state } = await setUp(3);
  state().showForm('new');
  host.orders = [order(4), ...host.orders];
  await state().showOrder('order-4');
  expect(state()).toMatchObject({ form: undefined, selectedKey: 4, selectedIndex: 0 });
});
