const realNow = Date.now;

/**
 * A clock that shows `atMs` when the real one shows `realMs`, and runs `factor` times as fast. Processes with
 * the same three numbers agree on the time.
 *
 * @param {{ readonly realMs: number, readonly atMs: number, readonly factor: number }} setting
 */
export function fastClock({ realMs, atMs, factor }) {
  const now = () => Math.floor(atMs + (realNow() - realMs) * factor);
  return {
    factor,
    now,
    /** The machine was switched on a year before the trial, and is never set. */
    uptimeMs: () => now() - Date.UTC(2026, 0, 1),
  };
}
