import type { Database } from '../database/database';
import type { OrderStores } from '../orders/room';
import { FileStore } from './file-store';
import { OrderFileService } from './order-file-service';

export type FileStores = ReturnType<typeof openFileStores>;

export function openFileStores(db: Database) {
  return { files: new FileStore(db) };
}

/** Knows the files that requests were made of. The threads of jobs read and write them (`work.ts`). */
export function createFilesRoom({ orders, files }: FileStores & OrderStores) {
  return { orderFiles: new OrderFileService({ orders, files }) };
}
