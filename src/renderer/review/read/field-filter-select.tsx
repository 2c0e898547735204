import { useStore } from 'zustand';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';
import { fieldFilters } from '../../stores/review/field-filter-state';

/** Chooses which fields the review shows. */
export function FieldFilterSelect() {
  const { fieldFilter } = useStores();
  const filter = useStore(fieldFilter, (s) => s.filter);
  return (
    <select
      className={filter === 'all' ? 'field-filter' : 'field-filter chosen'}
      aria-label={t('fieldFilter.label')}
      title={t('fieldFilter.label')}
      value={filter}
      onChange={(event) => {
        const chosen = fieldFilters.find((one) => one === event.target.value);
        if (chosen !== undefined) fieldFilter.getState().set(chosen);
      }}
    >
      {fieldFilters.map((one) => (
        <option key={one} value={one}>
          {t(`fieldFilter.${one}`)}
        </option>
      ))}
    </select>
  );
}
