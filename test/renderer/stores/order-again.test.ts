// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { orderAgain } from '../../../src/renderer/stores/order-again';
import { row } from '../fake-host';
import { FakeOrdersHost } from '../orders/fake-orders-host';

const fields = [
  { position: 0, id: 'title', type: 'localizable', data: 'text', source: 'Kettle', target: 'Kessel' },
  { position: 1, id: 'body', type: 'localizable', data: 'html', source: '<p>Boil</p>' },
];

beforeEach(() => localStorage.clear());

function setUp(answers: ConstructorParameters<typeof FakeOrdersHost>[1] = {}) {
  const host = new FakeOrdersHost(0, {
    'requests.fields': () => ({ total: fields.length, offset: 0, fields }),
    ...answers,
  });
  const stores = createStores(clientOver(host));
  stores.review.setState({ request: { ...row(1), title: 'Page', version: 3, fieldCount: 2 } });
  const { orderDraft, orders, app, toasts } = stores;
  return {
    stores,
    draft: () => orderDraft.getState().draft,
    screen: () => [app.getState().screen, orders.getState().form],
    toast: () => toasts.getState().toasts.at(-1)?.text,
  };
}

test('a request is ordered again with its sources, in its language or in one to be chosen', async () => {
  const { stores, draft, screen } = setUp();
  await orderAgain(stores, 'same');
  expect(screen()).toEqual(['orders', 'new']);
  expect(draft()).toMatchObject({
    title: 'Page',
    source: 'en',
    targets: ['de'],
    fields: [
      { id: 'title', data: 'text', value: 'Kettle' },
      { id: 'body', data: 'html', value: '<p>Boil</p>' },
    ],
  });
  await orderAgain(stores, 'other');
  expect(draft().targets).toEqual([]);
});

test('only what changed since the version that was reviewed is ordered', async () => {
  const asked: unknown[] = [];
  const { stores, draft } = setUp({
    'requests.detail': () => ({ ...row(1), version: 3, reviewedVersion: { version: 1, time: '' } }),
    'changes.overview': (input: unknown) => {
      asked.push(input);
      const change = { kind: 'changed', target: true };
      const changes = [
        { id: 'title', source: false, ...change },
        { id: 'body', source: true, ...change },
      ];
      return { total: 2, offset: 0, fields: changes };
    },
  });
  await orderAgain(stores, 'changed');
  expect(asked).toEqual([{ key: 1, from: 1, to: 3, offset: 0 }]);
  expect(draft().fields).toMatchObject([{ id: 'body' }]);
});

test('where nothing can be ordered again, the window says so and stays where it is', async () => {
  const unknown = fields.map((field) => ({ ...field, source: '', isSourceUnknown: true }));
  const { stores, screen, toast } = setUp({
    'requests.fields': () => ({ total: 2, offset: 0, fields: unknown }),
  });
  await orderAgain(stores, 'same');
  expect(screen()).toEqual(['requests', undefined]);
  expect(toast()).toContain('without its source');
});
