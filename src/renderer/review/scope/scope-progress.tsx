import { t } from '../../lib/messages/failure-text';
import './scope-progress.css';

/** Requests of a scope that are done, of all. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

interface ScopeProgressProps {
  readonly label: string;
  readonly progress: Progress | undefined;
}

export function ScopeProgress({ label, progress }: ScopeProgressProps) {
  if (progress === undefined) return null;
  return (
    <div className="scope-progress">
      <output>{t('scope.progress', { ...progress })}</output>
      <progress aria-label={label} value={progress.done} max={progress.total} />
    </div>
  );
}
