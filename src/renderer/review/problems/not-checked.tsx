import { CircleDashed, CircleX } from 'lucide-react';
import { t } from '../../lib/messages/translate';
import './problems.css';

/** Replaces problem counts before a check; a request without problems shows nothing. */
export function NotChecked({ state }: { readonly state: 'waiting' | 'failed' }) {
  const Icon = state === 'failed' ? CircleX : CircleDashed;
  return (
    <span className={`not-checked ${state}`} title={t(`problems.unchecked.${state}.hint`)}>
      <Icon size={12} strokeWidth={2.1} aria-hidden="true" />
      {t(`problems.unchecked.${state}`)}
    </span>
  );
}
