/** Set by `npm run soak -- tests`; `npm test` proves the same with smaller numbers. */
const isSoak = process.env['LOCDESK_SOAK'] === '1';

/** What more runs find is found by many short runs of `npm test`, too: each begins with another seed. */
const mostRuns = Number(process.env['FC_RUNS'] ?? 500);

/** How much a test of kills and floods does. */
export function scaled(usual: number, soak: number): number {
  return isSoak ? soak : usual;
}

/** How many runs a property gets: all that it asks for in a soak, else at most `FC_RUNS` (500 by default). */
export function runs(asked: number): number {
  return isSoak ? asked : Math.min(asked, mostRuns);
}
