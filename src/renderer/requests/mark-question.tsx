import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { useDialog } from '../components/dialog/use-dialog';
import type { AskedMark } from '../stores/marking';
import '../components/dialog/question-dialog.css';

/**
 * Asks before requests without a result are marked, or several with errors: the interface allows it, but it
 * is hardly ever meant.
 */
export function MarkQuestion() {
  const { marking } = useStores();
  const asked = useStore(marking.question, (s) => s.asked);
  const cancel = (): void => void marking.answer('cancel');
  const dialog = useDialog(asked !== undefined, cancel);
  return (
    <dialog {...dialog} className="dialog question-dialog" aria-labelledby="mark-question">
      {asked === undefined ? null : <Question asked={asked} />}
    </dialog>
  );
}

function Question({ asked }: { readonly asked: AskedMark }) {
  const { marking } = useStores();
  const { importState, keys, notCompleted, withErrors } = asked;
  const total = keys.length;
  const others = total - new Set([...notCompleted, ...withErrors]).size;
  const [first, second] = [
    ...(notCompleted.length === 0 ? [] : [t('markQuestion.several', { count: notCompleted.length, total })]),
    ...(withErrors.length === 0 ? [] : [t('markQuestion.errors', { count: withErrors.length, total })]),
  ];
  return (
    <>
      <h1 id="mark-question">{total === 1 ? t('markQuestion.one') : first}</h1>
      {second === undefined ? null : <p>{second}</p>}
      <p>{t(notCompleted.length > 0 ? 'markQuestion.text' : 'markQuestion.text.errors')}</p>
      <div className="question-actions">
        {others === 0 ? null : (
          <Button variant="primary" onClick={() => void marking.answer('others')}>
            {t(`markQuestion.others.${importState}`, { count: others })}
          </Button>
        )}
        <Button onClick={() => void marking.answer('all')}>
          {t(`markQuestion.all.${importState}`, { count: keys.length })}
        </Button>
        {/* Enter presses the button that changes nothing. */}
        <Button variant="quiet" data-focus-first="" onClick={() => void marking.answer('cancel')}>
          {t('markQuestion.cancel')}
        </Button>
      </div>
    </>
  );
}
