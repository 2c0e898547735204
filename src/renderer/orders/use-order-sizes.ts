import { useEffect, useState } from 'react';
import type { TextSize } from '../../content/text/text-size';
import type { OrderRequest } from '../../contract/orders';
import { countedSize } from '../lib/host/counted-size';
import { useStores } from '../stores/context';

/** Delay, so that orders that are only passed are not counted. */
const restMs = 300;

/** The sizes of the requests' sources by key, as they are counted: one request after the other. */
export function useOrderSizes(requests: readonly OrderRequest[]): ReadonlyMap<number, TextSize> {
  const { client } = useStores();
  const [sizes, setSizes] = useState<ReadonlyMap<number, TextSize>>(new Map());
  const asked = requests.map(({ key, version }) => `${key}:${version}`).join(' ');
  useEffect(() => {
    let isWanted = true;
    const countAll = async (): Promise<void> => {
      const counted = new Map<number, TextSize>();
      for (const one of asked.split(' ')) {
        const [key = 0, version = 0] = one.split(':').map(Number);
        const { source } = await countedSize(client, { key, version }, () => isWanted);
        if (!isWanted) return;
        counted.set(key, source);
        setSizes(new Map(counted));
      }
    };
    // A count is no more than a help: a request that can't be counted is shown without one.
    const timer = setTimeout(() => void countAll().catch(() => undefined), restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, asked]);
  return sizes;
}
