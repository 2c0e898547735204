// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { uploadMemory } from '../../../../src/renderer/settings/memories/upload-memory';

/** A host that keeps the bytes of each upload, and refuses portions from one on. */
function hostOf(refusesFrom = Infinity) {
  const kept = new Map<number, number>();
  const call = (name: string, input: { readonly upload: number; readonly content: Uint8Array }) => {
    if (name === 'memories.beginUpload') {
      kept.set(1, 0);
      return Promise.resolve({ upload: 1 });
    }
    if (name === 'memories.discardUpload') kept.delete(input.upload);
    else {
      const size = (kept.get(input.upload) ?? 0) + input.content.length;
      if (size >= refusesFrom) return Promise.reject(new Error('no space is left'));
      kept.set(input.upload, size);
    }
    return Promise.resolve({});
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { kept, client: { call } as unknown as Client };
}

const file = new Blob(['x'.repeat(1_400_000)]);

it('a file that is handed over whole stays with the host', async () => {
  const { kept, client } = hostOf();
  expect(await uploadMemory(client, file, () => undefined)).toBe(1);
  expect([...kept]).toEqual([[1, 1_400_000]]);
});

const stop = (share: number): void => {
  if (share > 0.5) throw new Error('stopped');
};

it('a file that is stopped in the middle, or not taken whole, is deleted at once', async () => {
  const stopped = hostOf();
  await expect(uploadMemory(stopped.client, file, stop)).rejects.toThrow('stopped');
  const refused = hostOf(800_000);
  await expect(uploadMemory(refused.client, file, () => undefined)).rejects.toThrow('no space is left');
  expect([stopped.kept.size, refused.kept.size]).toEqual([0, 0]);
});
