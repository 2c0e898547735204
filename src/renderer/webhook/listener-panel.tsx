import { RadioTower } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ReceiptRow as Row } from '../../contract/receipts';
import { useDesk } from '../stores/context';
import { FeedList } from '../components/list/feed-list';
import { FilterChoice } from '../components/list/filter-choice';
import { receiptFilters } from '../../contract/receipts';
import { t } from '../lib/messages/translate';
import { EmptyState } from '../components/empty-state';
import { ListenerHead } from './listener-head';
import { ReceiptDetailPane } from './receipt-detail-pane';
import { ReceiptRow } from './receipt-row';
import { ReceiptsEmpty } from './receipts-empty';
import '../components/list/feed.css';

const renderRow = (row: Row) => <ReceiptRow row={row} />;

/** Calls of other services: where they come in, and what became of them. */
export function ListenerPanel() {
  const { listener, receipts } = useDesk();
  const summary = useStore(listener, (s) => s.summary);
  const problem = useStore(listener, (s) => s.problem);
  // Receipts of a connection that was removed are still here.
  const isUnused = useStore(receipts, (s) => (s.counts?.all ?? 0) === 0);
  useEffect(() => void receipts.getState().refreshNow(), [receipts]);
  return (
    <div className="webhook-half">
      {summary === undefined ? (
        <p className="webhook-setup problem">
          {problem === undefined ? null : t('listener.state.failed', { message: problem })}
        </p>
      ) : (
        <ListenerHead summary={summary} />
      )}
      {summary?.addresses.length === 0 && isUnused ? (
        <EmptyState
          icon={<RadioTower size={26} strokeWidth={1.5} aria-hidden="true" />}
          title={t('listener.empty.title')}
          text={t('listener.empty.text')}
        />
      ) : (
        <Receipts />
      )}
    </div>
  );
}

function Receipts() {
  const { receipts } = useDesk();
  const isEmpty = useStore(receipts, (s) => s.total === 0);
  return (
    <div className="feed">
      <div className="feed-pane">
        <div className="feed-toolbar">
          <FilterChoice
            feed={receipts}
            label={t('receipts.filter')}
            filters={receiptFilters}
            labelOf={(filter, number) => t(`receipts.filter.${filter}`, { number })}
          />
        </div>
        <div className="feed-list-box">
          <FeedList
            feed={receipts}
            label={t('receipts.label')}
            id="receipt"
            rowRem={4.31}
            rowClass="event-row"
            isMultiple
            renderRow={renderRow}
          />
          {isEmpty ? <ReceiptsEmpty /> : null}
        </div>
      </div>
      <ReceiptDetailPane />
    </div>
  );
}
