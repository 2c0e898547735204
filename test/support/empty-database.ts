import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/main/database/database';

/**
 * Makes one empty database of this program's level before the tests run; `migratedFolder` copies it. All migrations flush the disk
 * twenty times, which is most of what a test over a fresh database would wait for.
 */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'locdesk-empty-'));
  const { db, file } = openDatabase(folder, '2026-11-20T00:00:00Z');
  db.close();
  project.provide('emptyDatabase', file);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The file. */
    emptyDatabase: string;
  }
}
