import type { SourceFacts } from '../../../contract/orders';
import { coalesce } from '../../lib/coalesce';
import type { Client } from '../../lib/host/client';
import type { OrderDraft } from './order-draft';

/** A pause in typing. */
const restMs = 300;

/** Has each text of a draft looked at, in a thread of the host, again when it is another one. */
export class SourceFactsReader {
  readonly #client: Client;
  readonly #onFound: (looks: ReadonlyMap<number, SourceFacts>) => void;
  readonly #run: () => Promise<void>;
  #draft: OrderDraft | undefined;
  /** By the key of a field: what was looked at, and what was found. */
  readonly #looked = new Map<number, { readonly of: string; readonly look: SourceFacts }>();

  constructor(client: Client, onFound: (looks: ReadonlyMap<number, SourceFacts>) => void) {
    this.#client = client;
    this.#onFound = onFound;
    this.#run = coalesce(() => this.#look(), restMs);
  }

  follow(draft: OrderDraft): void {
    this.#draft = draft;
    void this.#run();
  }

  async #look(): Promise<void> {
    const draft = this.#draft;
    if (draft === undefined) return;
    const { source: language, fields } = draft;
    for (const { key, data, value } of fields) {
      const of = `${language}\n${data}\n${value}`;
      if (this.#looked.get(key)?.of === of) continue;
      const look =
        value === ''
          ? { words: 0, problems: [] }
          : await this.#client.call('orders.sourceFacts', { language, data, value }).catch(() => undefined);
      if (look !== undefined) this.#looked.set(key, { of, look });
    }
    const keys = new Set(fields.map(({ key }) => key));
    for (const key of this.#looked.keys()) if (!keys.has(key)) this.#looked.delete(key);
    this.#onFound(new Map(Array.from(this.#looked, ([key, { look }]) => [key, look])));
  }
}
