import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { requestLogFileName } from '../database/database-name';
import {
  openDisposableDatabase,
  replaceDamaged,
  type DisposableDatabase,
} from '../database/disposable-database';

const schema = `
  CREATE TABLE calls (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    time_us INTEGER NOT NULL,
    method TEXT NOT NULL,
    path TEXT NOT NULL,
    token_id TEXT,
    token_name TEXT,
    status INTEGER NOT NULL,
    duration_us INTEGER NOT NULL,
    -- What the entry counts for in the bound of the whole log. Before the bodies: summing up reads none of them.
    size_bytes INTEGER NOT NULL,
    headers TEXT NOT NULL,
    problems TEXT NOT NULL,
    request_body TEXT NOT NULL,
    response_body TEXT NOT NULL
  ) STRICT;`;

/**
 * Opens the request log of a data folder (`openDisposableDatabase`); its failures must not stop the service.
 */
export function openRequestLogDatabase(dataFolder: string): Database {
  return openDisposableDatabase(requestLog(dataFolder));
}

/** Replaces a damaged file by an empty one. */
export function replaceRequestLogDatabase(damaged: Database, dataFolder: string): Database {
  return replaceDamaged(damaged, requestLog(dataFolder));
}

function requestLog(dataFolder: string): DisposableDatabase {
  return {
    file: join(dataFolder, requestLogFileName),
    // Increase this when the table changes.
    level: 1,
    // A power loss may destroy the log's last moments; the service doesn't wait for the disk.
    synchronous: 'OFF',
    logLimitBytes: 4 * 1024 * 1024,
    create: (db) => void db.exec(schema),
  };
}
