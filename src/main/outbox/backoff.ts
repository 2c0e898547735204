/** Each delay is stretched or shortened by up to this much, so that what failed together does not return together. */
const spread = 0.1;

/**
 * Milliseconds until the next attempt after `tries` failed ones (from 1), or undefined when that was the last. `schedule`:
 * seconds before each further attempt; `random`: in [0, 1).
 */
export function backoffMs(schedule: readonly number[], tries: number, random: number): number | undefined {
  const seconds = schedule[tries - 1];
  return seconds === undefined ? undefined : seconds * 1000 * (1 + spread * (2 * random - 1));
}
