import type { SyncRun } from '../../../contract/upstream/connections';
import type { SyncRequestStore } from './sync-request-store';
import type { CommitQueue } from '../../database/commit-queue';
import type { ConnectionListService } from '../connection-list-service';
import { machineUs, type Environment } from '../../platform/environment';
import type { SyncControl } from './sync-activity';

/** A command waits this long for an answer. */
const validUs = 30 * 1_000_000;
const keptUs = 3600 * 1_000_000;

/** Result of a requested sync. */
export type SyncAnswer =
  | { readonly kind: 'asked' }
  | { readonly kind: 'running' }
  /**
   * The limit forbids the sync before `allowedAt` (RFC 3339); if absent, the connection's state explains the
   * refusal.
   */
  | { readonly kind: 'refused'; readonly allowedAt?: string }
  | { readonly kind: 'ended'; readonly run?: SyncRun };

/** A running sync that was requested. `endedBefore` is the newest run that had ended by then; 0 for none. */
interface Followed {
  readonly key: number;
  readonly connectionKey: number;
  readonly endedBefore: number;
}

/** Number of lookups before giving up, about five seconds. */
const mostLooks = 100;
const lookAgainMs = 50;

/** The operation that the running program must offer. */
export interface AskedSyncs {
  readonly syncNow: SyncControl['syncNow'];
  /** Resolves when the run at work has ended; undefined when there is none. */
  readonly whenDone: (connectionKey: number) => Promise<unknown> | undefined;
}

interface Parts {
  readonly store: SyncRequestStore;
  readonly commits: CommitQueue;
  readonly list: ConnectionListService;
  readonly environment: Environment;
}

/**
 * Syncs that the command line requests of the running program. Requests are rows of the database, which the
 * program reads when another process has written: a process that may write the file may request a sync, and
 * no further port or socket is needed.
 */
export class SyncRequestService {
  readonly #parts: Parts;
  /** Keys of the requests that are being answered. */
  readonly #taken = new Set<number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Called by the requesting process. Returns the key for looking up the answer. */
  ask(connectionKey: number): Promise<number> {
    return this.#parts.commits.durable(() => {
      const nowUs = machineUs(this.#parts.environment);
      this.#parts.store.forget(nowUs - keptUs);
      return this.#parts.store.insert(connectionKey, nowUs);
    });
  }

  /** Called by the requesting process: returns the result. Undefined when the connection was removed. */
  answerOf(key: number): SyncAnswer | undefined {
    const ask = this.#parts.store.byKey(key);
    if (ask === undefined) return undefined;
    const { state, allowed_at: allowedAt } = ask;
    if (state === 'refused') return { kind: state, ...(allowedAt === null ? {} : { allowedAt }) };
    if (state !== 'ended') return { kind: state };
    const runs = this.#parts.list.runs(ask.connection_key, 0, 100).rows;
    const run = runs.find((row) => row.key === ask.run_key);
    return { kind: state, ...(run === undefined ? {} : { run }) };
  }

  /** Cancels a request that the command line no longer waits for. */
  async withdraw(key: number): Promise<void> {
    await this.#parts.commits.durable(() => this.#parts.store.delete(key));
  }

  /**
   * Called by the running program: starts the requested syncs. Never rejects; a request that could not be
   * started is started by a later call.
   */
  async take(syncs: AskedSyncs): Promise<void> {
    try {
      await this.#take(syncs);
    } catch (error) {
      this.#parts.environment.log.warn(
        { err: error },
        'syncs that the command line requested could not be started, trying again',
      );
    }
  }

  async #take(syncs: AskedSyncs): Promise<void> {
    const { store, commits } = this.#parts;
    for (const { key, connection_key } of store.asked(machineUs(this.#parts.environment) - validUs)) {
      // Another call starts this one at the moment.
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      try {
        const endedBefore = this.#newestEnded(connection_key) ?? 0;
        const { started, allowedAt } = await syncs.syncNow(connection_key, 'command-line');
        const done = syncs.whenDone(connection_key);
        await commits.relaxed(() => store.answer(key, started ? 'running' : 'refused', { allowedAt }));
        if (started) this.#follow({ key, connectionKey: connection_key, endedBefore }, done);
      } finally {
        this.#taken.delete(key);
      }
    }
  }

  #follow(asked: Followed, done: Promise<unknown> | undefined): void {
    Promise.resolve(done)
      .then(() => this.#end(asked, mostLooks))
      .catch((error: unknown) => {
        this.#parts.environment.log.warn(
          { err: error },
          'how a sync of the command line ended could not be stored',
        );
      });
  }

  /**
   * A run that ended before the request is never the answer: its end may be written after its promise
   * resolved.
   */
  async #end(asked: Followed, looks: number): Promise<void> {
    const newest = this.#newestEnded(asked.connectionKey);
    if (looks > 0 && (newest === undefined || newest <= asked.endedBefore)) {
      await new Promise<void>((resolve) => void this.#parts.environment.setTimer(lookAgainMs, resolve));
      return this.#end(asked, looks - 1);
    }
    await this.#parts.commits.durable(() => this.#parts.store.answer(asked.key, 'ended', { runKey: newest }));
  }

  /** With a short interval the next run may have started already. */
  #newestEnded(connectionKey: number): number | undefined {
    return this.#parts.list.runs(connectionKey, 0, 2).rows.find(({ outcome }) => outcome !== 'running')?.key;
  }
}
