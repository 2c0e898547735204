import { useEffect, useState } from 'react';
import type { HandoverProgress } from '../../contract/handovers';
import { useStores } from '../stores/context';

/** How far the hand-over is that is being made, while `isBusy`. */
export function useHandoverProgress(isBusy: boolean): HandoverProgress | undefined {
  const { client } = useStores();
  const [progress, setProgress] = useState<HandoverProgress>();
  useEffect(() => {
    if (!isBusy) return undefined;
    let isShown = true;
    const stop = client.subscribe(({ name }) => {
      if (name !== 'files.changed') return;
      client.call('handovers.making', {}).then(
        ({ making }) => {
          if (isShown) setProgress(making ?? undefined);
        },
        () => undefined,
      );
    });
    return () => {
      isShown = false;
      stop();
      setProgress(undefined);
    };
  }, [client, isBusy]);
  return progress;
}
