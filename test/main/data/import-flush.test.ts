import type * as FileSystem from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { importExport } from '../../../src/main/data/export-import';
import { openDatabase } from '../../../src/main/database/database';
import { exportOf } from '../../support/filled-desk';
import { ManualEnvironment } from '../../support/manual-environment';
import { migratedFolder } from '../../support/migrated-folder';
import { plainCore } from '../../support/plain-core';
import { tempFolder } from '../../support/temp-folder';

const syncs = vi.hoisted(() => ({ steps: [] as unknown[], errors: [] as Error[] }));

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>();
  const fdatasync = (descriptor: number, done: (error: Error | null) => void): void => {
    const error = syncs.errors.shift();
    syncs.steps.push(error?.message ?? 'flushed');
    if (error === undefined) original.fdatasync(descriptor, done);
    else setImmediate(done, error);
  };
  return { ...original, fdatasync };
});

let text: string | undefined;

/** The export of 120 requests. */
async function exportText(): Promise<string> {
  const dataFolder = migratedFolder();
  const { db } = openDatabase(dataFolder, '2026-11-20T00:00:00Z');
  await plainCore(db, new ManualEnvironment()).samples.load(120);
  db.close();
  return exportOf(dataFolder);
}

/** An import of three commits; so many flushes fail. */
async function importing(failures = 0) {
  const file = join(tempFolder(), 'export.jsonl');
  writeFileSync(file, (text ??= await exportText()));
  Object.assign(syncs, { steps: [], errors: Array.from({ length: failures }, () => new Error('EIO')) });
  const { db } = openDatabase(migratedFolder(), '2026-11-21T00:00:00Z');
  onTestFinished(() => void db.close());
  return importExport({ db, environment: new ManualEnvironment() }, file, {
    onProgress: () => undefined,
    // SQLite's number for NORMAL is 1: a commit does not wait for the disk.
    pause: async () =>
      void syncs.steps.push(`synchronous ${Number(db.pragma('synchronous', { simple: true }))}`),
  });
}

it('the commits of an import do not wait for the disk, and one flush follows before the import is reported', async () => {
  expect((await importing()).added.requests).toBe(120);
  expect(syncs.steps).toEqual(['synchronous 1', 'synchronous 1', 'flushed']);
});

it('an import whose flush failed is reported once its log was written and flushed again', async () => {
  expect((await importing(1)).added.requests).toBe(120);
  expect(syncs.steps.slice(2)).toEqual(['EIO', 'flushed', 'flushed']);
});

it('an import that the disk does not confirm is an error', async () => {
  await expect(importing(9)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringMatching(/^The disk did not confirm that this was stored/),
  });
});
