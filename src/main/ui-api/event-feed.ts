import { staleEvents, type EventMessage, type EventName } from '../../contract/events';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';

/** A window is notified at most this often; 10,000 submissions in a second are one event for it. */
const coalesceMs = 50;
/** Above this a window gets "any of them" instead of a list of keys. */
const mostKeys = 100;

const hints: ReadonlySet<EventName> = new Set(staleEvents);

/**
 * Passes changes on to one window, bursts of hints folded into one message per kind; what is asked of the window (two links, opened at
 * once) is passed on as it comes. Returns the function that ends it.
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

function merge(earlier: EventMessage | undefined, later: EventMessage): EventMessage {
  if (earlier?.name !== 'requests.changed' || later.name !== 'requests.changed') return later;
  const before = earlier.payload.keys;
  const after = later.payload.keys;
  if (before === undefined || after === undefined) return { name: 'requests.changed', payload: {} };
  const keys = [...new Set([...before, ...after])];
  return { name: 'requests.changed', payload: keys.length > mostKeys ? {} : { keys } };
}
