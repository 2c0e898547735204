import { expect, it, vi } from 'vitest';
import type { TimelineEvent } from '../../../../src/contract/timeline';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { createReviewState } from '../../../../src/renderer/stores/review/review-state';
import { createTimelineState } from '../../../../src/renderer/stores/review/timeline-state';
import { row } from '../../fake-host';

const reviewed: TimelineEvent = { time: '2026-11-20T10:00:00.000Z', kind: 'reviewed', version: 1 };

function desk() {
  const host = { events: [reviewed] as readonly TimelineEvent[], isBroken: false, asked: 0 };
  const call = async (name: string): Promise<unknown> => {
    await Promise.resolve();
    if (name !== 'requests.timeline') return new Promise(() => undefined);
    host.asked += 1;
    if (host.isBroken) throw new Error('out of order');
    return host.events;
  };
  const client = { call } as unknown as Client;
  const review = createReviewState(client);
  const timeline = createTimelineState(client, review);
  review.setState({ request: row(1) });
  return { host, review, timeline, shown: () => timeline.getState().events?.length };
}

it('the history is read when it is opened, and again when the request changed', async () => {
  const { host, review, timeline, shown } = desk();
  timeline.getState().open();
  await vi.waitFor(() => expect(shown()).toBe(1));
  host.events = [reviewed, reviewed];
  review.setState({ detail: { ...row(1), versions: [], importMarks: [], extra: {}, reviewedFields: 0 } });
  await vi.waitFor(() => expect(shown()).toBe(2));
});

it('changes of the request in quick succession share a reading', async () => {
  const { host, review, timeline, shown } = desk();
  timeline.getState().open();
  await vi.waitFor(() => expect(shown()).toBe(1));
  host.events = [];
  for (const reviewedFields of [1, 2, 3, 4])
    review.setState({ detail: { ...row(1), versions: [], importMarks: [], extra: {}, reviewedFields } });
  await vi.waitFor(() => expect(shown()).toBe(0));
  expect(host.asked).toBeLessThan(4);
});

it('another request closes it, and an answer for the one before is dropped', async () => {
  const { review, timeline, shown } = desk();
  timeline.getState().open();
  review.setState({ request: row(2) });
  expect(timeline.getState().isOpen).toBe(false);
  timeline.getState().open();
  timeline.getState().close();
  await Promise.resolve();
  await Promise.resolve();
  expect(shown()).toBeUndefined();
});

it('a history that cannot be read says why', async () => {
  const { host, timeline } = desk();
  host.isBroken = true;
  timeline.getState().open();
  await vi.waitFor(() => expect(timeline.getState().problem).toBe('out of order'));
});
