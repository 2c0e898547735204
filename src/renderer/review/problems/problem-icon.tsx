import { CaseSensitive, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../../content/checks/certainty';
import { t } from '../../lib/messages/translate';

interface ProblemIconProps {
  readonly severity: Severity;
  readonly size?: number;
  readonly title?: string;
}

/** Letters fill less of their box than a sign does, in pixels. */
const lettersMore = 2;

const icons = { error: OctagonAlert, warning: TriangleAlert, style: CaseSensitive } as const;

/** Shows the severity by shape as well as by colour. */
export function ProblemIcon({
  severity,
  size = 14,
  title = t(`problems.level.${severity}`),
}: ProblemIconProps) {
  const Icon = icons[severity];
  return (
    <span className={`problem-icon ${severity}`} title={title}>
      <Icon size={severity === 'style' ? size + lettersMore : size} strokeWidth={2.1} aria-hidden="true" />
    </span>
  );
}
