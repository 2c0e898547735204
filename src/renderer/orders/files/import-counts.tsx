import { useStore } from 'zustand';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';

/** How the file differs from its version before, after an import in this window. */
export function ImportCounts({ orderId }: { readonly orderId: string }) {
  const { fileImport } = useStores();
  const imported = useStore(fileImport, (s) => s.imported);
  if (imported?.order !== orderId) return null;
  const { changed, unchanged, gone } = imported;
  return (
    <output className="notice ok import-counts" aria-label={t('fileImport.counts')}>
      <span>{t('fileImport.counts.changed', { count: changed })}</span>
      <span>{t('fileImport.counts.unchanged', { count: unchanged })}</span>
      <span>{t('fileImport.counts.gone', { count: gone })}</span>
    </output>
  );
}
