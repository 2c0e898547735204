import type { Client } from '../../lib/host/client';

/** Two to three milliseconds of the host's processor, in which it answers nothing else. */
const portionBytes = 126 * 1024;

/**
 * Hands a file of any size over to the host, which keeps it on the disk; answers the key by which it is
 * imported. `onProgress` gets the share that is handed over, and throws to stop. What the host has of a file
 * that it did not get whole, it deletes.
 */
export async function uploadMemory(
  client: Client,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<number> {
  const { upload } = await client.call('memories.beginUpload', {});
  try {
    let next = portion(file, 0);
    for (let from = 0; from < file.size; from += portionBytes) {
      onProgress(from / file.size);
      const content = await next;
      // The file is read on while the host takes this portion.
      next = portion(file, from + portionBytes);
      next.catch(() => undefined);
      await client.call('memories.upload', { upload, content });
    }
    return upload;
  } catch (error) {
    // A host that is not reached deletes it at its next start.
    await client.call('memories.discardUpload', { upload }).catch(() => undefined);
    throw error;
  }
}

const portion = async (file: Blob, from: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.slice(from, from + portionBytes).arrayBuffer());
