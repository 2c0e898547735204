import { expect, it } from 'vitest';
import { asked, handoverDesk } from '../../support/handover-desk';
import type { TestBackend } from '../../support/test-backend';

async function uploaded({ backend, give }: Awaited<ReturnType<typeof handoverDesk>>) {
  const { bytes } = await give();
  return uploadOf(backend, bytes);
}

async function uploadOf(backend: TestBackend, bytes: Buffer) {
  const { upload } = await asked(backend, 'files.beginUpload', { sizeBytes: bytes.length });
  await asked(backend, 'files.upload', { upload, content: bytes.toString('base64') });
  return { upload, name: 'answer.csv', reading: 'own' };
}

it('the reading of a file that came back says how many fields are compared, of all', async () => {
  const desk = await handoverDesk();
  const { backend } = desk;
  const input = await uploaded(desk);
  const said: unknown[] = [];
  const stop = backend.core.changes.subscribe(({ name }) => {
    if (name === 'files.changed') said.push(asked(backend, 'takebacks.reading', { reading: 'own' }));
  });
  await asked(backend, 'takebacks.open', input);
  stop();
  const seen = await Promise.all(said);
  expect(seen).toContainEqual({ reading: { done: 1, total: 2 } });
  expect(await asked(backend, 'takebacks.reading', { reading: 'own' })).toEqual({ reading: null });
});

it('a file whose reading is cancelled does not wait, and one that another window reads goes on', async () => {
  const desk = await handoverDesk();
  const { backend } = desk;
  const open = async (cancelled: string) => {
    const input = await uploaded(desk);
    const stop = backend.core.changes.subscribe(({ name }) => {
      if (name === 'files.changed') void asked(backend, 'takebacks.cancelReading', { reading: cancelled });
    });
    const { takeBack } = await asked(backend, 'takebacks.open', input);
    stop();
    return takeBack;
  };
  expect(await open('own')).toBeNull();
  expect(await asked(backend, 'takebacks.list', {})).toEqual([]);
  expect(await open('another')).toMatchObject({ fileName: 'answer.csv' });
});

it('a file of no hand-over of this desk is refused where only an own one is wanted, and does not wait', async () => {
  const desk = await handoverDesk();
  const { backend } = desk;
  const foreign = await uploaded({ ...desk, give: (await handoverDesk()).give });
  await expect(asked(backend, 'takebacks.open', { ...foreign, isOwn: true })).rejects.toThrow(/hand-over/);
  expect(await asked(backend, 'takebacks.list', {})).toEqual([]);
});

it('a file that is not of a hand-over at all is only another one where an own one is wanted', async () => {
  const { backend } = await handoverDesk();
  const input = await uploadOf(backend, Buffer.from('name,price\nlocdesk,3\n'));
  const answer = await backend.dispatch('takebacks.open', { ...input, isOwn: true });
  expect(answer).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
});
