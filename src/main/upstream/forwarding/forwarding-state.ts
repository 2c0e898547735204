import type { ForwardingCandidate, ForwardingState } from '../../../contract/upstream/forwarding';
import type { OutboxEntry } from '../../outbox/outbox-service';
import type { StoredForwarding } from './forwarding-store';

/** How far a request is on its way to a connection; `entry` is its entry in the outbox. */
export function forwardingState(
  forwarding: StoredForwarding,
  entry: OutboxEntry | undefined,
  isRunning: boolean,
): ForwardingState {
  if (forwarding.upstream_id !== null) return 'sent';
  // A finished entry is forgotten after 30 days; without an id at upstream it was a cancelled one.
  if (entry === undefined || entry.state === 'cancelled' || entry.state === 'done') return 'cancelled';
  if (isRunning) return 'sending';
  if (entry.ending === 'refused') return 'refused';
  if (entry.unconfirmed === 1 && entry.overrides === 0) return 'unclear';
  return entry.state === 'failed' ? 'failed' : 'waiting';
}

/** Requests at upstream that may be the one that was sent. */
export function candidatesOf({ candidates }: StoredForwarding): readonly ForwardingCandidate[] | undefined {
  if (candidates === null) return undefined;
  // Only the attempt service and an import write it, both in this form.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(candidates) as readonly ForwardingCandidate[];
}

/** Reasons of a refusal, in upstream's own words. */
export function errorsOf({ errors }: StoredForwarding): readonly string[] | undefined {
  if (errors === null) return undefined;
  const value: unknown = JSON.parse(errors);
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
