import { upstreamProblems, type UpstreamProblem } from '../../../contract/connections';
import type {
  Forwarding,
  ForwardingCandidate,
  ForwardingDetail,
  ForwardingFilter,
  ForwardingState,
  ForwardingWindow,
} from '../../../contract/forwarding';
import { formatInstant } from '../../../content/timestamp';
import { toHttpAttempt } from '../../outbox/http-attempt';
import type { OutboxAttemptStore } from '../../outbox/outbox-attempt-store';
import type { OutboxClock } from '../../outbox/outbox-clock';
import type { OutboxEntry, OutboxService } from '../../outbox/outbox-service';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { VersionStore } from '../../requests/version-store';
import type { ConnectionStore } from '../connection-store';
import { markHold } from '../marks/mark-delivery-attempt-service';
import type { SyncStateStore } from '../sync/sync-state-store';
import type { ForwardingListStore } from './forwarding-list-store';
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
  readonly syncState: SyncStateStore;
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
    const state = this.#state(forwarding, entry);
    const { upstream_id: upstreamId, connection_key: connectionKey } = forwarding;
    return {
      connectionKey,
      connectionName: connections.nameOf(connectionKey) ?? '',
      state,
      ...(upstreamId === null ? {} : { upstreamId }),
      attempts: entry?.attempts ?? 0,
      ...(entry === undefined || state === 'sent' ? {} : this.#progress(entry, state)),
      ...(state === 'refused' ? this.#errors(forwarding) : {}),
      ...(state === 'unclear' ? candidatesOf(forwarding) : {}),
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
            target: row.language_target,
            created: row.created_text,
          };
    });
    return { total: forwardingList.total(filter), offset, rows };
  }

  #state(forwarding: StoredForwarding, entry: OutboxEntry | undefined): ForwardingState {
    if (forwarding.upstream_id !== null) return 'sent';
    // A finished entry is forgotten after 30 days; without an id at upstream it was a cancelled one.
    if (entry === undefined || entry.state === 'cancelled' || entry.state === 'done') return 'cancelled';
    if (this.#parts.outbox.isRunning(entry.key)) return 'sending';
    if (entry.ending === 'refused') return 'refused';
    if (entry.unconfirmed === 1 && entry.overrides === 0) return 'unclear';
    return entry.state === 'failed' ? 'failed' : 'waiting';
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
        ? { nextAttempt: formatInstant(clock.machineUs(entry.due_us)) }
        : {}),
      ...(state === 'unclear' && entry.state === 'failed' ? { waitsForDecision: true } : {}),
    };
  }

  #hold({ connection_key: key }: OutboxEntry): Forwarding['hold'] {
    const connection = key === null ? undefined : this.#parts.syncState.byKey(key);
    return connection === undefined ? 'removed' : markHold(connection);
  }

  #errors({ request_key: key, errors }: StoredForwarding): Pick<Forwarding, 'errors'> {
    if (errors === null) return {};
    const { requests, versions } = this.#parts;
    const fields = versions.fields(key, requests.byKey(key)?.version ?? 1);
    return {
      errors: toUpstreamErrors(
        textsOf(errors),
        fields.map(({ id }) => id),
      ),
    };
  }
}

function candidatesOf({ candidates }: StoredForwarding): Pick<Forwarding, 'candidates'> {
  if (candidates === null) return {};
  // Written by the attempt service and by nothing else.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { candidates: JSON.parse(candidates) as readonly ForwardingCandidate[] };
}

function textsOf(json: string): readonly string[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function toProblem(text: string | null): UpstreamProblem | undefined {
  return upstreamProblems.find((known) => known === text);
}
