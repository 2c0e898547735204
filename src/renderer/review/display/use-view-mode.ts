import { useStore } from 'zustand';
import type { ViewMode } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';

/** The look chosen in this session, else the preferred one. */
export function useViewMode(): ViewMode {
  const { app, review } = useStores();
  const preferred = useStore(app, (s) => s.preferences.look);
  return useStore(review, (s) => s.viewMode) ?? preferred;
}
