import type { Database } from '../../database/database';
import { OutboxStore } from '../../outbox/outbox-store';
import { RequestQueueStore } from '../../outbox/request-queue-store';
import { EventIds } from '../../platform/event-ids';
import { machineUs, type Environment } from '../../platform/environment';
import { ContentRequestStore } from '../../requests/content-request-store';
import { ImportMarkStore } from '../../requests/import-mark-store';
import { VersionStore } from '../../requests/version-store';
import { asForwarded } from '../../upstream/forwarding/forwarded-content';
import { newIdempotencyKey } from '../../upstream/forwarding/forwarding-service';
import { ForwardingStore } from '../../upstream/forwarding/forwarding-store';
import type { MirroredMerge } from '../../upstream/forwarding/mirrored-merge';
import { MirrorStore } from '../../upstream/mirror/mirror-store';
import { RequestMergeStore } from '../../upstream/mirror/request-merge-store';
import { createImportMerge } from '../../upstream/room';
import type { ExportedForwarding } from './exported-forwardings';
import { instantOf } from '../imported-request';

/**
 * Imports where requests are sent. The desk that wrote the export may still be running and sending, so that
 * nothing is sent because of an import: what had not been sent is parked until the coordinator decides
 * (docs/export-format.md).
 */
export class ForwardingImporter {
  readonly #environment: Pick<Environment, 'now' | 'randomBytes'>;
  readonly #requests: ContentRequestStore;
  readonly #versions: VersionStore;
  readonly #forwardings: ForwardingStore;
  readonly #outbox: OutboxStore;
  readonly #mirror: MirrorStore;
  readonly #merges: RequestMergeStore;
  readonly #marks: ImportMarkStore;
  readonly #requestQueues: RequestQueueStore;
  readonly #eventIds: EventIds;

  constructor(db: Database, environment: Pick<Environment, 'now' | 'randomBytes'>) {
    this.#environment = environment;
    this.#requests = new ContentRequestStore(db);
    this.#versions = new VersionStore(db);
    this.#forwardings = new ForwardingStore(db);
    this.#outbox = new OutboxStore(db);
    this.#mirror = new MirrorStore(db);
    this.#merges = new RequestMergeStore(db);
    this.#marks = new ImportMarkStore(db);
    this.#requestQueues = new RequestQueueStore(db);
    this.#eventIds = new EventIds(environment, this.#outbox.newestEventId());
  }

  /**
   * For a request that this import added, inside a transaction. False: it says that something is still to be
   * sent of a request that is completed, which is left out.
   */
  take(requestKey: number, connectionKey: number, line: ExportedForwarding): boolean {
    const request = this.#requests.byKey(requestKey);
    const isOver = line.state === 'sent' || line.state === 'cancelled';
    if (request === undefined || (!isOver && request.state === 'completed')) return false;
    const { firstSent, lastSent, upstreamId, errors, candidates } = line;
    const isTaken = this.#forwardings.isIdempotencyKey(line.idempotencyKey);
    this.#forwardings.insertKnown({
      requestKey,
      connectionKey,
      idempotencyKey: isTaken ? newIdempotencyKey(this.#environment) : line.idempotencyKey,
      // The other desk may have sent it since the export, and it did so after the request was made: with this
      // time upstream's request is recognized as the one that waits here.
      firstSentUs: usOf(firstSent) ?? (isOver ? null : request.created_us),
      lastSentUs: usOf(lastSent) ?? (isOver ? null : request.created_us),
      upstreamId: upstreamId ?? null,
      errors: errors === undefined ? null : JSON.stringify(errors),
      candidates: candidates === undefined ? null : JSON.stringify(candidates),
    });
    if (!isOver) this.#park(requestKey, connectionKey, line.state === 'refused' ? 'refused' : 'unclear');
    if (upstreamId !== undefined) {
      this.#mergedWithCopy(requestKey).take(requestKey, upstreamId, connectionKey);
      // How old its content is, is not known: it is read again at the next opportunity.
      this.#mirror.setHeard(requestKey, 0, undefined, 0);
    }
    return true;
  }

  #park(requestKey: number, connectionKey: number, ending: 'refused' | 'unclear'): void {
    const nowUs = machineUs(this.#environment);
    const entryKey = this.#outbox.insert({
      kind: 'forwarding',
      requestKey,
      eventId: this.#eventIds.next(),
      event: 'created',
      version: null,
      requestState: null,
      completedText: null,
      body: null,
      createdUs: nowUs,
      dueUs: nowUs,
      mark: undefined,
      connectionKey,
    });
    this.#forwardings.park(entryKey, ending, nowUs);
  }

  /** This desk may have mirrored upstream's request already. No webhook is called for what is imported. */
  #mergedWithCopy(requestKey: number): MirroredMerge {
    const [requests, versions] = [this.#requests, this.#versions];
    const parts = {
      requests,
      versions,
      mirrorStore: this.#mirror,
      merges: this.#merges,
      marks: this.#marks,
      requestQueues: this.#requestQueues,
      environment: this.#environment,
    };
    return createImportMerge(parts, {
      resolve(said) {
        const own = requests.byKey(requestKey);
        return (
          own && { requestKey, request: asForwarded(said, own, versions.fields(requestKey, own.version)) }
        );
      },
    });
  }
}

function usOf(instant: string | undefined): number | undefined {
  return instant === undefined ? undefined : instantOf(instant).us;
}
