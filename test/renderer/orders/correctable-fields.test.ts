import { expect, test } from 'vitest';
import { clientOver } from '../../../src/renderer/lib/host/client';
import {
  errorsByPlace,
  readCorrectable,
  readOn,
} from '../../../src/renderer/orders/forwarding/correctable-fields';
import { FakeOrdersHost } from './fake-orders-host';

/** A host with one request of so many fields, of which one answer has at most `portion`. */
function hostOf(fieldCount: number, portion = 200) {
  const host = new FakeOrdersHost(0, {
    'requests.detail': () => ({ version: 2, fieldCount }),
    'requests.fields': ({ offset, limit }: { offset: number; limit: number }) => ({
      total: fieldCount,
      offset,
      fields: Array.from({ length: Math.min(limit, portion, fieldCount - offset) }, (_, index) => ({
        position: offset + index,
        id: `f${offset + index}`,
      })),
    }),
  });
  return { host, client: clientOver(host) };
}

const positions = (read: { readonly fields: readonly { readonly position: number }[] }) =>
  read.fields.map(({ position }) => position);

test('a sentence of upstream stands at the field that it names, without its place; others stand apart', () => {
  const { ofField, others } = errorsByPlace([
    { text: 'fields[2].value: is too long', fieldId: 'c', property: 'value' },
    { text: 'fields[2].value: has a control character', fieldId: 'c', property: 'value' },
    { text: 'fields[9].value: is unknown here' },
    { text: 'language.target: is not offered' },
  ]);
  expect([...ofField]).toEqual([[2, ['is too long', 'has a control character']]]);
  expect(others).toEqual(['fields[9].value: is unknown here', 'language.target: is not offered']);
  expect(errorsByPlace(undefined).others).toEqual([]);
});

test('of a short request all fields can be corrected', async () => {
  const { client } = hostOf(20, 7);
  const read = await readCorrectable(client, 1, [3]);
  expect(positions(read)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(read).toMatchObject({ version: 2, total: 20, next: 20 });
});

test('of a long request the named fields come first, and the others when they are asked for', async () => {
  const { host, client } = hostOf(1000);
  const read = await readCorrectable(client, 1, [700, 3]);
  expect(positions(read)).toEqual([3, 700]);
  expect(host.askedFor('requests.fields')).toHaveLength(2);
  const more = await readOn(client, 1, read);
  expect(positions(more)).toEqual([...Array.from({ length: 50 }, (_, index) => index), 700]);
  expect(positions(await readOn(client, 1, more))).toHaveLength(101);
});

test('of a long request of which no field is named the first ones come', async () => {
  const { client } = hostOf(1000);
  expect(positions(await readCorrectable(client, 1, []))).toHaveLength(50);
});
