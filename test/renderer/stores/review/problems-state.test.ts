import { expect, it, vi } from 'vitest';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { createProblemsState } from '../../../../src/renderer/stores/review/problems-state';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';
import type { CommandInput } from '../../../../src/contract/contract';
import type { CheckId } from '../../../../src/content/checks/problem';
import type { FoundProblem, RequestProblems } from '../../../../src/contract/problems';

const problem = (key: number, position: number, check: CheckId = 'numbers'): FoundProblem => ({
  key,
  position,
  fieldId: `f${position}`,
  check,
  variant: 'missing',
  detail: {},
  source: [],
  target: [],
  level: 'warning',
});

/** A host that stores the problems of one request and their dismissals. */
function state(all: readonly FoundProblem[]) {
  const asked: unknown[] = [];
  const host = { problems: all, dismissed: new Set<number>(), fails: false, failed: false };
  const call = async (name: string, input: object): Promise<unknown> => {
    asked.push([name, input]);
    await Promise.resolve();
    if (host.fails) {
      host.failed = true;
      throw new Error('The host is not there.');
    }
    if (name === 'problems.dismiss') {
      const { problems } = input as CommandInput<'problems.dismiss'>;
      for (const key of problems) host.dismissed.add(key);
      return { dismissals: problems };
    }
    if (name === 'problems.restore') {
      for (const key of (input as CommandInput<'problems.restore'>).dismissals) host.dismissed.delete(key);
      return { restored: 1 };
    }
    const problems = host.problems.map((one) =>
      host.dismissed.has(one.key)
        ? { ...one, dismissed: { key: one.key, scope: 'field' as const, reason: '', time: '' } }
        : one,
    );
    return { version: 1, state: 'checked', problems } satisfies RequestProblems;
  };
  const toasts = createToastState();
  const problems = createProblemsState({ call } as unknown as Client, toasts);
  problems.getState().requestOpened(7);
  const at = () => problems.getState().current?.key;
  const step = (by: 1 | -1, from = problems.getState().current?.position ?? 0): void =>
    problems.getState().step({ by, from });
  const whole = () => vi.waitFor(() => expect(problems.getState().problems).toHaveLength(all.length));
  return { problems, toasts, asked, host, at, step, whole };
}

it('next and previous go over all fields, and from the last to the first', async () => {
  const { at, step, whole } = state([problem(1, 0), problem(2, 0), problem(3, 4)]);
  await whole();
  const way = [1, 1, 1, 1, -1, -1].map((by) => {
    step(by === 1 ? 1 : -1);
    return at();
  });
  expect(way).toEqual([1, 2, 3, 1, 3, 2]);
});

it('a step that is taken while the problems load is taken once they are here', async () => {
  const { problems, at, whole } = state([problem(1, 0), problem(2, 1)]);
  problems.getState().whenLoaded(() => problems.getState().step({ by: 1, from: 0 }));
  expect(at()).toBeUndefined();
  await whole();
  expect(at()).toBe(1);
});

it('and not in another request that is shown by then', async () => {
  const { problems, at, whole } = state([problem(1, 0)]);
  problems.getState().whenLoaded(() => problems.getState().step({ by: 1, from: 0 }));
  problems.getState().requestOpened(8);
  await whole();
  expect(at()).toBeUndefined();
});

it('and not when they come later, after the loading failed', async () => {
  const { problems, host, at, whole } = state([problem(1, 0)]);
  host.fails = true;
  problems.getState().requestOpened(8);
  problems.getState().whenLoaded(() => problems.getState().step({ by: 1, from: 0 }));
  await vi.waitFor(() => expect(host.failed).toBe(true));
  host.fails = false;
  problems.getState().changed();
  await whole();
  expect(at()).toBeUndefined();
});

it('from a field without the current problem, next is the first one there or after it, previous the last one before', async () => {
  const { at, step, whole } = state([problem(1, 0), problem(2, 3), problem(3, 3), problem(4, 6)]);
  await whole();
  step(1, 3);
  expect(at()).toBe(2);
  step(1, 4);
  expect(at()).toBe(4);
  step(-1, 3);
  expect(at()).toBe(1);
  step(1, 7);
  expect(at()).toBe(1);
});

it('of some problems only, next and previous skip the others', async () => {
  const error = { ...problem(3, 2), level: 'error' as const };
  const { problems, at, whole } = state([problem(1, 0), problem(2, 1), error, problem(4, 3)]);
  await whole();
  for (const by of [1, -1, 1] as const) {
    problems.getState().step({ by, from: 0, isWanted: ({ level }) => level === 'error' });
    expect(at()).toBe(3);
  }
});

it('next goes on from a problem that was dismissed, and leaves dismissed ones out until they are shown', async () => {
  const { problems, at, step, whole } = state([problem(1, 0), problem(2, 1), problem(3, 2)]);
  await whole();
  const { reveal, dismiss } = problems.getState();
  step(1);
  step(1);
  const current = problems.getState().current ?? problem(0, 0);
  await dismiss(current, 'field', 'fine');
  step(1);
  expect(at()).toBe(3);
  step(-1);
  expect(at()).toBe(1);
  reveal(true);
  step(1);
  expect(at()).toBe(2);
});

it('dismissing all of a check takes each problem of it that still counts, and Undo brings all back', async () => {
  const all = [problem(1, 0), problem(2, 1, 'length'), problem(3, 2), problem(4, 3)];
  const { problems, toasts, asked, host, whole } = state(all);
  host.dismissed.add(4);
  await whole();
  await problems.getState().dismiss(problem(1, 0), 'all-of-check', 'in words');
  expect(asked).toContainEqual([
    'problems.dismiss',
    { key: 7, problems: [1, 3], scope: 'field', reason: 'in words' },
  ]);
  expect(await toasts.getState().runNewestAction()).toBe(true);
  await vi.waitFor(() => expect([...host.dismissed]).toEqual([4]));
});

it('another request starts from the beginning, and an answer about the one before is not taken', async () => {
  const { problems, step, whole } = state([problem(1, 0)]);
  await whole();
  step(1);
  problems.getState().ask(1);
  problems.getState().requestOpened(8);
  problems.getState().requestOpened(undefined);
  await Promise.resolve();
  expect(problems.getState()).toMatchObject({ problems: [], current: undefined, asking: undefined });
});

it('signals about other requests ask for nothing', async () => {
  const { problems, asked, whole } = state([problem(1, 0)]);
  await whole();
  const before = asked.length;
  problems.getState().changed([1, 2]);
  expect(asked).toHaveLength(before);
  problems.getState().changed([7]);
  expect(asked).toHaveLength(before + 1);
});

it('going to the problem that is the current one already leads back to its place', async () => {
  const { problems, step, whole } = state([problem(1, 3)]);
  await whole();
  step(1);
  const ways: number[] = [];
  problems.subscribe(({ current }, before) => {
    if (current !== undefined && current !== before.current) ways.push(current.key);
  });
  step(1, 0);
  expect(ways).toEqual([1]);
});
