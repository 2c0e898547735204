import { ListFilter } from 'lucide-react';
import { useStore } from 'zustand';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';
import { fieldFilters } from '../../stores/review/field-filter-state';

/**
 * Chooses which fields the review shows. The choice is written beside an icon, whole or not at all: the list
 * itself lies over both, and can't be seen.
 */
export function FieldFilterSelect() {
  const { fieldFilter } = useStores();
  const filter = useStore(fieldFilter, (s) => s.filter);
  const chosen = t(`fieldFilter.${filter}`);
  return (
    <div
      className={filter === 'all' ? 'field-filter' : 'field-filter chosen'}
      title={`${t('fieldFilter.label')}: ${chosen}`}
    >
      <ListFilter size={15} aria-hidden="true" />
      <div className="field-filter-choice" aria-hidden="true">
        {chosen}
      </div>
      <select
        aria-label={t('fieldFilter.label')}
        value={filter}
        onChange={(event) => {
          const next = fieldFilters.find((one) => one === event.target.value);
          if (next !== undefined) fieldFilter.getState().set(next);
        }}
      >
        {fieldFilters.map((one) => (
          <option key={one} value={one}>
            {t(`fieldFilter.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
