import type { CheckServices, CheckStores } from '../checks/room';
import type { Base } from '../database/base';
import type { OrderServices, OrderStores } from '../orders/room';
import type { RequestStores } from '../requests/room';
import type { ReviewStores } from '../review/room';
import { FileImportService } from './file-import-service';
import { ResultWritingService } from './result-writing-service';
import { createFilesRoom, type FileStores } from './room';

type Stores = FileStores &
  OrderStores &
  CheckStores &
  Pick<ReviewStores, 'drafts'> &
  Pick<RequestStores, 'requests'>;

/** Makes requests of files, and writes their results in the form the files came in. */
export function createFileWork(
  base: Base,
  stores: Stores,
  { orderRequests, labels }: Pick<OrderServices, 'orderRequests'> & Pick<CheckServices, 'labels'>,
) {
  return {
    fileImports: new FileImportService({ ...base, stores, orderRequests }),
    resultWriting: new ResultWritingService({ stores, labels, ...createFilesRoom(stores) }),
  };
}
