import { expect, it } from 'vitest';
import { HandoverJobService } from '../../../src/main/handover/handover-job-service';
import { asked, edited, handoverDesk } from '../../support/handover-desk';
import { inlineJobs } from '../../support/inline-jobs';

type Desk = Awaited<ReturnType<typeof handoverDesk>>;

/** Reads a file; `meanwhile` runs when its thread has compared it and has not said so. */
async function readWhile({ backend, give }: Desk, meanwhile: (service: HandoverJobService) => Promise<void>) {
  const { text } = await give();
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
          const answer = await job.done;
          await meanwhile(service);
          return answer;
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
