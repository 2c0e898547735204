import { formatInstant } from '../../content/timestamp';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { OrderFile } from '../../contract/orders';
import type { OrderStore, StoredOrder } from '../orders/order-store';
import type { FileReading } from './content-segments';
import type { FileStore, StoredFile } from './file-store';
import { nextReading } from './stored-reading';

interface Stores {
  readonly orders: OrderStore;
  readonly files: FileStore;
}

/** An order that came from a file. */
export interface FileOrder {
  readonly order: StoredOrder;
  readonly file: StoredFile;
  /** Target languages as they were asked for. */
  readonly targets: readonly string[];
}

/** Finds imported files and their versions. Nothing here is written to the database. */
export class OrderFileService {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /**
   * Finds a file by the id of its order or of one of its requests. @throws AppError NOT_FOUND, CONFLICT for
   * an order without a file
   */
  find(id: string): FileOrder {
    const { orders, files } = this.#stores;
    const order = orders.byId(id) ?? orders.ofRequest(id);
    if (order === undefined)
      throw new AppError('NOT_FOUND', sentence`There is no order, and no request of one, "${id}".`);
    const file = files.ofOrder(order.key);
    if (file === undefined) {
      throw new AppError(
        'CONFLICT',
        sentence`Order "${order.title}" was made here and has no file to write a result into.`,
      );
    }
    const targets = new Map<string, string>();
    let asked: string | undefined;
    for (const request of orders.requests(order.key)) {
      const { language_target: tag, language_target_canonical: canonical } = request;
      if (!targets.has(canonical)) targets.set(canonical, tag);
      if (request.id === id) asked = tag;
    }
    return { order, file, targets: asked === undefined ? [...targets.values()] : [asked] };
  }

  /**
   * A version of a file as it was imported, the newest one when no number is given. @throws AppError
   * NOT_FOUND
   */
  source(file: StoredFile, number?: number): Uint8Array {
    const { files } = this.#stores;
    const versions = files.versions(file.key);
    const version = number === undefined ? versions.at(-1) : versions.find((one) => one.number === number);
    const bytes = version === undefined ? undefined : files.bytes(version.key);
    if (bytes === undefined)
      throw new AppError('NOT_FOUND', sentence`${file.name} has no version ${number ?? 1}.`);
    return bytes;
  }

  /** How a next version of an order's file would be read. */
  nextReading(orderKey: number | undefined, reading: FileReading): FileReading {
    const { files } = this.#stores;
    return nextReading(reading, orderKey === undefined ? undefined : files.ofOrder(orderKey));
  }

  /** Undefined for an order without a file. */
  describe(orderKey: number): OrderFile | undefined {
    const { files } = this.#stores;
    const file = files.ofOrder(orderKey);
    if (file === undefined) return undefined;
    const { name, folder, format } = file;
    const versions = files.versions(file.key).map((version) => ({
      number: version.number,
      imported: formatInstant(version.imported_us),
      sizeBytes: version.size_bytes,
    }));
    return { name, folder, format, versions };
  }
}
