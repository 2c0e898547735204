import type { ValueKind } from '../../shared/diff/diff-tokens';
import type { ValueDiff } from '../../shared/diff/diff-values';

export interface DiffQuestion {
  readonly number: number;
  readonly before: string;
  readonly after: string;
  readonly kind: ValueKind;
}

export interface DiffAnswer {
  readonly number: number;
  readonly diff: ValueDiff;
}

let worker: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, (diff: ValueDiff) => void>();

/** Has two long values compared in a worker, which is started when it is first needed. */
export function askForDiff(before: string, after: string, kind: ValueKind): Promise<ValueDiff> {
  worker ??= startWorker();
  const question: DiffQuestion = { number: ++lastNumber, before, after, kind };
  const asked = worker;
  return new Promise((resolve) => {
    waiting.set(question.number, resolve);
    // A worker's messages have no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    asked.postMessage(question);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('diff-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DiffAnswer>) => {
    waiting.get(data.number)?.(data.diff);
    waiting.delete(data.number);
  });
  return started;
}
