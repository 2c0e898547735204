/**
 * Each delay is stretched or shortened by up to this share, so that calls that failed together spread out.
 */
const spread = 0.1;
const firstMs = 30_000;
const longestMs = 30 * 60 * 1000;

/**
 * Milliseconds until the next attempt after `tries` failed ones (from 1), or undefined when that was the
 * last. `schedule` has the seconds before each further attempt; `random` is in [0, 1).
 */
export function scheduledDelayMs(
  schedule: readonly number[],
  tries: number,
  random: number,
): number | undefined {
  const seconds = schedule[tries - 1];
  return seconds === undefined ? undefined : seconds * 1000 * (1 + spread * (2 * random - 1));
}

/**
 * Milliseconds to wait after the n-th failure in a row (from 1): they double from half a minute to half an
 * hour, minus up to half as jitter, so that many clients don't return at the same moment. `random` is in
 * [0, 1).
 */
export function doublingDelayMs(failures: number, random: number): number {
  const whole = Math.min(firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 16), longestMs);
  return Math.round(whole * (1 - random / 2));
}
