import { t } from '../../lib/messages/translate';
import { formatNumber } from '../../lib/messages/format';
import { ProblemIcon } from './problem-icon';
import './problems.css';

interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

/**
 * Errors and warnings as two numbers with their icons, and in words for screen readers: `name` instead where
 * a control consists of them, since an `aria-label` would have to hold the bare numbers (WCAG 2.5.3).
 */
export function ProblemCounts({ errors, warnings, name }: Counts & { readonly name?: string }) {
  if (errors === 0 && warnings === 0) return null;
  return (
    <span className="problem-counts" title={countText({ errors, warnings })}>
      <span className="visually-hidden">{name ?? countText({ errors, warnings })}</span>
      {errors === 0 ? null : (
        <span className="problem-count error" aria-hidden="true">
          <ProblemIcon level="error" size={12} />
          {formatNumber(errors)}
        </span>
      )}
      {warnings === 0 ? null : (
        <span className="problem-count warning" aria-hidden="true">
          <ProblemIcon level="warning" size={12} />
          {formatNumber(warnings)}
        </span>
      )}
    </span>
  );
}

/** "1 error, 2 warnings". */
export function countText({ errors, warnings }: Counts): string {
  return [
    ...(errors === 0 ? [] : [t('problems.errors', { count: errors })]),
    ...(warnings === 0 ? [] : [t('problems.warnings', { count: warnings })]),
  ].join(', ');
}
