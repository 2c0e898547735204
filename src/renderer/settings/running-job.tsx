import type { BackupProgress, DataJob } from '../../contract/backups';
import { useStores } from '../stores/context';
import { formatNumber, formatPercent, formatSize } from '../lib/messages/format';
import { t } from '../lib/messages/settings-text';
import { Button } from '../components/button';

const jobTexts = {
  backup: 'backups.writing',
  restore: 'backups.checking',
  export: 'backups.exporting',
  'import-check': 'backups.checking',
  import: 'backups.importing',
} as const satisfies Record<DataJob, string>;

/** Progress of a data job, with a button that cancels it. */
export function RunningJob({ progress: { job, done, total } }: { readonly progress: BackupProgress }) {
  const { backups } = useStores();
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

/** Whether the job exports to or imports from a file of lines. */
export function isTransfer(job: DataJob): boolean {
  return job === 'export' || job === 'import-check' || job === 'import';
}
