import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../src/main/database/database';

/**
 * Creates one empty database at the current level before the tests run; `migratedFolder` copies it. The
 * migrations flush the disk twenty times, which would take most of the time of a test with a fresh database.
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
