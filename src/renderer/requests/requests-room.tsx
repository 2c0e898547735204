import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { Review } from '../review/review';
import { Separator } from '../ui/separator';
import { FirstSteps } from './first-steps';
import { ListToolbar } from './list-toolbar';
import { listWidths, useListWidth } from './list-width';
import { RequestsList } from './requests-list';
import { ViewsPane } from './views-pane';
import './requests.css';

export function RequestsRoom() {
  const { requests } = useDesk();
  const isEmpty = useStore(requests, (s) => s.counts?.all === 0);
  const [listWidth, setListWidth] = useListWidth();
  if (isEmpty) return <FirstSteps />;
  return (
    <div className="requests">
      <ViewsPane />
      <section className="list-pane" style={{ width: listWidth }}>
        <ListToolbar />
        <RequestsList />
      </section>
      <Separator label={t('list.resize')} value={listWidth} {...listWidths} onChange={setListWidth} />
      <Review />
    </div>
  );
}
