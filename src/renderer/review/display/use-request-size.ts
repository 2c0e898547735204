import { useEffect, useState } from 'react';
import { joinSizes, noSize, type SizePortion } from '../../../shared/text/request-size';
import type { RequestRow } from '../../../shared/ui-types';
import { useDesk } from '../../stores/context';

/** A request that is passed is not counted. */
const restMs = 200;

/** How long a request is as a whole; undefined until that is counted. */
export function useRequestSize({ key, version, state }: RequestRow): SizePortion | undefined {
  const { client } = useDesk();
  const of = `${key} ${version} ${state}`;
  const [counted, setCounted] = useState<{ readonly of: string; readonly size: SizePortion }>();
  useEffect(() => {
    let isWanted = true;
    const count = async (): Promise<void> => {
      let size: SizePortion = { ...noSize, next: { field: 0, slice: 0 } };
      for (let from = size.next; from !== undefined; from = size.next) {
        const { next: _, ...before } = size;
        size = joinSizes(before, await client.call('requests.size', { key, version, from }));
        if (!isWanted) return;
      }
      setCounted({ of, size });
    };
    // Without it nothing is missed; the fields have counts of their own.
    const timer = setTimeout(() => void count().catch(() => undefined), restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, key, version, of]);
  return counted?.of === of ? counted.size : undefined;
}
