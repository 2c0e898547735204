import { CircleSlash, Inbox, Send } from 'lucide-react';
import { useStore } from 'zustand';
import {
  markDeliveryFilters,
  type MarkDeliveryDetail,
  type MarkDeliveryRow as Row,
} from '../../contract/upstream/connections';
import { Button } from '../components/button';
import { FeedScreen } from '../components/list/feed-screen';
import { t } from '../lib/messages/service-text';
import { useStores } from '../stores/context';
import { cancelRefusal, sendRefusal } from '../stores/lists/mark-deliveries-state';
import { isOne } from '../stores/lists/selection';
import { MarkDeliveryDetailView } from './mark-delivery-detail-view';
import { MarkDeliveryRow } from './mark-delivery-row';

/** Import marks for connections, in the order in which they are sent. */
export function MarkDeliveryPanel() {
  const { markDeliveries } = useStores();
  return (
    <FeedScreen
      feed={markDeliveries}
      id="outbox"
      rowRem={4.31}
      rowClass="event-row"
      listLabel={t('markDeliveries.label')}
      filterLabel={t('markDeliveries.filter')}
      filters={markDeliveryFilters}
      filterText={(filter, number) => t(`markDeliveries.filter.${filter}`, { number })}
      renderRow={renderRow}
      emptyIcon={<Inbox size={26} strokeWidth={1.5} aria-hidden="true" />}
      emptyText={(filter) => ({
        title: t(`markDeliveries.empty.${filter}.title`),
        text: t(`markDeliveries.empty.${filter}.text`),
      })}
      detail={{
        label: t('markDeliveries.entry'),
        render: renderDetail,
        none: { title: t('markDeliveries.noEntry.title'), text: t('markDeliveries.noEntry.text') },
        chosen: {
          title: (count) => t('markDeliveries.chosen', { count }),
          text: t('markDeliveries.chosen.text'),
          actions: <MarkDeliveryActions />,
        },
      }}
    />
  );
}

function renderRow(row: Row) {
  return <MarkDeliveryRow row={row} />;
}

function renderDetail(detail: MarkDeliveryDetail) {
  return <MarkDeliveryDetailView key={detail.entry.key} detail={detail} actions={<MarkDeliveryActions />} />;
}

function MarkDeliveryActions() {
  const { markDeliveries } = useStores();
  const isConflict = useStore(markDeliveries, (s) => isOne(s) && s.detail?.entry.state === 'conflict');
  const mayNotSend = useStore(markDeliveries, sendRefusal);
  const mayNotCancel = useStore(markDeliveries, cancelRefusal);
  return (
    <>
      <Button
        variant="primary"
        command="markDeliveries.send"
        icon={<Send size={14} aria-hidden="true" />}
        title={t(isConflict ? 'markDeliveries.override.hint' : 'markDeliveries.sendNow.hint')}
        disabledReason={mayNotSend && t(`markDeliveries.closed.${mayNotSend}`)}
        onClick={() => void markDeliveries.getState().sendNow(isConflict)}
      >
        {t(isConflict ? 'markDeliveries.override' : 'markDeliveries.sendNow')}
      </Button>
      <Button
        command="markDeliveries.cancel"
        icon={<CircleSlash size={14} aria-hidden="true" />}
        title={t('markDeliveries.cancel.hint')}
        disabledReason={mayNotCancel && t(`markDeliveries.closed.${mayNotCancel}`)}
        onClick={() => void markDeliveries.getState().cancel()}
      >
        {t('markDeliveries.cancel')}
      </Button>
    </>
  );
}
