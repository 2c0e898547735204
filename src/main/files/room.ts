import type { CheckServices, CheckStores } from '../checks/room';
import type { Base } from '../database/base';
import type { Database } from '../database/database';
import type { OrderServices, OrderStores } from '../orders/room';
import type { RequestStores } from '../requests/room';
import type { ReviewStores } from '../review/room';
import { FileImportService } from './file-import-service';
import { FileResultService } from './file-result-service';
import { FileStore } from './file-store';

type FileStores = ReturnType<typeof openFileStores>;

export function openFileStores(db: Database) {
  return { files: new FileStore(db) };
}

type Stores = FileStores &
  OrderStores &
  CheckStores &
  Pick<ReviewStores, 'drafts'> &
  Pick<RequestStores, 'requests'>;

/** Makes requests of files, and writes their results in the form the files came in. */
export function createFilesRoom(
  base: Base,
  stores: Stores,
  { orderRequests, labels }: Pick<OrderServices, 'orderRequests'> & Pick<CheckServices, 'labels'>,
) {
  const parts = { ...base, stores };
  return {
    fileImports: new FileImportService({ ...parts, orderRequests }),
    fileResults: new FileResultService({ ...parts, labels }),
  };
}
