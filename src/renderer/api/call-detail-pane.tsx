import { MousePointerClick } from 'lucide-react';
import { useStore } from 'zustand';
import { useDesk } from '../stores/context';
import { DetailPane } from '../components/list/detail-pane';
import { t } from '../lib/messages/translate';
import { EmptyState } from '../components/empty-state';
import { CallDetailView } from './call-detail-view';
import { FirstCall } from './first-call';

/** The selected call. */
export function CallDetailPane() {
  const { calls } = useDesk();
  const detail = useStore(calls, (s) => s.detail);
  const problem = useStore(calls, (s) => s.problem);
  const isEmpty = useStore(calls, (s) => s.counts?.all === 0);

  return (
    <DetailPane label={t('call.label')}>
      {detail !== undefined ? (
        <CallDetailView key={detail.call.key} detail={detail} />
      ) : isEmpty ? (
        <FirstCall />
      ) : (
        <EmptyState
          icon={<MousePointerClick size={26} strokeWidth={1.5} aria-hidden="true" />}
          title={t('call.none.title')}
          text={problem ?? t('call.none.text')}
        />
      )}
    </DetailPane>
  );
}
