import { formatInstant, type Timestamp } from '../../content/timestamp';

/** The outside world of the services, which tests replace. */
export interface Environment {
  /** Wall clock, milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
  /**
   * Uptime of the machine in milliseconds, including sleep and unaffected by setting the clock. Its
   * resolution may be one second.
   */
  readonly uptime: () => number;
  /** A new request id: UUIDv7 text (decisions, section 2). */
  readonly newRequestId: () => string;
  /** Cryptographically random bytes. */
  readonly randomBytes: (count: number) => Buffer;
  /**
   * Calls back once after `delayMs` unless the returned function is called first. A timer never keeps the
   * process alive.
   */
  readonly setTimer: (delayMs: number, callback: () => void) => () => void;
  /** Calls back after pending input was processed. */
  readonly defer: (callback: () => void) => void;
  readonly log: Log;
}

/** The log gets no content or secrets, only ids, counts and reasons. */
export interface Log {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}

/** Returns the time of the machine's clock in microseconds since 1970, in whole milliseconds. */
export function machineUs(environment: Pick<Environment, 'now'>): number {
  return Math.trunc(environment.now()) * 1000;
}

/** Returns a timestamp in our own format: milliseconds, UTC, `Z` (decisions, section 2). */
export function timestampAt(nowMs: number): Timestamp {
  const us = Math.trunc(nowMs) * 1000;
  return { text: formatInstant(us), us };
}
