import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it, vi } from 'vitest';
import { checksVersion } from '../../../src/content/checks/checks-version';
import { createWorkers } from '../../../src/main/background/workers';
import type { BackgroundPlace } from '../../../src/main/background/background';
import { BackgroundPause } from '../../../src/main/background/background-pause';
import { backupFolderOf } from '../../../src/main/database/kept-backups';
import { ManualEnvironment } from '../../support/manual-environment';
import { idleBackground, testBackend } from '../../support/test-backend';

interface Folder {
  readonly dataFolder: string;
}

/** Opens a program over the data that `before` wrote, as after a restart. */
async function started(before: (folder: Folder) => void, dataFolder?: string) {
  let wakes = 0;
  const folder = dataFolder ?? (await closedDesk());
  before({ dataFolder: folder });
  const backend = testBackend({
    dataFolder: folder,
    openBackground: () => ({ ...idleBackground, check: () => void (wakes += 1) }),
  });
  await backend.start();
  return { backend, wakes: () => wakes };
}

async function closedDesk(): Promise<string> {
  const backend = testBackend();
  await backend.stop();
  return backend.dataFolder;
}

/** Marks everything as checked with the current checks; `andThen` adds later changes. */
const checked =
  (andThen = '') =>
  ({ dataFolder }: Folder): void => {
    const db = new SQLite(join(dataFolder, 'locdesk.db'));
    db.prepare('UPDATE check_sweep SET checks_version = ?').run(checksVersion);
    db.exec(andThen);
    db.close();
  };

it('a database that was never checked, or by other checks, is checked once it is open', async () => {
  const { wakes } = await started(() => undefined);
  expect(wakes()).toBe(1);
});

it('unfinished checks continue at the start', async () => {
  const due = await started(checked('INSERT INTO check_queue VALUES (7, 1)'));
  expect(due.wakes()).toBe(1);
  const swept = await started(checked('UPDATE check_sweep SET below_key = 7'));
  expect(swept.wakes()).toBe(1);
});

it('where nothing is left to check, the thread is spared for a minute', async () => {
  const { backend, wakes } = await started(checked());
  backend.environment.advance(59_000);
  expect(wakes()).toBe(0);
  backend.environment.advance(1000);
  expect(wakes()).toBe(1);
});

it('a change of terms wakes the checks, though no request changes', async () => {
  const { backend, wakes } = await started(checked());
  expect(await backend.dispatch('terms.create', { name: 'main' })).toMatchObject({ ok: true });
  backend.environment.advance(1000);
  expect(wakes()).toBe(1);
});

it('over a restored database it is looked at once: what requests are compared by went with the other one', async () => {
  const { backend } = await started(checked());
  await backend.dispatch('backups.make', {});
  const backup = await vi.waitFor(() => {
    const made = readdirSync(backupFolderOf(backend.dataFolder)).find((name) => name.endsWith('.db'));
    expect(made).toBeDefined();
    return made;
  });
  expect(await backend.dispatch('backups.restore', { name: backup })).toMatchObject({ ok: true });
  await backend.stop();
  const again = await started(() => undefined, backend.dataFolder);
  expect(again.wakes()).toBe(1);
});

it('check results are stored once commits no longer pause, because their lock would block otherwise', async () => {
  const place = Promise.withResolvers<BackgroundPlace>();
  const backend = testBackend({
    openBackground: (given) => {
      place.resolve(given);
      return idleBackground;
    },
  });
  await backend.start();
  const { record } = await place.promise;
  const free = backend.core.commits.hold();
  let isStored = false;
  const done = record({ requests: [], round: 1, dueRequests: [], left: 0 }).then(() => {
    isStored = true;
  });
  await new Promise(setImmediate);
  expect(isStored).toBe(false);
  free();
  await done;
});

it.each(['beforeOwn', 'afterOwn'] as const)(
  'commits go on where the database can’t be read as the log is restarted: %s',
  async (failing) => {
    const freed = vi.fn<() => void>();
    let hold: (() => Promise<{ readonly free: (hasWritten: boolean) => void }>) | undefined;
    const externalChanges = {
      poll: () => undefined,
      beforeOwn: () => 1,
      afterOwn: () => undefined,
      [failing]: () => {
        throw new Error('disk I/O error');
      },
    };
    createWorkers({
      externalChanges,
      commits: { holdAll: async () => freed },
      changes: { subscribe: () => () => undefined },
      backgroundPause: { onBegin: () => undefined },
      openQuery: () => ({}),
      openCheckpoints: (place: { holdWrites: typeof hold }) => {
        hold = place.holdWrites;
        return {};
      },
    } as unknown as Parameters<typeof createWorkers>[0]);
    await expect(hold?.().then(({ free }) => free(true))).rejects.toThrow('disk I/O error');
    expect(freed).toHaveBeenCalledOnce();
  },
);

const stop = async (): Promise<void> => undefined;

it('what fields with terms wait for is prepared after the start, once no page is applied', async () => {
  const environment = new ManualEnvironment();
  const backgroundPause = new BackgroundPause();
  const prepareTerms = vi.fn<() => Promise<void>>(async () => undefined);
  const workers = createWorkers({
    environment,
    backgroundPause,
    changes: { subscribe: () => () => undefined },
    checking: { isDue: true, stop: () => undefined },
    openQuery: () => ({ unindexed: async () => 0, prepareTerms, stop }),
    openCheckpoints: () => ({ stop }),
    openBackground: () => ({ ...idleBackground, stop }),
  } as unknown as Parameters<typeof createWorkers>[0]);
  workers.startBackground(false);
  expect(prepareTerms).not.toHaveBeenCalled();
  const applied = Promise.withResolvers<void>();
  const page = backgroundPause.during(() => applied.promise);
  environment.advance(10_000);
  expect(prepareTerms).not.toHaveBeenCalled();
  applied.resolve();
  await page;
  expect(prepareTerms).toHaveBeenCalledOnce();
  await workers.stop();
});
