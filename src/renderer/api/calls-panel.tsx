import { ScrollText } from 'lucide-react';
import { useStore } from 'zustand';
import { callFilters, type CallDetail, type CallRow as Row } from '../../contract/request-log';
import { FeedScreen } from '../components/list/feed-screen';
import { t } from '../lib/messages/service-text';
import { useStores } from '../stores/context';
import { CallDetailView } from './call-detail-view';
import { CallRow } from './call-row';
import { CallsToolbar } from './calls-toolbar';
import { FirstCall } from './first-call';
import './calls.css';

/** The request log. */
export function CallsPanel() {
  const { calls, serviceSettings } = useStores();
  const isLogEmpty = useStore(calls, (s) => s.counts?.all === 0);
  const isOn = useStore(serviceSettings, (s) => s.settings?.requestLog ?? true);
  return (
    <FeedScreen
      feed={calls}
      id="call"
      rowRem={4}
      rowClass="call-row"
      listLabel={t('calls.label')}
      filterLabel={t('calls.filter')}
      filters={callFilters}
      filterText={(filter, number) =>
        number === '' ? t(`calls.filter.${filter}`) : t(`calls.filter.${filter}.count`, { number })
      }
      toolbar={<CallsToolbar />}
      renderRow={renderRow}
      emptyIcon={<ScrollText size={26} strokeWidth={1.5} aria-hidden="true" />}
      emptyText={(filter) => {
        const kind = filter === 'refused' ? 'refused' : isOn ? 'all' : 'off';
        return { title: t(`calls.empty.${kind}.title`), text: t(`calls.empty.${kind}.text`) };
      }}
      detail={{
        label: t('call.label'),
        render: renderDetail,
        none: { title: t('call.none.title'), text: t('call.none.text') },
        ...(isLogEmpty ? { firstSteps: <FirstCall /> } : {}),
      }}
    />
  );
}

function renderRow(row: Row) {
  return <CallRow row={row} />;
}

function renderDetail(detail: CallDetail) {
  return <CallDetailView key={detail.call.key} detail={detail} />;
}
