import { useEffect, useState } from 'react';
import type { HandoverProgress } from '../../contract/handovers';
import { useStores } from '../stores/context';

/** How far the hand-over of that name is; undefined until it is known which requests it has. */
export function useHandoverProgress(making: string | undefined): HandoverProgress | undefined {
  const { client } = useStores();
  const [progress, setProgress] = useState<HandoverProgress>();
  useEffect(() => {
    if (making === undefined) return undefined;
    let isShown = true;
    const stop = client.subscribe(({ name }) => {
      if (name !== 'files.changed') return;
      client.call('handovers.making', {}).then(
        ({ making: known }) => {
          const isOwn = known?.making === making && known.total > 0;
          if (isShown) setProgress(isOwn ? known : undefined);
        },
        () => undefined,
      );
    });
    return () => {
      isShown = false;
      stop();
      setProgress(undefined);
    };
  }, [client, making]);
  return progress;
}
