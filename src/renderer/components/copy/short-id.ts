/** The beginning of a UUIDv7 is its time: ids of one batch differ at the end, so both ends stay. */
export function shortId(id: string): string {
  return id.length <= 18 ? id : `${id.slice(0, 8)}…${id.slice(-6)}`;
}
