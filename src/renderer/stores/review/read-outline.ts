import type { OutlineField } from '../../../contract/reviewing';
import type { Client } from '../../lib/host/client';

interface Version {
  readonly key: number;
  readonly version: number;
}

/**
 * Reads the outline of all fields of a version, portion by portion; undefined as soon as `isWanted` is false.
 * Rejects if the host refuses or does not answer.
 */
export async function readOutline(
  client: Client,
  { key, version }: Version,
  isWanted: () => boolean,
): Promise<readonly OutlineField[] | undefined> {
  const fields: OutlineField[] = [];
  for (let total = Infinity; fields.length < total;) {
    const portion = await client.call('requests.outline', { key, version, offset: fields.length });
    if (!isWanted()) return undefined;
    total = portion.fields.length === 0 ? 0 : portion.total;
    fields.push(...portion.fields);
  }
  return fields;
}
