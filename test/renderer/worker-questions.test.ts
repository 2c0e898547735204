// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { workerQuestions } from '../../src/renderer/worker-questions';

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget implements Worker {
  readonly asked: { readonly number: number; readonly question: string }[] = [];
  isEnded = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;

  postMessage(message: FakeWorker['asked'][number]): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(at: number, answer: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: { number: this.asked[at]?.number, answer } }));
  }

  fail(message: string): void {
    this.dispatchEvent(new ErrorEvent('error', { message }));
  }
}

function setUp() {
  const started: FakeWorker[] = [];
  const ask = workerQuestions<{ readonly question: string; readonly answer: string }>(() => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker;
  });
  return { started, ask };
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

it('a worker that breaks leaves nobody waiting, and the next question is for another one', async () => {
  const { started, ask } = setUp();
  const answers = Promise.allSettled([ask('a'), ask('b')]);
  started[0]?.fail('out of memory');
  expect(await answers).toEqual([
    { status: 'rejected', reason: new Error('out of memory') },
    { status: 'rejected', reason: new Error('out of memory') },
  ]);
  expect(started[0]?.isEnded).toBe(true);
  const next = ask('c');
  started[1]?.answer(0, 'C');
  expect(await next).toBe('C');
});
