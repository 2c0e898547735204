import { Inbox } from 'lucide-react';
import { useStore } from 'zustand';
import { outboxFilters, type OutboxRow as Row } from '../../contract/connections';
import { useDesk } from '../stores/context';
import { FeedList } from '../components/list/feed-list';
import { FilterChoice } from '../components/list/filter-choice';
import { t } from '../lib/messages/translate';
import { EmptyState } from '../components/empty-state';
import { OutboxDetailPane } from './outbox-detail-pane';
import { OutboxRow } from './outbox-row';
import '../components/list/feed.css';

const renderRow = (row: Row) => <OutboxRow row={row} />;

/** Every import mark owed, in the order in which they go out. */
export function OutboxPanel() {
  const { outbox } = useDesk();
  const isEmpty = useStore(outbox, (s) => s.total === 0);
  const filter = useStore(outbox, (s) => s.filter);
  return (
    <div className="feed">
      <div className="feed-pane">
        <div className="feed-toolbar">
          <FilterChoice
            feed={outbox}
            label={t('outbox.filter')}
            filters={outboxFilters}
            labelOf={(value, number) => t(`outbox.filter.${value}`, { number })}
          />
        </div>
        <div className="feed-list-box">
          <FeedList
            feed={outbox}
            label={t('outbox.label')}
            id="outbox"
            rowRem={4.31}
            rowClass="event-row"
            isMultiple
            renderRow={renderRow}
          />
          {isEmpty ? (
            <EmptyState
              icon={<Inbox size={26} strokeWidth={1.5} aria-hidden="true" />}
              title={t(`outbox.empty.${filter}.title`)}
              text={t(`outbox.empty.${filter}.text`)}
            />
          ) : null}
        </div>
      </div>
      <OutboxDetailPane />
    </div>
  );
}
