import { storedEvents } from '../contract/events';
import type { Core } from './core';
import type { Environment } from './platform/environment';
import { repeat } from './platform/repeat';
import type { SyncScheduler } from './upstream/sync/scheduler';
import type { ExternalChanges } from './database/external-changes';

const lastUsedFlushMs = 30_000;
const otherWritersPollMs = 500;
const guardMs = 2000;
const pruneMs = 600_000;

interface Parts {
  readonly core: Core;
  readonly externalChanges: ExternalChanges;
  readonly environment: Environment;
  /** Notices what other programs do to the files of the data folder. */
  readonly guard: () => void;
}

/** Starts the work that is done every now and then. Returns the function that ends it. */
export function startHousekeeping({ core, externalChanges, environment, guard }: Parts): () => void {
  const every = (intervalMs: number, work: () => void): (() => void) => repeat(environment, intervalMs, work);
  const endings = [
    every(pruneMs, () => void prune(core)),
    every(guardMs, guard),
    every(lastUsedFlushMs, () => void keepLastUsed(core)),
    every(otherWritersPollMs, externalChanges.poll),
  ];
  return () => {
    for (const end of endings) end();
  };
}

/** Never rejects: it is a hint for the list of tokens. */
export async function keepLastUsed({ tokens, log }: Core): Promise<void> {
  try {
    await tokens.flushLastUsed();
  } catch (error) {
    log.warn({ err: error }, 'the last use of tokens could not be written');
  }
}

async function prune(core: Core): Promise<void> {
  const { webhookSecrets, log } = core;
  try {
    await webhookSecrets.forgetExpired();
    await core.pruneOutbox();
  } catch (error) {
    log.warn({ err: error }, 'old secrets and deliveries could not be removed, trying again');
  }
}

/** Call when another process (the command line) wrote into the database, since what it wrote is not known. */
export function notifyEverything(core: Core, scheduler: SyncScheduler): void {
  core.tokens.forgetCached();
  core.webhook.forgetCached();
  core.settings.forgetCached();
  for (const name of storedEvents) core.changes.notify({ name, payload: {} });
  core.relabels.start();
  // The address of a connection may belong to a service that another one already mirrors.
  void core.mirrorMerging.start();
  void core.syncRequests.take(scheduler);
  // Connections may have come, gone or changed.
  scheduler.connectionChanged(0, { interrupt: false });
}
