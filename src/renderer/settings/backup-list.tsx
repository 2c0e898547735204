import { useEffect, useRef, useState } from 'react';
import type { BackupRow } from '../../contract/backups';
import { useStores } from '../stores/context';
import { cellTime, exactTime, factSeparator, formatSize, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/settings-text';
import { Button } from '../components/button';

/** The kept backups, newest first. A plain list, because there are only a few. */
export function BackupList({
  rows,
  isBusy,
}: {
  readonly rows: readonly BackupRow[];
  readonly isBusy: boolean;
}) {
  const [asked, setAsked] = useState<string>();
  return (
    <ul className="backup-list" aria-label={t('backups.list')}>
      {rows.map((row) => (
        <li key={row.name} className="card-row">
          <div>
            <span title={exactTime(row.made)}>{cellTime(row.made)}</span>
            <small>
              {t(`backups.kind.${row.kind}`)}
              {factSeparator()}
              {formatSize(row.sizeBytes)}
              {factSeparator()}
              <code>{row.name}</code>
            </small>
          </div>
          {asked === row.name ? null : (
            <Button
              small
              aria-label={t('backups.restore.of', { time: cellTime(row.made) })}
              disabledReason={isBusy ? t('backups.busy') : undefined}
              onClick={() => setAsked(row.name)}
            >
              {t('backups.restore')}
            </Button>
          )}
          {asked === row.name ? <RestoreQuestion row={row} onDone={() => setAsked(undefined)} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Asks before restoring: later changes will exist only in the copy that is put aside. */
function RestoreQuestion({ row, onDone }: { readonly row: BackupRow; readonly onDone: () => void }) {
  const { backups } = useStores();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const id = `restore-${row.name}`;
  return (
    // Esc leaves from either button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="restore-question"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <p id={id}>{t('backups.restore.question', { time: sentenceTime(row.made) })}</p>
      <Button
        small
        variant="danger"
        ref={first}
        aria-describedby={id}
        onClick={() => {
          onDone();
          void backups.getState().restore(row);
        }}
      >
        {t('backups.restore.now')}
      </Button>
      <Button small variant="quiet" onClick={onDone}>
        {t('backups.restore.cancel')}
      </Button>
    </div>
  );
}
