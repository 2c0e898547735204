import { CircleDashed } from 'lucide-react';
import { t } from '../messages/translate';
import './problems.css';

/** In the place of problem counts while there can be none; a request that is clear has nothing there. */
export function NotChecked() {
  return (
    <span className="not-checked" title={t('problems.unchecked.hint')}>
      <CircleDashed size={12} strokeWidth={2.1} aria-hidden="true" />
      {t('problems.unchecked')}
    </span>
  );
}
