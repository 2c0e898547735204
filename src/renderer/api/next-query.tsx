import type { TokenSummary } from '../../contract/ui-types';
import { useStillTimes } from '../components/use-seconds';
import { exactTime, formatCountdown, preciseSentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/translate';

interface NextQueryProps {
  readonly token: TokenSummary;
  readonly nowMs: number;
  /** Whether the query limit is switched off. */
  readonly isUnlimited: boolean;
}

/** The time of the token's next criteria-based query. */
export function NextQuery({ token, nowMs, isUnlimited }: NextQueryProps) {
  const isStill = useStillTimes();
  if (token.revoked !== undefined) return null;
  if (isUnlimited) return t('api.tokens.nextQuery.unlimited');
  const waitMs = token.nextQuery === undefined ? 0 : Date.parse(token.nextQuery) - nowMs;
  if (token.nextQuery === undefined || waitMs <= 0) return t('api.tokens.nextQuery.now');
  return (
    <time className="countdown" dateTime={token.nextQuery} title={exactTime(token.nextQuery)}>
      {isStill
        ? preciseSentenceTime(token.nextQuery)
        : t('api.tokens.nextQuery.in', { time: formatCountdown(waitMs) })}
    </time>
  );
}

export function isCountingDown(tokens: readonly TokenSummary[]): boolean {
  return tokens.some((token) => token.nextQuery !== undefined && token.revoked === undefined);
}
