import type { CallState } from '../../contract/timeline';
import type { StoredOutboxEntry } from './outbox-store';

/** The state of a call in the window's words, for each of its states in the outbox. */
export const callStateOf = {
  waiting: 'waiting',
  done: 'delivered',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<StoredOutboxEntry['state'], CallState>;
