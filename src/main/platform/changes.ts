import type { EventMessage } from '../../contract/events';

type Listener = (message: EventMessage) => void;

/**
 * Announces changes after their commit. A signal is only a hint, the row is the truth: a listener that fails
 * or misses a signal loses nothing.
 */
export class Changes {
  readonly #listeners = new Set<Listener>();
  readonly #onListenerError: (error: unknown) => void;

  constructor(onListenerError: (error: unknown) => void) {
    this.#onListenerError = onListenerError;
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(message: EventMessage): void {
    for (const listener of this.#listeners) {
      try {
        listener(message);
      } catch (error) {
        this.#onListenerError(error);
      }
    }
  }

  requests(...keys: readonly number[]): void {
    this.notify({ name: 'requests.changed', payload: keys.length === 0 ? {} : { keys } });
  }
}
