import { useStore } from 'zustand';
import { Button } from '../components/button';
import { t } from '../lib/messages/handover-text';
import { useStores } from '../stores/context';
import { handoverStores } from '../stores/handover/handover-stores';

/** How far the reading of a file is that came back. Large ones take long enough to be cancelled. */
export function ReadingFile() {
  const { takeBack } = handoverStores(useStores());
  const reading = useStore(takeBack, (s) => s.reading);
  if (reading === undefined) return null;
  const { fileName: name, progress = { done: 0, total: 0 }, cancel } = reading;
  const { done, total } = progress;
  const isCounted = total > 0 && done < total;
  const text = isCounted ? t('handovers.compared', { name, done, total }) : t('handovers.reading', { name });
  return (
    <div className="handover-waiting">
      <output>{text}</output>
      <progress
        aria-label={t('handovers.reading', { name })}
        {...(isCounted ? { value: done, max: total } : {})}
      />
      <Button small onClick={cancel}>
        {t('handOver.cancel')}
      </Button>
    </div>
  );
}
