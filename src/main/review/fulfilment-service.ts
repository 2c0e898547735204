import type { VersionField } from '../../content/content-request';
import type { DeliveryEvent } from '../../contract/webhook/deliveries';
import { AppError } from '../../contract/errors';
import { sentence, type Sentence } from '../../contract/sentence';
import type { Fulfilment } from '../../contract/fulfilment';
import type { Timestamp } from '../../content/timestamp';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { DraftStore } from './draft-store';
import { fromJsonColumn } from '../database/json-column';
import type { VersionStore } from '../requests/version-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { versionDocument } from '../requests/content-request-json';
import { listColumns } from '../requests/content-request-service';
import type { DeliveryService } from '../webhook/delivery-service';
import { otherVersion, type DraftService } from './draft-service';
import { timestampAt, type Environment } from '../platform/environment';

/** The request after an action, as the webhook reports it. */
interface Modified {
  readonly event: Exclude<DeliveryEvent, 'test'>;
  readonly version: number;
  readonly state: StoredRequest['state'];
  readonly completedText: string | null;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly draftStore: DraftStore;
  readonly drafts: DraftService;
  readonly deliveries: DeliveryService;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * Completes local requests by hand: confirm, complete, edit after completion, reopen. Each is one transaction
 * with the delivery that it causes (decisions, section 7). Text written before completion stays a draft,
 * because until then a request is returned as submitted (decisions, section 2).
 */
export class FulfilmentService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Confirms that the request is being worked on. @throws AppError NOT_FOUND, CONFLICT */
  confirm(key: number, version: number): Promise<Fulfilment> {
    return this.#modify(key, version, (request) => {
      expectState(request, ['pending'], sentence`This request is confirmed already.`);
      this.#parts.requests.confirm(key);
      return { event: 'confirmed', version, state: 'confirmed', completedText: null };
    });
  }

  /**
   * Makes the drafts the result. With `copySource`, fields without a draft get their source as target.
   *
   * @throws AppError NOT_FOUND; CONFLICT, also when fields have no result.
   */
  complete(key: number, version: number, copySource: boolean): Promise<Fulfilment> {
    return this.#modify(key, version, (request) => {
      expectState(request, ['pending', 'confirmed'], sentence`This request is completed already.`);
      const drafts = this.#draftsOf(request);
      const missing = this.#parts.draftStore.missing(key, version);
      if (missing > 0 && !copySource) {
        const found =
          missing === 1
            ? sentence`1 field has no target yet.`
            : sentence`${missing} fields have no target yet.`;
        throw new AppError('CONFLICT', found);
      }
      const completed = timestampAt(this.#parts.environment.now());
      const fields = this.#parts.versions.fields(key, version).map((field) => ({
        ...field,
        value: drafts.get(field.id) ?? field.value,
        originalValue: field.value,
      }));
      const number = this.#addVersion(request, fields, completed);
      this.#parts.requests.complete(key, { completed, version: number, ...listColumns(fields) });
      this.#parts.draftStore.deleteAll(key);
      return { event: 'completed', version: number, state: 'completed', completedText: completed.text };
    });
  }

  /** Makes the drafts a new version of a completed request's result. @throws AppError NOT_FOUND, CONFLICT */
  save(key: number, version: number): Promise<Fulfilment> {
    return this.#modify(key, version, (request) => {
      expectState(request, ['completed'], sentence`This request is not completed yet: complete it instead.`);
      const drafts = this.#draftsOf(request);
      const fields = this.#parts.versions.fields(key, version).map((field) => {
        const value = drafts.get(field.id) ?? field.value;
        return { ...field, value, originalValue: field.originalValue ?? field.value };
      });
      const number = this.#addVersion(request, fields, timestampAt(this.#parts.environment.now()));
      this.#parts.requests.revise(key, { version: number, ...listColumns(fields) });
      this.#parts.draftStore.deleteAll(key);
      // An edit after completion keeps the completion time.
      const { completed_text: completedText } = request;
      return { event: 'edited', version: number, state: 'completed', completedText };
    });
  }

  /** Reopens a request; its results become drafts. @throws AppError NOT_FOUND, CONFLICT */
  reopen(key: number, version: number): Promise<Fulfilment> {
    return this.#modify(key, version, (request) => {
      expectState(request, ['completed'], sentence`This request is open already.`);
      const drafts = this.#draftsOf(request);
      const results = this.#parts.versions.fields(key, version);
      const now = timestampAt(this.#parts.environment.now());
      const fields = results.map(({ originalValue, ...field }) => ({
        ...field,
        value: originalValue ?? field.value,
      }));
      const number = this.#addVersion(request, fields, now);
      this.#parts.requests.reopen(key, { version: number, ...listColumns(fields) });
      this.#parts.draftStore.deleteAll(key);
      for (const { id, value } of results) {
        this.#parts.draftStore.put({
          requestKey: key,
          fieldId: id,
          value: drafts.get(id) ?? value,
          baseVersion: number,
          revision: 1,
          savedUs: now.us,
        });
      }
      return { event: 'reopened', version: number, state: 'confirmed', completedText: null };
    });
  }

  async #modify(
    key: number,
    version: number,
    work: (request: StoredRequest) => Modified,
  ): Promise<Fulfilment> {
    await this.#parts.commits.durable(() => {
      const request = this.#parts.drafts.editable(key);
      if (request.version !== version) throw otherVersion(request);
      const { event, completedText, ...modified } = work(request);
      this.#parts.deliveries.enqueue({ key, ...modified, completed_text: completedText }, event);
    });
    this.#parts.changes.requests(key);
    this.#parts.changes.notify({ name: 'drafts.changed', payload: { requestKey: key } });
    return this.#parts.drafts.read(key);
  }

  /** Drafts by field id. @throws AppError CONFLICT when they were made for an earlier version. */
  #draftsOf(request: StoredRequest): ReadonlyMap<string, string> {
    const drafts = this.#parts.draftStore.all(request.key);
    if (drafts.some((draft) => draft.base_version !== request.version)) throw otherVersion(request);
    return new Map(drafts.map((draft) => [draft.field_id, draft.value]));
  }

  #addVersion(request: StoredRequest, fields: readonly VersionField[], learned: Timestamp): number {
    const number = request.version + 1;
    const document = versionDocument({
      source: request.source,
      languageSource: request.language_source,
      languageTarget: request.language_target,
      languageExtra: fromJsonColumn(request.language_extra),
      fields,
      extra: fromJsonColumn(request.extra),
    });
    this.#parts.versions.insert(request.key, {
      number,
      learned,
      learnedBy: 'edited',
      fields,
      document,
    });
    return number;
  }
}

function expectState(
  request: StoredRequest,
  states: readonly StoredRequest['state'][],
  otherwise: Sentence,
): void {
  if (!states.includes(request.state)) throw new AppError('CONFLICT', otherwise);
}
