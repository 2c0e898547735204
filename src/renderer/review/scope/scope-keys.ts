import type { RequestRow } from '../../../contract/ui-types';
import type { Client } from '../../lib/host/client';
import type { RequestScope } from '../../stores/window/app-state';

/** Rows of the list in one call, which the contract limits. */
const rowsAtOnce = 500;

/**
 * The keys of a scope; those of a list in its order, where a request that moved meanwhile counts once, and
 * without the rows that `isWanted` leaves out.
 */
export async function keysOfScope(
  client: Pick<Client, 'call'>,
  requests: RequestScope['requests'],
  signal: AbortSignal | undefined,
  isWanted: (row: RequestRow) => boolean = () => true,
): Promise<readonly number[]> {
  if ('keys' in requests) return requests.keys;
  const keys = new Set<number>();
  for (let offset = 0; ; offset += rowsAtOnce) {
    const asked = { ...requests.listing, offset, limit: rowsAtOnce };
    const { rows, total } = await client.call('requests.window', asked);
    for (const { key } of rows.filter(isWanted)) keys.add(key);
    if (signal?.aborted || rows.length === 0 || offset + rows.length >= total) break;
  }
  return [...keys];
}
