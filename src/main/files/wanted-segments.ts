import type { Segment } from '../../content/files/content-file';
import type { OrderedField } from '../orders/ordered-field-store';
import { fieldsInPlace } from './segment-places';

/** A segment to ask for, and what its target may begin with. */
export interface WantedSegment {
  readonly segment: Segment;
  /** The target that came with the file, or the result of an earlier source. */
  readonly draft: string | undefined;
}

/** Fields of a request that is not completed, whose texts the file no longer has. */
export interface OutdatedFields {
  readonly requestKey: number;
  readonly outdated: number;
}

export interface WantedSegments {
  readonly wanted: readonly WantedSegment[];
  readonly outdated: readonly OutdatedFields[];
}

/**
 * The segments that were not asked for yet in a target language with the source that they have; with
 * `everything`, all of them. One whose source changed brings the newest result of its earlier sources as a
 * draft; one that is asked for again, its result. `ordered` are the fields of the order's requests: those
 * without a target first.
 */
export function wantedSegments(
  segments: readonly Segment[],
  ordered: readonly OrderedField[],
  everything: boolean,
): WantedSegments {
  const asked = fieldsInPlace(segments, ordered);
  const completed = ordered.filter(({ target }) => target !== undefined);
  const results = fieldsInPlace(segments, completed);
  const earlier = new Map(completed.map(({ id, target }) => [id, target]));
  const wanted = segments
    .filter(({ id }) => everything || !asked.has(id))
    .map((segment) => ({
      segment,
      draft: results.get(segment.id)?.target ?? segment.existing ?? earlier.get(segment.id),
    }));
  return { wanted, outdated: outdatedFields(ordered, segments, asked) };
}

function outdatedFields(
  ordered: readonly OrderedField[],
  segments: readonly Segment[],
  asked: ReadonlyMap<string, OrderedField>,
): readonly OutdatedFields[] {
  const sources = new Map(segments.map(({ id, value }) => [id, value]));
  const moved = new Set(asked.values());
  const counts = new Map<number, number>();
  for (const field of ordered) {
    if (field.target !== undefined || sources.get(field.id) === field.source || moved.has(field)) continue;
    counts.set(field.requestKey, (counts.get(field.requestKey) ?? 0) + 1);
  }
  return Array.from(counts, ([requestKey, outdated]) => ({ requestKey, outdated }));
}
