import { Copy } from 'lucide-react';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { copyText } from './copy';
import { shortId } from './short-id';
import './copy-id.css';

/** An id, shown shortened and copied in full. */
export function CopyId({ id, label }: { readonly id: string; readonly label: string }) {
  const { toasts } = useStores();
  const copy = async (): Promise<void> => {
    const copied = await copyText(id);
    toasts.getState().show({
      tone: copied ? 'done' : 'error',
      text: copied ? `${t('copy.copied')}: ${id}` : t('copy.failed'),
    });
  };
  return (
    <button type="button" className="copy-id" aria-label={label} title={label} onClick={() => void copy()}>
      <code data-short={shortId(id)} />
      <Copy size={12} aria-hidden="true" />
    </button>
  );
}
