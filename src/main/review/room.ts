import type { CheckServices } from '../checks/room';
import type { Base } from '../database/base';
import type { Database } from '../database/database';
import type { OutboxServices } from '../outbox/room';
import type { RequestStores } from '../requests/room';
import type { TermServices } from '../terms/room';
import type { UpstreamStores } from '../upstream/room';
import type { WebhookServices } from '../webhook/room';
import { ComparisonService } from './comparison-service';
import { DraftService } from './draft-service';
import { DraftStore } from './draft-store';
import { FulfilmentService } from './fulfilment-service';
import { NoteService } from './note-service';
import { NoteStore } from './note-store';
import { ReviewService } from './review-service';
import { ReviewedService } from './reviewed-service';
import { ReviewedStore } from './reviewed-store';
import { SavedViewService } from './saved-view-service';
import { SavedViewStore } from './saved-view-store';
import { VersionPairs } from './version-pairs';

export type ReviewStores = ReturnType<typeof openReviewStores>;

export function openReviewStores(db: Database) {
  return {
    reviewed: new ReviewedStore(db),
    notes: new NoteStore(db),
    drafts: new DraftStore(db),
    savedViewStore: new SavedViewStore(db),
  };
}

type Below = Pick<OutboxServices, 'outbox' | 'outboxClock'> &
  Pick<WebhookServices, 'deliveries'> &
  Pick<CheckServices, 'dueChecks'> &
  Pick<TermServices, 'recheckView'>;

/** Shows requests to the coordinator, who reviews, compares, notes, drafts and completes them. */
export function createReviewRoom(
  base: Base,
  stores: ReviewStores & RequestStores & UpstreamStores,
  { outbox, outboxClock, deliveries, dueChecks, recheckView }: Below,
) {
  const parts = { ...base, ...stores };
  const pairs = new VersionPairs(stores.fieldPairs);
  const reviewed = new ReviewedService({ ...parts, pairs });
  const drafts = new DraftService(parts);
  return {
    review: new ReviewService({ ...parts, outbox, outboxClock, reviewed, dueChecks }),
    reviewed,
    comparisons: new ComparisonService(stores, pairs),
    notes: new NoteService(parts),
    drafts,
    fulfilments: new FulfilmentService({ ...parts, draftStore: stores.drafts, drafts, deliveries }),
    savedViews: new SavedViewService({ ...parts, store: stores.savedViewStore, recheckView }),
  };
}
