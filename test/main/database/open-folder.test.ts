import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/main/database/database';
import { openFolder } from '../../../src/main/database/open-folder';
import type { CheckpointPlace } from '../../../src/main/database/log/checkpoints';
import { ManualEnvironment } from '../../support/manual-environment';
import { migratedFolder } from '../../support/migrated-folder';
import { tempFolder } from '../../support/temp-folder';
import { submission, testBackend } from '../../support/test-backend';

it('a process that serves never waits on its main thread for the disk, a checkpoint or the lock of another process', () => {
  const folder = openFolder({
    dataFolder: tempFolder(),
    environment: new ManualEnvironment(),
  });
  onTestFinished(() => folder.release());
  const read = (name: string): unknown => folder.opened.db.pragma(name, { simple: true });
  // SQLite's number for NORMAL is 1.
  expect([read('synchronous'), read('wal_autocheckpoint'), read('busy_timeout')]).toEqual([1, 0, 0]);
});

it('a checkpoint that the disk did not confirm is reported in the window, and the log outlives the program', async () => {
  let place: CheckpointPlace | undefined;
  const desk = testBackend({
    openCheckpoints: (given) => {
      place = given;
      return { stop: async () => undefined };
    },
  });
  await desk.request('PUT', '/v1/content', { body: submission() });
  place?.onLogNeeded(new Error('disk I/O error'));
  expect(await desk.dispatch('backups.read', {})).toMatchObject({
    value: { notice: { text: expect.stringMatching(/disk did not confirm.*\(disk I\/O error\).*again/) } },
  });
  await desk.stop();
  expect(existsSync(join(desk.dataFolder, 'locdesk.db-wal'))).toBe(true);
});

it('a command beside a program that is still upgrading the database says to try again', () => {
  const dataFolder = migratedFolder();
  const now = '2026-11-20T09:30:00Z';
  const { db } = openDatabase(dataFolder, now);
  db.pragma('user_version = 5');
  db.close();
  expect(() => openDatabase(dataFolder, now, { mayMigrate: false })).toThrow(
    /^The running Locdesk is still bringing its database up .* level 5, .* Try again in a moment;/,
  );
});
