import type { Core } from './core';
import { Dispatcher } from './outbox/dispatcher';
import { ImportMarkChannel } from './upstream/marks/import-mark-channel';
import { ForwardingChannel } from './upstream/forwarding/forwarding-channel';
import { WebhookChannel } from './webhook/webhook-channel';
import type { Environment } from './platform/environment';
import type { Syncing } from './syncing';

export interface Outbox {
  /** Takes up what was left. */
  readonly start: () => void;
  /** Begins nothing any more; resolves when what runs has ended. */
  readonly stop: () => Promise<unknown>;
  /** Cuts off what still runs: it stays waiting. */
  readonly abort: () => void;
}

interface Parts {
  readonly core: Core;
  readonly environment: Environment;
  readonly syncing: Syncing;
  /** Of Locdesk. */
  readonly version: string;
}

/** What makes the calls of the outbox: webhook deliveries, and import marks and requests to upstream. */
export function createOutbox({ core, environment, syncing, version }: Parts): Outbox {
  const webhook = new Dispatcher({
    ...core,
    channel: new WebhookChannel({ ...core, secrets: core.webhookSecrets, environment, version }),
    environment,
  });
  const marks = new Dispatcher({
    ...core,
    channel: new ImportMarkChannel({
      ...core,
      attempts: core.markDeliveryAttempts,
      environment,
      clientFor: syncing.quickClientFor,
    }),
    environment,
  });
  const forwardings = new Dispatcher({
    ...core,
    channel: new ForwardingChannel({
      ...core,
      attempts: core.forwardingAttempts,
      look: core.submissionLook,
      connections: core.markDeliveryAttempts,
      environment,
      clientFor: syncing.quickClientFor,
    }),
    environment,
  });
  return {
    start() {
      webhook.start();
      core.markDeliveries.endOvertaken();
      marks.start();
      forwardings.start();
    },
    stop: () => Promise.all([webhook.stop(), marks.stop(), forwardings.stop()]),
    abort() {
      webhook.abort();
      marks.abort();
      forwardings.abort();
    },
  };
}
