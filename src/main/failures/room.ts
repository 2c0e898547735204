import type { Database } from '../database/database';
import type { RequestStores } from '../requests/room';
import { FailedImportService } from './failed-import-service';
import { FindingPlaceStore } from './finding-place-store';
import { FindingStore } from './finding-store';

export type FailureStores = ReturnType<typeof openFailureStores>;

export function openFailureStores(db: Database) {
  return { findings: new FindingStore(db), findingPlaces: new FindingPlaceStore(db) };
}

/** Says why imports failed, and what came of it. */
export function createFailuresRoom(stores: FailureStores & Pick<RequestStores, 'reasons'>) {
  return { failedImports: new FailedImportService(stores) };
}
