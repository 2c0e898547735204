import type {
  MarkDeliveryCounts,
  MarkDeliveryDetail,
  MarkDeliveryEnd,
  MarkDeliveryFilter,
  MarkDeliveryRow,
  MarkDeliveryRowState,
  MarkDeliveryWindow,
  UpstreamProblem,
} from '../../../contract/upstream/connections';
import { markDeliveryEnds, upstreamProblems } from '../../../contract/upstream/connections';
import { importStates } from '../../../content/content-request';
import { AppError } from '../../../contract/errors';
import { formatInstant } from '../../../content/timestamp';
import type { ImportMarkStore } from '../../requests/import-mark-store';
import type { OutboxAttemptStore } from '../../outbox/outbox-attempt-store';
import type { OutboxStore, StoredOutboxEntry } from '../../outbox/outbox-store';
import type { MarkDeliveryListStore, StoredMarkDelivery } from './mark-delivery-list-store';
import type { ConnectionSyncStore } from '../connection-sync-store';
import { languagesOf } from '../../outbox/call-state';
import { toHttpAttempt } from '../../outbox/http-attempt';
import type { OutboxClock } from '../../outbox/outbox-clock';
import type { OutboxService } from '../../outbox/outbox-service';
import { markHold } from './mark-delivery-attempt-service';

/** Number of attempts shown per mark; manual ones are unlimited. */
const shownAttempts = 100;

interface Parts {
  readonly list: MarkDeliveryListStore;
  readonly marks: ImportMarkStore;
  readonly attempts: OutboxAttemptStore;
  readonly connectionSyncs: ConnectionSyncStore;
  readonly outboxStore: OutboxStore;
  readonly outbox: OutboxService;
  readonly clock: OutboxClock;
}

/** Reads the outbox for the window. */
export class MarkDeliveryListService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  window(filter: MarkDeliveryFilter, offset: number, limit: number): MarkDeliveryWindow {
    const { list } = this.#parts;
    const open = list.total('open');
    const counts = { open, all: open + list.total('closed') };
    const rows = offset < open ? [...list.window('open', offset, limit)] : [];
    if (filter === 'all' && rows.length < limit) {
      rows.push(...list.window('closed', Math.max(offset - open, 0), limit - rows.length));
    }
    return { total: counts[filter], offset, rows: rows.map((stored) => this.#row(stored)), counts };
  }

  counts(): MarkDeliveryCounts {
    const { outboxStore } = this.#parts;
    const count = (state: StoredOutboxEntry['state']): number => outboxStore.count('import-mark', state);
    return { waiting: count('waiting'), failed: count('failed'), sent: count('done') };
  }

  /** Returns the index of a mark in the list; null when it is not in it. */
  locate(filter: MarkDeliveryFilter, key: number): { readonly index: number | null } {
    const { list } = this.#parts;
    const stored = list.byKey(key);
    if (stored === undefined) return { index: null };
    if (isOpen(stored)) return { index: list.before('open', key) };
    return { index: filter === 'all' ? list.total('open') + list.before('closed', key) : null };
  }

  /** @throws AppError NOT_FOUND */
  detail(key: number): MarkDeliveryDetail {
    const stored = this.#parts.list.byKey(key);
    if (stored === undefined) throw new AppError('NOT_FOUND', 'This mark is no longer in the outbox.');
    return {
      entry: this.#row(stored),
      attempts: this.#parts.attempts
        .ofEntry(key, shownAttempts)
        .map((attempt) => toHttpAttempt(attempt, toProblem(attempt.problem))),
    };
  }

  #row(stored: StoredMarkDelivery): MarkDeliveryRow {
    const state = outboxStateOf(stored, this.#parts.outbox.isRunning(stored.key));
    const problem = toProblem(stored.last_problem);
    const ended = endOf(stored);
    const text = ended !== undefined || stored.state === 'done' ? null : stored.problem_text;
    return {
      key: stored.key,
      connectionKey: stored.connection_key ?? 0,
      connectionName: stored.connection_name,
      ...(stored.request_key === null ? {} : { requestKey: stored.request_key }),
      requestId: stored.request_id,
      title: stored.title,
      ...languagesOf(stored),
      importState: importStates.find((known) => known === stored.event) ?? 'fail',
      state,
      created: formatInstant(stored.created_us),
      attempts: stored.attempts,
      ...(state === 'waiting' ? this.#turn(stored) : {}),
      ...(stored.last_status === null ? {} : { lastStatus: stored.last_status }),
      ...(problem === undefined ? {} : { problem }),
      ...(text === null ? {} : { problemText: text }),
      ...(ended === undefined ? {} : { ended }),
      ...(state === 'cancelled' && this.#isInForce(stored) ? { holdsOnlyHere: true } : {}),
      ...((state === 'conflict' || state === 'sent') && stored.conflict_state !== null
        ? {
            upstreamMark: {
              importState: stored.conflict_state,
              time: stored.conflict_time_text ?? '',
            },
          }
        : {}),
    };
  }

  #isInForce({ request_key, mark_key }: StoredMarkDelivery): boolean {
    return request_key !== null && this.#parts.marks.inForce(request_key)?.key === mark_key;
  }

  #turn(stored: StoredMarkDelivery): Pick<MarkDeliveryRow, 'hold' | 'nextAttempt' | 'isUndoable'> {
    const connection = this.#parts.connectionSyncs.byKey(stored.connection_key ?? 0);
    const hold = connection === undefined ? undefined : markHold(connection);
    if (hold !== undefined) return { hold };
    return {
      nextAttempt: formatInstant(this.#parts.clock.toMachineUs(stored.due_us)),
      ...(isHeld(stored, this.#parts.outbox.nowUs()) ? { isUndoable: true as const } : {}),
    };
  }
}

/** Returns the state in which an entry is displayed. */
export function outboxStateOf(
  { state, ending }: StoredOutboxEntry,
  isRunning: boolean,
): MarkDeliveryRowState {
  if (state === 'waiting') return isRunning ? 'sending' : 'waiting';
  if (state === 'done') return 'sent';
  if (state === 'cancelled') return 'cancelled';
  return ending === 'conflict' || ending === 'refused' ? ending : 'failed';
}

/** Whether an entry waits so that its mark can be undone, and not for a connection or after an attempt. */
export function isHeld({ state, attempts, due_us }: StoredOutboxEntry, nowUs: number): boolean {
  return state === 'waiting' && attempts === 0 && due_us > nowUs;
}

function isOpen({ state }: StoredOutboxEntry): boolean {
  return state === 'waiting' || state === 'failed';
}

/** Returns how an entry ended where no attempt says it. */
function endOf({ ending, state, unconfirmed }: StoredMarkDelivery): MarkDeliveryEnd | undefined {
  if (ending === null || state === 'waiting') return undefined;
  if (ending === 'undone') return unconfirmed === 1 ? 'undone-unanswered' : 'undone';
  return markDeliveryEnds.find((end) => end === ending);
}

function toProblem(text: string | null): UpstreamProblem | undefined {
  return upstreamProblems.find((known) => known === text);
}
