import type { SourceFacts } from '../../../contract/orders';
import { coalesce } from '../../lib/coalesce';
import type { Client } from '../../lib/host/client';
import type { OrderDraft } from './order-draft';

/** A pause in typing. */
const restMs = 300;

/** Has each text of a draft looked at, in a thread of the host, again when it is another one. */
export class SourceFactsReader {
  readonly #client: Client;
  readonly #onFound: (facts: ReadonlyMap<number, SourceFacts>) => void;
  readonly #run: () => Promise<void>;
  #draft: OrderDraft | undefined;
  /** By the key of a field: what was looked at, and what was found. */
  readonly #found = new Map<number, { readonly of: string; readonly facts: SourceFacts }>();

  constructor(client: Client, onFound: (facts: ReadonlyMap<number, SourceFacts>) => void) {
    this.#client = client;
    this.#onFound = onFound;
    this.#run = coalesce(() => this.#read(), restMs);
  }

  follow(draft: OrderDraft): void {
    this.#draft = draft;
    void this.#run();
  }

  async #read(): Promise<void> {
    const draft = this.#draft;
    if (draft === undefined) return;
    const { source: language, fields } = draft;
    for (const { key, data, value } of fields) {
      const of = `${language}\n${data}\n${value}`;
      if (this.#found.get(key)?.of === of) continue;
      const facts =
        value === ''
          ? { words: 0, problems: [] }
          : await this.#client.call('orders.sourceFacts', { language, data, value }).catch(() => undefined);
      if (facts !== undefined) this.#found.set(key, { of, facts });
    }
    const keys = new Set(fields.map(({ key }) => key));
    for (const key of this.#found.keys()) if (!keys.has(key)) this.#found.delete(key);
    this.#onFound(new Map(Array.from(this.#found, ([key, { facts }]) => [key, facts])));
  }
}
