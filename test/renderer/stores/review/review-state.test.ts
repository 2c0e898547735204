import { expect, test, vi } from 'vitest';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { FieldWindows, positionsBetween } from '../../../../src/renderer/stores/review/field-windows';
import { createReviewState } from '../../../../src/renderer/stores/review/review-state';
import { FakeHost, row } from '../../fake-host';

test('fields are fetched on from where a shorter window ended, and no further than needed', async () => {
  const asked: number[] = [];
  const windows = new FieldWindows((offset) => {
    asked.push(offset);
    const fields = Array.from({ length: 7 }, (_, i) => ({
      position: offset + i,
      id: `f${offset + i}`,
      type: 'localizable',
      data: 'html',
      source: '',
    }));
    return Promise.resolve({ total: 1000, offset, fields });
  });
  await windows.load(positionsBetween(0, 15), () => undefined);
  expect(asked).toEqual([0, 7, 14]);
  expect(windows.at(15)?.id).toBe('f15');
  await windows.load(positionsBetween(3, 12), () => undefined);
  expect(asked).toHaveLength(3);
});

test('a mark changes the header and leaves the fields alone; a new version replaces them', async () => {
  const host = new FakeHost(2);
  const state = createReviewState(clientOver(host));
  state.getState().open(row(1));
  await vi.waitFor(() => expect(state.getState().content?.total).toBe(120));
  const read = host.askedFor('requests.fields');

  host.rows = [{ ...row(1), importMark: { importState: 'success', time: '2026-11-20T10:00:00Z' } }, row(2)];
  state.getState().changed([1]);
  await vi.waitFor(() => expect(state.getState().request?.importMark).toBeDefined());
  expect(host.askedFor('requests.fields')).toBe(read);

  host.rows = [{ ...row(1), version: 2 }, row(2)];
  state.getState().changed(undefined);
  await vi.waitFor(() => expect(state.getState().content?.id).toContain(' 2 '));
});

/** A host that says of its requests how many of their fields are reviewed, as the program does. */
function reviewing(reviewedFields: number): FakeHost {
  const host = new FakeHost(1);
  host.rows = [Object.assign(row(1), { reviewedFields })];
  return host;
}

test('the fields of a request that is opened are read once, and again when some of them are reviewed', async () => {
  const host = reviewing(0);
  const state = createReviewState(clientOver(host));
  state.getState().open(row(1));
  await vi.waitFor(() => expect(state.getState().detail).toBeDefined());
  await vi.waitFor(() => expect(state.getState().stale).toBe(false));
  const read = host.askedFor('requests.fields');
  expect(read).toBe(1);

  host.rows = [Object.assign(row(1), { reviewedFields: 3 })];
  state.getState().changed([1]);
  await vi.waitFor(() => expect(host.askedFor('requests.fields')).toBeGreaterThan(read));
});

test('a change between the fields of a request and the request itself has the fields read again', async () => {
  const host = reviewing(3);
  const state = createReviewState(clientOver(host));
  state.getState().open(row(1));
  state.getState().changed([1]);
  await vi.waitFor(() => expect(host.askedFor('requests.fields')).toBeGreaterThan(1));
});

test('the current field stays over a mark, and other content begins at its first field', async () => {
  const host = new FakeHost(2);
  const state = createReviewState(clientOver(host));
  state.getState().open(row(1));
  await vi.waitFor(() => expect(state.getState().stale).toBe(false));
  state.getState().goToField(7);
  host.rows = [{ ...row(1), importMark: { importState: 'success', time: '2026-11-20T10:00:00Z' } }, row(2)];
  state.getState().changed([1]);
  await vi.waitFor(() => expect(state.getState().request?.importMark).toBeDefined());
  expect(state.getState()).toMatchObject({ currentField: 7, wantedField: { position: 7 } });

  host.rows = [{ ...row(1), version: 2 }, row(2)];
  state.getState().changed(undefined);
  await vi.waitFor(() => expect(state.getState().content?.id).toContain(' 2 '));
  expect(state.getState().currentField).toBe(0);
  state.getState().goToField(7);
  state.getState().open(row(2));
  expect(state.getState()).toMatchObject({ currentField: 0, wantedField: undefined });
});

test('a field that a key went to before the fields arrived stays the current one', async () => {
  const state = createReviewState(clientOver(new FakeHost(2)));
  state.getState().open(row(1));
  state.getState().goToField(7);
  await vi.waitFor(() => expect(state.getState().stale).toBe(false));
  expect(state.getState()).toMatchObject({ currentField: 7, wantedField: { position: 7 } });
});

test('the previous content is stale at once, and a request passed quickly is never read', async () => {
  const host = new FakeHost(3);
  const state = createReviewState(clientOver(host));
  state.getState().open(row(1));
  await vi.waitFor(() => expect(state.getState().stale).toBe(false));
  state.getState().open(row(2));
  state.getState().open(row(3));
  expect(state.getState().stale).toBe(true);
  await vi.waitFor(() => expect(state.getState().content?.id).toMatch(/^3 /));
  expect(host.asked.some(({ input }) => (input as { key?: number }).key === 2)).toBe(false);
});

test('one field may have a look of its own, until all get one or another request is opened', () => {
  const state = createReviewState(clientOver(new FakeHost(2)));
  state.getState().open(row(1));
  state.getState().setViewMode('code', 'title');
  expect(state.getState().fieldViewModes.get('title')).toBe('code');
  expect(state.getState().viewMode).toBeUndefined();
  state.getState().setViewMode('rendered');
  expect(state.getState().fieldViewModes.size).toBe(0);
  state.getState().setViewMode('code', 'title');
  state.getState().open(row(2));
  expect(state.getState().fieldViewModes.size).toBe(0);
  expect(state.getState().viewMode).toBe('rendered');
});

test('a request that could not be read is read again when the host answers, its fields too', async () => {
  const host = new FakeHost(2);
  const state = createReviewState(clientOver(host));
  host.broken.add('requests.detail').add('requests.fields');
  state.getState().open(row(1));
  await vi.waitFor(() => expect(state.getState().problem).toBeDefined());
  host.broken.clear();
  state.getState().changed(undefined);
  await vi.waitFor(() => expect(state.getState().content?.total).toBe(120));
  expect(state.getState()).toMatchObject({ stale: false, problem: undefined });
});

test('fields that are shown stay when the host is lost while the request is read again', async () => {
  const host = new FakeHost(2);
  const state = createReviewState(clientOver(host));
  state.getState().open(row(1));
  await vi.waitFor(() => expect(state.getState().detail).toBeDefined());
  await vi.waitFor(() => expect(state.getState().content?.total).toBe(120));
  host.broken.add('requests.detail');
  const read = host.askedFor('requests.detail');
  state.getState().changed(undefined);
  await vi.waitFor(() => expect(host.askedFor('requests.detail')).toBeGreaterThan(read));
  await new Promise((resolve) => setImmediate(resolve));
  expect(state.getState()).toMatchObject({ stale: false, problem: undefined });
  // Nothing of another request is loaded yet, so the problem is shown.
  host.broken.add('requests.fields');
  state.getState().open(row(2));
  await vi.waitFor(() => expect(state.getState().problem).toContain('out of order'));
});
