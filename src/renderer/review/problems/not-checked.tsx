import { CircleDashed, CircleX } from 'lucide-react';
import { t } from '../../lib/messages/translate';
import './problems.css';

/** In the place of problem counts while there can be none; a request that is clear has nothing there. */
export function NotChecked({ state }: { readonly state: 'waiting' | 'failed' }) {
  const Icon = state === 'failed' ? CircleX : CircleDashed;
  return (
    <span className={`not-checked ${state}`} title={t(`problems.unchecked.${state}.hint`)}>
      <Icon size={12} strokeWidth={2.1} aria-hidden="true" />
      {t(`problems.unchecked.${state}`)}
    </span>
  );
}
