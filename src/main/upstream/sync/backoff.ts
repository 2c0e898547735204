const firstMs = 30_000;
const longestMs = 30 * 60 * 1000;

/**
 * Returns the wait after the n-th failure in a row (from 1): it doubles from half a minute to half an hour,
 * minus up to half as jitter, so that many clients don't return at the same moment. `random` is in [0, 1).
 */
export function backoffMs(failures: number, random: number): number {
  const whole = Math.min(firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 16), longestMs);
  return Math.round(whole * (1 - random / 2));
}
