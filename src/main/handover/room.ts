import type { CheckServices, CheckStores } from '../checks/room';
import type { Base } from '../database/base';
import type { Database } from '../database/database';
import type { RequestStores } from '../requests/room';
import type { DraftService } from '../review/draft-service';
import type { FulfilmentService } from '../review/fulfilment-service';
import type { ReviewStores } from '../review/room';
import type { ReviewedService } from '../review/reviewed-service';
import type { UpstreamStores } from '../upstream/room';
import { AcceptanceService } from './acceptance-service';
import { AnswerWritingService } from './answer-writing-service';
import { CorrectionService } from './correction-service';
import { HandoverService } from './handover-service';
import { HandoverStore } from './handover-store';
import { TakeBackRenewalService } from './take-back-renewal-service';
import { TakeBackService } from './take-back-service';
import { TakeBackStore } from './take-back-store';
import { VerdictStore } from './verdict-store';

export type HandoverStores = ReturnType<typeof openHandoverStores>;

export function openHandoverStores(db: Database) {
  return {
    handovers: new HandoverStore(db),
    takeBacks: new TakeBackStore(db),
    verdicts: new VerdictStore(db),
  };
}

type Stores = HandoverStores & RequestStores & ReviewStores & CheckStores & UpstreamStores;

/** Keeps what is out with reviewers, and decides about what comes back. */
export function createHandoverRoom(
  base: Base,
  stores: Stores,
  below: {
    readonly reviewed: ReviewedService;
    readonly drafts: DraftService;
    readonly fulfilments: FulfilmentService;
  } & Pick<CheckServices, 'labels'>,
) {
  const parts = { ...base, stores };
  const { reviewed, drafts, fulfilments } = below;
  const handovers = new HandoverService(parts);
  const takeBacks = new TakeBackService({ ...parts, handovers });
  const writing = new AnswerWritingService({ ...parts, reviewed, drafts });
  return {
    handovers,
    takeBacks,
    takeBackRenewals: new TakeBackRenewalService(parts),
    corrections: new CorrectionService(parts),
    acceptances: new AcceptanceService({ ...parts, takeBacks, writing, fulfilments }),
  };
}
