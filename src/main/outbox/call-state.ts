import type { CallState } from '../../contract/timeline';
import type { LanguagePair } from '../../contract/problems';
import type { StoredOutboxEntry } from './outbox-store';

/** The state of a call in the window's words, for each of its states in the outbox. */
export const callStateOf = {
  waiting: 'waiting',
  done: 'delivered',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<StoredOutboxEntry['state'], CallState>;

/** The languages of an entry's request, for a row of a list; nothing once the request is gone. */
export function languagesOf({
  language_source: source,
  language_target: target,
}: {
  readonly language_source: string | null;
  readonly language_target: string | null;
}): { readonly languages?: LanguagePair } {
  return source === null || target === null ? {} : { languages: { source, target } };
}
