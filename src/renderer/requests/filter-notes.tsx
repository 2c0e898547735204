import { useStore } from 'zustand';
import type { FilterTrouble } from '../../content/filter/filter-term';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { troubleName } from './filter-names';

/** Notes on the filter: what is wrong with it, progress of the index, number of results. */
export function FilterNotes({ troubles }: { readonly troubles: readonly FilterTrouble[] }) {
  const { requests } = useStores();
  const unindexed = useStore(requests, (s) => s.unindexed);
  const filter = useStore(requests, (s) => s.listing.filter);
  const total = useStore(requests, (s) => s.total);
  const text = useStore(useStores().filter, (s) => s.text.trim());
  const isHeld = troubles.length > 0 && filter !== text;
  return (
    <>
      {troubles.length === 0 ? null : (
        <p className="filter-note trouble" id="filter-troubles">
          {[...troubles.map(troubleName), ...(isHeld ? [t('filter.held')] : [])].join(' ')}
        </p>
      )}
      {unindexed === 0 ? null : <p className="filter-note">{t('filter.unindexed', { count: unindexed })}</p>}
      <output className="visually-hidden">
        {filter !== '' && total !== undefined && !isHeld ? t('filter.found', { count: total }) : ''}
      </output>
    </>
  );
}
