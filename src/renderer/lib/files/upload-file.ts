import type { Client } from '../host/client';
import { base64Of } from './base64';

/** Parsed and decoded by the host within its pause between other calls. */
const portionBytes = 63 * 1024;

/**
 * Hands a file over to the host in portions; answers the key by which a command takes it. Once `signal` is
 * aborted no more portions follow.
 */
export async function uploadFile(client: Client, file: Blob, signal?: AbortSignal): Promise<number> {
  const { upload } = await client.call('files.beginUpload', { sizeBytes: file.size });
  for (let from = 0; from < file.size; from += portionBytes) {
    if (signal?.aborted === true) break;
    const content = await base64Of(file.slice(from, from + portionBytes));
    await client.call('files.upload', { upload, content });
  }
  return upload;
}
