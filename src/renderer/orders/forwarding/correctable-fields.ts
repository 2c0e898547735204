import type { UpstreamError } from '../../../contract/upstream/forwarding';
import { placeOfProblem } from '../../../contract/order-input';
import type { ReviewField } from '../../../contract/ui-types';
import type { Client } from '../../lib/host/client';

/** Requests of so many fields are shown as a whole. */
const shownAtOnce = 20;
const moreAtOnce = 50;

export interface CorrectableFields {
  /** In the order of the request. */
  readonly fields: readonly ReviewField[];
  readonly version: number;
  readonly total: number;
  /** From where on fields were not read, except for those that are named. */
  readonly next: number;
}

/** The sentences of upstream about the field at each position, and those about no field. */
export function errorsByPlace(errors: readonly UpstreamError[] | undefined): {
  readonly ofField: ReadonlyMap<number, readonly string[]>;
  readonly others: readonly string[];
} {
  const ofField = new Map<number, readonly string[]>();
  const others: string[] = [];
  for (const error of errors ?? []) {
    const { place, text } = placeOfProblem(error.text);
    if (place.kind !== 'field' || error.fieldId === undefined) others.push(error.text);
    else ofField.set(place.index, [...(ofField.get(place.index) ?? []), text]);
  }
  return { ofField, others };
}

/** Reads the fields at these positions, and all of a short request. */
export async function readCorrectable(
  client: Client,
  key: number,
  positions: Iterable<number>,
): Promise<CorrectableFields> {
  const { version, fieldCount: total } = await client.call('requests.detail', { key });
  const read: CorrectableFields = { fields: [], version, total, next: 0 };
  if (total <= shownAtOnce) return readOn(client, key, read, total);
  const fields: ReviewField[] = [];
  for (const offset of positions) {
    const window = await client.call('requests.fields', { key, version, offset, limit: 1 });
    fields.push(...window.fields);
  }
  const named: CorrectableFields = { ...read, fields: inOrder(fields) };
  return fields.length === 0 ? readOn(client, key, named, moreAtOnce) : named;
}

/** Reads further fields. Long ones come in several portions. */
export async function readOn(
  client: Client,
  key: number,
  read: CorrectableFields,
  count = moreAtOnce,
): Promise<CorrectableFields> {
  const { version, total } = read;
  const end = Math.min(total, read.next + count);
  const byPosition = new Map(read.fields.map((field) => [field.position, field]));
  let { next } = read;
  while (next < end) {
    const { fields } = await client.call('requests.fields', {
      key,
      version,
      offset: next,
      limit: Math.min(200, end - next),
    });
    if (fields.length === 0) break;
    next += fields.length;
    for (const field of fields) byPosition.set(field.position, field);
  }
  return { ...read, fields: inOrder([...byPosition.values()]), next };
}

function inOrder(fields: readonly ReviewField[]): readonly ReviewField[] {
  return fields.toSorted((a, b) => a.position - b.position);
}
