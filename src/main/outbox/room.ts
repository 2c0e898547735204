import type { Base } from '../database/base';
import type { Database } from '../database/database';
import { EventIds } from '../platform/event-ids';
import { OutboxAttemptStore } from './outbox-attempt-store';
import { OutboxClock } from './outbox-clock';
import { OutboxClockStore } from './outbox-clock-store';
import { pruneOutbox } from './outbox-pruning-service';
import { OutboxService } from './outbox-service';
import { OutboxStore } from './outbox-store';
import { RequestQueueStore } from './request-queue-store';

export type OutboxStores = ReturnType<typeof openOutboxStores>;
export type OutboxServices = ReturnType<typeof createOutboxRoom>;

export function openOutboxStores(db: Database) {
  return {
    outboxStore: new OutboxStore(db),
    requestQueues: new RequestQueueStore(db),
    outboxClockStore: new OutboxClockStore(db),
    attempts: new OutboxAttemptStore(db),
  };
}

/** Queues calls that must reach another service; who makes them is added by `channel.ts`. */
export function createOutboxRoom({ commits, environment, changes }: Base, stores: OutboxStores) {
  const clock = new OutboxClock(stores.outboxClockStore, environment);
  const eventIds = new EventIds(environment, stores.outboxStore.newestEventId());
  return {
    outboxClock: clock,
    outbox: new OutboxService({ ...stores, commits, clock, eventIds }),
    pruneOutbox: () => pruneOutbox({ ...stores, commits, environment, changes }),
  };
}
