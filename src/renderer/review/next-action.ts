import type { RequestRow } from '../../contract/ui-types';

/**
 * The action that a request needs from the coordinator: writing its result here, or its import mark.
 * Undefined while another party must act: upstream, or the simulated result of a test request.
 */
export function nextAction({ state, origin, isTest }: RequestRow): 'edit' | 'import' | undefined {
  if (state === 'completed') return 'import';
  return origin === undefined && !(isTest && state === 'pending') ? 'edit' : undefined;
}
