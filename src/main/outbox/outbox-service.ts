import type { HeaderPairs } from '../../contract/http-message';
import type { NewAttempt, OutboxAttemptStore } from './outbox-attempt-store';
import type { RequestQueueStore } from './request-queue-store';
import type {
  AttemptOutcome,
  NewOutboxEntry,
  OutboxKind,
  OutboxEnding,
  OutboxStore,
  MarkDelivery,
  StoredOutboxEntry,
} from './outbox-store';
import type { CommitQueue } from '../database/commit-queue';
import type { EventIds } from '../platform/event-ids';
import type { OutboxClock } from './outbox-clock';

export type { OutboxEnding, OutboxKind, StoredOutboxEntry as OutboxEntry } from './outbox-store';

export interface QueuedCall extends Omit<
  NewOutboxEntry,
  'createdUs' | 'dueUs' | 'eventId' | 'mark' | 'connectionKey'
> {
  /** Only of kind `import-mark`. */
  readonly mark?: MarkDelivery;
  /** Only of kind `forwarding`. */
  readonly connectionKey?: number | null;
  /** Not due before. */
  readonly delayUs?: number;
}

/** One call as it went, for keeping. Bodies may be longer than what is kept of them. */
export interface Attempt {
  /** Wall clock. */
  readonly startedMs: number;
  readonly durationMs: number;
  readonly url: string;
  readonly requestHeaders: HeaderPairs;
  readonly requestBody: Uint8Array;
  /** Where not all of it is here. */
  readonly requestBytes?: number;
  /** Absent when there was no answer. */
  readonly response?: {
    readonly status: number;
    readonly headers: HeaderPairs;
    /** Its beginning. */
    readonly body: Uint8Array;
    /** As many as were read. */
    readonly sizeBytes: number;
  };
  /** Absent when it succeeded. */
  readonly problem?: string;
  readonly problemText?: string;
}

/** The change of an entry after an attempt. */
export type EntryOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly afterMs: number }
  /** Tried again then, with no try used up. */
  | { readonly kind: 'later'; readonly afterMs: number }
  /** Parked as failed: it stays listed and is never retried automatically. */
  | { readonly kind: 'failed'; readonly because: 'refused' | 'conflict' | 'unclear' | 'exhausted' }
  /** Our own end came in between, or what holds everything up: no try is used up. */
  | { readonly kind: 'interrupted' };

/** Bytes that are kept of each body of an attempt. */
export const keptBodyBytes = 16 * 1024;

interface Parts {
  readonly commits: CommitQueue;
  readonly outboxStore: OutboxStore;
  readonly requestQueues: RequestQueueStore;
  readonly attempts: OutboxAttemptStore;
  readonly clock: OutboxClock;
  readonly eventIds: EventIds;
}

/**
 * Calls that must reach another service: stored in the transaction that causes them, claimed in memory,
 * finished together with an attempt.
 */
export class OutboxService {
  readonly #parts: Parts;
  readonly #running = new Map<number, StoredOutboxEntry>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** To be called inside the transaction that causes the call. Answers the entry's key. */
  enqueue({ mark, connectionKey = null, delayUs = 0, ...call }: QueuedCall): number {
    const nowUs = this.nowUs();
    const createdUs = this.#parts.clock.toMachineUs(nowUs);
    const eventId = this.#parts.eventIds.next();
    const dueUs = nowUs + delayUs;
    // The due time of a mark that is held is no time that the clock has shown: see `OutboxClockStore`.
    if (call.kind === 'import-mark') this.#parts.clock.keep();
    return this.#parts.outboxStore.insert({ ...call, mark, connectionKey, eventId, createdUs, dueUs });
  }

  /** The current instant of the outbox's clock: an entry that is due at once is due now. */
  nowUs(): number {
    return this.#parts.clock.follow();
  }

  /**
   * To be called inside the transaction that makes an entry due by `nowUs`: without it a clock set back while
   * the program does not run would have the entry wait for the difference.
   */
  keepClock(): void {
    this.#parts.clock.keep();
  }

  /** Stores that the machine's clock was set, where no transaction has stored that yet. */
  async keepSetClock(): Promise<void> {
    const { clock, commits } = this.#parts;
    clock.follow();
    if (clock.isUnkept) await commits.relaxed(() => clock.keep());
  }

  /** Whether an attempt of it runs now. */
  isRunning(key: number): boolean {
    return this.#running.has(key);
  }

  /** How many attempts run now. */
  get runningCount(): number {
    return this.#running.size;
  }

  /**
   * Takes up to `most` entries that are due and of whose request and connection nothing runs; each must be
   * released. `waitMs` is when the next one falls due, undefined when none is known of. `connections`: only
   * entries that go to these.
   */
  claim(
    kind: OutboxKind,
    most: number,
    connections?: readonly number[],
  ): { readonly entries: readonly StoredOutboxEntry[]; readonly waitMs?: number } {
    const nowUs = this.nowUs();
    const round = this.#parts.outboxStore.round(kind);
    const entries: StoredOutboxEntry[] = [];
    // Running entries are still heads of their request's queue, so fetch that many more.
    for (const entry of this.#heads(kind, most + this.#running.size + 1, connections)) {
      if (this.#isBusy(entry)) continue;
      const isOfThisRound = entry.round === round;
      if (isOfThisRound && entry.due_us > nowUs) return { entries, waitMs: (entry.due_us - nowUs) / 1000 };
      if (entries.length === most) return { entries, waitMs: 0 };
      const claimed = isOfThisRound ? entry : { ...entry, round, tries: 0 };
      this.#running.set(entry.key, claimed);
      entries.push(claimed);
    }
    return { entries };
  }

  /**
   * Resolves when all that is claimed here is on the disk: nothing may be sent of a row that a loss of power
   * takes back.
   */
  flushed(): Promise<void> {
    return this.#parts.commits.flushed();
  }

  release(entry: StoredOutboxEntry): void {
    this.#running.delete(entry.key);
  }

  /**
   * Writes the attempt and what becomes of its entry, together. `alongside` writes what else was learned, in
   * the same transaction.
   */
  async recordOutcome(
    entry: StoredOutboxEntry,
    outcome: EntryOutcome,
    attempt: Attempt | undefined,
    alongside?: () => void,
  ): Promise<void> {
    await this.#parts.commits.durable(() => {
      const stored = this.#parts.outboxStore.byKey(entry.key);
      // Gone together with its request, or forgotten.
      if (stored === undefined) return;
      const isOfGone = stored.request_key === null && entry.request_key !== null;
      const endedUs = this.#parts.clock.toMachineUs(this.nowUs());
      const row = decided(this.#outcome(entry, outcome, attempt), stored.ending, endedUs);
      if (attempt === undefined) {
        this.#parts.outboxStore.recordUnsent(entry.key, row);
      } else {
        this.#parts.outboxStore.recordOutcome(entry.key, row);
        this.#parts.attempts.insert(attemptRow(entry, isOfGone ? withoutBodies(attempt) : attempt));
      }
      alongside?.();
      // Not the entry's: its request may have become one with another meanwhile.
      if (row.state !== 'waiting' && stored.request_key !== null) {
        this.#parts.requestQueues.advance(entry.kind, stored.request_key);
      }
      this.#parts.clock.keep();
    });
  }

  /** Puts it off without an attempt: something here failed. */
  async postpone(entry: StoredOutboxEntry, delayMs: number): Promise<void> {
    const dueUs = this.nowUs() + delayMs * 1000;
    await this.#parts.commits.durable(() => {
      this.#parts.outboxStore.postpone(entry.key, dueUs);
      this.#parts.clock.keep();
    });
  }

  #heads(
    kind: OutboxKind,
    limit: number,
    connections: readonly number[] | undefined,
  ): readonly StoredOutboxEntry[] {
    if (connections === undefined) return this.#parts.outboxStore.heads(kind, limit);
    return connections
      .flatMap((connectionKey) => this.#parts.outboxStore.headsOf(connectionKey, kind, limit))
      .toSorted((a, b) => a.round - b.round || a.due_us - b.due_us || a.key - b.key);
  }

  #isBusy(entry: StoredOutboxEntry): boolean {
    if (this.#running.has(entry.key)) return true;
    for (const other of this.#running.values()) {
      if (other.kind !== entry.kind) continue;
      // Those of a connection go in order, and one that hangs delays no other connection's.
      if (entry.connection_key !== null && other.connection_key === entry.connection_key) return true;
      if (entry.request_key !== null && other.request_key === entry.request_key) return true;
    }
    return false;
  }

  #outcome(entry: StoredOutboxEntry, outcome: EntryOutcome, attempt: Attempt | undefined): AttemptOutcome {
    const nowUs = this.nowUs();
    const round = this.#parts.outboxStore.round(entry.kind);
    const tries = entry.tries + 1;
    const finishedUs = this.#parts.clock.toMachineUs(nowUs);
    const waiting = {
      state: 'waiting',
      attemptUs: (attempt?.startedMs ?? 0) * 1000,
      status: attempt?.response?.status ?? null,
      problem: attempt?.problem ?? null,
      ending: null,
      round,
      dueUs: nowUs,
      tries: 0,
      finishedUs: null,
    } as const;
    if (outcome.kind === 'done') return { ...waiting, state: 'done', tries, finishedUs };
    // A new round began meanwhile: what this attempt brought is of another address.
    if (round !== entry.round) return waiting;
    switch (outcome.kind) {
      case 'again':
        return { ...waiting, dueUs: nowUs + Math.ceil(outcome.afterMs) * 1000, tries };
      case 'later':
        return { ...waiting, dueUs: nowUs + Math.ceil(outcome.afterMs) * 1000, tries: entry.tries };
      case 'failed':
        return { ...waiting, state: 'failed', ending: outcome.because, tries, finishedUs };
      case 'interrupted':
        return { ...waiting, dueUs: entry.due_us, tries: entry.tries };
    }
  }
}

/**
 * Applies what was decided of an entry while it was being sent: it no longer waits, and is not parked as
 * failed.
 */
function decided(outcome: AttemptOutcome, ending: OutboxEnding | null, endedUs: number): AttemptOutcome {
  if (ending === null) return outcome;
  if (outcome.state === 'done') return { ...outcome, ending: ending === 'undone' ? 'kept-upstream' : null };
  return { ...outcome, state: 'cancelled', ending, finishedUs: endedUs };
}

/** Their content went with the request. */
function withoutBodies(attempt: Attempt): Attempt {
  const { requestBody, response } = attempt;
  return {
    ...attempt,
    requestBody: requestBody.subarray(0, 0),
    requestBytes: requestBody.length,
    ...(response === undefined ? {} : { response: { ...response, body: response.body.subarray(0, 0) } }),
  };
}

function attemptRow(entry: StoredOutboxEntry, attempt: Attempt): NewAttempt {
  const { response } = attempt;
  return {
    outbox_key: entry.key,
    kind: entry.kind,
    started_us: attempt.startedMs * 1000,
    duration_us: Math.round(attempt.durationMs * 1000),
    url: attempt.url,
    status: response?.status ?? null,
    problem: attempt.problem ?? null,
    problem_text: attempt.problemText ?? null,
    request_headers: JSON.stringify(attempt.requestHeaders),
    request_body: attempt.requestBody.subarray(0, keptBodyBytes),
    request_bytes: attempt.requestBytes ?? attempt.requestBody.length,
    response_headers: response === undefined ? null : JSON.stringify(response.headers),
    response_body: response?.body.subarray(0, keptBodyBytes) ?? null,
    response_bytes: response?.sizeBytes ?? null,
  };
}
