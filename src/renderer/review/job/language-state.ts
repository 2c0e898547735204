import { Check, CircleAlert, Clock, X } from 'lucide-react';
import type { RequestRow } from '../../../contract/ui-types';

/** How far a request of a job is, with the icon for it. */
export const states = {
  imported: { icon: Check },
  failed: { icon: X },
  waiting: { icon: Clock },
  errors: { icon: CircleAlert },
  toImport: { icon: undefined },
} as const;

/** Returns how many requests of a job are imported. */
export function importedOf(requests: readonly RequestRow[]): number {
  return requests.filter((request) => stateOf(request) === 'imported').length;
}

export function stateOf({ state, importMark, problems }: RequestRow): keyof typeof states {
  if (importMark !== undefined) return importMark.importState === 'success' ? 'imported' : 'failed';
  if (state !== 'completed') return 'waiting';
  return (problems?.errors ?? 0) > 0 ? 'errors' : 'toImport';
}
