import { useEffect, useState } from 'react';
import type { ImportedMemory, MemoryJobProgress } from '../../../contract/memory/memory';
import { useStores } from '../../stores/context';

interface Memories {
  /** Undefined until they were read. */
  readonly list: readonly ImportedMemory[] | undefined;
  /** The import or export that is under way, also one that was begun in another window. */
  readonly running: MemoryJobProgress | undefined;
}

/** The imported memories, and the job on their files. */
export function useMemories(): Memories {
  const { client } = useStores();
  const [memories, setMemories] = useState<Memories>({ list: undefined, running: undefined });
  useEffect(() => {
    let isShown = true;
    const read = async (): Promise<void> => {
      const [list, { running }] = await Promise.all([
        client.call('memories.list', {}),
        client.call('memories.running', {}),
      ]);
      if (isShown) setMemories({ list, running: running ?? undefined });
    };
    const refresh = (): void => void read().catch(() => undefined);
    refresh();
    const stop = client.subscribe(({ name }) => {
      if (name === 'memories.changed') refresh();
    });
    return () => {
      isShown = false;
      stop();
    };
  }, [client]);
  return memories;
}
