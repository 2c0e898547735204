import { useEffect, useState } from 'react';
import { useStores } from '../../stores/context';

/** The languages of the requests that are here, to choose from; any other may be typed. */
export function useKnownLanguages(): readonly string[] {
  const { client } = useStores();
  const [languages, setLanguages] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    client.call('filter.values', { view: 'all' }).then(
      ({ source, target }) => {
        if (isShown) setLanguages([...new Set([...target, ...source].map(({ value }) => value))]);
      },
      // Without suggestions a tag is typed.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [client]);
  return languages;
}
