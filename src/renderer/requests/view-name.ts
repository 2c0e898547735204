import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';

/** The name of the shown view: the saved view it started from, or the built-in one. */
export function useViewName(): string {
  const { requests, savedViews } = useStores();
  const view = useStore(requests, (s) => s.listing.view);
  const savedKey = useStore(requests, (s) => s.savedKey);
  const saved = useStore(savedViews, (s) => s.views.find(({ key }) => key === savedKey));
  return saved?.name ?? t(`views.${view}`);
}
