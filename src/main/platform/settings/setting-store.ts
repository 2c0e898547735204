import type { Database, Statement } from 'better-sqlite3';

/**
 * SQL on settings: JSON texts by key. The settings service interprets them, except those of `ClockMemory` and
 * `DatabaseNotice`.
 */
export class SettingStore {
  readonly #read: Statement<[string], string>;
  readonly #write: Statement;

  constructor(db: Database) {
    this.#read = db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck();
    this.#write = db.prepare(`
      INSERT INTO settings (key, value, changed_us) VALUES (?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, changed_us = excluded.changed_us`);
  }

  read(key: string): string | undefined {
    return this.#read.get(key);
  }

  write(key: string, json: string, nowUs: number): void {
    this.#write.run(key, json, nowUs);
  }
}
