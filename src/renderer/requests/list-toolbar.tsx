import { ArrowDownUp, ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useStore } from 'zustand';
import { sortKeys } from '../../contract/views';
import { useStores } from '../stores/context';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { IconButton } from '../components/icon-button';
import { SaveViewButton } from './save-view-button';
import { useViewName } from './view-name';
import { ViewSelect } from './view-select';

/** Count and order of the list; in a narrow window the view too. */
export function ListToolbar() {
  const { requests } = useStores();
  const { sort, descending, filter } = useStore(requests, (s) => s.listing);
  const total = useStore(requests, (s) => s.total);
  const name = useViewName();
  const { setListing } = requests.getState();
  const Icon = descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <div className="list-toolbar">
      <ViewSelect />
      <span className="list-heading">
        <b title={name}>{name}</b>
        {total === undefined ? null : <span>{formatNumber(total)}</span>}
      </span>
      {total === undefined || filter === '' ? null : (
        <span className="list-found">{t('list.count', { count: total })}</span>
      )}
      <SaveViewButton />
      <span className="list-order">
        <span className="list-sort">
          <ArrowDownUp size={15} strokeWidth={1.8} aria-hidden="true" />
          <span className="list-sort-choice" aria-hidden="true">
            {t(`list.sort.${sort}`)}
          </span>
          <select
            className="select"
            aria-label={t('list.sort')}
            title={t('list.sort')}
            value={sort}
            onChange={(event) => {
              const chosen = sortKeys.find((key) => key === event.target.value);
              if (chosen !== undefined) void setListing({ sort: chosen });
            }}
          >
            {sortKeys.map((key) => (
              <option key={key} value={key}>
                {t(`list.sort.${key}`)}
              </option>
            ))}
          </select>
        </span>
        <IconButton
          label={t(descending ? 'list.descending' : 'list.ascending')}
          icon={<Icon size={16} strokeWidth={1.8} aria-hidden="true" />}
          onClick={() => void setListing({ descending: !descending })}
        />
      </span>
    </div>
  );
}
