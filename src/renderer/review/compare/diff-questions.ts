import type { ValueKind } from '../../../content/diff/diff-tokens';
import type { ValueDiff } from '../../../content/diff/diff-values';
import { workerQuestions } from '../../lib/worker-questions';

export interface DiffTalk {
  readonly question: { readonly before: string; readonly after: string; readonly kind: ValueKind };
  readonly answer: ValueDiff;
}

/** Time limit, far above that of long values: a slower comparison would block all others. */
const longestMs = 10_000;

/** Compares two long values in a worker. */
export const askForDiff = workerQuestions<DiffTalk>(
  () => new Worker(new URL('diff-worker.ts', import.meta.url), { type: 'module' }),
  longestMs,
);
