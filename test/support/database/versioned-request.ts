import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { databaseFileName } from '../../../src/main/database/database-name';
import { connection, mirrorOver, asRead, us } from '../upstream/mirror';
import type { TestBackend } from '../test-backend';
import type { Database } from '../../../src/main/database/database';

/** Contents of a mirrored request, by field id: source and result. */
export type Contents = Readonly<Record<string, readonly [source: string, target: string]>>;

/**
 * Adds a version of a mirrored request directly to the database; returns the request's key. `request` has
 * properties of another request than the usual one.
 */
export function sayVersion(
  db: Database,
  at: number,
  contents: Contents,
  request: Readonly<Record<string, unknown>> = {},
): number {
  const fields = Object.entries(contents).map(([id, [originalValue, value]]) => ({
    id,
    type: 'localizable',
    data: 'html',
    value,
    originalValue,
  }));
  return mirrorOver(db).mirror.apply(connection, asRead({ fields, ...request }), {
    learnedBy: 'webhook',
    learnedUs: us(at),
  }).requestKey;
}

/** The keys of all requests, oldest first. */
export function keysOf(backend: TestBackend): readonly number[] {
  const db = new SQLite(join(backend.dataFolder, databaseFileName), { readonly: true });
  try {
    return db.prepare<[], number>('SELECT key FROM requests ORDER BY created_us, key').pluck().all();
  } finally {
    db.close();
  }
}
