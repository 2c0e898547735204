import { exactTime, formatCountdown, logTime, preciseSentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/service-text';
import { useSeconds, useStillTimes } from '../use-seconds';

/**
 * Countdown to a delivery's next attempt. Screen readers announce the time once, because their text doesn't
 * change. A list in a narrow window shows the time alone, as the state beside it says what comes then.
 */
export function NextTry({ at }: { readonly at: string }) {
  const waitMs = Date.parse(at) - useSeconds(true);
  const spoken = t('delivery.nextTry.at', { time: preciseSentenceTime(at) });
  const isStill = useStillTimes() && waitMs > 0;
  const text = isStill
    ? spoken
    : waitMs > 0
      ? t('delivery.nextTry.in', { time: formatCountdown(waitMs) })
      : t('delivery.nextTry.now');
  return (
    <time className="countdown" dateTime={at} title={exactTime(at)}>
      <span aria-hidden="true">
        <span className="event-wide">{text}</span>
        <span className="event-narrow">
          {isStill ? logTime(at) : waitMs > 0 ? formatCountdown(waitMs) : text}
        </span>
      </span>
      <span className="visually-hidden">{spoken}</span>
    </time>
  );
}
