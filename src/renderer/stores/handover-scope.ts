import type { Stores } from './context';
import type { HandoverScope } from './window/app-state';

/** The selected requests, and all of the list as it is shown. */
export function shownScopes({
  requests,
  filter,
}: Pick<Stores, 'requests' | 'filter'>): readonly HandoverScope[] {
  const { chosen, selected, total = 0, listing } = requests.getState();
  const keys = chosen.size > 1 ? [...chosen.keys()] : selected === undefined ? [] : [selected.row.key];
  const isListed = total > 0 && !filter.getState().isFaulty;
  return [
    ...(keys.length === 0 ? [] : [{ kind: 'selected', count: keys.length, requests: { keys } } as const]),
    ...(isListed
      ? [
          {
            kind: 'list',
            count: total,
            requests: {
              view: listing.view,
              ...(listing.filter === '' ? {} : { filter: listing.filter }),
            },
          } as const,
        ]
      : []),
  ];
}
