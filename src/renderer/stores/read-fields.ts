import type { ReviewField } from '../../contract/ui-types';
import type { Client } from '../lib/host/client';

/** Reads all fields of a request, window by window. */
export async function readFields(
  client: Pick<Client, 'call'>,
  { key, version }: { readonly key: number; readonly version: number },
): Promise<readonly ReviewField[]> {
  const fields: ReviewField[] = [];
  for (;;) {
    const window = await client.call('requests.fields', { key, version, offset: fields.length, limit: 200 });
    fields.push(...window.fields);
    if (window.fields.length === 0 || fields.length >= window.total) return fields;
  }
}
