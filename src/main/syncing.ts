import { tokenKindOf } from '../contract/connection-input';
import type { ConnectionTest } from '../contract/connections';
import type { Core } from './core';
import { retryUnreached } from './reconnect';
import { contentLimits } from './platform/settings/content-limits';
import type { Environment } from './platform/environment';
import { testConnection } from './upstream/sync/connection-test';
import { SingleReadScheduler } from './upstream/sync/single-read-scheduler';
import { SyncScheduler } from './upstream/sync/scheduler';
import { SyncRunner } from './upstream/sync/sync-run';
import type { CallLimits } from './upstream/sync/upstream-call';
import { UpstreamClient, type UpstreamAddress } from './upstream/sync/upstream-client';

export interface Syncing {
  readonly runner: SyncRunner;
  readonly scheduler: SyncScheduler;
  readonly singleReader: SingleReadScheduler;
  readonly clientFor: (address: UpstreamAddress) => UpstreamClient;
  /** What there is at an address. @throws AppError INVALID_INPUT, NOT_FOUND */
  readonly test: (address: {
    readonly baseUrl: string;
    readonly token?: string | undefined;
    readonly key?: number | undefined;
  }) => Promise<ConnectionTest>;
  /** For a call that is small both ways: its time limit is shorter than that of a page. */
  readonly quickClientFor: (address: UpstreamAddress) => UpstreamClient;
}

const quickLimits: CallLimits = { headersMs: 15_000, wholeMs: 60_000, bodyBytes: 64 * 1024 * 1024 };

/** Everything that asks upstream, over a core; what of it runs is for the caller to start. */
export function createSyncing(core: Core, environment: Environment): Syncing {
  const clientFor = (address: UpstreamAddress): UpstreamClient =>
    new UpstreamClient({ environment, content: contentLimits(core.settings) }, address);
  const quickClientFor = (address: UpstreamAddress): UpstreamClient =>
    new UpstreamClient({ environment, content: contentLimits(core.settings) }, address, quickLimits);
  const runner = new SyncRunner({
    service: core.syncs,
    environment,
    backgroundPause: core.backgroundPause,
    clientFor,
  });
  const scheduler = new SyncScheduler({
    service: core.syncs,
    runner,
    environment,
    onAnswered: (connectionKey) => retryUnreached(core, connectionKey, 'no-host'),
    onChange: () => core.changes.notify({ name: 'connections.changed', payload: {} }),
  });
  const singleReader = new SingleReadScheduler({
    singleReads: core.singleReads,
    syncs: core.syncs,
    environment,
    clientFor: quickClientFor,
  });
  const endless = new AbortController().signal;
  return {
    runner,
    scheduler,
    singleReader,
    clientFor,
    quickClientFor,
    test: async ({ baseUrl, token, key }) => {
      const address = core.connections.addressToTest(baseUrl, token);
      const access = token === undefined && key !== undefined ? core.syncs.access(key) : undefined;
      if (access?.kind === 'problem') {
        return { reachable: false, problem: access.problem, text: access.text };
      }
      const given = token ?? access?.token;
      if (given === undefined) {
        return { reachable: false, problem: 'no-token', text: 'Enter a token to test with.' };
      }
      const test = await testConnection(quickClientFor({ baseUrl: address, token: given }), endless);
      const tokenKind = tokenKindOf(given);
      return test.tokenAccepted !== true || tokenKind === undefined ? test : { ...test, tokenKind };
    },
  };
}
