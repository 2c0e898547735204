import { useStore } from 'zustand';
import type { DeliveryRow as Row } from '../../contract/deliveries';
import { useDesk } from '../stores/context';
import { FeedList } from '../components/list/feed-list';
import { t } from '../lib/messages/translate';
import { DeliveriesEmpty } from './deliveries-empty';
import { DeliveriesToolbar } from './deliveries-toolbar';
import { DeliveryDetailPane } from './delivery-detail-pane';
import { DeliveryRow } from './delivery-row';
import { WebhookSetup } from './webhook-setup';
import '../components/list/feed.css';

const renderRow = (row: Row) => <DeliveryRow row={row} />;

/** Our calls: where they go, how they went. */
export function DeliveriesPanel() {
  const { deliveries } = useDesk();
  const isEmpty = useStore(deliveries, (s) => s.total === 0);
  return (
    <div className="webhook-half">
      <WebhookSetup />
      <div className="feed">
        <div className="feed-pane">
          <DeliveriesToolbar />
          <div className="feed-list-box">
            <FeedList
              feed={deliveries}
              label={t('deliveries.label')}
              id="delivery"
              rowRem={4.31}
              rowClass="event-row"
              isMultiple
              renderRow={renderRow}
            />
            {isEmpty ? <DeliveriesEmpty /> : null}
          </div>
        </div>
        <DeliveryDetailPane />
      </div>
    </div>
  );
}
