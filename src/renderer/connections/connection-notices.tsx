import type { ConnectionSummary } from '../../contract/upstream/connections';
import { useStores } from '../stores/context';
import { exactTime, formatNumber, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { PutAsideList } from './put-aside-list';
import { UpstreamText } from '../components/connection/upstream-text';

/** Notices about a connection: progress, problems and remedies. */
export function ConnectionNotices({ connection }: { readonly connection: ConnectionSummary }) {
  const { state, listener, notUnderstood } = connection;
  return (
    <div className="connection-notices" aria-live="polite">
      {state.kind === 'syncing' ? <Progress done={state.done} total={state.total} /> : null}
      {state.kind === 'waiting' && state.more > 0 ? <Left connection={connection} more={state.more} /> : null}
      <Problem connection={connection} />
      {notUnderstood > 0 ? (
        <section className="notice warn">
          <p>{t('connection.notUnderstood', { count: notUnderstood })}</p>
          <p className="notice-todo">{t('connection.notUnderstood.todo')}</p>
          <PutAsideList key={`${connection.key} ${notUnderstood}`} connectionKey={connection.key} />
        </section>
      ) : null}
      {listener.seemsSilent ? (
        <section className="notice warn">
          <p>{t('connection.silent')}</p>
          <p className="notice-todo">{t('connection.silent.todo')}</p>
        </section>
      ) : null}
    </div>
  );
}

function Progress({ done, total }: { readonly done: number; readonly total: number | undefined }) {
  return (
    <section className="notice sync-progress">
      <p>
        {total === undefined
          ? t('connection.progress.begun')
          : t('connection.progress', { done: formatNumber(done), total: formatNumber(total) })}
      </p>
      <progress
        aria-label={t('connection.progress.label')}
        value={total === undefined ? undefined : done}
        max={total}
      />
    </section>
  );
}

interface LeftProps {
  readonly connection: ConnectionSummary;
  readonly more: number;
}

/**
 * Progress between two queries. That of a first sync is known if every request here arrived by this
 * connection.
 */
function Left({ connection: { upToDate, requests, keptByOthers }, more }: LeftProps) {
  if (upToDate !== undefined || keptByOthers.length > 0)
    return <p className="notice">{t('connection.more', { count: more })}</p>;
  const total = requests + more;
  const values = { done: formatNumber(requests), total: formatNumber(total) };
  return (
    <section className="notice sync-progress">
      <p>{t('connection.progress.waiting', values)}</p>
      <progress aria-label={t('connection.progress.label')} value={requests} max={total} />
    </section>
  );
}

function Problem({ connection }: { readonly connection: ConnectionSummary }) {
  const { connections } = useStores();
  const { key, state, problem } = connection;
  if (state.kind === 'needs-you') {
    return (
      <section className="notice bad">
        <p>
          <UpstreamText {...state} />
        </p>
        {problem === undefined ? null : <Since time={problem.since} />}
        <Button onClick={() => connections.getState().show({ kind: 'edit', key })}>
          {t('connection.mend')}
        </Button>
      </section>
    );
  }
  if (problem === undefined) return null;
  return (
    <section className="notice warn">
      <p>
        <UpstreamText problem={problem.kind} text={problem.text} />
      </p>
      <Since time={problem.since} />
    </section>
  );
}

function Since({ time }: { readonly time: string }) {
  return (
    <p className="notice-todo" title={exactTime(time)}>
      {t('connection.since', { time: sentenceTime(time) })}
    </p>
  );
}
