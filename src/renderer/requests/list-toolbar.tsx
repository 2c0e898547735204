import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useStore } from 'zustand';
import { sortKeys, viewIds } from '../../shared/views';
import { useDesk } from '../desk/desk';
import { formatNumber } from '../messages/format';
import { t } from '../messages/translate';
import { IconButton } from '../ui/icon-button';
import type { Listing } from './requests-state';

/** Above the list: how many there are and in which order; in a narrow window also which view. */
export function ListToolbar() {
  const { requests } = useDesk();
  const listing = useStore(requests, (s) => s.listing);
  const total = useStore(requests, (s) => s.total);
  const counts = useStore(requests, (s) => s.counts);
  const { setListing } = requests.getState();
  const change = <K extends 'view' | 'sort'>(name: K, known: readonly Listing[K][], chosen: string): void => {
    const value = known.find((id) => id === chosen);
    if (value !== undefined) void setListing({ [name]: value });
  };
  const Icon = listing.descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <div className="list-toolbar">
      <select
        className="select view-select"
        aria-label={t('views.choose')}
        value={listing.view}
        onChange={(event) => change('view', viewIds, event.target.value)}
      >
        {viewIds.map((view) => (
          <option key={view} value={view}>
            {t(`views.${view}`)} {counts === undefined ? '' : formatNumber(counts[view])}
          </option>
        ))}
      </select>
      <span className="list-heading">
        <b>{t(`views.${listing.view}`)}</b>
        {total === undefined ? null : <span>{formatNumber(total)}</span>}
      </span>
      <select
        className="select sort-select"
        aria-label={t('list.sort')}
        title={t('list.sort')}
        value={listing.sort}
        onChange={(event) => change('sort', sortKeys, event.target.value)}
      >
        {sortKeys.map((sort) => (
          <option key={sort} value={sort}>
            {t(`list.sort.${sort}`)}
          </option>
        ))}
      </select>
      <IconButton
        label={t(listing.descending ? 'list.descending' : 'list.ascending')}
        icon={<Icon size={16} strokeWidth={1.8} aria-hidden="true" />}
        onClick={() => void setListing({ descending: !listing.descending })}
      />
    </div>
  );
}
