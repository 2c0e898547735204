import { upstreamProblems, type UpstreamProblem } from '../../../contract/upstream/connections';
import type {
  Forwarding,
  ForwardingCounts,
  ForwardingDetail,
  ForwardingFilter,
  ForwardingState,
  ForwardingWindow,
  UnsentForwardings,
} from '../../../contract/upstream/forwarding';
import { formatInstant } from '../../../content/timestamp';
import { toHttpAttempt } from '../../outbox/http-attempt';
import type { OutboxAttemptStore } from '../../outbox/outbox-attempt-store';
import type { OutboxClock } from '../../outbox/outbox-clock';
import type { OutboxEntry, OutboxService } from '../../outbox/outbox-service';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { VersionStore } from '../../requests/version-store';
import type { ConnectionStore } from '../connection-store';
import { markHold } from '../marks/mark-delivery-attempt-service';
import type { ConnectionSyncStore } from '../connection-sync-store';
import type { ForwardingListStore } from './forwarding-list-store';
import { candidatesOf, errorsOf, forwardingState } from './forwarding-state';
import type { ForwardingStore, StoredForwarding } from './forwarding-store';
import { toUpstreamErrors } from './upstream-errors';

/** Attempts that one request shows. */
const shownAttempts = 100;

interface Parts {
  readonly forwardings: ForwardingStore;
  readonly forwardingList: ForwardingListStore;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly connections: ConnectionStore;
  readonly connectionSyncs: ConnectionSyncStore;
  readonly attempts: OutboxAttemptStore;
  readonly outbox: Pick<OutboxService, 'isRunning'>;
  readonly clock: OutboxClock;
}

/** Reads requests on their way to a connection as the window shows them. */
export class ForwardingListService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Undefined for a request that is sent nowhere. */
  of(requestKey: number): Forwarding | undefined {
    const { forwardings, connections } = this.#parts;
    const forwarding = forwardings.byRequest(requestKey);
    if (forwarding === undefined) return undefined;
    const entry = forwardings.entryOf(requestKey);
    const isRunning = entry !== undefined && this.#parts.outbox.isRunning(entry.key);
    const state = forwardingState(forwarding, entry, isRunning);
    const { upstream_id: upstreamId, connection_key: connectionKey } = forwarding;
    return {
      connectionKey,
      connectionName: connections.nameOf(connectionKey) ?? '',
      state,
      ...(upstreamId === null ? {} : { upstreamId }),
      attempts: entry?.attempts ?? 0,
      ...(entry === undefined || state === 'sent' ? {} : this.#progress(entry, state)),
      ...(state === 'refused' ? this.#errors(forwarding) : {}),
      ...(state === 'unclear' ? this.#candidates(forwarding) : {}),
    };
  }

  detail(requestKey: number): ForwardingDetail {
    const entry = this.#parts.forwardings.entryOf(requestKey);
    const attempts =
      entry === undefined
        ? []
        : this.#parts.attempts
            .ofEntry(entry.key, shownAttempts)
            .map((attempt) => toHttpAttempt(attempt, toProblem(attempt.problem)));
    return { forwarding: this.of(requestKey) ?? null, attempts };
  }

  unsent(): UnsentForwardings {
    const counts = { waiting: 0, refused: 0, unclear: 0, failed: 0 };
    for (const { is_failed, ending, unconfirmed, count } of this.#parts.forwardingList.open()) {
      if (is_failed === 0) counts.waiting += count;
      else if (ending === 'refused') counts.refused += count;
      else counts[unconfirmed === 1 ? 'unclear' : 'failed'] += count;
    }
    return counts;
  }

  window(filter: ForwardingFilter, offset: number, limit: number): ForwardingWindow {
    const { forwardingList } = this.#parts;
    const rows = forwardingList.window(filter, offset, limit).flatMap((row) => {
      const forwarding = this.of(row.request_key);
      return forwarding === undefined
        ? []
        : {
            ...forwarding,
            requestKey: row.request_key,
            requestId: row.request_id,
            title: row.title,
            source: row.language_source,
            target: row.language_target,
            created: row.created_text,
          };
    });
    return { total: forwardingList.total(filter), offset, rows };
  }

  counts(): ForwardingCounts {
    const { forwardingList } = this.#parts;
    const counts = { open: forwardingList.total('open'), all: forwardingList.total('all') };
    return { counts, needYou: forwardingList.needYou() };
  }

  /** The index of a request in the list; null when it is not in it. */
  locate(filter: ForwardingFilter, requestKey: number): number | null {
    return this.#parts.forwardingList.indexOf(filter, requestKey) ?? null;
  }

  #progress(entry: OutboxEntry, state: ForwardingState): Partial<Forwarding> {
    const { attempts, clock } = this.#parts;
    const problem = toProblem(entry.last_problem);
    const [last] = problem === undefined ? [] : attempts.ofEntry(entry.key, 1);
    const hold = this.#hold(entry);
    const isTurning = entry.state === 'waiting' && state !== 'sending';
    return {
      ...(problem === undefined ? {} : { problem }),
      ...(last === undefined || last.problem_text === null ? {} : { problemText: last.problem_text }),
      ...(isTurning && hold !== undefined ? { hold } : {}),
      ...(isTurning && hold === undefined
        ? { nextAttempt: formatInstant(clock.toMachineUs(entry.due_us)) }
        : {}),
      ...(state === 'unclear' && entry.state === 'failed' ? { waitsForDecision: true } : {}),
    };
  }

  #hold({ connection_key: key }: OutboxEntry): Forwarding['hold'] {
    const connection = key === null ? undefined : this.#parts.connectionSyncs.byKey(key);
    return connection === undefined ? 'removed' : markHold(connection);
  }

  #candidates(forwarding: StoredForwarding): Pick<Forwarding, 'candidates'> {
    const candidates = candidatesOf(forwarding);
    return candidates === undefined ? {} : { candidates };
  }

  #errors(forwarding: StoredForwarding): Pick<Forwarding, 'errors'> {
    const errors = errorsOf(forwarding);
    if (errors === undefined) return {};
    const { request_key: key } = forwarding;
    const { requests, versions } = this.#parts;
    const fields = versions.fields(key, requests.byKey(key)?.version ?? 1);
    return {
      errors: toUpstreamErrors(
        errors,
        fields.map(({ id }) => id),
      ),
    };
  }
}

function toProblem(text: string | null): UpstreamProblem | undefined {
  return upstreamProblems.find((known) => known === text);
}
