import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/button';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';

/** How far the work on an order or a file is, and what stops it. */
export function RunningFileJob() {
  const { fileImport } = useStores();
  const running = useStore(fileImport, (s) => s.running);
  const { loadRunning, cancelRunning } = fileImport.getState();
  useEffect(() => void loadRunning(), [loadRunning]);
  if (running === undefined) return null;
  const { job, done, total } = running;
  return (
    <div className="file-job">
      <output>
        {t(`fileJob.${job}`, { number: Math.min(done + 1, Math.max(total, 1)), count: Math.max(total, 1) })}
      </output>
      <progress aria-label={t('fileJob.progress')} value={total === 0 ? 0 : done / total} max={1} />
      <Button small variant="quiet" onClick={() => void cancelRunning()}>
        {t('fileJob.cancel')}
      </Button>
    </div>
  );
}
