import { Pause, Play } from 'lucide-react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';

/** Progress of the background checks in the status bar, while they take longer than a moment or wait. */
export function CheckingProgress() {
  const { checking } = useStores();
  const progress = useStore(checking, (s) => s.progress);
  if (progress === undefined) return null;
  const { done, total, isPaused, canPause } = progress;
  const label = t(isPaused ? 'status.checking.resume' : 'status.checking.pause');
  const Icon = isPaused ? Play : Pause;
  return (
    <span className="status-checking" title={t('status.checking.hint')}>
      {t(isPaused ? 'status.checking.paused' : 'status.checking', { done, total })}
      {canPause ? (
        <button
          type="button"
          className="status-button"
          aria-label={label}
          title={t(isPaused ? 'status.checking.resume.hint' : 'status.checking.pause.hint')}
          onClick={() => void checking.getState().pause(!isPaused)}
        >
          <Icon size={12} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
