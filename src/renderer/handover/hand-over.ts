import type { CommandInput } from '../../contract/contract';
import { blobOfBase64 } from '../lib/files/base64';
import { download } from '../lib/files/save-file';
import { messageOf } from '../lib/host/client';
import { t } from '../lib/messages/handover-text';
import type { Stores } from '../stores/context';

/** Hands requests over: makes the file and saves it. Returns why that failed. */
export async function handOver(
  { client, toasts }: Stores,
  input: CommandInput<'handovers.create'>,
): Promise<string | undefined> {
  try {
    const made = await client.call('handovers.create', input);
    if (made.kind === 'none') return undefined;
    if (made.kind === 'content') download(made.name, await blobOfBase64(made.content));
    const name = made.kind === 'content' ? made.name : made.file;
    const done = t('handOver.done', { name });
    const text = t('handOver.unchecked', { count: made.unchecked });
    toasts.getState().show({
      tone: 'done',
      ...(made.unchecked === 0 ? { text: done } : { text: `${done} ${text}`, stays: true }),
    });
    return undefined;
  } catch (error) {
    return t('handOver.failed', { reason: messageOf(error) });
  }
}

/** Stops the hand-over that is made under that name; nothing is out then. */
export function cancelHandOver({ client }: Stores, making: string): void {
  client.call('handovers.cancelMaking', { making }).catch(() => undefined);
}
