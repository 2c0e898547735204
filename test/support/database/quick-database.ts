import { onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../../../src/main/database/database';
import { migratedFolder } from '../migrated-folder';

/** A real database that doesn't wait for the disk: for properties that fill it a hundred times. */
export function quickDatabase(): Database {
  const { db } = openDatabase(migratedFolder(), '2026-11-20T00:00:00Z');
  db.pragma('synchronous = OFF');
  onTestFinished(() => void db.close());
  return db;
}
