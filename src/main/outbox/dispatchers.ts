import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { Channel } from './channel';
import { Dispatcher } from './dispatcher';
import type { OutboxService } from './outbox-service';

export interface Dispatchers {
  /** Continues with the calls that the last run left. */
  readonly start: () => void;
  /** Begins the calls that are due, as far as there is room for them, without waiting for a signal. */
  readonly begin: () => void;
  /** Begins no further call; resolves when the running ones have ended. */
  readonly stop: () => Promise<unknown>;
  /** Cuts off the running calls: their entries stay waiting. */
  readonly abort: () => void;
}

interface Parts {
  readonly outbox: OutboxService;
  readonly changes: Changes;
  readonly environment: Environment;
}

/** Makes the calls of the outbox, each kind by its channel. */
export function createDispatchers(parts: Parts, channels: readonly Channel[]): Dispatchers {
  const dispatchers = channels.map((channel) => new Dispatcher({ ...parts, channel }));
  return {
    start() {
      for (const dispatcher of dispatchers) dispatcher.start();
    },
    begin() {
      for (const dispatcher of dispatchers) dispatcher.begin();
    },
    stop: () => Promise.all(dispatchers.map((dispatcher) => dispatcher.stop())),
    abort() {
      for (const dispatcher of dispatchers) dispatcher.abort();
    },
  };
}
