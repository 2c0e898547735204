import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { canShowImages } from './shown-images';

/** Whether images of the shown request are loaded: requested here, or for its connection. */
export function useImagesShown(): boolean {
  const { app, review } = useStores();
  const isAsked = useStore(review, (s) => s.imagesShown);
  const connection = useStore(review, (s) => s.detail?.connection);
  const connections = useStore(app, (s) => s.preferences.imagesFrom);
  if (!canShowImages()) return false;
  return isAsked ?? (connection !== undefined && connections.includes(connection));
}
