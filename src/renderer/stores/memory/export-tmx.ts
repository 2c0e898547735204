import type { CommandInput } from '../../../contract/contract';
import { blobOfBase64 } from '../../lib/files/base64';
import { download } from '../../lib/files/save-file';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/memory/memories-text';
import type { Stores } from '../context';

/** Writes a TMX file where the user wants it, and says how many units it has, or why it can't be written. */
export async function exportTmx(
  { client, toasts }: Pick<Stores, 'client' | 'toasts'>,
  from: CommandInput<'memories.export'>['from'],
): Promise<void> {
  try {
    const written = await client.call('memories.export', { from });
    if (written.kind === 'none') return;
    if (written.kind === 'portions') download(written.name, await portionsOf(client, written));
    const file = written.kind === 'written' ? written.file : written.name;
    toasts.getState().show({ tone: 'done', text: t('memories.exported', { file, count: written.units }) });
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
}

async function portionsOf(
  client: Client,
  { key, sizeBytes }: { readonly key: string; readonly sizeBytes: number },
): Promise<Blob> {
  const parts: Blob[] = [];
  for (let offset = 0; offset < sizeBytes;) {
    const { content } = await client.call('memories.readExport', { key, offset });
    const part = await blobOfBase64(content);
    parts.push(part);
    offset += part.size;
  }
  return new Blob(parts);
}
