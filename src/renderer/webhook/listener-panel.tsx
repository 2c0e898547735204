import { RadioTower } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { EmptyState } from '../components/empty-state';
import { ListenerHead } from './listener-head';
import { Receipts } from './receipts';

/** Calls of other services: their addresses and results. */
export function ListenerPanel() {
  const { listener, receipts } = useStores();
  const summary = useStore(listener, (s) => s.summary);
  const problem = useStore(listener, (s) => s.problem);
  // Receipts of a removed connection still exist.
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
