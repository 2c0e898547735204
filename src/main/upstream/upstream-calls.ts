import { tokenKindOf } from '../../contract/upstream/connection-input';
import type { ConnectionTest } from '../../contract/upstream/connections';
import type { Base } from '../database/base';
import type { Channel } from '../outbox/channel';
import type { Log } from '../platform/environment';
import { contentLimits } from '../platform/settings/content-limits';
import { ForwardingChannel } from './forwarding/forwarding-channel';
import { ImportMarkChannel } from './marks/import-mark-channel';
import { retryUnreached } from './reconnect';
import type { WebhookServices } from '../webhook/room';
import type { UpstreamServices } from './room';
import { testConnection } from './sync/connection-test';
import type { WorkPause } from './sync/page-application';
import { pagesBySize } from './sync/pages-by-size';
import { pagesHere, type OpenPages, type Pages } from './sync/pages';
import { SyncScheduler } from './sync/scheduler';
import { SingleReadScheduler } from './sync/single-read-scheduler';
import { SyncRunner } from './sync/sync-run';
import type { CallLimits } from './client/upstream-call';
import { UpstreamClient, type UpstreamAddress } from './client/upstream-client';

export interface UpstreamCalls {
  readonly pages: Pages;
  readonly runner: SyncRunner;
  readonly scheduler: SyncScheduler;
  readonly singleReader: SingleReadScheduler;
  /** The outbox sends import marks and requests through these. */
  readonly channels: readonly Channel[];
  /** Finds out what answers at an address. @throws AppError INVALID_INPUT, NOT_FOUND */
  readonly test: (address: {
    readonly baseUrl: string;
    readonly token?: string | undefined;
    readonly key?: number | undefined;
  }) => Promise<ConnectionTest>;
}

type Parts = Base &
  UpstreamServices &
  Pick<WebhookServices, 'webhook'> & {
    readonly log: Log;
    readonly backgroundPause: WorkPause;
    /** Large pages are read and applied there; without this, all are on this thread. */
    readonly openPages?: OpenPages | undefined;
  };

/** A call that is small both ways has a shorter time limit than a page. */
const quickLimits: CallLimits = { headersMs: 15_000, wholeMs: 60_000, bodyBytes: 64 * 1024 * 1024 };

/** Builds everything that calls upstream services; the caller starts it. */
export function createUpstreamCalls(parts: Parts): UpstreamCalls {
  const { environment, settings, changes, syncs, connections } = parts;
  const clientFor = (address: UpstreamAddress, limits?: CallLimits): UpstreamClient =>
    new UpstreamClient({ environment, content: contentLimits(settings) }, address, limits);
  const quickClientFor = (address: UpstreamAddress): UpstreamClient => clientFor(address, quickLimits);
  const place = {
    service: syncs,
    environment,
    changes,
    limits: () => contentLimits(settings),
    webhook: () => ({
      isRegistered: parts.webhook.read().url !== null,
      mirrored: settings.get('webhook.mirrored'),
    }),
  };
  const here = pagesHere(place);
  const pages = parts.openPages === undefined ? here : pagesBySize(here, parts.openPages(place));
  const runner = new SyncRunner({
    service: syncs,
    environment,
    pages,
    backgroundPause: parts.backgroundPause,
    clientFor,
  });
  const quick = { ...parts, clientFor: quickClientFor };
  return {
    pages,
    runner,
    scheduler: new SyncScheduler({
      service: syncs,
      runner,
      environment,
      onAnswered: (connectionKey) => retryUnreached(parts, connectionKey, 'no-host'),
      onChange: () => changes.notify({ name: 'connections.changed', payload: {} }),
    }),
    singleReader: new SingleReadScheduler(quick),
    channels: [
      new ImportMarkChannel({ ...quick, attempts: parts.markDeliveryAttempts }),
      new ForwardingChannel({
        ...quick,
        attempts: parts.forwardingAttempts,
        lookup: parts.submissionLookup,
        connections: parts.markDeliveryAttempts,
      }),
    ],
    test,
  };

  async function test({
    baseUrl,
    token,
    key,
  }: Parameters<UpstreamCalls['test']>[0]): Promise<ConnectionTest> {
    const address = connections.addressToTest(baseUrl, token);
    const access = token === undefined && key !== undefined ? syncs.access(key) : undefined;
    if (access?.kind === 'problem') {
      return { reachable: false, problem: access.problem, text: access.text };
    }
    const given = token ?? access?.token;
    if (given === undefined) {
      return { reachable: false, problem: 'no-token', text: 'Enter a token to test with.' };
    }
    const endless = new AbortController().signal;
    const tested = await testConnection(quickClientFor({ baseUrl: address, token: given }), endless);
    const tokenKind = tokenKindOf(given);
    return tested.tokenAccepted !== true || tokenKind === undefined ? tested : { ...tested, tokenKind };
  }
}
