import { expect, it } from 'vitest';
import { hasFaults, orderFaults, placeOfProblem, type WrittenOrder } from '../../../src/contract/order-input';
import { testBackend } from '../../support/test-backend';

const field = { id: 'title', data: 'text', value: 'Kettle' };
const order: WrittenOrder = { title: 'Kettle', source: 'en', targets: ['de'], fields: [field] };
const longest = 1000;

it.each<readonly [string, Partial<WrittenOrder>, isRefused: boolean, place: string | undefined]>([
  ['a usual order', {}, false, undefined],
  ['content creation', { targets: ['en', 'de'] }, false, undefined],
  ['no title', { title: '  ' }, true, 'title'],
  ['no source', { source: 'e_n' }, true, 'source'],
  ['a malformed target', { targets: ['de', 'd_'] }, true, 'targets'],
  ['a target twice', { targets: ['de-ch', 'de-CH'] }, true, 'targets'],
  ['no field', { fields: [] }, true, 'order'],
  ['a field without an id', { fields: [{ ...field, id: '' }] }, true, 'field'],
  ['two fields with one id', { fields: [field, field] }, true, 'field'],
  ['a value over the limit', { fields: [{ ...field, value: 'é'.repeat(501) }] }, true, 'field'],
  ['a value at the limit', { fields: [{ ...field, value: 'é'.repeat(500) }] }, false, undefined],
])('the form and the service say the same of %s', async (_what, part, isRefused, place) => {
  const written = { ...order, ...part };
  expect(hasFaults(orderFaults(written, longest))).toBe(isRefused);
  const backend = testBackend({ settings: [`service.maxFieldValue=${longest}`] });
  const answer = await backend.dispatch('orders.create', {
    ...written,
    targets: [...written.targets],
    fields: written.fields.map((one) => ({ ...one, type: 'localizable' })),
  });
  expect(answer.ok).toBe(!isRefused);
  if (answer.ok) return;
  const { problems } = answer.error;
  expect(problems.map((problem) => placeOfProblem(problem).place.kind)).toContain(place);
});

it('a sentence of the service is taken to the part of the form that it names', () => {
  expect(placeOfProblem('fields[12].id: must be unique')).toEqual({
    place: { kind: 'field', index: 12, part: 'id' },
    text: 'must be unique',
  });
  expect(placeOfProblem('language.target: "x_" is not well-formed')).toMatchObject({
    place: { kind: 'targets' },
  });
  expect(placeOfProblem('Something else: went wrong')).toEqual({
    place: { kind: 'order' },
    text: 'Something else: went wrong',
  });
});
