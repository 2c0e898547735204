// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../../../src/contract/worker-protocol';
import { WorkTooSlow, connectWorker } from '../../../src/renderer/lib/worker';

/** A worker that answers when the test calls `answer`. */
class FakeWorker extends EventTarget implements Worker {
  readonly asked: { readonly number: number; readonly question: unknown }[] = [];
  isEnded = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;

  postMessage(message: ToWorker): void {
    if (message.kind === 'call') this.asked.push({ number: message.number, question: message.asked.input });
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(at: number, value: string): void {
    this.#send({ kind: 'answer', number: this.#numberOf(at), value });
  }

  refuse(at: number, error: Error): void {
    this.#send({ kind: 'failure', number: this.#numberOf(at), error, app: undefined });
  }

  fail(message: string): void {
    this.dispatchEvent(new ErrorEvent('error', { message }));
  }

  #numberOf(at: number): number {
    return this.asked[at]?.number ?? 0;
  }

  #send(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const longestMs = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function setUp() {
  const started: FakeWorker[] = [];
  const call = connectWorker<{ readonly ask: (question: string) => string }>(() => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker;
  }, longestMs);
  return { started, ask: (question: string) => call('ask', question) };
}

it('no worker is started before something is asked, and one answers all, in any order', async () => {
  const { started, ask } = setUp();
  expect(started).toEqual([]);
  const answers = Promise.all([ask('a'), ask('b')]);
  started[0]?.answer(1, 'B');
  started[0]?.answer(0, 'A');
  expect(await answers).toEqual(['A', 'B']);
  expect(started).toHaveLength(1);
});

it('the question that a worker broke on is rejected, and another worker answers the others', async () => {
  const { started, ask } = setUp();
  const broken = ask('a').catch((error: unknown) => error);
  const other = ask('b');
  started[0]?.fail('out of memory');
  expect(await broken).toEqual(new Error('out of memory'));
  expect(started[0]?.isEnded).toBe(true);
  expect(started[1]?.asked.map(({ question }) => question)).toEqual(['b']);
  started[1]?.answer(0, 'B');
  expect(await other).toBe('B');
});

it('a call whose handler fails is rejected with its error, and the worker goes on', async () => {
  const { started, ask } = setUp();
  const failed = ask('a').catch((error: unknown) => error);
  const other = ask('b');
  started[0]?.refuse(0, new Error('no such value'));
  started[0]?.answer(1, 'B');
  expect(await failed).toEqual(new Error('no such value'));
  expect(await other).toBe('B');
  expect(started.map(({ isEnded }) => isEnded)).toEqual([false]);
});

it('a question that takes too long is stopped with its worker, and another worker answers the others', async () => {
  const { started, ask } = setUp();
  const slow = ask('slow').catch((error: unknown) => error);
  const other = ask('b');
  vi.advanceTimersByTime(longestMs + 1);
  expect(await slow).toBeInstanceOf(WorkTooSlow);
  expect(started[0]?.isEnded).toBe(true);
  // A late error of a stopped worker does not end the next one.
  started[0]?.fail('late');
  expect(started[1]?.asked.map(({ question }) => question)).toEqual(['b']);
  started[1]?.answer(0, 'B');
  expect(await other).toBe('B');
});

it('each question has the whole time for itself, from when the worker comes to it', async () => {
  const { started, ask } = setUp();
  const answers = Promise.all([ask('a'), ask('b')]);
  vi.advanceTimersByTime(longestMs - 1);
  started[0]?.answer(0, 'A');
  vi.advanceTimersByTime(longestMs - 1);
  started[0]?.answer(1, 'B');
  expect(await answers).toEqual(['A', 'B']);
  vi.advanceTimersByTime(longestMs * 2);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([false]);
});

it('an answer that arrived while the window was held up counts', async () => {
  const { started, ask } = setUp();
  const answer = ask('a');
  setTimeout(() => started[0]?.answer(0, 'A'), longestMs);
  vi.advanceTimersByTime(longestMs * 2);
  expect(await answer).toBe('A');
  expect(started[0]?.isEnded).toBe(false);
});
