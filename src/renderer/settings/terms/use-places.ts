import { useEffect, useState } from 'react';
import { lastingConditions } from '../../../content/terms/limiting-filter';
import type { TermbaseUse } from '../../../contract/terms';
import type { SavedView } from '../../../contract/views';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';

interface Named {
  readonly key: number;
  readonly name: string;
}

/** Connections and saved views that a termbase can be limited to. */
export interface Places {
  readonly connections: readonly Named[];
  /** All of them, also those whose filter says nothing that lasts, which don't limit a termbase. */
  readonly views: readonly SavedView[];
}

const none: Places = { connections: [], views: [] };

/** Reads the places once. */
export function usePlaces(): Places {
  const { client } = useStores();
  const [places, setPlaces] = useState(none);
  useEffect(() => {
    let isWanted = true;
    Promise.all([client.call('connections.list', {}), client.call('views.list', {})]).then(
      ([connections, views]) => {
        if (isWanted) setPlaces({ connections, views });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [client]);
  return places;
}

export function isLimiting({ filter }: { readonly filter: string }): boolean {
  return lastingConditions(filter).length > 0;
}

/** Says in words which requests a termbase is limited to. */
export function placeText({ origin, name }: TermbaseUse): string {
  if (origin === 0) return t('terms.applies.local');
  if (name === undefined) return t('terms.applies.gone');
  return origin === undefined ? t('terms.applies.view', { name }) : t('terms.applies.connection', { name });
}
