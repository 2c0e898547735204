import type { Base } from '../database/base';
import type { Database } from '../database/database';
import type { OutboxServices } from '../outbox/room';
import { ContentRequestService } from './content-request-service';
import { ContentRequestStore } from './content-request-store';
import { CorrectedDocuments } from './corrected-documents';
import { CorrectionStore } from './correction-store';
import { DocumentStore } from './document-store';
import { FailureAnswerStore } from './failure-answer-store';
import { FieldPairStore } from './field-pair-store';
import { IdempotencyStore } from './idempotency-store';
import { ImportMarkService } from './import-mark-service';
import { ImportMarkStore } from './import-mark-store';
import { MarkReasonStore } from './mark-reason-store';
import { ContentQueryService } from './query/content-query-service';
import { CriteriaQueryStore } from './query/criteria-query-store';
import { PageCursorStore } from './query/page-cursor-store';
import { QueryLimitService } from './query/query-limit-service';
import { QueryLimitStore } from './query/query-limit-store';
import type { Forwarder, MarkFollower, RequestFollower, UpstreamMarks } from './request-followers';
import { RequestListStore } from './request-list-store';
import { SampleService } from './sample-service';
import { TestResultService } from './test-result-service';
import { TokenService, type ForwardTargets } from './token-service';
import { TokenStore } from './token-store';
import { VersionStore } from './version-store';

export type RequestStores = ReturnType<typeof openRequestStores>;

export function openRequestStores(db: Database) {
  return {
    requests: new ContentRequestStore(db),
    list: new RequestListStore(db),
    versions: new VersionStore(db),
    marks: new ImportMarkStore(db),
    reasons: new MarkReasonStore(db),
    failureAnswers: new FailureAnswerStore(db),
    idempotency: new IdempotencyStore(db),
    corrections: new CorrectionStore(db),
    documents: new DocumentStore(db),
    criteria: new CriteriaQueryStore(db),
    readings: new PageCursorStore(db),
    fieldPairs: new FieldPairStore(db),
    queryLimitStore: new QueryLimitStore(db),
    tokenStore: new TokenStore(db),
  };
}

/** Rooms above this one that act when a request is submitted, completed or marked. */
interface Followers {
  readonly deliveries: RequestFollower;
  readonly forwarder: Forwarder;
  readonly markDeliveries: MarkFollower;
  readonly upstreamMarks: UpstreamMarks;
}

/** Answers the interface document: submit, read, query, mark imported, and the tokens that may. */
export function createRequestsRoom(
  base: Base,
  stores: RequestStores & { readonly connections: ForwardTargets },
  {
    outbox,
    deliveries,
    forwarder,
    markDeliveries,
    upstreamMarks,
  }: Followers & Pick<OutboxServices, 'outbox'>,
) {
  const parts = { ...base, ...stores, outbox, deliveries, forwarder };
  const corrected = new CorrectedDocuments({ ...base, ...stores });
  const queryLimits = new QueryLimitService({ ...base, store: stores.queryLimitStore });
  return {
    queryLimits,
    tokens: new TokenService({ ...parts, store: stores.tokenStore, queryLimits }),
    contentQueries: new ContentQueryService({ ...stores, corrected }, queryLimits, base.environment),
    contentRequests: new ContentRequestService(parts),
    importMarks: new ImportMarkService({ ...parts, markDeliveries, upstreamMarks }),
    testResults: new TestResultService(parts),
    samples: new SampleService(parts),
  };
}
