import { addConnection } from './connection';
import { type Desk, expect } from './desk';

/** Contents of a mirrored request, by field id: source and result. Without the source: it is not sent. */
export type Contents = Readonly<Record<string, readonly [source: string | undefined, target: string]>>;

/** An upstream service that sends versions of one request to the listener. */
export class UpstreamRequest {
  readonly #desk: Desk;
  readonly #path: string;
  readonly #id: string;
  readonly #target: string;

  constructor(desk: Desk, { id = 'upstream-1', target = 'fr-FR' } = {}) {
    this.#desk = desk;
    this.#path = new URL(addConnection(desk, `Acme ${id}`)).pathname;
    this.#id = id;
    this.#target = target;
  }

  async say(contents: Contents): Promise<void> {
    const fields = Object.entries(contents).map(([id, [originalValue, value]]) => ({
      id,
      type: 'localizable',
      data: 'html',
      value,
      originalValue,
    }));
    const request = {
      id: this.#id,
      state: 'complete',
      created: '2026-11-20T08:00:00.000Z',
      completed: '2026-11-20T09:00:00.000Z',
      language: { source: 'en', target: this.#target },
      fields,
    };
    const body = JSON.stringify({ type: 'content-request', request });
    // The listener has another port after a restart.
    const response = await fetch(new URL(this.#path, this.#desk.listener), { method: 'PUT', body });
    expect(response.status).toBe(204);
  }
}
