import { useEffect, useState } from 'react';
import type { ConnectionSummary, SyncRun, SyncRunWindow } from '../../contract/upstream/connections';
import { useStores } from '../stores/context';
import { cellTime, exactTime, formatDuration, formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { Chip, type ChipTone } from '../components/chip';
import { UpstreamText } from '../components/connection/upstream-text';

const portion = 20;
/** Largest number of runs that one call returns. */
const most = 500;

const tones = {
  running: 'info',
  'up-to-date': 'ok',
  'more-left': 'neutral',
  failed: 'bad',
  interrupted: 'neutral',
} as const satisfies Record<SyncRun['outcome'], ChipTone>;

/** The sync runs of a connection, newest first. */
export function ConnectionRuns({ connection }: { readonly connection: ConnectionSummary }) {
  const { client, connections } = useStores();
  const [limit, setLimit] = useState(portion);
  const [runs, setRuns] = useState<SyncRunWindow>();
  const { key } = connection;
  useEffect(() => {
    let newest = 0;
    const read = async (): Promise<void> => {
      newest += 1;
      const reading = newest;
      try {
        const window = await client.call('connections.runs', { key, offset: 0, limit });
        if (reading === newest) setRuns(window);
      } catch {
        // Background read; the next event reads again.
      }
    };
    void read();
    // An event about connections also concerns their runs.
    const unsubscribe = connections.subscribe((now, before) => {
      if (now.connections !== before.connections) void read();
    });
    return () => {
      newest = Infinity;
      unsubscribe();
    };
  }, [client, connections, key, limit]);

  return (
    <section className="connection-runs" aria-labelledby="connection-runs">
      <h3 id="connection-runs">{t('runs.title')}</h3>
      {runs === undefined ? null : runs.total === 0 ? (
        <p className="connection-hint">{t('runs.none')}</p>
      ) : (
        <>
          <div className="card table-card">
            <table className="tokens runs">
              <thead>
                <tr>
                  <th scope="col">{t('runs.started')}</th>
                  <th scope="col">{t('runs.cause')}</th>
                  <th scope="col">{t('runs.outcome')}</th>
                  <th scope="col">{t('runs.duration')}</th>
                  <th scope="col">{t('runs.pages')}</th>
                  <th scope="col">{t('runs.received')}</th>
                  <th scope="col">{t('runs.added')}</th>
                  <th scope="col">{t('runs.changed')}</th>
                  <th scope="col">{t('runs.refused')}</th>
                </tr>
              </thead>
              <tbody>
                {runs.rows.map((run) => (
                  <Run key={run.key} run={run} />
                ))}
              </tbody>
            </table>
          </div>
          {runs.total > limit && limit < most ? (
            <Button small onClick={() => setLimit(Math.min(limit * 5, most))}>
              {t('runs.more', { count: runs.total - limit })}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

function Run({ run }: { readonly run: SyncRun }) {
  const { problemText } = run;
  return (
    <>
      <tr>
        <th scope="row" title={exactTime(run.started)}>
          {cellTime(run.started)}
        </th>
        <td>{t(`runs.cause.${run.cause}`)}</td>
        <td>
          <Chip tone={tones[run.outcome]}>{t(`runs.outcome.${run.outcome}`)}</Chip>
        </td>
        <td>{run.durationMs === undefined ? '…' : formatDuration(run.durationMs)}</td>
        <td data-name={t('runs.pages')}>{formatNumber(run.pages)}</td>
        <td data-name={t('runs.received')}>{formatNumber(run.received)}</td>
        <td data-name={t('runs.added')}>{formatNumber(run.added)}</td>
        <td data-name={t('runs.changed')}>{formatNumber(run.changed)}</td>
        <td data-name={t('runs.refused')}>{formatNumber(run.refused)}</td>
      </tr>
      {problemText === undefined ? null : (
        <tr className="run-problem">
          <td colSpan={9}>
            <UpstreamText problem={run.problem} text={problemText} />
          </td>
        </tr>
      )}
    </>
  );
}
