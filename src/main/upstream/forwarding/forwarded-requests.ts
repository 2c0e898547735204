import type { ConnectionStore } from '../connection-store';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { ImportMarkStore } from '../../requests/import-mark-store';
import type { MarkFollower } from '../../requests/request-followers';
import type { VersionStore } from '../../requests/version-store';
import type { OutboxService } from '../../outbox/outbox-service';
import type { RequestQueueStore } from '../../outbox/request-queue-store';
import { machineUs, type Environment } from '../../platform/environment';
import type { ForwardedMirror } from '../mirror/mirror-service';
import type { UpstreamRequest } from '../client/upstream-request';
import { asForwarded, isSameContent, mayBeSame } from './forwarded-content';
import type { ForwardingStore } from './forwarding-store';

/**
 * Clocks differ, and a request is never there before it was sent: what is older by more than this is another
 * one.
 */
const clockToleranceUs = 10 * 60 * 1_000_000;

interface Parts {
  readonly forwardings: ForwardingStore;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly marks: ImportMarkStore;
  readonly requestQueues: RequestQueueStore;
  readonly connections: ConnectionStore;
  readonly outbox: Pick<OutboxService, 'isRunning'>;
  readonly markDeliveries: Pick<MarkFollower, 'enqueue'>;
  readonly environment: Pick<Environment, 'now'>;
}

/**
 * Which request of upstream is one that this desk sent, so that it is the same one here (decisions, section
 * 12). Everything is called inside the caller's transaction.
 */
export class ForwardedRequests implements ForwardedMirror {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  resolve(
    said: UpstreamRequest,
    connectionKey: number,
  ): { requestKey: number; request: UpstreamRequest } | undefined {
    const requestKey = this.#find(said, connectionKey);
    const own = requestKey === undefined ? undefined : this.#parts.requests.byKey(requestKey);
    return own && { requestKey: own.key, request: asForwarded(said, own, this.#own(own.key)) };
  }

  /** Upstream has it under this id. What was marked here meanwhile is sent there. */
  adopt(requestKey: number, upstreamId: string): void {
    const { forwardings, outbox, requests, marks, markDeliveries, requestQueues } = this.#parts;
    forwardings.setUpstreamId(requestKey, upstreamId);
    const entry = forwardings.entryOf(requestKey);
    // One that is being sent ends when its attempt does.
    if (entry !== undefined && !outbox.isRunning(entry.key)) {
      forwardings.finish(entry.key, 'done', undefined, machineUs(this.#parts.environment));
      requestQueues.advance('forwarding', requestKey);
    }
    const request = requests.byKey(requestKey);
    const mark = marks.inForce(requestKey);
    if (request === undefined || mark === undefined || mark.made_by === 'upstream') return;
    markDeliveries.enqueue(request, { key: mark.key, importState: mark.import_state });
  }

  /**
   * Also one whose answer has not come, or was lost: what asks for the same and is there since it was sent is
   * that one.
   */
  #find(said: UpstreamRequest, connectionKey: number): number | undefined {
    const { forwardings, requests } = this.#parts;
    if (!forwardings.hasAny()) return undefined;
    const known = forwardings.byUpstreamId(said.id, connectionKey);
    if (known !== undefined) return known;
    for (const key of forwardings.unconfirmed(connectionKey)) {
      const forwarding = forwardings.byRequest(key);
      const request = requests.byKey(key);
      if (forwarding === undefined || forwarding.upstream_id !== null || request === undefined) continue;
      const sentUs = forwarding.first_sent_us ?? Number.POSITIVE_INFINITY;
      if (said.created.us < sentUs - clockToleranceUs) continue;
      // Every request of every page comes here: the fields are read only for one that can be the same.
      if (!mayBeSame(said, request) || !isSameContent(said, request, this.#own(key))) continue;
      this.adopt(key, said.id);
      return key;
    }
    return undefined;
  }

  #own(requestKey: number) {
    const { requests, versions } = this.#parts;
    return versions.fields(requestKey, requests.byKey(requestKey)?.version ?? 1);
  }
}
