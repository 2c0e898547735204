import type { CheckServices, CheckStores } from '../checks/room';
import type { Base } from '../database/base';
import type { OrderServices, OrderStores } from '../orders/room';
import type { RequestStores } from '../requests/room';
import type { ReviewStores } from '../review/room';
import { FileImportService } from './file-import-service';
import { FileResultService } from './file-result-service';
import { FileStore } from './file-store';

type Stores = OrderStores & CheckStores & Pick<ReviewStores, 'drafts'> & Pick<RequestStores, 'requests'>;

/** Makes requests of files, and writes their results in the form the files came in. */
export function createFilesRoom(
  base: Base,
  stores: Stores,
  { orderRequests, labels }: Pick<OrderServices, 'orderRequests'> & Pick<CheckServices, 'labels'>,
) {
  const parts = { ...base, stores: { ...stores, files: new FileStore(base.db) } };
  return {
    fileImports: new FileImportService({ ...parts, orderRequests }),
    fileResults: new FileResultService({ ...parts, labels }),
  };
}
