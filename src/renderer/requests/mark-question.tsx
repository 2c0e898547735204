import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { useDialog } from '../components/use-dialog';
import type { AskedMark } from '../stores/marking';
import '../components/question-dialog.css';

/** Asks before requests without a result are marked: the interface allows it, but it is hardly ever meant. */
export function MarkQuestion() {
  const { marking } = useStores();
  const asked = useStore(marking.question, (s) => s.asked);
  const cancel = (): void => void marking.answer('cancel');
  const dialog = useDialog(asked !== undefined, cancel);
  return (
    <dialog {...dialog} className="question-dialog" aria-labelledby="mark-question">
      {asked === undefined ? null : <Question asked={asked} />}
    </dialog>
  );
}

function Question({ asked }: { readonly asked: AskedMark }) {
  const { marking } = useStores();
  const { importState, keys, notCompleted } = asked;
  const completed = keys.length - notCompleted.length;
  return (
    <>
      <h1 id="mark-question">
        {keys.length === 1
          ? t('markQuestion.one')
          : t('markQuestion.several', { count: notCompleted.length, total: keys.length })}
      </h1>
      <p>{t('markQuestion.text')}</p>
      <div className="question-acts">
        {completed === 0 ? null : (
          <Button variant="primary" onClick={() => void marking.answer('completed')}>
            {t(`markQuestion.completed.${importState}`, { count: completed })}
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
