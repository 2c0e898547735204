import type { JsonObject, VersionField } from '../../../content/content-request';
import type { ForwardingCandidate } from '../../../contract/upstream/forwarding';
import type { OutboxEntry } from '../../outbox/outbox-service';
import type { CommitQueue } from '../../database/commit-queue';
import { machineUs, type Environment } from '../../platform/environment';
import type { ContentRequestStore, StoredRequest } from '../../requests/content-request-store';
import type { VersionStore } from '../../requests/version-store';
import { readAgainAfterUs } from '../mirror/mirror-service';
import type { MirrorStore } from '../mirror/mirror-store';
import { submissionBody } from './forwarded-content';
import type { ForwardedRequests } from './forwarded-requests';
import type { ForwardingStore, StoredForwarding } from './forwarding-store';
import type { MirroredMerge } from './mirrored-merge';

/** The content of an outbox entry: a request, and the connection that it is sent to. */
export interface ForwardingCall {
  readonly connectionKey: number;
  readonly request: StoredRequest;
  readonly fields: readonly VersionField[];
  readonly forwarding: StoredForwarding;
  readonly body: JsonObject;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly forwardings: ForwardingStore;
  readonly forwarded: ForwardedRequests;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly mirrorStore: MirrorStore;
  readonly mirroredMerge: MirroredMerge;
  readonly environment: Pick<Environment, 'now'>;
}

/** The rules of an attempt to send a request to a connection; the calls are the channel's. */
export class ForwardingAttemptService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Undefined: it went together with its request. */
  callOf({ request_key: key, connection_key: connectionKey }: OutboxEntry): ForwardingCall | undefined {
    const { requests, versions, forwardings } = this.#parts;
    const request = key === null ? undefined : requests.byKey(key);
    const forwarding = key === null ? undefined : forwardings.byRequest(key);
    if (request === undefined || forwarding === undefined || connectionKey === null) return undefined;
    const fields = versions.fields(request.key, request.version);
    return { connectionKey, request, fields, forwarding, body: submissionBody(request, fields) };
  }

  /** On disk before a call leaves that upstream may accept: a kill before its answer is not forgotten. */
  async beginSending({ key }: OutboxEntry, { request }: ForwardingCall): Promise<void> {
    const { commits, forwardings } = this.#parts;
    await commits.durable(() => {
      forwardings.setSent(request.key, machineUs(this.#parts.environment));
      forwardings.setConfirmation(key, true, false);
    });
  }

  /** To be called inside the transaction that settles the attempt: upstream certainly lacks the request. */
  notThere({ key }: OutboxEntry): void {
    this.#parts.forwardings.setConfirmation(key, false, false);
  }

  /** Call inside the settling transaction when upstream has the request under this id. */
  accepted({ key }: OutboxEntry, { request, connectionKey }: ForwardingCall, upstreamId: string): void {
    const { forwardings, forwarded, requests, mirrorStore, mirroredMerge } = this.#parts;
    // It may have been removed meanwhile.
    if (requests.byKey(request.key) === undefined) return;
    forwardings.setConfirmation(key, false, false);
    if (forwardings.byRequest(request.key)?.upstream_id !== upstreamId) {
      forwarded.adopt(request.key, upstreamId);
      mirroredMerge.take(request.key, upstreamId, connectionKey);
    }
    const nowUs = machineUs(this.#parts.environment);
    mirrorStore.setHeard(request.key, nowUs, undefined, nowUs + readAgainAfterUs);
  }

  /** Call inside the settling transaction when upstream refused the request, with its reasons. */
  refused({ request }: ForwardingCall, errors: readonly string[] | undefined): void {
    this.#parts.forwardings.setErrors(request.key, errors);
  }

  /** Call inside the settling transaction when the request may be one of these, or none. */
  unclear({ request }: ForwardingCall, candidates: readonly ForwardingCandidate[]): void {
    const json = candidates.length === 0 ? undefined : JSON.stringify(candidates);
    this.#parts.forwardings.setCandidates(request.key, json);
  }
}
