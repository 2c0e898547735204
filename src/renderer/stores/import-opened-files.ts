import type { FilePortion } from '../../contract/orders';
import { messageOf } from '../lib/host/client';
import { formatSize } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import type { Stores } from './context';
import { blobOfBase64 } from '../lib/files/base64';
import { mostFileBytes } from './orders/picked-file';

type Parts = Pick<Stores, 'client' | 'fileImport' | 'toasts'>;

/** Imports the files that the system opened with Locdesk, beside those that are chosen already. */
export async function importOpenedFiles(stores: Parts): Promise<void> {
  const { client, fileImport, toasts } = stores;
  try {
    const { files } = await client.call('files.opened', {});
    for (const { key, name } of files) {
      const file = await readOpened(stores, key, name);
      if (file !== undefined) await fileImport.getState().add([{ file, folder: '' }]);
    }
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
}

async function readOpened({ client, toasts }: Parts, key: number, name: string): Promise<File | undefined> {
  const parts: Blob[] = [];
  let next: FilePortion['next'] = 0;
  while (next !== null) {
    const portion: FilePortion = await client.call('files.readOpened', { key, offset: next });
    if (portion.sizeBytes > mostFileBytes) {
      const sizes = { name, size: formatSize(portion.sizeBytes), most: formatSize(mostFileBytes) };
      toasts.getState().show({ tone: 'error', text: t('fileImport.tooLarge', sizes) });
      return undefined;
    }
    parts.push(await blobOfBase64(portion.content));
    next = portion.next;
  }
  return new File(parts, name);
}
