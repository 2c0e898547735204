import type { ProblemCounts as Counts } from '../../../contract/ui-types';
import { t } from '../../lib/messages/translate';
import { formatNumber } from '../../lib/messages/format';
import { ProblemIcon } from './problem-icon';
import './problems.css';

/**
 * Errors, warnings and matters of style as numbers with their icons, and in words for screen readers: `name`
 * instead where a control consists of them, since an `aria-label` would have to hold the bare numbers
 * (WCAG 2.5.3).
 */
export function ProblemCounts({ name, ...counts }: Counts & { readonly name?: string }) {
  const counted = countsBySeverity(counts);
  if (counted.length === 0) return null;
  const text = countText(counts);
  return (
    <span className="problem-counts" title={text}>
      <span className="visually-hidden">{name ?? text}</span>
      {counted.map(({ severity, count }) => (
        <span key={severity} className={`problem-count ${severity}`} aria-hidden="true">
          <ProblemIcon severity={severity} size={12} />
          {formatNumber(count)}
        </span>
      ))}
    </span>
  );
}

/** "1 error, 2 warnings, 1 matter of style". */
export const countText = (counts: Counts): string => countTexts(counts).join(', ');

export const countTexts = (counts: Counts): readonly string[] =>
  countsBySeverity(counts).map(({ key, count }) => t(key, { count }));

function countsBySeverity({ errors, warnings, styles }: Counts) {
  const all = [
    { severity: 'error', key: 'problems.errors', count: errors },
    { severity: 'warning', key: 'problems.warnings', count: warnings },
    { severity: 'style', key: 'problems.styles', count: styles },
  ] as const;
  return all.filter(({ count }) => count > 0);
}
