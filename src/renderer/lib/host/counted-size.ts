import { joinSizes, noSize, type SizePortion } from '../../../content/text/request-size';
import type { Client } from './client';

/** Counts a version of a request in portions, and stops with what it has once it is not wanted any more. */
export async function countedSize(
  client: Client,
  { key, version }: { readonly key: number; readonly version: number },
  isWanted: () => boolean,
): Promise<SizePortion> {
  let size: SizePortion = { ...noSize, next: { field: 0, slice: 0 } };
  for (let from = size.next; from !== undefined && isWanted(); from = size.next) {
    const { next: _, ...before } = size;
    size = joinSizes(before, await client.call('requests.size', { key, version, from }));
  }
  return size;
}
