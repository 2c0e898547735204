import { useStore } from 'zustand';
import type { CallRow as Row } from '../../contract/request-log';
import { useDesk } from '../stores/context';
import { FeedList } from '../components/list/feed-list';
import { t } from '../lib/messages/translate';
import { CallDetailPane } from './call-detail-pane';
import { CallRow } from './call-row';
import { CallsEmpty } from './calls-empty';
import { CallsToolbar } from './calls-toolbar';
import '../components/list/feed.css';
import './calls.css';

const renderRow = (row: Row) => <CallRow row={row} />;

/** The request log: list left, the selected call right. */
export function CallsPanel() {
  const { calls } = useDesk();
  const isEmpty = useStore(calls, (s) => s.total === 0);
  return (
    <div className="feed">
      <div className="feed-pane">
        <CallsToolbar />
        <div className="feed-list-box">
          <FeedList
            feed={calls}
            label={t('calls.label')}
            id="call"
            rowRem={4}
            rowClass="call-row"
            isMultiple={false}
            renderRow={renderRow}
          />
          {isEmpty ? <CallsEmpty /> : null}
        </div>
      </div>
      <CallDetailPane />
    </div>
  );
}
