import type { Database, Statement } from 'better-sqlite3';

export interface StoredClock {
  readonly shift_us: number;
  readonly seen_us: number;
}

/** SQL on the outbox's clock (migration 4). */
export class OutboxClockStore {
  readonly #read: Statement<[], StoredClock>;
  readonly #write: Statement;
  readonly #newest: Statement<[], number | null>;

  constructor(db: Database) {
    this.#read = db.prepare('SELECT shift_us, seen_us FROM outbox_clock');
    this.#write = db.prepare('UPDATE outbox_clock SET shift_us = ?, seen_us = ?');
    // An entry without a try fell due the moment it was stored or asked for: the clock has shown that. Import
    // marks may be held first, so the clock is stored with them.
    this.#newest = db
      .prepare<[], number | null>(
        "SELECT iif(tries = 0 AND kind <> 'import-mark', due_us, NULL) FROM outbox ORDER BY key DESC LIMIT 1",
      )
      .pluck();
  }

  /** Where it stood last, as far as the rows know. */
  read(): StoredClock {
    const { shift_us, seen_us } = this.#read.get() ?? { shift_us: 0, seen_us: 0 };
    return { shift_us, seen_us: Math.max(seen_us, this.#newest.get() ?? 0) };
  }

  write(shiftUs: number, seenUs: number): void {
    this.#write.run(shiftUs, seenUs);
  }
}
