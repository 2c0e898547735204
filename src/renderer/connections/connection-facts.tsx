import type { ReactNode } from 'react';
import { requestsHere, type ConnectionSummary } from '../../contract/upstream/connections';
import { useStores } from '../stores/context';
import { cellTime, exactTime, formatList, formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { hoursText, intervalText } from '../lib/messages/connection-text';
import { Countdown } from '../components/connection/countdown';

/** Smaller differences between clocks are harmless. */
const worthSayingMs = 10_000;

/** Settings and progress of a connection. */
export function ConnectionFacts({ connection }: { readonly connection: ConnectionSummary }) {
  const { app, connections } = useStores();
  const { nextQuery, nextRun, upToDate, cursor, marksToSend, clockDifferenceMs = 0 } = connection;
  return (
    <section aria-labelledby="connection-facts">
      <h3 id="connection-facts">{t('connection.facts')}</h3>
      <dl className="facts">
        <Fact name={t('connection.upToDate')}>
          {upToDate === undefined ? (
            t('connection.upToDate.never')
          ) : (
            <time dateTime={upToDate} title={exactTime(upToDate)}>
              {cellTime(upToDate)}
            </time>
          )}
        </Fact>
        <Fact name={t('connection.nextQuery')}>
          {nextQuery === undefined ? t('connection.now') : <Countdown at={nextQuery} />}
        </Fact>
        <Fact name={t('connection.nextRun')}>
          {nextRun === undefined ? t('connection.nextRun.none') : <Countdown at={nextRun} />}
        </Fact>
        <Fact name={t('connection.schedule')}>
          {intervalText(connection.intervalSeconds)}
          {connection.workingHours === null ? null : `, ${hoursText(connection.workingHours)}`}
        </Fact>
        <Fact name={t('connection.pageSize')}>{formatNumber(connection.pageSize)}</Fact>
        <Fact name={t('connection.looks')}>{looksText(connection)}</Fact>
        <Fact name={t('connection.source')}>
          {t(connection.everySource ? 'connection.source.every' : 'connection.source.api')}
        </Fact>
        {/* Which type the service answers to is known from its first answer on. */}
        {upToDate === undefined ? null : (
          <Fact name={t('connection.variant')}>{t(`connection.variant.${connection.variant}`)}</Fact>
        )}
        <Fact name={t('connection.mirrored')}>
          {formatNumber(requestsHere(connection))} <KeptByOthers connection={connection} />
        </Fact>
        {connection.sharesMirrorWith.length === 0 ? null : (
          <Fact name={t('connection.shared')}>
            <bdi title={t('connection.shared.hint')}>{formatList(connection.sharesMirrorWith)}</bdi>
          </Fact>
        )}
        <Fact name={t('connection.cursor')}>
          {cursor === undefined ? (
            t('connection.cursor.none')
          ) : (
            // The tooltip has it as the service said it, for its log.
            <time dateTime={cursor} title={cursor}>
              {cellTime(cursor)}
            </time>
          )}
        </Fact>
        {Math.abs(clockDifferenceMs) < worthSayingMs ? null : (
          <Fact name={t('connection.clock')}>
            {t(clockDifferenceMs > 0 ? 'connection.clock.ahead' : 'connection.clock.behind', {
              seconds: formatNumber(Math.round(Math.abs(clockDifferenceMs) / 1000)),
            })}
          </Fact>
        )}
        {marksToSend === 0 ? null : (
          <Fact name={t('connection.toSend')}>
            {formatNumber(marksToSend)}{' '}
            <Button small onClick={() => app.getState().showConnectionsTab('outbox')}>
              {t('connection.toSend.show')}
            </Button>
          </Fact>
        )}
      </dl>
      <Button
        small
        title={t('connection.fetchAgain.hint')}
        onClick={() => void connections.getState().fetchAgain(connection)}
      >
        {t('connection.fetchAgain')}
      </Button>
    </section>
  );
}

function looksText({ looksAgain, looksDue }: ConnectionSummary): string {
  if (!looksAgain) return t('connection.looks.off');
  if (looksDue === 0) return t('connection.looks.on');
  return t('connection.looks.due', { number: `${formatNumber(looksDue)}${looksDue < 1000 ? '' : '+'}` });
}

/** Requests that other connections to the service mirrored. */
function KeptByOthers({
  connection: { requests, keptByOthers },
}: {
  readonly connection: ConnectionSummary;
}) {
  if (keptByOthers.length === 0) return null;
  const names = formatList(keptByOthers.map(({ name }) => name));
  const count = keptByOthers.reduce((sum, kept) => sum + kept.requests, 0);
  return (
    <bdi className="fact-note">
      {requests === 0
        ? t('connection.mirrored.byOthers', { names })
        : t('connection.mirrored.partlyByOthers', { names, count })}
    </bdi>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
