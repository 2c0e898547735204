import { expect, it } from 'vitest';
import { HandoverJobService } from '../../../src/main/handover/handover-job-service';
import { JobCancelled } from '../../../src/main/platform/one-job';
import { asked, edited, handoverDesk } from '../../support/handover-desk';
import { inlineJobs } from '../../support/inline-jobs';

type Desk = Awaited<ReturnType<typeof handoverDesk>>;

/** Reads a file; `meanwhile` runs when its thread has compared it and has not said so. */
async function readWhile(
  { backend, give }: Desk,
  meanwhile: (service: HandoverJobService) => Promise<void> | void,
  answer?: string,
) {
  const text = answer ?? (await give()).text;
  const bytes = Buffer.from(edited(text, { 'Hello,Hallo,,,': 'Hello,Servus,,,' }));
  const jobs = inlineJobs(backend.dataFolder);
  const service: HandoverJobService = new HandoverJobService({
    ...backend.core,
    dataFolder: backend.dataFolder,
    jobs: {
      ...jobs,
      openReturned: (file, onProgress) => {
        const job = jobs.openReturned(file, onProgress);
        const done = async () => {
          const kept = await job.done;
          await meanwhile(service);
          return kept;
        };
        return { ...job, done: done() };
      },
    },
  });
  return service.open('own', { name: 'answer.csv', bytes });
}

it('a draft that is written while a file is compared makes the field stale', async () => {
  const desk = await handoverDesk();
  const { backend, key, items } = desk;
  const opened = await readWhile(desk, async () => {
    const draft = { key, version: 2, fieldId: 'title', value: 'Moin', revision: 0 };
    await asked(backend, 'fulfil.draft', draft);
  });
  expect((await items(opened))[0]).toMatchObject({ state: 'stale', before: 'Moin' });
});

it('a file that is cancelled after its thread stored it does not wait', async () => {
  const desk = await handoverDesk();
  const reading = readWhile(desk, (service) => service.cancelReading('own'));
  await expect(reading).rejects.toThrow(JobCancelled);
  expect(await asked(desk.backend, 'takebacks.list', {})).toEqual([]);
});

it('a file that waited goes on waiting when its second reading is cancelled after it was stored', async () => {
  const desk = await handoverDesk();
  const { text } = await desk.give();
  const { key } = await readWhile(desk, () => undefined, text);
  const again = readWhile(desk, (service) => service.cancelReading('own'), text);
  await expect(again).rejects.toThrow(JobCancelled);
  expect(await asked(desk.backend, 'takebacks.list', {})).toMatchObject([
    { key, fileName: 'answer.csv', isOpen: true },
  ]);
});
