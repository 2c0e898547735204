import { CircleSlash, Inbox, RotateCw } from 'lucide-react';
import { useStore } from 'zustand';
import { receiptFilters, type ReceiptDetail, type ReceiptRow as Row } from '../../contract/upstream/receipts';
import { Button } from '../components/button';
import { FeedScreen } from '../components/list/feed-screen';
import { t } from '../lib/messages/service-text';
import { useStores } from '../stores/context';
import { dismissRefusal } from '../stores/lists/receipts-state';
import { ReceiptDetailView } from './receipt-detail-view';
import { ReceiptRow } from './receipt-row';

/** Calls that the listener received, and their results. */
export function Receipts() {
  const { receipts } = useStores();
  return (
    <FeedScreen
      feed={receipts}
      id="receipt"
      rowRem={4.31}
      rowClass="event-row"
      listLabel={t('receipts.label')}
      filterLabel={t('receipts.filter')}
      filters={receiptFilters}
      filterText={(filter, number) => t(`receipts.filter.${filter}`, { number })}
      renderRow={renderRow}
      emptyIcon={<Inbox size={26} strokeWidth={1.5} aria-hidden="true" />}
      emptyText={(filter) => ({
        title: t(`receipts.empty.${filter}.title`),
        text: t(`receipts.empty.${filter}.text`),
      })}
      detail={{
        label: t('receipt.label'),
        render: renderDetail,
        none: { title: t('receipt.none.title'), text: t('receipt.none.text') },
        chosen: {
          title: (count) => t('receipts.chosen', { count }),
          text: t('receipts.chosen.text'),
          actions: <ReceiptActions />,
        },
      }}
    />
  );
}

function renderRow(row: Row) {
  return <ReceiptRow row={row} />;
}

function renderDetail(detail: ReceiptDetail) {
  return <ReceiptDetailView key={detail.receipt.key} detail={detail} actions={<ReceiptActions />} />;
}

function ReceiptActions() {
  const { receipts } = useStores();
  const mayNotDismiss = useStore(receipts, dismissRefusal);
  return (
    <>
      <Button
        variant="primary"
        command="receipt.replay"
        icon={<RotateCw size={14} aria-hidden="true" />}
        title={t('receipt.replay.hint')}
        onClick={() => void receipts.getState().replay()}
      >
        {t('receipt.replay')}
      </Button>
      <Button
        command="receipt.dismiss"
        icon={<CircleSlash size={14} aria-hidden="true" />}
        title={t('receipt.dismiss.hint')}
        disabledReason={mayNotDismiss && t(`receipts.dismissed.${mayNotDismiss}`)}
        onClick={() => void receipts.getState().dismiss()}
      >
        {t('receipt.dismiss')}
      </Button>
    </>
  );
}
