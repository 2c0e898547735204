import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { Button } from '../ui/button';

/** What the user owns as a file that other programs read, and back. The desktop asks for the file. */
export function ExportRow({ isBusy }: { readonly isBusy: boolean }) {
  const { backups } = useDesk();
  const problem = useStore(backups, (s) => s.importProblem);
  const { exportAll, importFrom } = backups.getState();
  return (
    <>
      <div className="card-row">
        <div>
          {t('backups.export.title')}
          <small>{t('backups.export.what')}</small>
        </div>
        <Button disabledReason={isBusy ? t('backups.busy') : undefined} onClick={() => void exportAll()}>
          {t('backups.export')}
        </Button>
        <Button disabledReason={isBusy ? t('backups.busy') : undefined} onClick={() => void importFrom()}>
          {t('backups.import')}
        </Button>
      </div>
      {problem === undefined ? null : (
        <p className="card-row backup-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
