import { CircleSlash, RotateCw, Send } from 'lucide-react';
import { useStore } from 'zustand';
import {
  deliveryFilters,
  type DeliveryDetail,
  type DeliveryRow as Row,
} from '../../contract/webhook/deliveries';
import { Button } from '../components/button';
import { FeedScreen } from '../components/list/feed-screen';
import { t } from '../lib/messages/service-text';
import { useStores } from '../stores/context';
import { cancelDeliveryRefusal, endsFailed, redeliverRefusal } from '../stores/lists/deliveries-state';
import { DeliveryDetailView } from './delivery-detail-view';
import { DeliveryRow } from './delivery-row';
import { WebhookSetup } from './webhook-setup';

/** Our webhook's address and deliveries. */
export function DeliveriesPanel() {
  const { deliveries, webhook } = useStores();
  const isWithoutUrl = useStore(webhook, (s) => s.summary?.url === null);
  return (
    <div className="webhook-half">
      <WebhookSetup />
      <FeedScreen
        feed={deliveries}
        id="delivery"
        rowRem={4.31}
        rowClass="event-row"
        listLabel={t('deliveries.label')}
        filterLabel={t('deliveries.filter')}
        filters={deliveryFilters}
        filterText={(filter, number) => t(`deliveries.filter.${filter}`, { number })}
        toolbar={<RedeliverFailedButton />}
        renderRow={renderRow}
        emptyIcon={<Send size={26} strokeWidth={1.5} aria-hidden="true" />}
        emptyText={(filter) => ({
          title: t(`deliveries.empty.${filter}.title`),
          text:
            filter === 'all' && isWithoutUrl
              ? t('deliveries.empty.noUrl.text')
              : t(`deliveries.empty.${filter}.text`),
        })}
        detail={{
          label: t('delivery.label'),
          render: renderDetail,
          none: { title: t('delivery.none.title'), text: t('delivery.none.text') },
          chosen: {
            title: (count) => t('deliveries.chosen', { count }),
            text: t('deliveries.chosen.text'),
            actions: <DeliveryActions />,
          },
        }}
      />
    </div>
  );
}

function renderRow(row: Row) {
  return <DeliveryRow row={row} />;
}

function renderDetail(detail: DeliveryDetail) {
  return <DeliveryDetailView key={detail.delivery.key} detail={detail} actions={<DeliveryActions />} />;
}

function RedeliverFailedButton() {
  const { deliveries } = useStores();
  const failed = useStore(deliveries, (s) => s.counts?.failed ?? 0);
  return (
    <Button
      small
      data-control="redeliver"
      icon={<RotateCw size={13} aria-hidden="true" />}
      title={t('deliveries.redeliverFailed.hint', { count: failed })}
      disabledReason={failed === 0 ? t('deliveries.redeliverFailed.none') : undefined}
      onClick={() => void deliveries.getState().redeliverFailed()}
    >
      {t('deliveries.redeliverFailed')}
    </Button>
  );
}

function DeliveryActions() {
  const { deliveries } = useStores();
  const refusal = useStore(deliveries, redeliverRefusal);
  const mayNotCancel = useStore(deliveries, cancelDeliveryRefusal);
  const dismisses = useStore(deliveries, endsFailed);
  return (
    <>
      <Button
        variant="primary"
        command="delivery.redeliver"
        icon={<RotateCw size={14} aria-hidden="true" />}
        title={t('delivery.redeliver.hint')}
        disabledReason={refusal === undefined ? undefined : t(`delivery.redeliver.${refusal}`)}
        onClick={() => void deliveries.getState().redeliver()}
      >
        {t('delivery.redeliver')}
      </Button>
      <Button
        command="delivery.cancel"
        icon={<CircleSlash size={14} aria-hidden="true" />}
        title={t(dismisses ? 'delivery.dismiss.hint' : 'delivery.cancel.hint')}
        disabledReason={mayNotCancel && t(`delivery.cancel.${mayNotCancel}`)}
        onClick={() => void deliveries.getState().cancel()}
      >
        {t(dismisses ? 'receipt.dismiss' : 'delivery.cancel')}
      </Button>
    </>
  );
}
