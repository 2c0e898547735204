import { messageOf } from '../../lib/host/client';
import type { Stores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { copyText } from './copy';

/** Copies the diagnostics report and confirms that in a toast. */
export async function copyDiagnostics({ client, toasts }: Stores): Promise<void> {
  const { show } = toasts.getState();
  try {
    const { text } = await client.call('diagnostics.report', {});
    const isCopied = await copyText(text);
    show(
      isCopied
        ? { tone: 'done', text: t('diagnostics.copied') }
        : { tone: 'error', text: t('diagnostics.refused') },
    );
  } catch (error) {
    show({ tone: 'error', text: messageOf(error) });
  }
}
