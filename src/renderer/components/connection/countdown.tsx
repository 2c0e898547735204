import { exactTime, formatCountdown, preciseSentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { useSeconds, useStillTimes } from '../use-seconds';

/**
 * The time until something becomes possible or happens. It counts down on the screen; a screen reader
 * announces the time once.
 */
export function Countdown({ at }: { readonly at: string }) {
  const waitMs = Date.parse(at) - useSeconds(true);
  const spoken = preciseSentenceTime(at);
  const isStill = useStillTimes() && waitMs > 0;
  return (
    <time dateTime={at} title={exactTime(at)}>
      <span aria-hidden="true">
        {isStill
          ? spoken
          : waitMs > 0
            ? t('connection.in', { time: formatCountdown(waitMs) })
            : t('connection.now')}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </time>
  );
}
