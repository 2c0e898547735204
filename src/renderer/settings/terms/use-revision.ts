import { useEffect } from 'react';
import { useStores } from '../../stores/context';

/** Calls `read`, which must be stable, at once and whenever terms or their imports may have changed. */
export function useRevision(of: 'revision' | 'filesRevision', read: () => void): void {
  const { terms } = useStores();
  useEffect(() => {
    read();
    return terms.subscribe((now, before) => {
      if (now[of] !== before[of]) read();
    });
  }, [terms, of, read]);
}
