import { useEffect, useState } from 'react';
import { joinSizes, noSize, type SizePortion } from '../../../content/text/request-size';
import type { RequestRow } from '../../../contract/ui-types';
import { messageOf } from '../../lib/host/client';
import { useStores } from '../../stores/context';

/** Delay, so that requests that are only passed are not counted. */
const restMs = 200;

export type RequestSize =
  | { readonly kind: 'counted'; readonly size: SizePortion }
  /** The count was stopped or failed; `problem` has the reason. */
  | { readonly kind: 'stopped'; readonly problem: string };

/** The size of a whole request; undefined until it is counted. */
export function useRequestSize({ key, version, state }: RequestRow): RequestSize | undefined {
  const { client } = useStores();
  const of = `${key} ${version} ${state}`;
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly size: RequestSize }>();
  useEffect(() => {
    let isWanted = true;
    const count = async (): Promise<RequestSize> => {
      let size: SizePortion = { ...noSize, next: { field: 0, slice: 0 } };
      for (let from = size.next; from !== undefined; from = size.next) {
        const { next: _, ...before } = size;
        size = joinSizes(before, await client.call('requests.size', { key, version, from }));
        if (!isWanted) break;
      }
      return { kind: 'counted', size };
    };
    const show = (size: RequestSize): void => {
      if (isWanted) setOutcome({ of, size });
    };
    const timer = setTimeout(
      () => void count().then(show, (error: unknown) => show({ kind: 'stopped', problem: messageOf(error) })),
      restMs,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, key, version, of]);
  return outcome?.of === of ? outcome.size : undefined;
}
