import type { Stores } from '../../stores/context';
import type { RequestScope } from '../../stores/window/app-state';
import { reportedKeys } from '../report/reported-keys';

/** The chosen requests, or those of the selected job, and all of the list where it has more. */
export function requestScopes(
  stores: Pick<Stores, 'app' | 'jobs' | 'requests' | 'review' | 'filter'>,
): readonly RequestScope[] {
  const { app, requests, filter } = stores;
  const keys = reportedKeys(stores);
  if (keys.length === 0) return [];
  if (app.getState().screen === 'jobs') return [{ kind: 'job', count: keys.length, requests: { keys } }];
  const { total = 0, listing } = requests.getState();
  const hasMore = total > keys.length && !filter.getState().isFaulty;
  return [
    { kind: 'selected', count: keys.length, requests: { keys } },
    ...(hasMore ? [{ kind: 'list', count: total, requests: { listing } } as const] : []),
  ];
}
