import { useStore } from 'zustand';
import type { FilterTrouble } from '../../content/filter/filter-term';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { troubleName } from './filter-names';

/** Notes on the filter: ignored terms, progress of the index, number of results. */
export function FilterNotes({ troubles }: { readonly troubles: readonly FilterTrouble[] }) {
  const { requests } = useStores();
  const unindexed = useStore(requests, (s) => s.unindexed);
  const isFiltered = useStore(requests, (s) => s.listing.filter !== '');
  const total = useStore(requests, (s) => s.total);
  return (
    <>
      {troubles.length === 0 ? null : (
        <p className="filter-note trouble" id="filter-troubles">
          {troubles.map(troubleName).join(' ')}
        </p>
      )}
      {unindexed === 0 ? null : <p className="filter-note">{t('filter.unindexed', { count: unindexed })}</p>}
      <output className="visually-hidden">
        {isFiltered && total !== undefined ? t('filter.found', { count: total }) : ''}
      </output>
    </>
  );
}
