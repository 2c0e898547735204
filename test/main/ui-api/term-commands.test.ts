import { expect, it } from 'vitest';
import type { CommandInput, CommandName, CommandOutput } from '../../../src/contract/contract';
import { testBackend, type TestBackend } from '../../support/test-backend';

async function ask<N extends CommandName>(
  backend: TestBackend,
  name: N,
  input: CommandInput<N>,
): Promise<CommandOutput<N>> {
  const answer = await backend.dispatch(name, input);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value as CommandOutput<N>;
}

async function upload(backend: TestBackend, text: string): Promise<number> {
  const bytes = Buffer.from(text);
  const begun = await ask(backend, 'files.beginUpload', { sizeBytes: bytes.length });
  await ask(backend, 'files.upload', { upload: begun.upload, content: bytes.toString('base64') });
  return begun.upload;
}

const table = 'en,de\ncache,Cache\ndisk,Platte\n';

it('a file of terms is imported with its progress, found, and exported to the page', async () => {
  const backend = testBackend();
  const seen: string[] = [];
  backend.core.changes.subscribe(({ name }) => seen.push(name));
  const { imported } = await ask(backend, 'terms.import', {
    upload: await upload(backend, table),
    name: 'words.csv',
    termbase: 'Words',
    mode: 'merge',
  });
  expect(imported).toMatchObject({ name: 'Words', format: 'csv', added: 2 });
  expect(seen).toEqual(expect.arrayContaining(['termFiles.changed', 'terms.changed', 'problems.changed']));
  expect(await ask(backend, 'terms.running', {})).toEqual({ running: null });

  const [{ key } = { key: 0 }] = await ask(backend, 'terms.list', {});
  const found = await ask(backend, 'terms.entries', { termbase: key, find: 'PLATT', offset: 0, limit: 10 });
  expect(found).toMatchObject({ total: 1, rows: [{ entry: { id: 'en disk' } }] });
  const [row] = found.rows;
  expect(await ask(backend, 'terms.locateEntry', { termbase: key, key: row?.key ?? 0 })).toEqual({
    index: 1,
  });
  expect(await ask(backend, 'terms.locateEntry', { termbase: key, key: 999 })).toEqual({ index: null });

  await ask(backend, 'terms.rename', { key, name: 'A/B: "words"' });
  const written = await ask(backend, 'terms.export', { termbase: key, format: 'tbx-dct' });
  expect(written).toMatchObject({ kind: 'content', name: 'A-B- -words-.tbx', entries: 2 });
  const text = written.kind === 'content' ? Buffer.from(written.content, 'base64').toString() : '';
  expect(text).toContain('<term>Platte</term>');
});

it('an import that is cancelled stores nothing, and no second one runs beside it', async () => {
  const backend = testBackend();
  const input = { name: 'words.csv', termbase: 'Words', mode: 'merge' } as const;
  const first = ask(backend, 'terms.import', { ...input, upload: await upload(backend, table) });
  const second = ask(backend, 'terms.import', { ...input, upload: await upload(backend, table) });
  await ask(backend, 'terms.cancel', {});
  const [one, other] = await Promise.allSettled([first, second]);
  expect([one, other].filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await ask(backend, 'terms.list', {})).toEqual([]);
});
