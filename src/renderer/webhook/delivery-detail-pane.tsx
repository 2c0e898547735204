import { MousePointerClick, RotateCw } from 'lucide-react';
import { useStore } from 'zustand';
import { useDesk } from '../stores/context';
import { ChosenSummary } from '../components/list/chosen-summary';
import { DetailPane } from '../components/list/detail-pane';
import { isOne } from '../stores/lists/selection';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { DeliveryDetailView } from './delivery-detail-view';

/** The selected delivery, or what can be done with several. */
export function DeliveryDetailPane() {
  const { deliveries } = useDesk();
  const detail = useStore(deliveries, (s) => s.detail);
  const problem = useStore(deliveries, (s) => s.problem);
  const chosen = useStore(deliveries, (s) => s.chosen.size);
  const isShown = useStore(deliveries, isOne);
  return (
    <DetailPane label={t('delivery.label')}>
      {!isShown ? (
        <ChosenSummary title={t('deliveries.chosen', { count: chosen })} text={t('deliveries.chosen.text')}>
          <RedeliverButton />
        </ChosenSummary>
      ) : detail === undefined ? (
        <EmptyState
          icon={<MousePointerClick size={26} strokeWidth={1.5} aria-hidden="true" />}
          title={t('delivery.none.title')}
          text={problem ?? t('delivery.none.text')}
        />
      ) : (
        <DeliveryDetailView key={detail.delivery.key} detail={detail} redeliver={<RedeliverButton />} />
      )}
    </DetailPane>
  );
}

function RedeliverButton() {
  const { deliveries } = useDesk();
  const delivery = useStore(deliveries, (s) => (isOne(s) ? s.detail?.delivery : undefined));
  const reason =
    delivery?.requestGone !== undefined ? 'gone' : delivery?.state === 'sending' ? 'sending' : undefined;
  return (
    <Button
      variant="primary"
      command="delivery.redeliver"
      icon={<RotateCw size={14} aria-hidden="true" />}
      title={t('delivery.redeliver.hint')}
      disabledReason={reason === undefined ? undefined : t(`delivery.redeliver.${reason}`)}
      onClick={() => void deliveries.getState().redeliver()}
    >
      {t('delivery.redeliver')}
    </Button>
  );
}
