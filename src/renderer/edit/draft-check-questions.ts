import type { CheckedField, CheckedLanguages } from '../../shared/checks/checked-field';
import type { Problem } from '../../shared/checks/problem';
import { workerQuestions } from '../worker-questions';

export interface DraftCheckTalk {
  readonly question: { readonly field: CheckedField; readonly languages: CheckedLanguages };
  readonly answer: readonly Problem[];
}

/** Has a draft checked in a worker. */
export const askForProblems = workerQuestions<DraftCheckTalk>(
  () => new Worker(new URL('draft-check-worker.ts', import.meta.url), { type: 'module' }),
);
