import { useStore } from 'zustand';
import type { ViewMode } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';

/** The view mode chosen in this session, or else the preferred one. */
export function useViewMode(): ViewMode {
  const { app, review } = useStores();
  const preferred = useStore(app, (s) => s.preferences.viewMode);
  return useStore(review, (s) => s.viewMode) ?? preferred;
}
