import { expect } from 'vitest';
import type {
  ConnectionSummary,
  MarkDeliveryDetail,
  MarkDeliveryFilter,
  MarkDeliveryRow,
  MarkDeliveryWindow,
  SyncRunWindow,
} from '../../src/contract/upstream/connections';
import type { ImportState } from '../../src/content/content-request';
import type { RequestDetail } from '../../src/contract/ui-types';
import type { OpenThreadPages } from '../../src/main/upstream/sync/worker-pages';
import { HostileUpstream } from './upstream/hostile-upstream';
import { ask } from './upstream/logged-call';
import type { ManualEnvironment } from './manual-environment';
import { testBackend, type TestBackend } from './test-backend';

interface Options {
  readonly settings?: readonly string[];
  readonly dataFolder?: string;
  readonly environment?: ManualEnvironment;
  readonly upstream?: HostileUpstream;
  readonly openPages?: OpenThreadPages;
  /** Ids of requests that upstream completed. */
  readonly ids?: readonly string[];
}

export interface MarkDesk {
  readonly backend: TestBackend;
  readonly environment: ManualEnvironment;
  readonly upstream: HostileUpstream;
  readonly connection: ConnectionSummary;
  /** The key of the mirrored request of this id. */
  keyOf(id: string): number;
  detail(id: string): RequestDetail;
  /** Sets a mark as a local tool does. */
  markByTool(id: string, importState: ImportState): Promise<void>;
  /** Sets a mark as the coordinator does; returns the batch for undo. */
  mark(id: string, importState: ImportState): Promise<string>;
  undo(batch: string): Promise<void>;
  outbox(filter?: MarkDeliveryFilter): Promise<readonly MarkDeliveryRow[]>;
  attempts(key: number): Promise<MarkDeliveryDetail['attempts']>;
  summary(): Promise<ConnectionSummary>;
  /** Waits until nothing is on its way, after so much time. */
  passes(ms: number): Promise<void>;
  /** Starts a sync and waits until it has ended. */
  synced(): Promise<void>;
  /** Waits until the outbox, newest entry first, is in these states. */
  states(...states: readonly string[]): Promise<void>;
}

/** The whole program with one connection to a real upstream, everything there mirrored. */
export async function markDesk({
  ids = ['r1'],
  upstream: given,
  ...options
}: Options = {}): Promise<MarkDesk> {
  const backend = testBackend({ ...options, settings: ['sync.minInterval=0', ...(options.settings ?? [])] });
  const { environment } = backend;
  const upstream = given ?? (await HostileUpstream.start(environment.now));
  upstream.limitSeconds = 0;
  await backend.start();
  let [connection] = (await ask(backend, 'connections.list', {})) as readonly ConnectionSummary[];
  if (connection === undefined) {
    for (const id of ids) upstream.complete(id);
    connection = (await ask(backend, 'connections.add', {
      name: 'Upstream',
      baseUrl: `${upstream.url}/`,
      token: upstream.token,
      intervalSeconds: 300,
      workingHours: null,
      pageSize: 100,
    })) as ConnectionSummary;
  }
  const { key } = connection;
  const summary = async (): Promise<ConnectionSummary> =>
    ((await ask(backend, 'connections.list', {})) as readonly ConnectionSummary[]).find(
      (one) => one.key === key,
    ) ?? expect.fail('the connection is gone');
  const desk: MarkDesk = {
    backend,
    environment,
    upstream,
    connection,
    keyOf: (id) => backend.core.review.placeOf(id, undefined)?.key ?? expect.fail(`no request ${id}`),
    detail: (id) => backend.core.review.detail(desk.keyOf(id)),
    async markByTool(id, importState) {
      const path = `/v1/content/${encodeURIComponent(id)}/import`;
      expect((await backend.request('PUT', path, { body: { importState } })).status).toBe(200);
    },
    mark: async (id, importState) =>
      (await ask(backend, 'marks.set', { keys: [desk.keyOf(id)], importState })).batch as string,
    undo: async (batch) => void (await ask(backend, 'marks.undo', { batch })),
    async outbox(filter = 'all') {
      const window = (await ask(backend, 'markDeliveries.window', {
        filter,
        offset: 0,
        limit: 500,
      })) as MarkDeliveryWindow;
      return window.rows.toSorted((a, b) => b.key - a.key);
    },
    attempts: async (entry) => (await ask(backend, 'markDeliveries.detail', { key: entry })).attempts,
    summary,
    async passes(ms) {
      await quiet();
      environment.advance(ms);
      await quiet();
    },
    async synced() {
      const runs = async () =>
        (await ask(backend, 'connections.runs', { key, offset: 0, limit: 1 })) as SyncRunWindow;
      const { total } = await runs();
      expect(await ask(backend, 'connections.syncNow', { key })).toEqual({ started: true });
      await expect.poll(async () => (await runs()).total).toBeGreaterThan(total);
      await expect.poll(async () => (await runs()).rows[0]?.outcome).not.toBe('running');
    },
    async states(...states) {
      await expect.poll(async () => (await desk.outbox()).map(({ state }) => state)).toEqual(states);
    },
  };
  async function quiet(): Promise<void> {
    for (let looks = 0; looks < 3; looks += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await expect.poll(() => backend.core.outbox.runningCount).toBe(0);
    }
  }
  await expect
    .poll(async () => (await summary()).requests)
    .toBeGreaterThanOrEqual(given === undefined ? ids.length : 0);
  await expect.poll(async () => (await summary()).state.kind).not.toBe('syncing');
  return desk;
}
