import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BackupProgress, DataJob } from '../../shared/backups';
import { useDesk } from '../desk/desk';
import {
  cellTime,
  exactTime,
  formatNumber,
  formatPercent,
  formatSize,
  sentenceTime,
} from '../messages/format';
import { t } from '../messages/translate';
import { Button } from '../ui/button';
import { BackupList } from './backup-list';
import { ExportRow } from './export-row';
import './backups.css';

/** Copies of the database: make one, see which there are, put one in its place. */
export function BackupsCard() {
  const { app, backups } = useDesk();
  const summary = useStore(backups, (s) => s.summary);
  const isRestarting = useStore(backups, (s) => s.isRestarting);
  const { load, make, saveAs, restoreFrom } = backups.getState();
  const isDesktop = useStore(app, (s) => s.info?.host === 'electron');
  const [isShown, setShown] = useState(false);
  useEffect(() => void load(), [load]);
  if (summary === undefined) return null;
  const { running, problem } = summary;
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
        {running === undefined ? (
          <>
            <Button onClick={() => void make()}>{t('backups.make')}</Button>
            {isDesktop ? <Button onClick={() => void saveAs()}>{t('backups.saveAs')}</Button> : null}
            {isDesktop ? (
              <Button onClick={() => void restoreFrom()}>{t('backups.restoreFrom')}</Button>
            ) : null}
          </>
        ) : (
          <Running progress={running} />
        )}
      </div>
      {problem === undefined ? null : (
        <p className="card-row backup-problem" role="alert">
          {t('backups.problem', { time: cellTime(problem.time), text: problem.text })}
        </p>
      )}
      {isRestarting ? <output className="card-row">{t('backups.restarting')}</output> : null}
      {isDesktop ? <ExportRow isBusy={running !== undefined || isRestarting} /> : null}
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

const jobTexts = {
  backup: 'backups.writing',
  restore: 'backups.checking',
  export: 'backups.exporting',
  'import-check': 'backups.checking',
  import: 'backups.importing',
} as const satisfies Record<DataJob, string>;

function Running({ progress: { job, done, total } }: { readonly progress: BackupProgress }) {
  const { backups } = useDesk();
  const share = total === 0 ? 0 : done / total;
  const amount = job === 'export' ? formatNumber : formatSize;
  return (
    <div className="backup-running">
      <output>
        {t(jobTexts[job], { percent: formatPercent(share), done: amount(done), total: amount(total) })}
      </output>
      <progress aria-label={t('backups.progress')} value={share} max={1} />
      <Button small variant="quiet" onClick={() => void backups.getState().cancel()}>
        {t('backups.cancel')}
      </Button>
    </div>
  );
}
