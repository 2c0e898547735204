import { createCore, type Core } from '../../src/main/core';
import type { SecretBox } from '../../src/main/platform/secrets/secret-box';
import type { Database } from '../../src/main/database/database';
import type { CommittedLog } from '../../src/main/database/log/log-flush';
import type { ManualEnvironment } from './manual-environment';

/** Seals nothing: for tests that are not about secrets. */
export const openBox: SecretBox = { seal: (secret) => secret, open: (sealed) => sealed };

/** Stores and services over the test's database; a second core over the same database is a restart. */
export function plainCore(db: Database, environment: ManualEnvironment, log?: CommittedLog): Core {
  return createCore({ db, environment, overrides: new Map(), secretBox: openBox, log });
}

/** Puts `count` requests of one version straight into the tables; their keys are 1 to `count`. */
export function fillRequests(db: Database, count: number): void {
  const series = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  db.exec(`${series} INSERT INTO requests (key, id, state, source, language_source, language_target,
      language_source_canonical, language_target_canonical, created_text, created_us, version, title, field_count,
      size_bytes)
    SELECT i, 'request-' || i, 'pending', 'api', 'en', 'de', 'en', 'de', '2026-11-20T09:30:00.000Z', i, 1,
      'Request ' || i, 0, 0 FROM n`);
  db.exec(`INSERT INTO versions (request_key, number, learned_text, learned_us, learned_by, document)
    SELECT key, 1, created_text, created_us, 'submitted', '"source":"api","fields":[]' FROM requests`);
}
