import type { CheckServices, CheckStores } from '../checks/room';
import type { Base } from '../database/base';
import type { RequestStores } from '../requests/room';
import type { ReviewedService } from '../review/reviewed-service';
import type { ReviewStores } from '../review/room';
import type { UpstreamStores } from '../upstream/room';
import { HandoverMakingService } from './handover-making-service';
import type { HandoverStores } from './room';
import { TakeBackReadingService } from './take-back-reading-service';

type Stores = HandoverStores & RequestStores & ReviewStores & CheckStores & UpstreamStores;

/** Makes the files that go out, and reads those that come back. */
export function createHandoverWork(
  base: Base,
  stores: Stores,
  { reviewed, labels }: Pick<CheckServices, 'labels'> & { readonly reviewed: ReviewedService },
) {
  const parts = { ...base, stores };
  return {
    handoverMaking: new HandoverMakingService({ ...parts, labels, reviewed }),
    takeBackReading: new TakeBackReadingService(parts),
  };
}
