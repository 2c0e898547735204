import type { Stores } from '../../stores/context';
import type { RequestScope } from '../../stores/window/app-state';
import { reportedKeys } from '../report/reported-keys';

/** The chosen requests or those of the selected job, and all of the list where it has others. */
export function requestScopes(
  stores: Pick<Stores, 'app' | 'jobs' | 'requests' | 'review' | 'filter'>,
): readonly RequestScope[] {
  const { app, requests, filter } = stores;
  const keys = reportedKeys(stores);
  const isChosen = keys.length > 0;
  const { screen } = app.getState();
  if (screen === 'jobs') return isChosen ? [{ kind: 'job', count: keys.length, requests: { keys } }] : [];
  if (screen !== 'requests') return [];
  const { total = 0, listing } = requests.getState();
  const hasMore = total > keys.length && !filter.getState().isFaulty;
  return [
    ...(isChosen ? [{ kind: 'selected', count: keys.length, requests: { keys } } as const] : []),
    ...(hasMore ? [{ kind: 'list', count: total, requests: { listing } } as const] : []),
  ];
}
