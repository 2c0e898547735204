import { useStore } from 'zustand';
import type { Fulfilment } from '../../../contract/fulfilment';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/review-text';
import { Button } from '../../components/button';
import { holdText } from './available-actions';

/** The notice that holds the editor up, or the question of an action before it runs. */
export function EditNotices({ fulfilment }: { readonly fulfilment: Fulfilment }) {
  const { edit } = useStores();
  const asks = useStore(edit, (s) => s.asks);
  const { run, ask, keepDrafts } = edit.getState();
  const { missing, hold } = fulfilment;
  const held = holdText(fulfilment);
  return (
    <>
      {held === undefined ? null : (
        <output className="edit-notice">
          <span>{held}</span>
          {hold === undefined ? (
            <Button small onClick={() => void keepDrafts()}>
              {t('edit.stale.keep')}
            </Button>
          ) : null}
        </output>
      )}
      {asks === 'reopen' ? (
        <div className="edit-notice" role="alert">
          <span>{t('edit.reopen.question')}</span>
          <span className="edit-notice-actions">
            <Button small onClick={() => void run('reopen', true)}>
              {t('edit.reopen.confirm')}
            </Button>
            <Button small variant="quiet" onClick={() => ask(undefined)}>
              {t('edit.reopen.cancel')}
            </Button>
          </span>
        </div>
      ) : null}
      {asks === 'missing' ? (
        <div className="edit-notice" role="alert">
          <span>{t('edit.complete.missing', { count: missing })}</span>
          <span className="edit-notice-actions">
            <Button small onClick={() => void run('complete', true)}>
              {t('edit.complete.copy')}
            </Button>
            <Button small variant="quiet" onClick={() => ask(undefined)}>
              {t('edit.complete.back')}
            </Button>
          </span>
        </div>
      ) : null}
    </>
  );
}
