import type { RequestRow } from '../../contract/ui-types';

/**
 * What a request waits for from the coordinator: its result written here, or its import marked. Undefined while others are to
 * act: the service it is mirrored from, or the test results.
 */
export function nextAction({ state, origin, isTest }: RequestRow): 'edit' | 'import' | undefined {
  if (state === 'completed') return 'import';
  return origin === undefined && !(isTest && state === 'pending') ? 'edit' : undefined;
}
