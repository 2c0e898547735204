import { useEffect } from 'react';
import { useDesk } from '../desk/desk';
import { CallDetailPane } from './call-detail-pane';
import { CallsList } from './calls-list';
import { CallsToolbar } from './calls-toolbar';
import './calls.css';

/** The request log: list left, the selected call right. */
export function CallsPanel() {
  const { calls } = useDesk();
  useEffect(() => {
    const { setShown } = calls.getState();
    setShown(true);
    return () => setShown(false);
  }, [calls]);
  return (
    <div className="calls">
      <div className="calls-pane">
        <CallsToolbar />
        <CallsList />
      </div>
      <CallDetailPane />
    </div>
  );
}
