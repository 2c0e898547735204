import { CircleHelp } from 'lucide-react';
import type { CheckId } from '../../../content/checks/problem';
import { IconButton } from '../../components/icon-button';
import { checkName } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/check-guide-text';

interface AboutCheckProps {
  readonly check: CheckId;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Shows or hides why a check reports a problem. */
export function AboutCheck({ check, isOpen, onToggle }: AboutCheckProps) {
  return (
    <IconButton
      className="about-check"
      label={t('checkGuide.about', { check: checkName(check) })}
      icon={<CircleHelp size={14} aria-hidden="true" />}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  );
}
