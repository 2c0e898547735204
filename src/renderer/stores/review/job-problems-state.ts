import type { StoreApi } from 'zustand/vanilla';
import type { JobProblems } from '../../../contract/jobs';
import type { Client } from '../../lib/host/client';
import { loadProblemTexts } from '../../lib/messages/problem-text';
import { createDialogState, type DialogState } from './dialog-state';
import type { ReviewState } from './review-state';

interface ProblemTable {
  /** Undefined until it is read. */
  readonly table: JobProblems | undefined;
}

/** Where the languages of the shown request's job have problems. */
export type JobProblemsState = DialogState & ProblemTable;

export function createJobProblemsState(
  client: Client,
  review: StoreApi<ReviewState>,
): StoreApi<JobProblemsState> {
  return createDialogState<ProblemTable>(review, { table: undefined }, async (key) => {
    const [table] = await Promise.all([client.call('requests.jobProblems', { key }), loadProblemTexts()]);
    return { table };
  });
}
