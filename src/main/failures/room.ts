import type { CheckServices, CheckStores } from '../checks/room';
import type { Database } from '../database/database';
import type { RequestStores } from '../requests/room';
import { FailedImportService } from './failed-import-service';
import { FindingStore } from './finding-store';

export type FailureStores = ReturnType<typeof openFailureStores>;

export function openFailureStores(db: Database) {
  return { findings: new FindingStore(db) };
}

/** Says why imports failed, and what came of it. */
export function createFailuresRoom(
  stores: FailureStores & RequestStores & CheckStores,
  { labels }: Pick<CheckServices, 'labels'>,
) {
  return { failedImports: new FailedImportService({ ...stores, labels }) };
}
