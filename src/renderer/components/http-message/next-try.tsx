import { exactTime, formatCountdown, preciseSentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { useSeconds } from '../use-seconds';

/** When a delivery is tried next. Seen it counts down; a screen reader is told the time once, which stays the same. */
export function NextTry({ at }: { readonly at: string }) {
  const waitMs = Date.parse(at) - useSeconds(true);
  return (
    <time className="countdown" dateTime={at} title={exactTime(at)}>
      <span aria-hidden="true">
        {waitMs > 0 ? t('delivery.nextTry.in', { time: formatCountdown(waitMs) }) : t('delivery.nextTry.now')}
      </span>
      <span className="visually-hidden">{t('delivery.nextTry.at', { time: preciseSentenceTime(at) })}</span>
    </time>
  );
}
