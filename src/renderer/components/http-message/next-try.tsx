import { exactTime, formatCountdown, preciseSentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/service-text';
import { useSeconds, useStillTimes } from '../use-seconds';

/**
 * Countdown to a delivery's next attempt. Screen readers announce the time once, because their text doesn't
 * change.
 */
export function NextTry({ at }: { readonly at: string }) {
  const waitMs = Date.parse(at) - useSeconds(true);
  const spoken = t('delivery.nextTry.at', { time: preciseSentenceTime(at) });
  const isStill = useStillTimes() && waitMs > 0;
  return (
    <time className="countdown" dateTime={at} title={exactTime(at)}>
      <span aria-hidden="true">
        {isStill
          ? spoken
          : waitMs > 0
            ? t('delivery.nextTry.in', { time: formatCountdown(waitMs) })
            : t('delivery.nextTry.now')}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </time>
  );
}
