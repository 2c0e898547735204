import type { ConnectionClearingStore } from '../store/connection-clearing-store';
import type { Changes } from './changes';
import type { CommitQueue } from './commit-queue';
import type { Environment } from './environment';
import type { OwedMarkControlService } from './owed-mark-control-service';
import { isBusy } from './store-failure';

/** About five seconds, then whoever waits is told. */
const mostBusyTries = 200;
const busyPauseMs = 25;
/** Windows are told while many go, but not of each portion. */
const tellEvery = 40;

/**
 * Clears up after removed connections: cancels what is owed to them and removes their mirrors, in portions, so that others
 * come in between. A kill in between is finished by the next start.
 */
export class ConnectionClearingService {
  readonly #store: ConnectionClearingStore;
  readonly #commits: CommitQueue;
  readonly #owedMarks: OwedMarkControlService;
  readonly #environment: Environment;
  readonly #changes: Changes;
  #work: Promise<number> = Promise.resolve(0);
  #stopped = false;

  constructor(
    store: ConnectionClearingStore,
    commits: CommitQueue,
    owedMarks: OwedMarkControlService,
    environment: Environment,
    changes: Changes,
  ) {
    this.#store = store;
    this.#commits = commits;
    this.#owedMarks = owedMarks;
    this.#environment = environment;
    this.#changes = changes;
  }

  /** Resolves with the number of requests that went when nothing is left to clear, or the program ends. */
  clear(): Promise<number> {
    this.#work = this.#work.then(
      () => this.#clear(),
      () => this.#clear(),
    );
    return this.#work;
  }

  /** Takes up what was left. */
  start(): void {
    this.clear().catch((error: unknown) => {
      this.#environment.log.error(
        { err: error },
        'a removed connection could not be cleared up, the next start tries again',
      );
    });
  }

  /** Begins nothing any more; resolves when what runs has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work.catch(() => 0);
  }

  async #clear(): Promise<number> {
    let removed = 0;
    for (const { key, withMirror } of this.#store.list()) {
      await this.#owedMarks.cancelAllOf(key);
      if (withMirror === 1) removed += await this.#removeMirror(key);
      if (this.#stopped) return removed;
      await this.#commits.run(() => this.#store.end(key));
    }
    return removed;
  }

  async #removeMirror(key: number): Promise<number> {
    let total = 0;
    for (let portions = 1, busyTries = 0; !this.#stopped;) {
      try {
        const { removed, isLast } = this.#store.removePortion(key);
        total += removed;
        if (isLast || portions % tellEvery === 0) {
          this.#changes.requests();
          // What the webhook was owed of them went with them.
          this.#changes.tell({ name: 'deliveries.changed', payload: {} });
        }
        if (isLast) break;
        portions += 1;
        busyTries = 0;
        await this.#pause(0);
      } catch (error) {
        // Another process holds the write lock: waiting for it here would hold everybody up.
        busyTries += 1;
        if (!isBusy(error) || busyTries === mostBusyTries) throw error;
        await this.#pause(busyPauseMs);
      }
    }
    return total;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (ms === 0) this.#environment.defer(resolve);
      else this.#environment.setTimer(ms, resolve);
    });
  }
}
