import type { ConnectionSummary, PutAsideWindow, SyncRunWindow } from '../../contract/upstream/connections';
import { AppError } from '../../contract/errors';
import { formatInstant } from '../../content/timestamp';
import type { ServiceState } from '../../contract/ui-types';
import type { ConnectionStore } from './connection-store';
import type { MarkDeliveryStore } from './marks/mark-delivery-store';
import type { PutAsideStore } from './put-aside-store';
import type { StoredSyncRun, SyncRunStore } from './sync/sync-run-store';
import type { ConnectionService } from './connection-service';
import type { SingleReadService } from './sync/single-read-service';
import { connectionState, seemsSilent, type SyncActivity, type SyncControl } from './sync/sync-activity';
import type { SyncService } from './sync/sync-service';
import { allowedUs, type SyncState } from './sync/sync-state';

export interface ConnectionReceipts {
  /** Microseconds since 1970 at which the connection's listener last received a call. */
  lastReceivedUs(connectionKey: number): number | undefined;
}

interface Parts {
  readonly connections: ConnectionService;
  readonly connectionStore: ConnectionStore;
  readonly markDeliveries: MarkDeliveryStore;
  readonly receipts: ConnectionReceipts;
  readonly runs: SyncRunStore;
  readonly putAside: PutAsideStore;
  readonly syncs: SyncService;
  readonly singleReads: SingleReadService;
}

/**
 * State of the running program beyond the database; other processes that read the database have less of it,
 * or none.
 */
export interface RunningProgram {
  readonly sync?: Pick<SyncControl, 'activity'>;
  readonly listener: ServiceState;
}

/** Reads connections for the connections screen and the command line. */
export class ConnectionListService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Oldest first. */
  list(program?: RunningProgram): readonly ConnectionSummary[] {
    const failing = this.#parts.markDeliveries.failingConnections();
    return this.#parts.syncs.list().map((state) => this.#summary(state, failing, program));
  }

  /** @throws AppError NOT_FOUND */
  summary(key: number, program?: RunningProgram): ConnectionSummary {
    const state = this.#parts.syncs.state(key);
    if (state === undefined) throw notThere();
    return this.#summary(state, this.#parts.markDeliveries.failingConnections(), program);
  }

  /** Runs of a connection, newest first. @throws AppError NOT_FOUND */
  runs(key: number, offset: number, limit: number): SyncRunWindow {
    if (this.#parts.syncs.state(key) === undefined) throw notThere();
    const rows = this.#parts.runs.window(key, offset, limit).map(toRun);
    return { total: this.#parts.runs.total(key), offset, rows };
  }

  /** Lists results that could not be stored, with their reasons. @throws AppError NOT_FOUND */
  putAside(key: number, offset: number, limit: number): PutAsideWindow {
    const { syncs, putAside } = this.#parts;
    if (syncs.state(key) === undefined) throw notThere();
    const rows = putAside
      .window(key, offset, limit)
      .map(({ id, reason, since_us }) => ({ id, reason, since: formatInstant(since_us) }));
    return { total: putAside.count(key), offset, rows };
  }

  #summary(
    state: SyncState,
    failing: ReadonlySet<number | null>,
    program: RunningProgram | undefined,
  ): ConnectionSummary {
    const { connections, connectionStore, markDeliveries, receipts } = this.#parts;
    const { key, problem } = state;
    const connection = connections.byKey(key);
    const activity = program?.sync?.activity(key) ?? this.#resting(state);
    const lastUs = receipts.lastReceivedUs(key);
    return {
      key,
      name: state.name,
      baseUrl: state.baseUrl,
      state: activity.state,
      hasToken: state.hasToken,
      intervalSeconds: state.intervalUs / 1_000_000,
      workingHours: state.workingHours,
      pageSize: state.pageSize,
      looksAgain: state.looksAgain,
      looksDue: state.looksAgain ? this.#parts.singleReads.due(key) : 0,
      everySource: state.everySource,
      paused: state.paused,
      variant: state.variant,
      ...(state.cursor.text === undefined ? {} : { cursor: state.cursor.text }),
      ...(state.upToDateUs === undefined ? {} : { upToDate: formatInstant(state.upToDateUs) }),
      ...(activity.nextQuery === undefined ? {} : { nextQuery: activity.nextQuery }),
      ...(activity.nextRun === undefined ? {} : { nextRun: activity.nextRun }),
      requests: connectionStore.requestCount(key),
      keptByOthers: connectionStore.keptByOthers(key),
      sharesMirrorWith: connectionStore.othersOf(connection.service, key).map(({ name }) => name),
      marksToSend: markDeliveries.openCount(key),
      marksFailing: failing.has(key),
      ...(state.clockDifferenceMs === undefined ? {} : { clockDifferenceMs: state.clockDifferenceMs }),
      ...(problem === undefined
        ? {}
        : { problem: { kind: problem.kind, text: problem.text, since: formatInstant(problem.sinceUs) } }),
      notUnderstood: this.#parts.putAside.count(key),
      listener: {
        ...(program?.listener.kind === 'listening'
          ? { url: `${program.listener.url}/hooks/${connection.listenerKey}` }
          : {}),
        hasSecret: connection.hasListenerSecret,
        ...(lastUs === undefined ? {} : { lastReceived: formatInstant(lastUs) }),
        seemsSilent: activity.seemsSilent,
      },
    };
  }

  /** Derives the activity from the database alone, because no program is running. */
  #resting(state: SyncState): SyncActivity {
    const { syncs } = this.#parts;
    const allowed = allowedUs(state, syncs.limitUs);
    const dueUs = Math.max(allowed, state.notBeforeUs ?? 0, syncs.nowUs);
    return {
      state: connectionState(state, undefined, dueUs),
      ...(allowed > syncs.nowUs ? { nextQuery: formatInstant(allowed) } : {}),
      seemsSilent: seemsSilent(state),
    };
  }
}

function notThere(): AppError {
  return new AppError('NOT_FOUND', 'This connection is no longer there.');
}

function toRun(run: StoredSyncRun): SyncRunWindow['rows'][number] {
  return {
    key: run.key,
    cause: run.cause,
    started: formatInstant(run.started_us),
    ...(run.ended_us === null ? {} : { durationMs: (run.ended_us - run.started_us) / 1000 }),
    outcome: run.outcome,
    variant: run.variant,
    pages: run.pages,
    received: run.received,
    added: run.added,
    changed: run.changed,
    refused: run.refused,
    ...(run.problem === null ? {} : { problem: run.problem }),
    ...(run.problem_text === null ? {} : { problemText: run.problem_text }),
  };
}
