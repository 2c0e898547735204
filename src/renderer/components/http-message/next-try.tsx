import { exactTime, formatCountdown, preciseSentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/service-text';
import { useSeconds } from '../use-seconds';

/**
 * Countdown to a delivery's next attempt. Screen readers announce the time once, because their text doesn't
 * change.
 */
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
