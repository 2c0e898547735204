import { expect, test, vi } from 'vitest';
import { AppError } from '../../../../src/contract/errors';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createOrdersState } from '../../../../src/renderer/stores/lists/orders-state';
import { createOrderDraftState } from '../../../../src/renderer/stores/orders/order-draft-state';
import { createOrderPlaceState } from '../../../../src/renderer/stores/orders/order-place-state';
import { createConnectionsState } from '../../../../src/renderer/stores/service/connections-state';
import { createServiceSettingsState } from '../../../../src/renderer/stores/service/service-settings-state';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';
import { connection } from '../../connections/fake-connections-host';
import { FakeOrdersHost, order } from '../../orders/fake-orders-host';

type Answers = ConstructorParameters<typeof FakeOrdersHost>[1];

function setUp(answers: Answers = {}, kept = new Map<string, string>()) {
  const host = new FakeOrdersHost(1, answers);
  const client = clientOver(host);
  const toasts = createToastState();
  const orders = createOrdersState(client);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const serviceSettings = createServiceSettingsState(client, toasts);
  const orderPlace = createOrderPlaceState(undefined);
  const connections = createConnectionsState(client, toasts);
  const draft = createOrderDraftState({
    client,
    toasts,
    orders,
    orderPlace,
    connections,
    serviceSettings,
    storage,
  });
  return { host, orders, orderPlace, connections, toasts, kept, state: () => draft.getState() };
}

function write({ state }: ReturnType<typeof setUp>): void {
  state().change({ title: 'Kettle', source: 'en', targets: ['de', 'fr'] });
  state().changeField(state().draft.fields[0]?.key ?? 0, { value: 'Boil water' });
}

test('an order is sent once it is complete, and then shown; the form is empty again', async () => {
  const desk = setUp({
    'orders.create': () => ({ created: { order: 'order-1', requests: [{ id: 'a' }, { id: 'b' }] } }),
  });
  expect(await desk.state().send()).toBe(false);
  expect(desk.host.askedFor('orders.create')).toEqual([]);
  write(desk);
  expect(await desk.state().send()).toBe(true);
  expect(desk.host.askedFor('orders.create')).toEqual([
    {
      title: 'Kettle',
      source: 'en',
      targets: ['de', 'fr'],
      fields: [{ id: 'text', type: 'localizable', data: 'text', value: 'Boil water' }],
    },
  ]);
  expect(desk.orders.getState()).toMatchObject({ form: undefined, detail: order(1) });
  expect(desk.state()).toMatchObject({ draft: { title: '' }, isTried: false });
});

test('what is written while an order is sent stays, and its form stays open', async () => {
  const desk = setUp({
    'orders.create': () => {
      desk.state().change({ title: 'Toaster' });
      return { created: { order: 'order-1', requests: [{ id: 'a' }] } };
    },
  });
  desk.orders.getState().showForm('new');
  write(desk);
  expect(await desk.state().send()).toBe(true);
  expect(desk.state().draft.title).toBe('Toaster');
  expect(desk.orders.getState().form).toBe('new');
});

test('what the service refuses stays written, each sentence at its place, until it is changed', async () => {
  const desk = setUp({
    'orders.create': () => {
      throw new AppError('INVALID_INPUT', 'No', { problems: ['fields[0].value: has 9 bytes', 'Too busy'] });
    },
  });
  write(desk);
  expect(await desk.state().send()).toBe(false);
  expect(desk.state().refusals).toEqual([
    { place: { kind: 'field', index: 0, part: 'value' }, text: 'has 9 bytes' },
    { place: { kind: 'order' }, text: 'Too busy' },
  ]);
  expect(desk.state().draft.title).toBe('Kettle');
  desk.state().change({ title: 'Kettles' });
  expect(desk.state().refusals).toEqual([]);
});

test('what is written is there again in the next window, and gone when it is discarded, unless that is undone', async () => {
  const desk = setUp();
  write(desk);
  await vi.waitFor(() => expect([...desk.kept.values()].join('')).toContain('Boil water'));
  expect(setUp({}, desk.kept).state().draft).toMatchObject({
    title: 'Kettle',
    targets: ['de', 'fr'],
    fields: [{ id: 'text', value: 'Boil water' }],
  });
  desk.state().discard();
  expect(desk.state().draft.title).toBe('');
  await desk.toasts.getState().runNewestAction();
  expect(desk.state().draft.title).toBe('Kettle');
});

test('something else in the place of the draft is no draft', () => {
  for (const text of ['{', '[]', '{"title":1}', '{"title":"","source":"","targets":{},"fields":[]}']) {
    expect(setUp({}, new Map([['locdesk.newOrder', text]])).state().draft).toMatchObject({ title: '' });
  }
});

test('each text is looked at when it is written, and only when it is another one', async () => {
  const desk = setUp({ 'orders.sourceFacts': () => ({ words: 2, problems: [] }) });
  write(desk);
  const key = desk.state().draft.fields[0]?.key ?? 0;
  await vi.waitFor(() => expect(desk.state().facts.get(key)).toEqual({ words: 2, problems: [] }));
  desk.state().change({ title: 'Other' });
  desk.state().addFields([{ id: 'text', data: 'text', value: 'More' }]);
  await vi.waitFor(() => expect(desk.state().facts.size).toBe(2));
  const values = desk.host.askedFor('orders.sourceFacts').map((input) => (input as { value: string }).value);
  expect(values.filter((value) => value === 'Boil water')).toHaveLength(1);
});

test('texts are added, moved, split at blank lines and removed, each with an id of its own', () => {
  const { state } = setUp();
  state().addFields([{ id: 'text', data: 'text', value: 'One\n\nTwo\n \nThree' }]);
  expect(state().draft.fields).toHaveLength(1);
  state().splitField(state().draft.fields[0]?.key ?? 0);
  const ids = () => state().draft.fields.map(({ id, value }) => `${id}=${value}`);
  expect(ids()).toEqual(['text=One', 'text-2=Two', 'text-3=Three']);
  state().moveField(state().draft.fields[2]?.key ?? 0, -1);
  state().removeField(state().draft.fields[0]?.key ?? 0);
  expect(ids()).toEqual(['text-3=Three', 'text-2=Two']);
});

test('an order goes to the chosen connection, and waits for another choice where that is removed', async () => {
  const desk = setUp({
    'orders.create': () => ({ created: { order: 'order-1', requests: [{ id: 'a' }] } }),
    'connections.list': () => [connection(4)],
  });
  write(desk);
  desk.orderPlace.getState().choose(5);
  await desk.connections.getState().load();
  expect(await desk.state().send()).toBe(false);
  expect(desk.state().isTried).toBe(true);
  desk.orderPlace.getState().choose(4);
  expect(await desk.state().send()).toBe(true);
  expect(desk.host.askedFor('orders.create')).toMatchObject([{ to: 4 }]);
  expect(desk.orderPlace.getState().place).toBe(4);
});
