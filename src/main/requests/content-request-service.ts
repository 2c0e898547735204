import { createHash } from 'node:crypto';
import type { requestSources, VersionField } from '../../content/content-request';
import { idempotencyHours } from '../../contract/http-message';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { plainText } from '../../content/html/plain-text';
import type { ContentRequestStore, NewRequest, StoredRequest } from './content-request-store';
import { CorrectedDocuments } from './corrected-documents';
import type { CorrectionStore } from './correction-store';
import type { DocumentStore } from './document-store';
import type { IdempotencyStore } from './idempotency-store';
import { toJsonColumn } from '../database/json-column';
import type { VersionStore } from './version-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { contentRequestJson, submissionJson, versionDocument, type JsonText } from './content-request-json';
import type { Forwarder, RequestFollower } from './request-followers';
import { machineUs, timestampAt, type Environment } from '../platform/environment';
import type { OutboxService } from '../outbox/outbox-service';
import type { SettingsService } from '../platform/settings/settings-service';
import { parseSubmission, type Submission } from './submission';
import type { Caller } from './token-service';
import { keyUsedWithAnotherBody, type Idempotency } from './idempotency-key';
import { requestGone } from './missing-request';

const idempotencyWindowUs = idempotencyHours * 3600 * 1_000_000;
/** Length of the title in a list row, in characters of the first field's text. */
const titleLength = 200;

/** Columns for the response to a submission and for its idempotency record. */
type Submitted = Pick<StoredRequest, 'key' | 'id' | 'created_text' | 'created_us'>;

/** The `source` of a request (decisions, section 12). */
export type RequestSource = (typeof requestSources)[number];

/** A validated request that is not stored yet. */
export interface PreparedRequest {
  readonly submission: Submission;
  readonly source: RequestSource;
  readonly document: JsonText;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly documents: DocumentStore;
  readonly corrections: CorrectionStore;
  readonly idempotency: IdempotencyStore;
  readonly deliveries: RequestFollower;
  readonly outbox: OutboxService;
  readonly forwarder: Forwarder;
  readonly settings: SettingsService;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** The rules of `/v1/content`: submit and read (interface document 4.1, 4.2). */
export class ContentRequestService {
  readonly #parts: Parts;
  readonly #corrected: CorrectedDocuments;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#corrected = new CorrectedDocuments(parts);
  }

  /**
   * Accepts a request: when this resolves, it, its first version and the delivery it causes are on disk. A
   * repeated idempotency key gets the first response again.
   *
   * @throws AppError INVALID_INPUT with all problems; CONFLICT when the key was used with another body.
   */
  async submit(body: unknown, caller: Caller, idempotency?: Idempotency): Promise<JsonText> {
    // The document is built once, for the store and for the response; a repeated response has the same body.
    const prepared = this.prepare(body, 'api');
    const { request, created } = await this.#parts.commits.durable(() => {
      const earlier = idempotency && this.#recall(caller, idempotency);
      if (earlier !== undefined) return { request: earlier, created: false };
      const inserted = this.insert(prepared, caller);
      if (idempotency !== undefined) this.#remember(caller, idempotency, inserted);
      return { request: inserted, created: true };
    });
    if (created) {
      this.#parts.changes.requests(request.key);
      if (caller.forwardTo !== undefined) this.#parts.forwarder.notify();
    }
    return submissionJson(request, prepared.document);
  }

  /**
   * Validates a request by the rules of a submission, whatever its origin. @throws AppError INVALID_INPUT
   * with all problems.
   */
  prepare(body: unknown, source: RequestSource): PreparedRequest {
    const submission = parseSubmission(body, {
      maxFields: this.#parts.settings.get('service.maxFields'),
      maxFieldValueBytes: this.#parts.settings.get('service.maxFieldValue'),
    });
    return { submission, source, document: documentOf(submission, source) };
  }

  /** @throws AppError NOT_FOUND */
  read(id: string): JsonText {
    const stored = this.#parts.documents.byId(id);
    if (stored === undefined) throw requestNotFound(id);
    return contentRequestJson(stored, this.#corrected.of(stored));
  }

  /** Reads a request by its key. @throws AppError NOT_FOUND */
  readKey(key: number): JsonText {
    const stored = this.#parts.documents.byKey(key);
    if (stored === undefined) throw requestGone();
    return contentRequestJson(stored, this.#corrected.of(stored));
  }

  /**
   * Stores a request with its first version and the delivery it causes. Call it inside a transaction, and
   * `Changes.requests` after the commit. A request without caller was made here.
   * `forwardTo`: the connection whose service completes it; the request of a test token stays here.
   */
  insert(
    { submission, source, document }: PreparedRequest,
    caller?: Caller,
    forwardTo = caller?.forwardTo,
  ): Submitted {
    const created = timestampAt(this.#parts.environment.now());
    const isTest = caller?.kind === 'test';
    const request: NewRequest = {
      origin: 0,
      id: this.#parts.environment.newRequestId(),
      state: 'pending',
      source,
      languageSource: submission.source.tag,
      languageTarget: submission.target.tag,
      languageSourceCanonical: submission.source.canonical,
      languageTargetCanonical: submission.target.canonical,
      created,
      completed: undefined,
      version: 1,
      ...listColumns(submission.fields),
      fieldCount: submission.fields.length,
      extra: toJsonColumn(submission.extra),
      languageExtra: toJsonColumn(submission.languageExtra),
      tokenId: caller?.tokenId,
      isTest,
      testResultDueUs: isTest ? this.#testResultDueUs() : undefined,
    };
    const key = this.#parts.requests.insert(request);
    this.#parts.versions.insert(key, {
      number: 1,
      learned: created,
      learnedBy: 'submitted',
      fields: submission.fields,
      document,
    });
    const modified = { key, version: 1, state: request.state, completed_text: null };
    this.#parts.deliveries.enqueue(modified, 'created');
    if (forwardTo !== undefined && !isTest) this.#parts.forwarder.enqueue(key, forwardTo);
    return { key, id: request.id, created_text: created.text, created_us: created.us };
  }

  /** Due time by the outbox's clock; stored with the request, so that the next start continues with it. */
  #testResultDueUs(): number {
    this.#parts.outbox.keepClock();
    return (
      this.#parts.outbox.nowUs() + Math.round(this.#parts.settings.get('service.testResultDelay') * 1_000_000)
    );
  }

  #recall(caller: Caller, idempotency: Idempotency): Submitted | undefined {
    this.#parts.idempotency.forgetUntil(machineUs(this.#parts.environment) - idempotencyWindowUs);
    const entry = this.#parts.idempotency.find(caller.tokenId, idempotency.key);
    if (entry === undefined) return undefined;
    if (!entry.bodyHash.equals(hashOf(idempotency.rawBody))) {
      throw new AppError('CONFLICT', keyUsedWithAnotherBody(idempotency.key));
    }
    const request = this.#parts.requests.byKey(entry.requestKey);
    if (request === undefined) {
      throw new AppError(
        'INTERNAL',
        sentence`Request ${entry.requestKey} is remembered by its key and not there.`,
      );
    }
    return request;
  }

  #remember(caller: Caller, idempotency: Idempotency, request: Submitted): void {
    this.#parts.idempotency.insert({
      tokenId: caller.tokenId,
      idempotencyKey: idempotency.key,
      bodyHash: hashOf(idempotency.rawBody),
      requestKey: request.key,
      createdUs: request.created_us,
    });
  }
}

export function requestNotFound(id: string): AppError {
  return new AppError('NOT_FOUND', sentence`id: there is no request "${id}"`);
}

/** The first version's document. */
function documentOf(
  { source, target, languageExtra, fields, extra }: Submission,
  requestSource: RequestSource,
): JsonText {
  return versionDocument({
    source: requestSource,
    languageSource: source.tag,
    languageTarget: target.tag,
    languageExtra,
    fields,
    extra,
  });
}

/** Returns the columns of a list row that derive from a version's fields. */
export function listColumns(fields: readonly VersionField[]): { title: string; sizeBytes: number } {
  const [first] = fields;
  return {
    title: first === undefined ? '' : plainText(first.originalValue ?? first.value, first.data, titleLength),
    sizeBytes: fields.reduce(
      (sum, field) => sum + Buffer.byteLength(field.value) + Buffer.byteLength(field.originalValue ?? ''),
      0,
    ),
  };
}

function hashOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
