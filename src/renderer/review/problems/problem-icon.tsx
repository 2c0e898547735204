import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ProblemLevel } from '../../../content/checks/problem';
import { t } from '../../lib/messages/translate';

interface ProblemIconProps {
  readonly level: ProblemLevel;
  readonly size?: number;
  readonly title?: string;
}

/** Shows the level by shape as well as by colour. */
export function ProblemIcon({ level, size = 14, title = t(`problems.level.${level}`) }: ProblemIconProps) {
  const Icon = level === 'error' ? OctagonAlert : TriangleAlert;
  return (
    <span className={`problem-icon ${level}`} title={title}>
      <Icon size={size} strokeWidth={2.1} aria-hidden="true" />
    </span>
  );
}
