import { createHash } from 'node:crypto';
import { canonicalLanguageTag } from '../../../content/language-tag';
import type { Database } from '../../database/database';
import { FileStore } from '../../files/file-store';
import { keptOptions } from '../../files/stored-reading';
import { OrderStore } from '../../orders/order-store';
import type { ExportLineOf } from '../export-lines';
import type { ImportStore } from '../import-store';
import { instantOf } from '../imported-request';

/**
 * Imports orders and the versions of their files, after the requests that belong to them. Must be called
 * inside a transaction.
 */
export class OrderImporter {
  readonly #here: ImportStore;
  readonly #orders: OrderStore;
  readonly #files: FileStore;

  constructor(db: Database, here: ImportStore) {
    this.#here = here;
    this.#orders = new OrderStore(db);
    this.#files = new FileStore(db);
  }

  /** False when the order exists already. */
  takeOrder({ id, of: kind, title, source, created, file, requests }: ExportLineOf<'order'>): boolean {
    if (this.#orders.byId(id) !== undefined) return false;
    const orderKey = this.#orders.insert({
      id,
      kind,
      title,
      languageSource: source,
      languageSourceCanonical: canonicalLanguageTag(source) ?? source,
      created: instantOf(created),
    });
    if (file !== undefined) {
      const { encoding, columns, ...place } = file;
      const options = keptOptions({ name: place.name, encoding, columns });
      this.#files.insert({ ...place, orderKey, options });
    }
    this.#take(requests, orderKey, undefined);
    return true;
  }

  /** Undefined when the order has no file here. */
  takeFileVersion(line: ExportLineOf<'file-version'>): boolean | undefined {
    const order = this.#orders.byId(line.order);
    const file = order === undefined ? undefined : this.#files.ofOrder(order.key);
    if (order === undefined || file === undefined) return undefined;
    if (this.#files.versions(file.key).some(({ number }) => number === line.number)) return false;
    const bytes = Buffer.from(line.bytes, 'base64');
    const versionKey = this.#files.insertVersion({
      fileKey: file.key,
      number: line.number,
      hash: createHash('sha256').update(bytes).digest(),
      importedUs: instantOf(line.imported).us,
      bytes,
    });
    this.#take(line.requests, order.key, versionKey);
    return true;
  }

  /** Requests that were left out, or belong to another order here, are skipped. */
  #take(
    requests: ExportLineOf<'order'>['requests'],
    orderKey: number,
    fileVersionKey: number | undefined,
  ): void {
    for (const { id, part } of requests) {
      const requestKey = this.#here.requestKey(id, 0);
      if (requestKey === undefined || this.#orders.ofRequest(id) !== undefined) continue;
      this.#orders.insertRequest({ requestKey, orderKey, fileVersionKey, part });
    }
  }
}
