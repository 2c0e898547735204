import type { SavedReceiver } from '../../../contract/receivers';
import { t } from '../../lib/receivers/receiver-text';

export type Imported = Pick<SavedReceiver, 'saved' | 'leftOut'>;

/** Says what the content model that was imported last asks and its profile does not. */
export function LeftOut({ saved, leftOut }: Imported) {
  if (leftOut.length === 0) return null;
  return (
    <div className="card-row receivers-left-out">
      <div>
        {t('receivers.leftOut', { name: saved, count: leftOut.length })}
        <ul>
          {leftOut.slice(0, mostShown).map((what) => (
            <li key={what}>
              <code dir="ltr">{what}</code>
            </li>
          ))}
        </ul>
        {leftOut.length > mostShown ? (
          <small>{t('receivers.leftOut.more', { count: leftOut.length - mostShown })}</small>
        ) : null}
      </div>
    </div>
  );
}

/** The most rules that are listed. */
const mostShown = 20;
