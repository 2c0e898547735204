import { RefreshCw } from 'lucide-react';
import type { ConnectionSummary } from '../../../contract/upstream/connections';
import { useStores } from '../../stores/context';
import { formatCountdown, preciseSentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { Button } from '../button';
import { useSeconds, useStillTimes } from '../use-seconds';

/** Starts a sync, or counts down while upstream's limit doesn't allow it. */
export function SyncNowButton({
  connection,
  small = false,
}: {
  readonly connection: ConnectionSummary;
  readonly small?: boolean;
}) {
  const { connections } = useStores();
  const nowMs = useSeconds(connection.nextQuery !== undefined);
  const isStill = useStillTimes();
  return (
    <Button
      small={small}
      variant={small ? 'plain' : 'primary'}
      icon={<RefreshCw size={small ? 13 : 14} aria-hidden="true" />}
      title={t('connection.sync.hint')}
      disabledReason={refusal(connection, nowMs, isStill)}
      onClick={() => void connections.getState().syncNow(connection)}
    >
      {t('connection.sync')}
    </Button>
  );
}

function refusal(
  { state, paused, nextQuery }: ConnectionSummary,
  nowMs: number,
  isStill: boolean,
): string | undefined {
  if (paused) return t('connection.sync.paused');
  if (state.kind === 'syncing') return t('connection.sync.running');
  if (state.kind === 'needs-you' && (state.problem === 'no-token' || state.problem === 'token-refused')) {
    return t('connection.sync.token');
  }
  const waitMs = nextQuery === undefined ? 0 : Date.parse(nextQuery) - nowMs;
  if (nextQuery === undefined || waitMs <= 0) return undefined;
  return isStill
    ? t('connection.sync.limit.until', { time: preciseSentenceTime(nextQuery) })
    : t('connection.sync.limit', { time: formatCountdown(waitMs) });
}
