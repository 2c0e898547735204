import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { JobProblems } from '../../../../src/contract/jobs';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { loadProblemTexts } from '../../../../src/renderer/lib/messages/problem-text';
import { createJobProblemsState } from '../../../../src/renderer/stores/review/job-problems-state';
import { createReviewState } from '../../../../src/renderer/stores/review/review-state';
import { row } from '../../fake-host';

// Loaded before, because the fake clock does not wait for a file.
beforeAll(loadProblemTexts);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(1000);

function desk() {
  const host = { more: 0, asked: 0, isBroken: false };
  const call = async (name: string): Promise<unknown> => {
    await Promise.resolve();
    if (name !== 'requests.jobProblems') return new Promise(() => undefined);
    host.asked += 1;
    if (host.isBroken) throw new Error('out of order');
    return { requests: [], fields: [], more: host.more } satisfies JobProblems;
  };
  const client = { call } as unknown as Client;
  const review = createReviewState(client);
  const jobProblems = createJobProblemsState(client, review);
  review.setState({ request: row(1) });
  return { host, review, get: () => jobProblems.getState() };
}

it('the table is read when it is opened, and again when problems changed while it is open', async () => {
  const { host, get } = desk();
  get().changed();
  await settle();
  expect(host.asked).toBe(0);
  get().open();
  await settle();
  expect(get().table?.more).toBe(0);
  host.more = 2;
  get().changed();
  await settle();
  expect(get().table?.more).toBe(2);
});

it('another request closes it, and an answer for the one before is dropped', async () => {
  const { review, get } = desk();
  get().open();
  review.setState({ request: row(2) });
  await settle();
  expect(get()).toMatchObject({ isOpen: false, table: undefined });
});

it('a table that cannot be read says why', async () => {
  const { host, get } = desk();
  host.isBroken = true;
  get().open();
  await settle();
  expect(get().problem).toBe('out of order');
});
