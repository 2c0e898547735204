import { useStore } from 'zustand';
import { languageName } from '../../../content/language-tag';
import type { WideDismissal } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { sentenceTime } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { checkName } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/settings-text';
import { Button } from '../../components/button';

/** Dismissals for many requests at once, with a button to undo each; renders nothing without any. */
export function WideDismissals() {
  const { checkLevels } = useStores();
  const wide = useStore(checkLevels, (s) => s.wide);
  if (wide.length === 0) return null;
  return (
    <>
      <h3>{t('checkLevels.dismissed')}</h3>
      <ul className="card wide-dismissals">
        {wide.map((dismissal) => (
          <li key={dismissal.key} className="card-row">
            <div>
              {checkName(dismissal.check)} {reachOf(dismissal)}
              <small>
                {t('problems.why.field', { time: sentenceTime(dismissal.time) })}
                {dismissal.reason === '' ? null : <q dir="auto">{dismissal.reason}</q>}
              </small>
            </div>
            <Button
              small
              aria-label={t('checkLevels.dismissed.restore', { check: checkName(dismissal.check) })}
              onClick={() => void checkLevels.getState().restore(dismissal)}
            >
              {t('checkLevels.dismissed.restore.do')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function reachOf({ languages }: WideDismissal): string {
  if (languages === undefined) return t('checkLevels.dismissed.everywhere');
  return t('checkLevels.dismissed.pair', {
    source: languageName(languages.source, displayLocale()),
    target: languageName(languages.target, displayLocale()),
  });
}
