import type { VersionField } from '../../../content/content-request';
import { parseTimestamp } from '../../../content/timestamp';
import { fromJsonColumn } from '../../database/json-column';
import { machineUs, type Environment } from '../../platform/environment';
import type { RequestQueueStore } from '../../outbox/request-queue-store';
import type { ContentRequestStore, StoredRequest } from '../../requests/content-request-store';
import type { ImportMarkStore } from '../../requests/import-mark-store';
import type { VersionStore } from '../../requests/version-store';
import type { MirrorService } from '../mirror/mirror-service';
import type { MirrorStore } from '../mirror/mirror-store';
import type { RequestMergeStore } from '../mirror/request-merge-store';
import type { UpstreamRequest } from '../client/upstream-request';

export interface MergeParts {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly mirror: MirrorService;
  readonly mirrorStore: MirrorStore;
  readonly merges: RequestMergeStore;
  readonly marks: ImportMarkStore;
  readonly requestQueues: RequestQueueStore;
  readonly environment: Pick<Environment, 'now'>;
}

/** Merges a forwarded request with the copy that the mirror made of it, so that no list shows it twice. */
export class MirroredMerge {
  readonly #parts: MergeParts;

  constructor(parts: MergeParts) {
    this.#parts = parts;
  }

  /**
   * Where upstream's request was mirrored before it was known to be the forwarded one, both become one: the
   * id here stays, and what is known of it, and hangs on it, goes over. Inside a transaction, after the id
   * there is known.
   */
  take(requestKey: number, upstreamId: string, connectionKey: number): void {
    const { mirrorStore, mirror, merges, requests, versions, marks, requestQueues } = this.#parts;
    const head = mirrorStore.head(upstreamId, connectionKey);
    const mirrored = head === undefined ? undefined : requests.byKey(head.key);
    const own = requests.byKey(requestKey);
    if (mirrored === undefined || own === undefined || mirrored.key === requestKey) return;
    const said = asSaid(mirrored, versions.fields(mirrored.key, mirrored.version));
    const eventId = mirrorStore.event(mirrored.key);
    // Its current content is the next version here, unless it is the one that was submitted.
    const next = own.version + 1;
    const there = (number: number): number => (number === mirrored.version ? next : own.version);
    for (const number of [...versions.list(mirrored.key).map((version) => version.number), 0]) {
      merges.takeOfVersion(requestKey, there(number), { key: mirrored.key, number });
    }
    const { reviewed_version: reviewed, reviewed_us: reviewedUs } = mirrored;
    if (reviewed !== null && (reviewedUs ?? 0) > (own.reviewed_us ?? 0)) {
      merges.setReviewed(requestKey, there(reviewed), reviewedUs);
    }
    merges.moveRest(requestKey, mirrored.key);
    const mark = marks.inForce(requestKey);
    requests.setMark(
      requestKey,
      mark && { importState: mark.import_state, time: { text: mark.time_text, us: mark.time_us } },
    );
    mirrorStore.setEvent(requestKey, undefined);
    const nowUs = machineUs(this.#parts.environment);
    const learning = { learnedBy: 'sync', learnedUs: nowUs, askedUs: nowUs, eventId } as const;
    const { version } = mirror.apply(connectionKey, said, learning);
    if (version !== next) merges.renumber(requestKey, version, next);
    for (const kind of ['webhook', 'import-mark'] as const) requestQueues.advance(kind, requestKey);
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
