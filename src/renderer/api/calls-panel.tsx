import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { CallDetailPane } from './call-detail-pane';
import { CallsEmpty } from './calls-empty';
import { CallsList } from './calls-list';
import { CallsToolbar } from './calls-toolbar';
import './calls.css';

/** The request log: list left, the selected call right. */
export function CallsPanel() {
  const { calls } = useDesk();
  const isEmpty = useStore(calls, (s) => s.total === 0);
  useEffect(() => {
    const { setShown } = calls.getState();
    setShown(true);
    return () => setShown(false);
  }, [calls]);
  return (
    <div className="calls">
      <div className="calls-pane">
        <CallsToolbar />
        <div className="calls-list-box">
          <CallsList />
          {isEmpty ? <CallsEmpty /> : null}
        </div>
      </div>
      <CallDetailPane />
    </div>
  );
}
