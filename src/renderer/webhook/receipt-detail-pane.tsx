import { MousePointerClick, RotateCw } from 'lucide-react';
import { useStore } from 'zustand';
import { useDesk } from '../stores/context';
import { ChosenSummary } from '../components/list/chosen-summary';
import { DetailPane } from '../components/list/detail-pane';
import { isOne } from '../stores/lists/selection';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { ReceiptDetailView } from './receipt-detail-view';

/** The selected receipt, or what can be done with several. */
export function ReceiptDetailPane() {
  const { receipts } = useDesk();
  const detail = useStore(receipts, (s) => s.detail);
  const problem = useStore(receipts, (s) => s.problem);
  const chosen = useStore(receipts, (s) => s.chosen.size);
  const isShown = useStore(receipts, isOne);
  const replay = (
    <Button
      variant="primary"
      command="receipt.replay"
      icon={<RotateCw size={14} aria-hidden="true" />}
      title={t('receipt.replay.hint')}
      onClick={() => void receipts.getState().replay()}
    >
      {t('receipt.replay')}
    </Button>
  );
  return (
    <DetailPane label={t('receipt.label')}>
      {!isShown ? (
        <ChosenSummary title={t('receipts.chosen', { count: chosen })} text={t('receipts.chosen.text')}>
          {replay}
        </ChosenSummary>
      ) : detail === undefined ? (
        <EmptyState
          icon={<MousePointerClick size={26} strokeWidth={1.5} aria-hidden="true" />}
          title={t('receipt.none.title')}
          text={problem ?? t('receipt.none.text')}
        />
      ) : (
        <ReceiptDetailView key={detail.receipt.key} detail={detail} replay={replay} />
      )}
    </DetailPane>
  );
}
