import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ProblemLevel } from '../../../content/checks/problem';
import { t } from '../../lib/messages/translate';

/** Shows the level by shape as well as by colour. */
export function ProblemIcon({ level, size = 14 }: { readonly level: ProblemLevel; readonly size?: number }) {
  const Icon = level === 'error' ? OctagonAlert : TriangleAlert;
  return (
    <span className={`problem-icon ${level}`} title={t(`problems.level.${level}`)}>
      <Icon size={size} strokeWidth={2.1} aria-hidden="true" />
    </span>
  );
}
