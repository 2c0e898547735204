import { useEffect, useState } from 'react';
import { useStores } from '../../stores/context';

/** The connections and tokens by which a profile can apply. */
export interface Choices {
  readonly connections: readonly { readonly key: number; readonly name: string }[];
  readonly tokens: readonly { readonly id: string; readonly name: string }[];
  /** A name that is missing means that its owner was removed only once they are read. */
  readonly isRead: boolean;
}

const none: Choices = { connections: [], tokens: [], isRead: false };

/** Reads the connections and tokens once. */
export function useChoices(): Choices {
  const { client } = useStores();
  const [choices, setChoices] = useState(none);
  useEffect(() => {
    let isWanted = true;
    Promise.all([client.call('connections.list', {}), client.call('tokens.list', {})]).then(
      ([connections, tokens]) => {
        if (isWanted) setChoices({ connections, tokens, isRead: true });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [client]);
  return choices;
}
