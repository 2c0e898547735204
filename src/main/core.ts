import { Changes } from './services/changes';
import { CommitQueue } from './services/commit-queue';
import { ContentQueryService } from './services/content-query-service';
import { ContentRequestService } from './services/content-request-service';
import type { Environment } from './services/environment';
import { ImportMarkService } from './services/import-mark-service';
import { QueryLimitService } from './services/query-limit-service';
import { ReviewService } from './services/review-service';
import { SampleService } from './services/sample-service';
import type { SettingOverrides } from './services/setting-overrides';
import { SettingsService } from './services/settings-service';
import { TestResultService } from './services/test-result-service';
import { TokenService } from './services/token-service';
import { WebhookService } from './services/webhook-service';
import { ContentRequestStore } from './store/content-request-store';
import { CriteriaQueryStore } from './store/criteria-query-store';
import type { Database } from './store/database';
import { DocumentStore } from './store/document-store';
import { IdempotencyStore } from './store/idempotency-store';
import { ImportMarkStore } from './store/import-mark-store';
import { QueryLimitStore } from './store/query-limit-store';
import { QueryReadingStore } from './store/query-reading-store';
import { RequestListStore } from './store/request-list-store';
import { SettingStore } from './store/setting-store';
import { TokenStore } from './store/token-store';
import { VersionStore } from './store/version-store';
import { WebhookStore } from './store/webhook-store';

export type Core = ReturnType<typeof createCore>;

/** Stores and services over an open database: all of Locdesk that needs neither a port nor a window. */
export function createCore(db: Database, environment: Environment, overrides: SettingOverrides) {
  const stores = {
    requests: new ContentRequestStore(db),
    list: new RequestListStore(db),
    versions: new VersionStore(db),
    marks: new ImportMarkStore(db),
    idempotency: new IdempotencyStore(db),
    documents: new DocumentStore(db),
    criteria: new CriteriaQueryStore(db),
    readings: new QueryReadingStore(db),
  };
  const changes = new Changes((error) =>
    environment.log.error({ err: error }, 'a listener of changes failed'),
  );
  const settings = new SettingsService(new SettingStore(db), overrides, environment, changes);
  const commits = new CommitQueue(db, environment);
  const queryLimits = new QueryLimitService(new QueryLimitStore(db), settings, environment, changes);
  return {
    changes,
    settings,
    tokens: new TokenService(new TokenStore(db), environment, changes, queryLimits),
    queryLimits,
    webhook: new WebhookService(new WebhookStore(db), environment),
    contentQueries: new ContentQueryService(stores, queryLimits, environment),
    contentRequests: new ContentRequestService(commits, stores, settings, environment, changes),
    importMarks: new ImportMarkService(db, commits, stores, environment, changes),
    testResults: new TestResultService(commits, stores, environment, changes),
    review: new ReviewService(stores),
    samples: new SampleService(db, stores, environment, changes),
  };
}
