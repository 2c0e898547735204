import { useCallback, useState } from 'react';
import type { TermJobProgress } from '../../../contract/terms';
import { Button } from '../../components/button';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';
import { useRevision } from './use-revision';

/** The import that is at work, also one that was begun in another window. */
export function TermProgress() {
  const { client } = useStores();
  const [running, setRunning] = useState<TermJobProgress>();
  const read = useCallback(() => {
    client.call('terms.running', {}).then(
      ({ running: now }) => setRunning(now ?? undefined),
      () => undefined,
    );
  }, [client]);
  useRevision('filesRevision', read);
  if (running === undefined) return null;
  const { done, total } = running;
  return (
    <div className="card-row">
      <output>
        {total === 0 ? t('terms.import.reading') : t('terms.import.progress', { done, total })}
        <progress {...(total === 0 ? {} : { value: done, max: total })} />
      </output>
      <Button small onClick={() => void client.call('terms.cancel', {})}>
        {t('terms.import.cancel')}
      </Button>
    </div>
  );
}
