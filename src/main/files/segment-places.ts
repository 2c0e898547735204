import type { Segment } from '../../content/files/content-file';
import type { SegmentCounts } from '../../contract/orders';

/** The content of a segment, wherever it stands in its file. */
export type SegmentContent = Pick<Segment, 'id' | 'data' | 'value' | 'plural'>;

/** A field that was asked for, by the id and the source that its segment had then. */
export interface AskedField {
  readonly id: string;
  readonly data: string;
  readonly source: string;
  readonly plural?: string | undefined;
}

/**
 * Finds the fields that serve the segments of a file, by segment id: the newest field with the segment's id
 * and source, or one whose segment moved. A segment moved when no field was asked for with its id and source,
 * and a field with this content stands nowhere else in the file any more (decisions, section 12). Several
 * with the same content are paired in their order. `fields` are given oldest first.
 */
export function fieldsInPlace<F extends AskedField>(
  segments: readonly SegmentContent[],
  fields: Iterable<F>,
): ReadonlyMap<string, F> {
  const sources = new Map(segments.map(({ id, value }) => [id, value]));
  const inPlace = new Map<string, F>();
  const free = new Map<string, Map<string, F>>();
  for (const field of fields) {
    if (sources.get(field.id) === field.source) inPlace.set(field.id, field);
    else entryOf(free, contentKey(field, field.source), () => new Map()).set(field.id, field);
  }
  for (const segment of segments) {
    if (inPlace.has(segment.id)) continue;
    const [moved] = free.get(contentKey(segment, segment.value)) ?? [];
    if (moved === undefined) continue;
    inPlace.set(segment.id, moved[1]);
    free.get(contentKey(segment, segment.value))?.delete(moved[0]);
  }
  return inPlace;
}

/** Segments by their ids. */
export type Sources = ReadonlyMap<string, SegmentContent>;

/** Counts how a version of a file differs from the one before. */
export function compareSources(before: Sources, after: Sources): SegmentCounts {
  const asked = Array.from(before.values(), ({ value, ...content }) => ({ ...content, source: value }));
  const inPlace = fieldsInPlace([...after.values()], asked);
  const kept = new Set(Array.from(inPlace.values(), ({ id }) => id));
  const counts = { added: 0, changed: 0, moved: 0, unchanged: 0, gone: 0 };
  for (const id of after.keys()) {
    const from = inPlace.get(id)?.id;
    if (from === undefined) counts[before.has(id) ? 'changed' : 'added'] += 1;
    else counts[from === id ? 'unchanged' : 'moved'] += 1;
  }
  for (const id of before.keys()) if (!after.has(id) && !kept.has(id)) counts.gone += 1;
  return counts;
}

function contentKey(
  { data, plural }: { readonly data: string; readonly plural?: string | undefined },
  source: string,
): string {
  return JSON.stringify([data, plural ?? null, source]);
}

function entryOf<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
