import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { Review } from '../review/review';
import { onDemand } from '../components/on-demand';
import { Separator } from '../components/separator';
import { FilterBar } from './filter-bar';
import { ListToolbar } from './list-toolbar';
import { listPane, paneStep, usePaneWidth, viewsPane } from './pane-width';
import { RequestsList } from './requests-list';
import { ViewsPane } from './views-pane';
import './requests.css';

const ChosenRequests = onDemand(async () => (await import('./chosen-requests')).ChosenRequests);
const TodayPane = onDemand(async () => (await import('./today/today-pane')).TodayPane);
const FirstSteps = onDemand(async () => (await import('./first-steps')).FirstSteps);

export function RequestsScreen() {
  const { app, requests, savedViews } = useStores();
  const isEmpty = useStore(requests, (s) => s.counts?.all === 0);
  const isWelcomed = useStore(app, (s) => s.preferences.welcomed);
  const hasSeveral = useStore(requests, (s) => s.chosen.size > 1);
  const [viewsWidth, setViewsWidth] = usePaneWidth(viewsPane);
  const [listWidth, setListWidth] = usePaneWidth(listPane);
  useEffect(() => void savedViews.getState().load(), [savedViews]);
  if (isEmpty && !isWelcomed) return <FirstSteps />;
  return (
    <div className="requests">
      <h1 className="visually-hidden">{t('nav.requests')}</h1>
      <ViewsPane width={viewsWidth} />
      <Separator
        label={t('views.resize')}
        gripLabel={t('views.resize.press')}
        value={viewsWidth}
        {...viewsPane}
        step={paneStep}
        onChange={setViewsWidth}
      />
      <section className="list-pane" data-pane style={{ width: listWidth }}>
        <FilterBar />
        <ListToolbar />
        <RequestsList />
      </section>
      <Separator
        label={t('list.resize')}
        gripLabel={t('list.resize.press')}
        value={listWidth}
        {...listPane}
        step={paneStep}
        onChange={setListWidth}
      />
      {hasSeveral ? <ChosenRequests /> : <Review instead={<TodayPane />} />}
    </div>
  );
}
