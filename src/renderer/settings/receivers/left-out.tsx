import { withoutRoomLine } from '../../../content/receivers/content-models/profile-of-model';
import type { SavedReceiver } from '../../../contract/receivers';
import { t } from '../../lib/receivers/receiver-text';
import { useRuleTexts } from '../../lib/receivers/rule-texts';

export type Imported = Pick<SavedReceiver, 'saved' | 'leftOut' | 'withoutRoom'>;

/** Says what the content model that was imported last asks and its profile does not. */
export function LeftOut({ saved, leftOut, withoutRoom }: Imported) {
  const texts = useRuleTexts();
  const count = leftOut.length + withoutRoom.length;
  if (count === 0) return null;
  const rules = withoutRoom.slice(0, mostShown).map((rule) => withoutRoomLine(rule, texts));
  return (
    <div className="card-row receivers-left-out">
      <div>
        {t('receivers.leftOut', { name: saved, count })}
        <ul>
          {leftOut.slice(0, mostShown).map((what) => (
            <li key={what}>
              <code dir="ltr">{what}</code>
            </li>
          ))}
          {rules.slice(0, Math.max(0, mostShown - leftOut.length)).map((rule) => (
            <li key={rule} dir="auto">
              {rule}
            </li>
          ))}
        </ul>
        {count > mostShown ? (
          <small>{t('receivers.leftOut.more', { count: count - mostShown })}</small>
        ) : null}
      </div>
    </div>
  );
}

/** The most rules that are listed. */
const mostShown = 20;
