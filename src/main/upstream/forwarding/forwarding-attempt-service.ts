import type { JsonObject, VersionField } from '../../../content/content-request';
import type { ForwardingCandidate } from '../../../contract/forwarding';
import type { OutboxEntry } from '../../outbox/outbox-service';
import type { CommitQueue } from '../../database/commit-queue';
import type { Environment } from '../../platform/environment';
import type { ContentRequestStore, StoredRequest } from '../../requests/content-request-store';
import type { VersionStore } from '../../requests/version-store';
import { readAgainAfterUs, type MirrorService } from '../mirror/mirror-service';
import type { MirrorStore } from '../mirror/mirror-store';
import type { RequestMergeStore } from '../mirror/request-merge-store';
import type { UpstreamRequest } from '../upstream-request';
import { submissionBody } from './forwarded-content';
import type { ForwardedRequests } from './forwarded-requests';
import type { ForwardingStore, StoredForwarding } from './forwarding-store';
import { fromJsonColumn } from '../../database/json-column';
import { parseTimestamp } from '../../../content/timestamp';

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
  readonly mirror: MirrorService;
  readonly mirrorStore: MirrorStore;
  readonly merges: RequestMergeStore;
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
      forwardings.setSent(request.key, this.#nowUs());
      forwardings.setConfirmation(key, true, false);
    });
  }

  /** To be called inside the transaction that settles the attempt: nothing that left is there. */
  notThere({ key }: OutboxEntry): void {
    this.#parts.forwardings.setConfirmation(key, false, false);
  }

  /** Call inside the settling transaction when upstream has the request under this id. */
  accepted({ key }: OutboxEntry, { request, connectionKey }: ForwardingCall, upstreamId: string): void {
    const { forwardings, forwarded, requests, mirrorStore } = this.#parts;
    // It may have been removed meanwhile.
    if (requests.byKey(request.key) === undefined) return;
    forwardings.setConfirmation(key, false, false);
    if (forwardings.byRequest(request.key)?.upstream_id !== upstreamId) {
      forwarded.adopt(request.key, upstreamId);
      this.takeMirrored(request.key, upstreamId, connectionKey);
    }
    const nowUs = this.#nowUs();
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

  /**
   * Where upstream's request was mirrored before it was known to be the forwarded one, both become one: the
   * id here stays, and what is known of it, and hangs on it, goes over. Inside a transaction, after the id
   * there is known.
   */
  takeMirrored(requestKey: number, upstreamId: string, connectionKey: number): void {
    const { mirrorStore, mirror, merges, requests, versions } = this.#parts;
    const head = mirrorStore.head(upstreamId, connectionKey);
    const mirrored = head === undefined ? undefined : requests.byKey(head.key);
    const own = requests.byKey(requestKey);
    if (mirrored === undefined || own === undefined || mirrored.key === requestKey) return;
    const said = asSaid(mirrored, versions.fields(mirrored.key, mirrored.version));
    const eventId = mirrorStore.event(mirrored.key);
    for (const number of [...versions.list(mirrored.key).map((version) => version.number), 0]) {
      merges.takeOfVersion(requestKey, own.version, { key: mirrored.key, number });
    }
    merges.moveRest(requestKey, mirrored.key);
    mirrorStore.setEvent(requestKey, undefined);
    const nowUs = this.#nowUs();
    mirror.apply(connectionKey, said, { learnedBy: 'sync', learnedUs: nowUs, askedUs: nowUs, eventId });
  }

  #nowUs(): number {
    return Math.trunc(this.#parts.environment.now()) * 1000;
  }
}

/** A mirrored request as upstream said it. */
function asSaid(request: StoredRequest, fields: readonly VersionField[]): UpstreamRequest {
  const { completed_text: completed } = request;
  return {
    id: request.id,
    state: request.state,
    created: { text: request.created_text, us: request.created_us },
    completed: completed === null ? undefined : parseTimestamp(completed),
    source: request.source,
    languageSource: { tag: request.language_source, canonical: request.language_source_canonical },
    languageTarget: { tag: request.language_target, canonical: request.language_target_canonical },
    languageExtra: fromJsonColumn(request.language_extra),
    fields,
    importMark: undefined,
    extra: fromJsonColumn(request.extra),
  };
}
