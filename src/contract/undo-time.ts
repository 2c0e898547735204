/** Seconds in which an act of marking can be undone. One for several requests has more to look at. */
export function undoSeconds(requests: number): number {
  return requests > 1 ? 60 : 10;
}
