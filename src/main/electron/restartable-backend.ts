import type { Addresses, Backend } from '../backend';
import type { Log } from '../platform/environment';

/** Observes one backend; the returned function ends that. */
type Follower = (backend: Backend) => () => void;

interface Parts {
  /**
   * Creates a backend over the data folder that listens at the previous one's addresses; it calls `restart`
   * to be replaced by a new one.
   */
  readonly create: (restart: () => void, before: Addresses | undefined) => Backend;
  readonly log: Log;
  /** Called when no backend can be created any more. */
  readonly onFailed: (error: unknown) => void;
}

/** The window's backend: one at a time, replaced after a restore. */
export class RestartableBackend {
  /** Called after another backend has started: data shown from the previous one is outdated. */
  onRestarted: (() => void) | undefined;
  readonly #parts: Parts;
  readonly #followers: Follower[] = [];
  #ends: (() => void)[] = [];
  #current: Backend | undefined;
  #addresses: Addresses | undefined;
  #isStopped = false;

  /** @throws AppError UNAVAILABLE as `createBackend` does. */
  constructor(parts: Parts) {
    this.#parts = parts;
    this.#current = parts.create(() => void this.#restart(), undefined);
  }

  /** Undefined during a restart, and after the end. */
  get current(): Backend | undefined {
    return this.#current;
  }

  /** The current addresses, or the last ones. */
  get addresses(): Addresses | undefined {
    return this.#addresses;
  }

  follow(follower: Follower): void {
    this.#followers.push(follower);
    if (this.#current !== undefined) this.#ends.push(follower(this.#current));
  }

  /** An occupied port must not stop the coordinator's work; the status bar reports it. */
  async start(): Promise<void> {
    if (this.#current === undefined) return;
    try {
      this.#addresses = await this.#current.start();
      const { service, listener } = this.#addresses;
      process.stdout.write(`  Service   ${service}/v1\n  Listener  ${listener}\n`);
    } catch (error) {
      process.stderr.write(`locdesk: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#leave();
  }

  async #restart(): Promise<void> {
    await this.#leave();
    if (this.#isStopped) return;
    try {
      this.#current = this.#parts.create(() => void this.#restart(), this.#addresses);
    } catch (error) {
      this.#parts.log.error({ err: error }, 'the backend could not be started again');
      this.#parts.onFailed(error);
      return;
    }
    for (const follower of this.#followers) this.#ends.push(follower(this.#current));
    await this.start();
    this.onRestarted?.();
  }

  async #leave(): Promise<void> {
    const backend = this.#current;
    this.#current = undefined;
    for (const end of this.#ends.splice(0)) end();
    await backend?.stop();
  }
}
