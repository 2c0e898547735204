import { staleEvents, type EventMessage, type EventName, type Events } from '../../contract/events';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';

/** Interval of notifications to a window; 10,000 submissions in a second are one event for it. */
const coalesceMs = 50;
/** Above this a window gets "any of them" instead of a list of keys. */
const mostKeys = 100;

const hints: ReadonlySet<EventName> = new Set(staleEvents);

/**
 * Forwards changes to one window, and merges bursts of hints into one message per kind; requests of the
 * window (for example two links opened at once) are forwarded one by one. Returns the function that ends it.
 */
export function createEventFeed(
  changes: Changes,
  environment: Pick<Environment, 'setTimer'>,
  send: (message: EventMessage) => void,
): () => void {
  const waiting = new Map<EventName, EventMessage>();
  let cancelTimer: (() => void) | undefined;
  const flush = (): void => {
    cancelTimer = undefined;
    const messages = [...waiting.values()];
    waiting.clear();
    for (const message of messages) send(message);
  };
  const unsubscribe = changes.subscribe((message) => {
    if (!hints.has(message.name)) {
      send(message);
      return;
    }
    waiting.set(message.name, merge(waiting.get(message.name), message));
    cancelTimer ??= environment.setTimer(coalesceMs, flush);
  });
  return () => {
    unsubscribe();
    cancelTimer?.();
  };
}

/**
 * Merges two messages into one that covers both: a property that only one of them limits becomes unlimited.
 */
function merge(earlier: EventMessage | undefined, later: EventMessage): EventMessage {
  if (later.name === 'requests.changed' && earlier?.name === later.name) {
    return { name: later.name, payload: eitherOf(earlier.payload.keys, later.payload.keys) };
  }
  if (later.name === 'problems.changed' && earlier?.name === later.name) {
    return { name: later.name, payload: eitherOf(earlier.payload.keys, later.payload.keys) };
  }
  if (later.name === 'drafts.changed' && earlier?.name === later.name) {
    return { name: later.name, payload: sharedDraft(earlier.payload, later.payload) };
  }
  return later;
}

type Drafts = Events['drafts.changed'];

function sharedDraft(earlier: Drafts, { requestKey, fieldId }: Drafts): Drafts {
  if (requestKey === undefined || earlier.requestKey !== requestKey) return {};
  return fieldId !== undefined && earlier.fieldId === fieldId ? { requestKey, fieldId } : { requestKey };
}

function eitherOf(
  before: readonly number[] | undefined,
  after: readonly number[] | undefined,
): { readonly keys?: readonly number[] } {
  if (before === undefined || after === undefined) return {};
  const keys = [...new Set([...before, ...after])];
  return keys.length > mostKeys ? {} : { keys };
}
