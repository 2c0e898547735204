import type { EventName } from '../../contract/events';
import type { CommitQueue } from '../database/commit-queue';
import type { Changes } from '../platform/changes';
import { machineUs, type Environment } from '../platform/environment';
import type { OutboxKind, OutboxStore } from './outbox-store';

/** How long an entry is kept after its call arrived. */
const keptDoneUs = 30 * 24 * 3600 * 1_000_000;
/** Entries per commit: one or two milliseconds of work. */
const portion = 50;

/** Each kind of call, with the event that announces changes in the list of its entries. */
const kinds = [
  ['webhook', 'deliveries.changed'],
  ['import-mark', 'markDeliveries.changed'],
  ['forwarding', 'forwardings.changed'],
] as const satisfies readonly (readonly [OutboxKind, EventName])[];

interface Parts {
  readonly commits: CommitQueue;
  readonly outboxStore: OutboxStore;
  readonly environment: Pick<Environment, 'now'>;
  readonly changes: Changes;
}

/**
 * Deletes entries whose calls arrived more than 30 days ago, with their attempts. Waiting, failed and
 * cancelled ones stay, however old.
 */
export async function pruneOutbox({ commits, outboxStore, environment, changes }: Parts): Promise<void> {
  const beforeUs = machineUs(environment) - keptDoneUs;
  for (const [kind, name] of kinds) {
    for (;;) {
      const keys = outboxStore.doneBefore(kind, beforeUs, portion);
      if (keys.length === 0) break;
      await commits.durable(() => {
        for (const key of keys) outboxStore.delete(key);
      });
      changes.notify({ name, payload: {} });
    }
  }
}
