import { useStore } from 'zustand';
import type { BackupProgress } from '../../contract/backups';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/settings-text';
import { Button } from '../components/button';
import { isTransfer, RunningJob } from './running-job';

interface ExportRowProps {
  readonly running: BackupProgress | undefined;
  readonly isRestarting: boolean;
}

/**
 * Exports the user's data as a file that other programs can read, and imports it. The desktop application
 * asks for the file.
 */
export function ExportRow({ running, isRestarting }: ExportRowProps) {
  const { backups } = useStores();
  const problems = useStore(backups, (s) => s.importProblems);
  const { exportAll, importFrom } = backups.getState();
  const isBusy = running !== undefined || isRestarting;
  const busy = { disabledReason: isBusy ? t('backups.busy') : undefined };
  return (
    <>
      <div className="card-row">
        <div>
          {t('backups.export.title')}
          <small>{t('backups.export.what')}</small>
        </div>
        {running !== undefined && isTransfer(running.job) ? (
          <RunningJob progress={running} />
        ) : (
          <>
            <Button {...busy} data-control="export" onClick={() => void exportAll()}>
              {t('backups.export')}
            </Button>
            <Button {...busy} data-control="import" onClick={() => void importFrom()}>
              {t('backups.import')}
            </Button>
          </>
        )}
      </div>
      {problems === undefined ? null : (
        <div className="card-row import-problems" role="alert">
          <div>
            {problems.kind === 'refused'
              ? t('backups.import.refused')
              : t('backups.import.leftOut', { count: problems.count })}
            <ul>
              {problems.named.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {problems.count > problems.named.length ? (
                <li>{t('backups.import.more', { count: problems.count - problems.named.length })}</li>
              ) : null}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}
