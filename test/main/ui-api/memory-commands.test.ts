import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
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

const cart = `<tmx><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Open the cart</seg></tuv><tuv xml:lang="de"><seg>Warenkorb öffnen</seg></tuv></tu></body></tmx>`;

async function upload(backend: TestBackend, text: string): Promise<number> {
  const begun = await ask(backend, 'memories.beginUpload', {});
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 60) {
    const content = bytes.subarray(at, at + 60);
    await ask(backend, 'memories.upload', { upload: begun.upload, content });
  }
  return begun.upload;
}

it('a TMX file of the window becomes a memory that is found, renamed, exported, removed and restored', async () => {
  const backend = testBackend();
  const seen: string[] = [];
  backend.core.changes.subscribe(({ name }) => seen.push(name));
  const input = { file: 'cart.tmx', name: 'Cart', replace: false };
  const { imported } = await ask(backend, 'memories.import', {
    ...input,
    upload: await upload(backend, cart),
  });
  expect(imported).toMatchObject({ name: 'Cart', units: 1, notices: [] });
  expect(seen).toContain('memories.changed');
  const id = imported?.id ?? '';
  const { hits } = await ask(backend, 'memory.find', { text: 'warenkorb', side: 'both', limit: 5 });
  expect(hits.map(({ place }) => place)).toEqual([{ kind: 'memory', id, name: 'Cart' }]);
  const languages = { source: 'en', target: 'de' };
  expect(await ask(backend, 'memory.languages', {})).toEqual([languages]);
  const { matches } = await ask(backend, 'memory.matches', { text: 'Open the cart', languages, limit: 5 });
  expect(matches.map(({ score, target }) => [score, target])).toEqual([[100, 'Warenkorb öffnen']]);

  await ask(backend, 'memories.rename', { id, name: 'Shop' });
  const written = await ask(backend, 'memories.export', { from: { memory: id } });
  if (written.kind !== 'portions') throw new Error(`the file is ${written.kind}`);
  const { content } = await ask(backend, 'memories.readExport', { key: written.key, offset: 0 });
  expect(Buffer.from(content, 'base64').toString()).toContain('<seg>Warenkorb öffnen</seg>');
  await expect(ask(backend, 'memories.readExport', { key: written.key, offset: 0 })).rejects.toThrow(
    'not handed over',
  );

  // A memory of this version is renewed as it is.
  await ask(backend, 'memories.renew', { id });
  expect(await ask(backend, 'memories.list', {})).toMatchObject([{ id, name: 'Shop', units: 1 }]);

  await ask(backend, 'memories.remove', { id });
  expect(await ask(backend, 'memories.list', {})).toEqual([]);
  await ask(backend, 'memories.restore', { id });
  expect(await ask(backend, 'memories.list', {})).toMatchObject([{ id, name: 'Shop' }]);
  await expect(
    ask(backend, 'memories.export', { from: { view: 'all', choice: 'accepted' } }),
  ).rejects.toThrow('No translation is in this choice.');
  expect(await ask(backend, 'memories.running', {})).toEqual({ running: null });
});

it('an import of a memory that is cancelled leaves nothing', async () => {
  const backend = testBackend();
  const input = { file: 'cart.tmx', name: 'Cart', replace: false, upload: await upload(backend, cart) };
  const importing = ask(backend, 'memories.import', input);
  await ask(backend, 'memories.cancel', {});
  expect(await importing).toEqual({ imported: null });
  expect(await ask(backend, 'memories.list', {})).toEqual([]);
});

it('what was handed over of a file is deleted at once when it is not imported', async () => {
  const backend = testBackend();
  const [dropped, other] = [await upload(backend, cart), await upload(backend, cart)];
  const folder = join(backend.dataFolder, 'memories');
  expect(readdirSync(folder)).toHaveLength(2);
  await ask(backend, 'memories.discardUpload', { upload: dropped });
  expect(readdirSync(folder)).toHaveLength(1);
  await expect(
    ask(backend, 'memories.upload', { upload: dropped, content: Buffer.from('<tmx>') }),
  ).rejects.toThrow('not handed over');
  await ask(backend, 'memories.discardUpload', { upload: dropped });
  const { imported } = await ask(backend, 'memories.import', {
    file: 'cart.tmx',
    name: 'Cart',
    replace: false,
    upload: other,
  });
  expect(imported).toMatchObject({ units: 1 });
});

it('what was handed over of a file is deleted when its window is gone, or idle for an hour', async () => {
  const backend = testBackend();
  const folder = join(backend.dataFolder, 'memories');
  const minute = 60_000;
  const idle = await upload(backend, cart);
  backend.environment.advance(59 * minute);
  await ask(backend, 'memories.upload', { upload: idle, content: Buffer.from('<tmx>') });
  backend.environment.advance(59 * minute);
  expect(readdirSync(folder)).toHaveLength(1);
  backend.environment.advance(minute);
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));

  const left = await upload(backend, cart);
  const window = new AbortController();
  const portion = { upload: left, content: Buffer.from('<tmx>') };
  const handing = backend.dispatch('memories.upload', portion, window.signal);
  window.abort();
  await handing;
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  expect(await backend.dispatch('memories.upload', portion, window.signal)).toMatchObject({ ok: false });
  expect(readdirSync(folder)).toEqual([]);
});

it('what a killed process left of imports is deleted by the next start', async () => {
  const backend = testBackend();
  await upload(backend, cart);
  const folder = join(backend.dataFolder, 'memories');
  for (const name of ['aaaaaaaaaaaa.db.partial', 'bbbbbbbbbbbb.db.partial'])
    writeFileSync(join(folder, name), '');
  const twoDaysAgo = backend.environment.now() / 1000 - 2 * 86_400;
  utimesSync(join(folder, 'aaaaaaaaaaaa.db.partial'), twoDaysAgo, twoDaysAgo);
  expect(readdirSync(folder)).toHaveLength(3);
  await backend.start();
  // Another process may still be writing the younger one.
  expect(readdirSync(folder)).toEqual(['bbbbbbbbbbbb.db.partial']);
});
