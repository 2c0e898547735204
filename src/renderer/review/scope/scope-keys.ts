import type { Client } from '../../lib/host/client';
import type { RequestScope } from '../../stores/window/app-state';

/** Rows of the list in one call, which the contract limits. */
const rowsAtOnce = 500;

/** The keys of a scope; those of a list in its order, where a request that moved meanwhile counts once. */
export async function keysOfScope(
  client: Pick<Client, 'call'>,
  requests: RequestScope['requests'],
  signal: AbortSignal | undefined,
): Promise<readonly number[]> {
  if ('keys' in requests) return requests.keys;
  const keys = new Set<number>();
  for (let offset = 0; ; offset += rowsAtOnce) {
    const asked = { ...requests.listing, offset, limit: rowsAtOnce };
    const { rows, total } = await client.call('requests.window', asked);
    for (const { key } of rows) keys.add(key);
    if (signal?.aborted || rows.length === 0 || offset + rows.length >= total) break;
  }
  return [...keys];
}
