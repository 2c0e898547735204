import { useStore } from 'zustand';
import type { SegmentCounts } from '../../../contract/orders';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';

const names = ['added', 'changed', 'moved', 'unchanged', 'gone'] as const;

/** Numbers of segments that are new, changed, moved, unchanged and gone. */
export function SegmentCountsText({ counts }: { readonly counts: SegmentCounts }) {
  return (
    <>
      {names.map((name) => (
        <span key={name}>{t(`fileImport.counts.${name}`, { count: counts[name] })}</span>
      ))}
    </>
  );
}

/** How the file differs from its version before, after an import in this window. */
export function ImportCounts({ orderId }: { readonly orderId: string }) {
  const { fileImport } = useStores();
  const imported = useStore(fileImport, (s) => s.imported);
  if (imported?.order !== orderId) return null;
  const { outdated } = imported;
  return (
    <output className="notice ok import-counts" aria-label={t('fileImport.counts')}>
      <SegmentCountsText counts={imported} />
      {outdated.length === 0 ? null : (
        <span>{t('fileImport.counts.outdated', { count: outdated.length })}</span>
      )}
    </output>
  );
}
