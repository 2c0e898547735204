import { expect, it, vi } from 'vitest';
import type { OutlineField } from '../../../../src/contract/reviewing';
import type { FoundProblem } from '../../../../src/contract/problems';
import type { Client } from '../../../../src/renderer/lib/host/client';
import {
  createFieldFilterState,
  neighbourField,
} from '../../../../src/renderer/stores/review/field-filter-state';
import { createNotesState } from '../../../../src/renderer/stores/review/notes-state';
import { createProblemsState } from '../../../../src/renderer/stores/review/problems-state';
import { createReviewState } from '../../../../src/renderer/stores/review/review-state';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';
import { row } from '../../fake-host';

const problem = (key: number, position: number, level: 'error' | 'warning'): FoundProblem => ({
  key,
  position,
  fieldId: `f${position}`,
  check: 'numbers',
  variant: 'missing',
  detail: {},
  source: [],
  target: [],
  level,
});

/** A review of a request with the problems and fields that a test sets; the outline comes in twos. */
function desk(problems: readonly FoundProblem[], outline: readonly OutlineField[] = []) {
  const host = { problems, outline, isBroken: false, outlinesRead: 0 };
  const call = async (name: string, input: { readonly offset: number }): Promise<unknown> => {
    await Promise.resolve();
    if (host.isBroken) throw new Error('out of order');
    if (name === 'problems.ofRequest') return { version: 1, state: 'checked', problems: host.problems };
    if (name === 'requests.outline') {
      host.outlinesRead += 1;
      const fields = host.outline.slice(input.offset, input.offset + 2);
      return { total: host.outline.length, offset: input.offset, fields };
    }
    throw new Error(name);
  };
  const client = { call } as unknown as Client;
  const toasts = createToastState();
  const review = createReviewState(client);
  const state = {
    client,
    toasts,
    review,
    problems: createProblemsState(client, toasts),
    notes: createNotesState(client, toasts),
  };
  const filter = createFieldFilterState(state);
  // As `createStores` does.
  review.subscribe(({ request }) => state.problems.getState().requestOpened(request?.key));
  review.setState({ request: row(1) });
  const positions = () => filter.getState().positions;
  return { ...state, host, filter, positions, set: filter.getState().set };
}

it('errors only shows the fields with errors, and goes to the first one from the current field on', async () => {
  const { set, positions, review } = desk([
    problem(1, 2, 'error'),
    problem(2, 3, 'warning'),
    problem(3, 7, 'error'),
    problem(4, 7, 'error'),
  ]);
  review.getState().setCurrentField(4);
  set('errors');
  await vi.waitFor(() => expect(positions()).toEqual([2, 7]));
  set('errors');
  expect(review.getState().currentField).toBe(7);
  set('all');
  expect(positions()).toBeUndefined();
});

it('a filter that is chosen before the problems are known makes a field current once they are', async () => {
  const { set, positions, review } = desk([problem(1, 2, 'error'), problem(2, 5, 'error')]);
  set('errors');
  expect(positions()).toBeUndefined();
  await vi.waitFor(() => expect(positions()).toEqual([2, 5]));
  expect(review.getState()).toMatchObject({ currentField: 2, wantedField: { position: 2 } });
});

it('with a filter, another request and a new version begin at the first field that is shown', async () => {
  const { set, positions, review, host, problems } = desk([problem(1, 2, 'error')]);
  set('errors');
  await vi.waitFor(() => expect(positions()).toEqual([2]));
  host.problems = [problem(2, 4, 'error')];
  review.setState({ request: row(2), currentField: 0 });
  await vi.waitFor(() => expect(problems.getState().requestKey).toBe(2));
  await vi.waitFor(() => expect(review.getState().currentField).toBe(4));
  const content = { id: '2 1', total: 9, languageSource: 'en', languageTarget: 'fr' };
  review.setState({ content, currentField: 0 });
  expect(review.getState().currentField).toBe(4);
});

it('fields are filtered by how sure it is that their problems are mistakes', async () => {
  const { set, positions } = desk([
    { ...problem(1, 0, 'error'), check: 'placeholders' },
    { ...problem(2, 1, 'warning'), check: 'numbers' },
    { ...problem(3, 2, 'warning'), check: 'french-spacing' },
    { ...problem(4, 3, 'warning'), check: 'tags-missing', variant: 'code' },
  ]);
  set('sure');
  await vi.waitFor(() => expect(positions()).toEqual([0]));
  set('likely');
  expect(positions()).toEqual([1, 3]);
  set('style');
  expect(positions()).toEqual([2]);
});

it('a field with a part of a problem of another one is shown with it, and not stepped to', async () => {
  const { check, variant, detail, source, target } = problem(1, 1, 'warning');
  const parts = [4, 6].map((position) => ({
    check,
    variant,
    detail,
    source,
    target,
    position,
    fieldId: `f${position}`,
  }));
  const { set, positions, problems } = desk([
    { ...problem(1, 1, 'error'), folded: parts },
    problem(2, 5, 'warning'),
  ]);
  set('errors');
  await vi.waitFor(() => expect(positions()).toEqual([1, 4, 6]));
  set('problems');
  expect(positions()).toEqual([1, 4, 5, 6]);
  const { partsIn, ofField, step } = problems.getState();
  expect([...partsIn.keys()]).toEqual(['f4', 'f6']);
  expect([...ofField.keys()]).toEqual(['f1', 'f5']);
  step({ by: 1, from: 4 });
  expect(problems.getState().current?.key).toBe(2);
});

it('a field whose problem was dismissed stays until the filter is chosen again', async () => {
  const { set, positions, problems } = desk([problem(1, 2, 'error'), problem(2, 5, 'warning')]);
  set('problems');
  await vi.waitFor(() => expect(positions()).toEqual([2, 5]));
  problems.setState({ problems: [problem(2, 5, 'warning'), problem(9, 8, 'error')] });
  expect(positions()).toEqual([2, 5, 8]);
  set('problems');
  expect(positions()).toEqual([5, 8]);
});

it('fields that are not reviewed, or changed since, are found in the outline of all fields', async () => {
  const { set, positions } = desk(
    [],
    [
      { id: 'a', text: 'A', reviewed: 'reviewed' },
      { id: 'b', text: 'B' },
      { id: 'c', text: 'C', reviewed: 'changed' },
    ],
  );
  set('unreviewed');
  await vi.waitFor(() => expect(positions()).toEqual([1, 2]));
  set('changed');
  await vi.waitFor(() => expect(positions()).toEqual([2]));
});

it('a place in a hidden field shows all fields, one in a shown field keeps the filter', async () => {
  const { filter, set, positions } = desk([problem(1, 2, 'error')]);
  set('errors');
  await vi.waitFor(() => expect(positions()).toEqual([2]));
  filter.getState().makeShown(2);
  expect(filter.getState().filter).toBe('errors');
  filter.getState().makeShown(3);
  expect(filter.getState()).toMatchObject({ filter: 'all', positions: undefined });
});

it('another request keeps the choice, and starts without the fields of the previous one', async () => {
  const { set, positions, review, host } = desk([problem(1, 2, 'error')]);
  set('errors');
  await vi.waitFor(() => expect(positions()).toEqual([2]));
  host.problems = [problem(5, 0, 'error')];
  review.setState({ request: row(2) });
  expect(positions()).toBeUndefined();
  await vi.waitFor(() => expect(positions()).toEqual([0]));
});

it.each([
  [0, 'errors'],
  [1, 'all'],
])(
  'a field of another request that is gone to at once, at %i: the filter is %s',
  async (position, expected) => {
    const { filter, set, positions, review, host } = desk([problem(1, 2, 'error')]);
    set('errors');
    await vi.waitFor(() => expect(positions()).toEqual([2]));
    host.problems = [problem(5, 0, 'error')];
    review.setState({ request: row(2) });
    filter.getState().makeShown(position);
    expect(filter.getState().filter).toBe('errors');
    await vi.waitFor(() => expect(positions()).toEqual(expected === 'all' ? undefined : [0]));
    await vi.waitFor(() => expect(filter.getState().filter).toBe(expected));
  },
);

it('a field with a note in another request keeps the filter, though the outline comes before the notes', async () => {
  const outline: readonly OutlineField[] = [{ id: 'a', text: 'A' }];
  const { host, filter, set, positions, review, notes } = desk([], outline);
  set('notes');
  review.setState({ request: row(2) });
  notes.setState({ requestKey: 2, isRead: false, ofField: new Map() });
  filter.getState().makeShown(0);
  // One outline of each request.
  await vi.waitFor(() => expect(host.outlinesRead).toBe(2));
  notes.setState({ isRead: true, ofField: new Map([['a', []]]) });
  await vi.waitFor(() => expect(positions()).toEqual([0]));
  expect(filter.getState().filter).toBe('notes');
});

it('an outline that cannot be read shows all fields, and says why', async () => {
  const { set, filter, host, toasts } = desk([], [{ id: 'a', text: 'A' }]);
  host.isBroken = true;
  set('unreviewed');
  await vi.waitFor(() => expect(toasts.getState().toasts).toHaveLength(1));
  expect(filter.getState()).toMatchObject({ filter: 'all', positions: undefined });
});

it('keys step over shown fields only, and stop at the ends', () => {
  const shown = [2, 7];
  expect(neighbourField(shown, { total: 9, from: 2, by: 1 })).toBe(7);
  expect(neighbourField(shown, { total: 9, from: 4, by: -1 })).toBe(2);
  expect(neighbourField(shown, { total: 9, from: 7, by: 1 })).toBeUndefined();
  expect(neighbourField(undefined, { total: 9, from: 7, by: 1 })).toBe(8);
  expect(neighbourField(undefined, { total: 9, from: 8, by: 1 })).toBeUndefined();
});
