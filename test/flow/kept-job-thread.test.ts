import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Jobs } from '../../src/main/data/jobs';
import { workerJobs } from '../../src/main/data/worker-jobs';
import { JobCancelled, type RunningJob } from '../../src/main/platform/one-job';
import { handoverDesk } from '../support/handover-desk';
import { migratedFolder } from '../support/migrated-folder';
import { entry, locdesk } from '../support/serve';
import { tempFolder } from '../support/temp-folder';

const openJobs = workerJobs(resolve(entry, '../job-thread.js'));
const nowIso = '2026-11-28T15:00:00.000Z';
const about = { nowIso, program: '0.0.0-test' };
const none = new Map();
const ignored = (): void => undefined;

const tmx = (units: number): string =>
  `<tmx version="1.4"><header srclang="en"/><body>${Array.from(
    { length: units },
    (_, at) =>
      `<tu><tuv xml:lang="en"><seg>Page ${at}</seg></tuv><tuv xml:lang="de"><seg>Seite ${at}</seg></tuv></tu>`,
  ).join('')}</body></tmx>`;

/** The open files of this process, with those of its threads, below a folder. */
function openFiles(folder: string): readonly string[] {
  const files = readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`);
    } catch {
      // The folder that was just read is one of them, and closed.
      return [];
    }
  });
  return files.filter((file) => file.startsWith(folder)).toSorted();
}

it.runIf(process.platform === 'linux')(
  'each job closes the files that it opened, since its thread is kept for the next one',
  async () => {
    const { backend, key, give } = await handoverDesk();
    const { dataFolder } = backend;
    const given = await give();
    const place = tempFolder();
    const at = (name: string, text?: string): string => {
      const file = join(place, name);
      if (text !== undefined) writeFileSync(file, text);
      return file;
    };
    const jobs = openJobs(dataFolder);
    const file = { folder: '', name: 'en.json', source: 'en', order: 'new', targets: ['de'] } as const;
    const bytes = Buffer.from('{"save":"Save it"}');
    let order = '';
    let memory = '';
    const exported = at('all.jsonl');
    const copy = at('copy.db');
    /** In an order in which each finds what it needs. */
    const each: { readonly [J in keyof Jobs]: () => RunningJob<unknown> } = {
      upgrade: () => openJobs(migratedFolder()).upgrade(nowIso),
      backup: () => jobs.backup(copy, ignored),
      restore: () => openJobs(migratedFolder()).restore(copy, nowIso, ignored),
      export: () => jobs.export(exported, about, ignored),
      import: () => jobs.import(exported, ignored),
      previewFile: () => jobs.previewFile({ bytes, reading: { name: 'en.json' } }),
      createOrder: () =>
        jobs.createOrder(none, {
          title: 'New',
          source: 'en',
          targets: ['de'],
          fields: [{ id: 'a', type: 'localizable', data: 'text', value: 'One' }],
        }),
      importFile: () => {
        const { done, cancel } = jobs.importFile(none, { ...file, bytes }, ignored);
        return { done: done.then((made) => (order = made.order)), cancel };
      },
      writeResults: () =>
        jobs.writeResults(
          none,
          { order, choices: [{ target: 'de', untranslated: 'source', force: false }] },
          ignored,
        ),
      makeHandover: () =>
        jobs.makeHandover({ keys: [key], choice: 'all', format: 'csv', note: '', recipient: 'Ana' }, ignored),
      openReturned: () => jobs.openReturned({ name: 'answer.csv', bytes: given.bytes }, ignored),
      importTerms: () =>
        jobs.importTerms(
          {
            name: 'terms.csv',
            bytes: Buffer.from('en,de\ncart,Warenkorb\n'),
            termbase: 'Shop',
            mode: 'merge',
          },
          ignored,
        ),
      exportTerms: () => jobs.exportTerms({ termbase: 1, format: 'tbx' }),
      importMemory: () => {
        const input = { path: at('a.tmx', tmx(20)), file: 'a.tmx', name: 'A', replace: false };
        const { done, cancel } = jobs.importMemory(input, ignored);
        return { done: done.then(({ id }) => (memory = id)), cancel };
      },
      renewMemory: () => jobs.renewMemory(memory, ignored),
      writeTmx: () =>
        jobs.writeTmx({ target: at('out.tmx'), version: '1', nowIso, from: { memory } }, ignored),
      changeMemory: () => jobs.changeMemory({ kind: 'rename', id: memory, name: 'B' }),
    };
    const before = openFiles(dataFolder);
    const left: Record<string, readonly string[]> = {};
    for (const [name, run] of Object.entries(each)) {
      await run().done;
      left[name] = openFiles(dataFolder);
    }
    const ofRequests = { view: 'all', choice: 'all' } as const;
    await jobs.writeTmx({ target: at('more.tmx'), version: '1', nowIso, from: ofRequests }, ignored).done;
    left['writeTmx of requests'] = openFiles(dataFolder);
    const begun = Promise.withResolvers<void>();
    const long = { path: at('long.tmx', tmx(20_000)), file: 'long.tmx', name: 'Long', replace: false };
    const { done, cancel } = jobs.importMemory(long, (read) => {
      if (read > 0) begun.resolve();
    });
    await Promise.race([begun.promise, done]);
    cancel();
    await expect(done).rejects.toBeInstanceOf(JobCancelled);
    left['importMemory, cancelled'] = openFiles(dataFolder);
    expect(left).toEqual(Object.fromEntries(Object.keys(left).map((name) => [name, before])));
  },
);

it('a program waits for its job, and ends after it without waiting for the thread that is kept', async () => {
  const [data, place] = [migratedFolder(), tempFolder()];
  const copy = join(place, 'copy.db');
  await locdesk('backup', copy, '--data', data);
  expect(await locdesk('restore', copy, '--data', data)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('0 requests were restored'),
  });
});
