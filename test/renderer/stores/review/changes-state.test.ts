import { expect, it, vi } from 'vitest';
import { createChangesState, usualComparison } from '../../../../src/renderer/stores/review/changes-state';
import { createReviewState } from '../../../../src/renderer/stores/review/review-state';
import type { Client } from '../../../../src/renderer/lib/host/client';
import type { CommandInput } from '../../../../src/contract/contract';
import type { FieldChange } from '../../../../src/contract/reviewing';
import type { RequestDetail } from '../../../../src/contract/ui-types';
import { row } from '../../fake-host';

const detail = (version: number, reviewed?: number): RequestDetail => ({
  ...row(1),
  version,
  versions: Array.from({ length: version }, (_none, index) => ({
    number: version - index,
    learned: '',
    learnedBy: 'sync',
    hasTargets: true,
  })),
  importMarks: [],
  extra: {},
  reviewedFields: 0,
  ...(reviewed === undefined ? {} : { reviewedVersion: { version: reviewed, time: '' } }),
});

/** A host that compares two fields a time: every third one changed. */
function state(total: number) {
  const asked: unknown[] = [];
  const call = async (name: string, input: object): Promise<unknown> => {
    asked.push([name, input]);
    await Promise.resolve();
    const { offset } = input as CommandInput<'changes.overview'>;
    const fields = Array.from({ length: Math.min(2, total - offset) }, (_, i): FieldChange => {
      const kind = (offset + i) % 3 === 0 ? 'changed' : 'same';
      return { id: `f${offset + i}`, kind, source: false, target: kind !== 'same' };
    });
    return { total, offset, fields };
  };
  const client = { call } as unknown as Client;
  const review = createReviewState(client);
  const changes = createChangesState(client, review);
  return {
    changes,
    opens: (opened: RequestDetail) => review.setState({ request: opened, detail: opened }),
    compare: () => review.getState().setMode('compare'),
    asked,
    whole: () => vi.waitFor(() => expect(changes.getState().fields).toHaveLength(total)),
  };
}

it('compares with the reviewed version, or else with the previous one', () => {
  expect(usualComparison(detail(5, 2))).toEqual({ key: 1, from: 2, to: 5 });
  expect(usualComparison(detail(5))).toEqual({ key: 1, from: 4, to: 5 });
  expect(usualComparison(detail(5, 5))).toEqual({ key: 1, from: 4, to: 5 });
  expect(usualComparison(detail(1))).toEqual({ key: 1, from: 1, to: 1 });
});

/** Versions from 1 on, newest first, of which some have a translation. */
const versionsOf = (translated: readonly boolean[]): RequestDetail['versions'] =>
  translated
    .map((hasTargets, index) => ({ number: index + 1, learned: '', learnedBy: 'edited', hasTargets }))
    .toReversed();

it.each([
  ['the first one with itself', [false, true], 2],
  ['a later one with the one before', [false, true, false, true], 2],
  ['none with the version before', [false, false], 1],
])('compares a translation with an earlier translation: %s', (_what, translated, from) => {
  expect(usualComparison({ ...detail(translated.length), versions: versionsOf(translated) }).from).toBe(from);
});

it('reads portion after portion, and again only when another version or request is shown', async () => {
  const { changes, opens, compare, asked, whole } = state(5);
  opens(detail(2));
  compare();
  await whole();
  expect(asked).toHaveLength(3);
  opens({ ...detail(2), importMark: { importState: 'success', time: '' } });
  expect(asked).toHaveLength(3);
  opens(detail(3));
  expect(changes.getState().comparison).toEqual({ key: 1, from: 2, to: 3 });
  await whole();
  expect(asked).toHaveLength(6);
});

it('steps over every change of a field before it goes to the next changed one, both ways', async () => {
  const { changes, opens, compare, whole } = state(8);
  opens(detail(2));
  compare();
  await whole();
  const { step, counted } = changes.getState();
  const places: unknown[] = [];
  const go = (by: 1 | -1): void => {
    step(by);
    places.push(Object.values(changes.getState().current ?? {}));
  };
  go(1);
  counted(0, 2);
  go(1);
  go(1);
  counted(3, 3);
  go(-1);
  go(1);
  expect(places).toEqual([
    [0, 0],
    [0, 1],
    [3, 0],
    [0, -1],
    [3, 0],
  ]);
  go(1);
  go(1);
  go(1);
  go(1);
  // The last change is the last one.
  expect(places.slice(5)).toEqual([
    [3, 1],
    [3, 2],
    [6, 0],
    [6, 0],
  ]);
});
