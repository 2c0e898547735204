import { useEffect, useState } from 'react';
import type { SizePortion } from '../../../content/text/request-size';
import type { RequestRow } from '../../../contract/ui-types';
import { messageOf } from '../../lib/host/client';
import { countedSize } from '../../lib/host/counted-size';
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
    const count = async (): Promise<RequestSize> => ({
      kind: 'counted',
      size: await countedSize(client, { key, version }, () => isWanted),
    });
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
