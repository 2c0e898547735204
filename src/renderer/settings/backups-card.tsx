import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { cellTime, exactTime, formatSize, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/settings-text';
import { Button } from '../components/button';
import { BackupList } from './backup-list';
import { ExportRow } from './export-row';
import { isTransfer, RunningJob } from './running-job';
import './backups.css';

/** Backups of the database: making, listing and restoring them. */
export function BackupsCard() {
  const { app, backups } = useStores();
  const summary = useStore(backups, (s) => s.summary);
  const isRestarting = useStore(backups, (s) => s.isRestarting);
  const { load, make, saveAs, restoreFrom } = backups.getState();
  const isDesktop = useStore(app, (s) => s.info?.host === 'electron');
  const [isShown, setShown] = useState(false);
  useEffect(() => void load(), [load]);
  if (summary === undefined) return null;
  const { running, problem, notice } = summary;
  const busy = { disabledReason: running === undefined ? undefined : t('backups.busy') };
  const newest = summary.backups.find(({ kind }) => kind !== 'replaced');
  return (
    <div className="card">
      <div className="card-row">
        <div>
          {t('backups.title')}
          <small title={newest === undefined ? undefined : exactTime(newest.made)}>
            {newest === undefined
              ? t('backups.none')
              : t('backups.newest', { time: sentenceTime(newest.made), size: formatSize(newest.sizeBytes) })}
          </small>
        </div>
        {running !== undefined && !isTransfer(running.job) ? (
          <RunningJob progress={running} />
        ) : (
          <>
            <Button {...busy} data-control="backup" onClick={() => void make()}>
              {t('backups.make')}
            </Button>
            {isDesktop ? (
              <Button {...busy} onClick={() => void saveAs()}>
                {t('backups.saveAs')}
              </Button>
            ) : null}
            {isDesktop ? (
              <Button {...busy} onClick={() => void restoreFrom()}>
                {t('backups.restoreFrom')}
              </Button>
            ) : null}
          </>
        )}
      </div>
      {problem === undefined ? null : (
        <p className="card-row backup-problem" role="alert">
          {t('backups.problem', { time: cellTime(problem.time), text: problem.text })}
        </p>
      )}
      {notice === undefined ? null : (
        <p className="card-row backup-problem" role="alert">
          {t('backups.problem', { time: cellTime(notice.time), text: notice.text })}
        </p>
      )}
      {isRestarting ? <output className="card-row">{t('backups.restarting')}</output> : null}
      {isDesktop ? <ExportRow running={running} isRestarting={isRestarting} /> : null}
      {summary.backups.length === 0 ? null : (
        <div className="card-row">
          <div>
            {t('backups.kept', { count: summary.backups.length })}
            <small>
              <code>{summary.folder}</code>
            </small>
          </div>
          <Button variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'backups.hide' : 'backups.show')}
          </Button>
        </div>
      )}
      {isShown ? <BackupList rows={summary.backups} isBusy={running !== undefined || isRestarting} /> : null}
    </div>
  );
}
