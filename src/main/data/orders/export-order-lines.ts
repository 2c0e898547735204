import { formatInstant } from '../../../content/timestamp';
import type { Database } from '../../database/database';
import { FileStore, type StoredFile } from '../../files/file-store';
import { storedReading } from '../../files/stored-reading';
import { OrderStore, type StoredOrder, type StoredOrderRequest } from '../../orders/order-store';
import type { ExportLineOf } from '../export-lines';

/** Orders per read. */
const pageSize = 200;

/**
 * The lines of orders and of their files, newest order first, never more than one version of a file at once.
 */
export class OrderLines {
  readonly #orders: OrderStore;
  readonly #files: FileStore;

  constructor(db: Database) {
    this.#orders = new OrderStore(db);
    this.#files = new FileStore(db);
  }

  *lines(): Generator<ExportLineOf<'order' | 'file-version'>> {
    for (let offset = 0; ; offset += pageSize) {
      const page = this.#orders.window(offset, pageSize);
      for (const order of page) yield* this.#order(order);
      if (page.length < pageSize) return;
    }
  }

  *#order(order: StoredOrder): Generator<ExportLineOf<'order' | 'file-version'>> {
    const requests = Map.groupBy(this.#orders.requests(order.key), (request) => request.file_version);
    const file = this.#files.ofOrder(order.key);
    yield {
      kind: 'order',
      id: order.id,
      of: order.kind,
      title: order.title,
      source: order.language_source,
      created: order.created_text,
      ...(file === undefined ? {} : { file: fileOf(file) }),
      requests: named(requests.get(null)),
    };
    for (const { key, number, imported_us } of file === undefined ? [] : this.#files.versions(file.key)) {
      yield {
        kind: 'file-version',
        order: order.id,
        number,
        imported: formatInstant(imported_us),
        bytes: Buffer.from(this.#files.bytes(key) ?? []).toString('base64'),
        requests: named(requests.get(number)),
      };
    }
  }
}

function fileOf(file: StoredFile): NonNullable<ExportLineOf<'order'>['file']> {
  const { folder, name, format } = file;
  const { encoding, columns } = storedReading(file);
  return {
    folder,
    name,
    format,
    ...(encoding === undefined ? {} : { encoding }),
    ...(columns === undefined ? {} : { columns: { ...columns } }),
  };
}

function named(requests: readonly StoredOrderRequest[] = []): { id: string; part: number }[] {
  return requests.map(({ id, part }) => ({ id, part }));
}
