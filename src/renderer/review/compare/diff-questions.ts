import type { ValueKind } from '../../../content/diff/diff-tokens';
import type { ValueDiff } from '../../../content/diff/diff-values';
import { workerQuestions } from '../../lib/worker-questions';

export interface DiffTalk {
  readonly question: { readonly before: string; readonly after: string; readonly kind: ValueKind };
  readonly answer: ValueDiff;
}

/** Far more than long values need: a comparison that takes longer would keep all others waiting. */
const longestMs = 10_000;

/** Compares two long values in a worker. */
export const askForDiff = workerQuestions<DiffTalk>(
  () => new Worker(new URL('diff-worker.ts', import.meta.url), { type: 'module' }),
  longestMs,
);
