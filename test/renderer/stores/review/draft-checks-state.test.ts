import { afterEach, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { createDraftChecksState } from '../../../../src/renderer/stores/review/draft-checks-state';

afterEach(() => void vi.useRealTimers());

function started() {
  vi.useFakeTimers();
  const asked: never[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const state = createDraftChecksState({ call: async () => asked } as unknown as Client);
  const rounds = () => [
    state.getState().roundOf(1, 'title'),
    state.getState().roundOf(1, 'body'),
    state.getState().roundOf(2, 'title'),
  ];
  const changed = async (drafts?: { requestKey?: number; fieldId?: string }): Promise<void> => {
    state.getState().changed(drafts);
    await vi.runAllTimersAsync();
  };
  return { state, rounds, changed };
}

test('the draft of a field concerns the other fields of its request, not itself and no other request', async () => {
  const { rounds, changed } = started();
  await changed({ requestKey: 1, fieldId: 'title' });
  expect(rounds()).toEqual([0, 1, 0]);
  await changed({ requestKey: 1, fieldId: 'body' });
  expect(rounds()).toEqual([1, 1, 0]);
});

test('drafts without a named field concern the whole request, and those without a request all', async () => {
  const { rounds, changed } = started();
  await changed({ requestKey: 2 });
  expect(rounds()).toEqual([0, 0, 1]);
  await changed({});
  await changed();
  expect(rounds()).toEqual([2, 2, 3]);
});

test('readers notice a change once it has settled', async () => {
  const { state, changed } = started();
  const seen: number[] = [];
  state.subscribe(({ roundOf }) => seen.push(roundOf(1, 'title')));
  await changed();
  expect(seen).toContain(1);
});

test('fields are checked one after another, and one that is no longer wanted at its turn is not checked', async () => {
  const asked: string[] = [];
  const answers: PromiseWithResolvers<never[]>[] = [];
  const call = (_: string, { fieldId }: { readonly fieldId: string }): Promise<never[]> => {
    asked.push(fieldId);
    const answer = Promise.withResolvers<never[]>();
    answers.push(answer);
    return answer.promise;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { problemsOf } = createDraftChecksState({ call } as unknown as Client).getState();
  const unwanted = new AbortController();
  const first = problemsOf(1, 'title', 'Hallo');
  const second = problemsOf(1, 'summary', 'Kurz', unwanted.signal);
  const third = problemsOf(1, 'body', 'Lang');
  await vi.waitFor(() => expect(asked).toEqual(['title']));
  unwanted.abort();
  answers[0]?.reject(new Error('The host is gone.'));
  await expect(first).rejects.toThrow('gone');
  expect(await second).toBeUndefined();
  await vi.waitFor(() => expect(asked).toEqual(['title', 'body']));
  answers[1]?.resolve([]);
  expect(await third).toEqual([]);
});
