import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Desk } from './desk';

/** Returns a setting from the database; undefined while it has its default. */
export function keptSetting(desk: Desk, key: string): unknown {
  const db = new Database(join(desk.dataFolder, 'locdesk.db'), { readonly: true });
  try {
    const value = db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck().get(key);
    return value === undefined ? undefined : JSON.parse(value);
  } finally {
    db.close();
  }
}
