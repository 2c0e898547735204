import { Check, CircleAlert, Clock, X } from 'lucide-react';
import type { RequestRow } from '../../../contract/ui-types';
import { formatNumber } from '../../lib/messages/format';

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

/** The language of a request, and its number where the job has several requests in that language. */
export interface JobTag {
  readonly tag: string;
  /** Its place among the requests of this language, the oldest first. */
  readonly number?: string;
}

export function tagIn(requests: readonly RequestRow[], { key, languageTarget: tag }: RequestRow): JobTag {
  const same = requests.filter(({ languageTarget }) => languageTarget === tag);
  if (same.length < 2) return { tag };
  return { tag, number: formatNumber(same.filter((one) => one.key <= key).length) };
}

/** A tag, or the name of its language, with the number that tells it from others of the same language. */
export const numbered = (name: string, { number }: JobTag): string =>
  number === undefined ? name : `${name} ${number}`;
