/**
 * `LOCDESK_SOAK=1` runs every test: also those of kills and floods (`*.soak.test.ts`), the end-to-end tests
 * tagged `@soak`, and every spec on both hosts, with the numbers of the long trials. `npm test` runs what
 * fits into minutes: each rule at its own level, the usual path of each screen.
 */
export const isSoak = process.env['LOCDESK_SOAK'] === '1';

const mostRuns = Number(process.env['FC_RUNS'] ?? 10);

/** Whether properties draw other cases in each run. */
export const exploresCases = isSoak || process.env['FC_RUNS'] !== undefined;

/** Returns the number of kills or calls, or the cases, for a test. */
export function scaled<T>(usual: T, soak: T): T {
  return isSoak ? soak : usual;
}

/**
 * Returns the number of runs of a property: all of them in a soak, else at most `FC_RUNS` (10 by default).
 * Those of a property that says no number are set in properties.ts.
 */
export function runs(asked: number): number {
  return isSoak ? asked : Math.min(asked, mostRuns);
}
