import { useStore } from 'zustand';
import type { Look } from '../../../contract/ui-types';
import { useDesk } from '../../stores/context';

/** The look chosen in this session, else the preferred one. */
export function useLook(): Look {
  const { app, review } = useDesk();
  const preferred = useStore(app, (s) => s.preferences.look);
  return useStore(review, (s) => s.look) ?? preferred;
}
