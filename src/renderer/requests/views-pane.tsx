import { useStore } from 'zustand';
import { viewIds } from '../../contract/views';
import { useStores } from '../stores/context';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { SavedViewItem } from './saved-view-item';

export function ViewsPane({ width }: { readonly width: number }) {
  const { requests, savedViews } = useStores();
  const current = useStore(requests, (s) => (s.savedKey === undefined ? s.listing.view : undefined));
  const counts = useStore(requests, (s) => s.counts);
  const saved = useStore(savedViews, (s) => s.views);
  return (
    <nav className="views" aria-label={t('views.title')} style={{ width }}>
      <h2>{t('views.title')}</h2>
      {viewIds.map((view) => (
        <button
          key={view}
          type="button"
          className="view"
          aria-current={view === current ? 'true' : undefined}
          onClick={() => void requests.getState().showView(view)}
        >
          <span>{t(`views.${view}`)}</span> <b>{counts === undefined ? '' : formatNumber(counts[view])}</b>
        </button>
      ))}
      <h2 className="views-saved">{t('views.saved')}</h2>
      {saved.length === 0 ? <p className="views-hint">{t('views.saved.none')}</p> : null}
      {saved.map((view) => (
        <SavedViewItem key={view.key} view={view} />
      ))}
    </nav>
  );
}
