import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../components/button';
import { useReturnedFocus } from '../components/use-returned-focus';
import { t } from '../lib/messages/handover-text';
import { useStores } from '../stores/context';
import { handoverStores } from '../stores/handover/handover-stores';

/** How far the reading of a file is that came back. Large ones take long enough to be cancelled. */
export function ReadingFile() {
  const { takeBack } = handoverStores(useStores());
  const reading = useStore(takeBack, (s) => s.reading);
  const focus = useReturnedFocus(reading === undefined, () => undefined);
  return (
    <div {...focus}>
      <ReadingSaid name={reading?.fileName} />
      {reading === undefined ? null : <Progress reading={reading} />}
    </div>
  );
}

/**
 * Announces the beginning and the end of a reading, and not how far it is: a screen reader would read each of
 * the numbers out.
 */
function ReadingSaid({ name }: { readonly name: string | undefined }) {
  const [last, setLast] = useState(name);
  if (name !== undefined && name !== last) setLast(name);
  return (
    <output className="visually-hidden">
      {name !== undefined
        ? t('handovers.reading', { name })
        : last !== undefined
          ? t('handovers.readingEnded', { name: last })
          : null}
    </output>
  );
}

interface ProgressProps {
  readonly reading: {
    readonly fileName: string;
    readonly progress: { readonly done: number; readonly total: number } | undefined;
    readonly cancel: () => void;
  };
}

function Progress({ reading }: ProgressProps) {
  const { fileName: name, progress = { done: 0, total: 0 }, cancel } = reading;
  const { done, total } = progress;
  const isCounted = total > 0 && done < total;
  return (
    <div className="handover-waiting">
      <span>
        {isCounted ? t('handovers.compared', { name, done, total }) : t('handovers.reading', { name })}
      </span>
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
