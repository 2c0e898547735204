import { useStore } from 'zustand';
import { viewIds } from '../../shared/views';
import { useDesk } from '../desk/desk';
import { formatNumber } from '../messages/format';
import { t } from '../messages/translate';

export function ViewsPane() {
  const { requests } = useDesk();
  const current = useStore(requests, (s) => s.listing.view);
  const counts = useStore(requests, (s) => s.counts);
  return (
    <nav className="views" aria-label={t('views.title')}>
      <h2>{t('views.title')}</h2>
      {viewIds.map((view) => (
        <button
          key={view}
          type="button"
          className="view"
          aria-current={view === current ? 'true' : undefined}
          onClick={() => void requests.getState().setListing({ view })}
        >
          <span>{t(`views.${view}`)}</span> <b>{counts === undefined ? '' : formatNumber(counts[view])}</b>
        </button>
      ))}
    </nav>
  );
}
