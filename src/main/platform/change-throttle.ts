import type { Environment } from './environment';

/** More keys than this are announced as "any of them". */
const mostKeys = 500;

/**
 * Announces changed requests at once, and those that follow within `pauseMs` together at its end: a window
 * that reads its list again for each of thousands would do nothing else.
 */
export class ChangeThrottle {
  readonly #notify: (keys: readonly number[] | undefined) => void;
  readonly #environment: Pick<Environment, 'setTimer'>;
  readonly #pauseMs: number;
  #cancel: () => void = () => undefined;
  /** Changes since the last notification; undefined when there was none within the last pause. */
  #waiting: { readonly keys: Set<number>; isAsked: boolean } | undefined;

  constructor(
    notify: (keys: readonly number[] | undefined) => void,
    environment: Pick<Environment, 'setTimer'>,
    pauseMs: number,
  ) {
    this.#notify = notify;
    this.#environment = environment;
    this.#pauseMs = pauseMs;
  }

  /** An empty list is announced too, as a sign that the work continues. */
  add(keys: readonly number[]): void {
    if (this.#waiting !== undefined) {
      this.#waiting.isAsked = true;
      for (const key of keys) this.#waiting.keys.add(key);
      return;
    }
    this.#notify(keys);
    this.#pause();
  }

  /** Stops notifying listeners. */
  stop(): void {
    this.#cancel();
  }

  #pause(): void {
    const waiting = { keys: new Set<number>(), isAsked: false };
    this.#waiting = waiting;
    this.#cancel = this.#environment.setTimer(this.#pauseMs, () => {
      this.#waiting = undefined;
      if (!waiting.isAsked) return;
      this.#notify(waiting.keys.size > mostKeys ? undefined : [...waiting.keys]);
      this.#pause();
    });
  }
}
