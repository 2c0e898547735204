import { expect, test, vi } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { FakeHost, row } from '../../fake-host';

function setUp(fieldId: string) {
  const host = new FakeHost(3);
  const call = host.call.bind(host);
  const asked: unknown[] = [];
  vi.spyOn(host, 'call').mockImplementation(async (name, input) => {
    if (name !== 'requests.outline') return call(name, input);
    asked.push(input);
    const fields = ['head', 'body', 'kettle-lid'].map((id) => ({ id, text: '' }));
    return { ok: true, value: { total: 3, offset: 0, fields } };
  });
  const { requests, review } = createStores(clientOver(host));
  const found = { title: [], elsewhere: { side: 'field', fieldId: '', text: fieldId, hits: [] } } as const;
  const select = (): void => {
    const hit = { ...row(2), found };
    requests.setState({ selected: { row: hit, index: 1, lastIndex: 1 }, selectedKey: 2, selectedIndex: 1 });
  };
  const field = (): number => review.getState().currentField;
  return { asked, review, select, field };
}

test('a request that was found by the ID of a field opens at that field', async () => {
  const { select, field } = setUp('kettle-lid');
  select();
  await vi.waitFor(() => expect(field()).toBe(2));
});

test('the field is gone to once: a live update does not bring the user back to it', async () => {
  const { asked, review, select, field } = setUp('kettle-lid');
  select();
  await vi.waitFor(() => expect(field()).toBe(2));
  review.getState().setCurrentField(1);
  select();
  expect(asked).toHaveLength(1);
  expect(field()).toBe(1);
});
