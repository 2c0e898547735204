/** Seconds during which a marking can be undone; marking several requests takes longer to look over. */
export function undoSeconds(requests: number): number {
  return requests > 1 ? 60 : 10;
}
