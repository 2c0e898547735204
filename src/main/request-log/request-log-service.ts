import { AppError } from '../../contract/errors';
import {
  mostLoggedCalls,
  mostLogMegabytes,
  type CallDetail,
  type CallFilter,
  type CallRow,
  type CallWindow,
} from '../../contract/request-log';
import { formatInstant } from '../../content/timestamp';
import type { RequestLogStore, StoredCallRow } from './request-log-store';
import { callEntry, heldBytes, partsOfEntry, withoutLongBodies, type PassedCall } from './log-entry';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { SettingsService } from '../platform/settings/settings-service';
import type { TokenService } from '../requests/token-service';
import { CallBuffer } from './call-buffer';

/** Limits of the log; the newest entries are kept. */
export const logBounds = { mostEntries: mostLoggedCalls, mostBytes: mostLogMegabytes * 1024 * 1024 } as const;

/** Longest delay until an entry is visible, unless many arrive at once. */
const flushMs = 250;
/** Entries per write: one to two milliseconds of work. */
const batchEntries = 200;
/** Total size that ends a batch: about three milliseconds of work. */
const batchBytes = 512 * 1024;
/** Pause between batches while they delay no call. */
const drainRestMs = 25;
/** Pause between batches under load: entries that leave the log in the meantime are never written. */
const loadRestMs = 1000;
/** Limit of waiting bodies in memory: beyond it long bodies are omitted, but the calls are still recorded. */
const mostWaitingBytes = 4 * 1024 * 1024;

interface Parts {
  readonly store: RequestLogStore;
  readonly settings: SettingsService;
  readonly tokens: TokenService;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * The log of `/v1` calls. Recording a call adds it to a buffer; expensive work (redaction, truncation, the
 * disk) happens later in batches, and only for calls that are still among the newest by then.
 */
export class RequestLogService {
  readonly #parts: Parts;
  readonly #waiting = new CallBuffer(logBounds.mostEntries);
  #cancelTimer: (() => void) | undefined;
  #timerMs = 0;
  /** Between two batches: a call that arrives doesn't hasten the next one. */
  #isResting = false;
  /** Number of calls since the last batch. */
  #arrived = 0;
  #arrivedBytes = 0;
  #isFailing = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Read for every call, so that switching the log off works at once. */
  get isOn(): boolean {
    return this.#parts.settings.get('service.requestLog');
  }

  /** Returns the time for dating calls. */
  nowMs(): number {
    return this.#parts.environment.now();
  }

  /** Records a call; call this when the answer is ready. */
  record(call: PassedCall): void {
    const kept = this.#waiting.bytes < mostWaitingBytes ? call : withoutLongBodies(call);
    this.#waiting.push(kept);
    this.#arrived += 1;
    this.#arrivedBytes += heldBytes(kept);
    if (!this.#isResting) this.#schedule(this.#waiting.length === batchEntries ? drainRestMs : flushMs);
  }

  /** Writes all waiting entries. */
  flush(): void {
    this.#write(this.#waiting.length, Infinity);
  }

  window(filter: CallFilter, offset: number, limit: number): CallWindow {
    const counts = { all: this.#parts.store.count('all'), refused: this.#parts.store.count('refused') };
    const rows = this.#parts.store.window(filter, offset, limit).map(rowOf);
    return { total: counts[filter], offset, rows, counts };
  }

  /** Returns the index of an entry in the list; null when it is not in it any more. */
  locate(filter: CallFilter, key: number): { readonly index: number | null } {
    const index = this.#parts.store.newerThan(filter, key);
    const [row] = this.#parts.store.window(filter, index, 1);
    return { index: row?.key === key ? index : null };
  }

  /** @throws AppError NOT_FOUND when the entry is older than the log's limits. */
  detail(key: number): CallDetail {
    const stored = this.#parts.store.byKey(key);
    if (stored === undefined) {
      throw new AppError('NOT_FOUND', 'This call is no longer in the log: newer calls replaced it.');
    }
    return {
      call: {
        ...rowOf(stored),
        ...(stored.token_id === null ? {} : { tokenId: stored.token_id }),
        ...partsOfEntry(stored),
      },
      limits: {
        maxFields: this.#parts.settings.get('service.maxFields'),
        maxFieldValueBytes: this.#parts.settings.get('service.maxFieldValue'),
      },
    };
  }

  /** Deletes every entry, including unwritten ones. */
  clear(): void {
    this.#waiting.clear();
    this.#parts.store.clear();
    this.#notify();
  }

  /** Writes the waiting entries; must be called last. */
  stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.flush();
    this.#parts.store.close();
  }

  #schedule(delayMs: number): void {
    if (this.#cancelTimer !== undefined) {
      if (delayMs >= this.#timerMs) return;
      this.#cancelTimer();
    }
    this.#timerMs = delayMs;
    this.#cancelTimer = this.#parts.environment.setTimer(delayMs, () => {
      this.#cancelTimer = undefined;
      this.#write(batchEntries, batchBytes);
      this.#isResting = this.#waiting.length > 0;
      if (this.#isResting) this.#schedule(this.#restMs());
      this.#arrived = 0;
      this.#arrivedBytes = 0;
    });
  }

  #restMs(): number {
    if (this.#arrived > batchEntries) return loadRestMs;
    return this.#arrivedBytes > batchBytes ? flushMs : drainRestMs;
  }

  #write(most: number, mostBytes: number): void {
    const calls = this.#waiting.take(most, mostBytes);
    if (calls.length === 0) return;
    try {
      this.#parts.store.append(calls.map((call) => callEntry(call, this.#nameOf(call.tokenId))));
      this.#isFailing = false;
    } catch (error) {
      // On a full disk or a similar failure the service continues without these entries, and logs that once.
      if (!this.#isFailing)
        this.#parts.environment.log.warn({ err: error }, 'the request log could not be written');
      this.#isFailing = true;
    }
    this.#notify();
  }

  #nameOf(tokenId: string | undefined): string | undefined {
    return tokenId === undefined ? undefined : this.#parts.tokens.nameOf(tokenId);
  }

  #notify(): void {
    this.#parts.changes.notify({ name: 'requestLog.changed', payload: {} });
  }
}

function rowOf(stored: StoredCallRow): CallRow {
  return {
    key: stored.key,
    time: formatInstant(stored.time_us),
    method: stored.method,
    path: stored.path,
    ...(stored.token_name === null ? {} : { tokenName: stored.token_name }),
    status: stored.status,
    durationMs: stored.duration_us / 1000,
  };
}
