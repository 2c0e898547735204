import type { CheckedField, CheckedLanguages } from '../../shared/checks/checked-field';
import type { Problem } from '../../shared/checks/problem';

export interface DraftCheckQuestion {
  readonly number: number;
  readonly field: CheckedField;
  readonly languages: CheckedLanguages;
}

export interface DraftCheckAnswer {
  readonly number: number;
  readonly problems: readonly Problem[];
}

let worker: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, (problems: readonly Problem[]) => void>();

/** Has a draft checked in a worker, which is started when it is first needed. */
export function askForProblems(
  field: CheckedField,
  languages: CheckedLanguages,
): Promise<readonly Problem[]> {
  worker ??= startWorker();
  const question: DraftCheckQuestion = { number: ++lastNumber, field, languages };
  const asked = worker;
  return new Promise((resolve) => {
    waiting.set(question.number, resolve);
    // A worker's messages have no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    asked.postMessage(question);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('draft-check-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DraftCheckAnswer>) => {
    waiting.get(data.number)?.(data.problems);
    waiting.delete(data.number);
  });
  return started;
}
