import { FilePenLine, FileUp, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { OrderDetail, OrderRow as Row } from '../../contract/orders';
import { Button } from '../components/button';
import { FeedScreen } from '../components/list/feed-screen';
import { t } from '../lib/messages/order-text';
import { useStores } from '../stores/context';
import { Chip } from '../components/chip';
import { Tabs } from '../components/tabs';
import { ForwardingsPanel } from './forwarding/forwardings-panel';
import { dropHandlers, takePastedFiles } from './drop-files';
import { ImportForm } from './files/import-form';
import { RunningFileJob } from './files/running-file-job';
import { FirstOrder } from './first-order';
import { NewOrderForm } from './new-order/new-order-form';
import { OrderDetailView } from './order-detail-view';
import { OrderRow } from './order-row';
import './orders.css';

/** Shows everything that was ordered here, written or imported as a file. */
export function OrdersScreen() {
  const stores = useStores();
  const { orders, forwardings } = stores;
  const tab = useStore(orders, (s) => s.tab);
  const toDecide = useStore(forwardings, (s) => s.needYou);
  useEffect(() => takePastedFiles(stores), [stores]);
  return (
    // Files may be dropped anywhere on it; by keyboard there is "Import file".
    <div className="orders" role="presentation" {...dropHandlers(stores)}>
      <header className="orders-head">
        <h1>{t('orders.title')}</h1>
        <p>{t('orders.intro')}</p>
        <Button
          variant="primary"
          command="order.new"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => orders.getState().showForm('new')}
        >
          {t('newOrder.title')}
        </Button>
        <Button
          command="order.import"
          icon={<FileUp size={14} aria-hidden="true" />}
          onClick={() => orders.getState().showForm('import')}
        >
          {t('fileImport.title')}
        </Button>
        <RunningFileJob />
      </header>
      <Tabs
        label={t('orders.title')}
        value={tab}
        onChange={orders.getState().showTab}
        tabs={[
          { value: 'orders', label: t('orders.tab.orders') },
          {
            value: 'sent',
            label: t('orders.tab.sent'),
            extra: toDecide > 0 ? <Chip tone="bad">{t('orders.tab.need', { count: toDecide })}</Chip> : null,
          },
        ]}
      >
        {tab === 'orders' ? <OrdersPanel /> : <ForwardingsPanel />}
      </Tabs>
    </div>
  );
}

/** The orders, or a form in the place of the selected one. */
function OrdersPanel() {
  const { orders } = useStores();
  const isEmpty = useStore(orders, (s) => s.total === 0);
  const form = useStore(orders, (s) => s.form);
  return (
    <FeedScreen
      feed={orders}
      id="order"
      rowRem={4.31}
      rowClass="event-row"
      listLabel={t('orders.label')}
      filterLabel={t('orders.label')}
      filters={['all']}
      filterText={() => ''}
      renderRow={renderRow}
      emptyIcon={<FilePenLine size={26} strokeWidth={1.5} aria-hidden="true" />}
      emptyText={() => ({ title: t('orders.empty.title'), text: t('orders.empty.text') })}
      {...(form === undefined ? {} : { instead: form === 'new' ? <NewOrderForm /> : <ImportForm /> })}
      detail={{
        label: t('order.label'),
        render: renderDetail,
        none: { title: t('order.none.title'), text: t('order.none.text') },
        ...(isEmpty ? { firstSteps: <FirstOrder /> } : {}),
      }}
    />
  );
}

function renderRow(row: Row) {
  return <OrderRow row={row} />;
}

function renderDetail(order: OrderDetail) {
  return <OrderDetailView key={order.key} order={order} />;
}
