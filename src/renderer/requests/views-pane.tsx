import { useState } from 'react';
import { useStore } from 'zustand';
import { viewIds } from '../../contract/views';
import { useStores } from '../stores/context';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { moveAmong } from '../components/list/move-among';
import { SavedViewItem } from './saved-view-item';

export function ViewsPane({ width }: { readonly width: number }) {
  const { requests, savedViews } = useStores();
  const current = useStore(requests, (s) => (s.savedKey === undefined ? s.listing.view : undefined));
  const counts = useStore(requests, (s) => s.counts);
  const saved = useStore(savedViews, (s) => s.views);
  const savedKey = useStore(requests, (s) => s.savedKey);
  // One stop for Tab: the focused view, or else the one that is shown.
  const [focused, setFocused] = useState<string>();
  const stop =
    focused ?? current ?? (saved.some(({ key }) => key === savedKey) ? String(savedKey) : viewIds[0]);
  return (
    // Arrow keys move over the views that it contains.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className="views"
      aria-label={t('views.title')}
      style={{ width }}
      data-pane
      onKeyDown={(event) => void moveAmong(event, 'button.view')}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-view]')?.dataset['view'])}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
      }}
    >
      <h2>{t('views.title')}</h2>
      {viewIds.map((view) => (
        <button
          key={view}
          type="button"
          className="view"
          data-view={view}
          tabIndex={view === stop ? 0 : -1}
          aria-current={view === current ? 'true' : undefined}
          onClick={() => void requests.getState().showView(view)}
        >
          <span>{t(`views.${view}`)}</span> <b>{counts === undefined ? '' : formatNumber(counts[view])}</b>
        </button>
      ))}
      <h2 className="views-saved">{t('views.saved')}</h2>
      {saved.length === 0 ? <p className="views-hint">{t('views.saved.none')}</p> : null}
      {saved.map((view) => (
        <SavedViewItem key={view.key} view={view} isStop={String(view.key) === stop} />
      ))}
    </nav>
  );
}
