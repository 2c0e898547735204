import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useStore } from 'zustand';
import { useStores, type Stores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { IconButton } from '../components/icon-button';
import { isChanged } from '../stores/lists/saved-views-state';
import { ViewNameField } from './view-name-field';

/** Saves a list that differs from every view, as a new view or as the one it started from. */
export function SaveViewButton() {
  const stores = useStores();
  const { requests, savedViews, filter } = stores;
  const state = useStore(requests);
  const isFaulty = useStore(filter, (s) => s.isFaulty);
  const saved = useStore(savedViews, (s) => s.views.find(({ key }) => key === state.savedKey));
  const naming = useStore(savedViews, (s) => s.naming);
  if (naming === 'new') {
    return (
      <ViewNameField
        className="floating"
        label={t('views.name')}
        name={state.listing.filter}
        onDone={(name) => savedViews.getState().saveAs(name)}
      />
    );
  }
  if (saved !== undefined && naming === saved.key) {
    return (
      <ViewNameField
        className="floating where-views-are-hidden"
        label={t('views.name')}
        name={saved.name}
        onDone={(name) => savedViews.getState().rename(saved.key, name)}
      />
    );
  }
  if (isFaulty) return null;
  if (saved === undefined ? state.listing.filter === '' : !isChanged(saved, state)) return null;
  const label = saved === undefined ? t('views.save') : t('views.update', { name: saved.name });
  const Icon = saved === undefined ? BookmarkPlus : BookmarkCheck;
  return (
    <>
      <IconButton
        label={label}
        command="view.save"
        icon={<Icon size={16} strokeWidth={1.8} aria-hidden="true" />}
        onClick={() => saveView(stores)}
      />
      {saved === undefined ? null : (
        <IconButton
          label={t('views.saveNew')}
          command="view.saveAs"
          icon={<BookmarkPlus size={16} strokeWidth={1.8} aria-hidden="true" />}
          onClick={() => saveAsNewView(stores)}
        />
      )}
    </>
  );
}

/** Saves the list as a new view with its own name; the original view stays unchanged. */
export function saveAsNewView({ savedViews }: Stores): void {
  savedViews.getState().nameOne('new');
}

/** Runs the button's action, also by key: updates the user's own view, otherwise asks for a name. */
export function saveView({ requests, savedViews }: Stores): void {
  const { savedKey } = requests.getState();
  const saved = savedViews.getState().views.find(({ key }) => key === savedKey);
  if (saved === undefined) savedViews.getState().nameOne('new');
  else if (isChanged(saved, requests.getState())) void savedViews.getState().update(saved.key);
}
