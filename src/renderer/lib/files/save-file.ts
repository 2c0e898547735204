import type { AppInfo } from '../../../contract/ui-types';
import type { Client } from '../host/client';
import { uploadFile } from './upload-file';

/**
 * Saves a file where the user chooses: the desktop application asks for a place, and a browser keeps it where
 * it keeps downloads. Answers the file's path or name, undefined when the user cancelled.
 */
export async function saveFile(
  client: Client,
  host: AppInfo['host'] | undefined,
  name: string,
  content: Blob,
): Promise<string | undefined> {
  if (host === 'electron') {
    const { file } = await client.call('files.save', { upload: await uploadFile(client, content), name });
    return file ?? undefined;
  }
  download(name, content);
  return name;
}

/** Hands a file to the browser. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
