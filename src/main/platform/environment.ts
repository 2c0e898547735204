/** The outside world as the services see it: everything a test wants to hold in its hand. */
export interface Environment {
  /** Wall clock, milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
  /**
   * How long the machine has been on, milliseconds: goes on while it sleeps, and setting the clock does not change it. As
   * coarse as a second.
   */
  readonly uptime: () => number;
  /** A new request id: UUIDv7 text (decisions, section 2). */
  readonly newRequestId: () => string;
  /** Cryptographically random bytes. */
  readonly randomBytes: (count: number) => Buffer;
  /** Calls back once after `delayMs` unless the returned function is called before. Never keeps the process alive. */
  readonly setTimer: (delayMs: number, callback: () => void) => () => void;
  /** Calls back when the input that is already waiting has been taken in. */
  readonly defer: (callback: () => void) => void;
  readonly log: Log;
}

/** Never given content or secrets: ids, counts and reasons only. */
export interface Log {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}
