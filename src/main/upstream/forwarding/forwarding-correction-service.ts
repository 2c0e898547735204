import { AppError } from '../../../contract/errors';
import { sentence } from '../../../contract/sentence';
import type { CommitQueue } from '../../database/commit-queue';
import type { OutboxService } from '../../outbox/outbox-service';
import type { RequestQueueStore } from '../../outbox/request-queue-store';
import type { Changes } from '../../platform/changes';
import { timestampAt, type Environment } from '../../platform/environment';
import { listColumns, type ContentRequestService } from '../../requests/content-request-service';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { RequestFollower } from '../../requests/request-followers';
import type { VersionStore } from '../../requests/version-store';
import { submissionBody } from './forwarded-content';
import { newIdempotencyKey } from './forwarding-service';
import type { ForwardingStore } from './forwarding-store';
import { requestSources } from '../../../content/content-request';

export interface CorrectedField {
  readonly id: string;
  readonly value: string;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly forwardings: ForwardingStore;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly requestQueues: RequestQueueStore;
  readonly outbox: OutboxService;
  readonly contentRequests: ContentRequestService;
  readonly deliveries: RequestFollower;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** Corrects a request that upstream refused, and sends it again. */
export class ForwardingCorrectionService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Its fields say this from now on, in a version of their own, and it is sent as another submission. Fields
   * that are not named stay.
   *
   * @throws AppError NOT_FOUND, INVALID_INPUT with all problems; CONFLICT where upstream has it, or may have
   * it.
   */
  async correct(requestKey: number, corrected: readonly CorrectedField[]): Promise<void> {
    const { commits, changes } = this.#parts;
    await commits.durable(() => this.#correct(requestKey, corrected));
    changes.requests(requestKey);
    for (const name of ['forwardings.changed', 'orders.changed'] as const)
      changes.notify({ name, payload: {} });
  }

  #correct(requestKey: number, corrected: readonly CorrectedField[]): void {
    const { forwardings, requests, versions, outbox, environment, contentRequests } = this.#parts;
    const request = requests.byKey(requestKey);
    const entry = forwardings.entryOf(requestKey);
    if (request === undefined || entry === undefined) {
      throw new AppError('NOT_FOUND', 'This request is no longer in the store, or is sent nowhere.');
    }
    const isThere = entry.state === 'done' || entry.unconfirmed === 1 || outbox.isRunning(entry.key);
    if (isThere || request.state === 'completed') {
      throw new AppError(
        'CONFLICT',
        'Upstream has this request, or may have it: it can no longer be changed.',
      );
    }
    const values = new Map(corrected.map(({ id, value }) => [id, value]));
    const before = versions.fields(requestKey, request.version);
    const unknown = corrected.find(({ id }) => !before.some((field) => field.id === id));
    if (unknown !== undefined) {
      throw new AppError('NOT_FOUND', sentence`Request ${request.id} has no field "${unknown.id}".`);
    }
    const fields = before.map((field) => ({ ...field, value: values.get(field.id) ?? field.value }));
    const source = requestSources.find((known) => known === request.source) ?? 'order';
    const { submission, document } = contentRequests.prepare(submissionBody(request, fields), source);
    const number = request.version + 1;
    const learned = timestampAt(environment.now());
    versions.insert(requestKey, {
      number,
      learned,
      learnedBy: 'edited',
      fields: submission.fields,
      document,
    });
    requests.revise(requestKey, { version: number, ...listColumns(submission.fields) });
    this.#parts.deliveries.enqueue(
      { key: requestKey, version: number, state: request.state, completed_text: null },
      'edited',
    );
    forwardings.setIdempotencyKey(requestKey, newIdempotencyKey(environment));
    outbox.keepClock();
    this.#parts.requestQueues.clearHead('forwarding', requestKey);
    this.#parts.requestQueues.requeue(entry.key, outbox.nowUs(), true);
  }
}
