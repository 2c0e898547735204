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
  /** Text for the time after the last request, whose length is not known. */
  readonly ending?: string;
}

export function ScopeProgress({ label, progress, ending }: ScopeProgressProps) {
  if (progress === undefined) return null;
  const { done, total } = progress;
  const isEnding = ending !== undefined && done === total;
  return (
    <div className="scope-progress">
      <output>{isEnding ? ending : t('scope.progress', { done, total })}</output>
      <progress aria-label={label} {...(isEnding ? {} : { value: done, max: total })} />
    </div>
  );
}
