import { useId } from 'react';
import type { ConnectionSummary } from '../../contract/upstream/connections';
import { ConnectionMark } from '../components/connection/connection-mark';
import { Countdown } from '../components/connection/countdown';
import { PauseButton } from '../components/connection/pause-button';
import { SyncNowButton } from '../components/connection/sync-now-button';
import { exactTime, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { openConnection } from '../stores/open-connection';
import { useStores } from '../stores/context';
import { UpstreamText } from '../components/connection/upstream-text';

/** A connection in the status bar; a click opens its state and actions on any screen. */
export function ConnectionChip({ connection }: { readonly connection: ConnectionSummary }) {
  const id = useId();
  return (
    <>
      <button type="button" className="status-button" popoverTarget={id} title={t('status.connection.hint')}>
        <bdi className="status-connection-name">{connection.name}</bdi>
        <ConnectionMark state={connection.state} />
      </button>
      <dialog id={id} popover="auto" aria-label={connection.name} className="popover-card connection-popover">
        <Details connection={connection} id={id} />
      </dialog>
    </>
  );
}

function Details({ connection, id }: { readonly connection: ConnectionSummary; readonly id: string }) {
  const { app, connections } = useStores();
  const { key, name, state, upToDate, nextQuery } = connection;
  const open = (): void => {
    document.getElementById(id)?.hidePopover();
    openConnection({ app, connections }, { kind: 'one', key });
  };
  return (
    <>
      <p className="connection-popover-head">
        <bdi>{name}</bdi> <ConnectionMark state={state} />
      </p>
      {state.kind === 'needs-you' ? (
        <p className="problem">
          <UpstreamText {...state} />
        </p>
      ) : null}
      <dl>
        <div>
          <dt>{t('connection.upToDate')}</dt>
          <dd title={upToDate === undefined ? undefined : exactTime(upToDate)}>
            {upToDate === undefined ? t('connection.upToDate.never') : sentenceTime(upToDate)}
          </dd>
        </div>
        <div>
          <dt>{t('connection.nextQuery')}</dt>
          <dd>{nextQuery === undefined ? t('connection.now') : <Countdown at={nextQuery} />}</dd>
        </div>
      </dl>
      <div className="connection-popover-actions">
        <SyncNowButton small connection={connection} />
        <PauseButton small connection={connection} />
        <Button small variant="quiet" onClick={open}>
          {t('status.connection.open')}
        </Button>
      </div>
    </>
  );
}
