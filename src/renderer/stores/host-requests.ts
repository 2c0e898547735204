import type { HostRequest } from '../../contract/desktop/host-request';

/**
 * Holds requests of the host until the window is rendered: a link that started the program arrives earlier.
 */
export class HostRequests {
  readonly #waiting: HostRequest[] = [];
  #handle: ((request: HostRequest) => void) | undefined;

  receive(request: HostRequest): void {
    if (this.#handle === undefined) this.#waiting.push(request);
    else this.#handle(request);
  }

  /** Passes every request to `handle`, waiting ones first, until the returned function is called. */
  handleWith(handle: (request: HostRequest) => void): () => void {
    this.#handle = handle;
    for (const request of this.#waiting.splice(0)) handle(request);
    return () => {
      this.#handle = undefined;
    };
  }
}
