import type { Segment } from '../../content/files/content-file';
import type { OrderedField } from '../orders/ordered-field-store';

/** A segment to ask for, and what its target may begin with. */
export interface WantedSegment {
  readonly segment: Segment;
  /** The target that came with the file, or the result of an earlier source. */
  readonly draft: string | undefined;
}

/**
 * The segments that were not asked for yet in a target language with the source that they have. One whose source changed brings the
 * newest result of its earlier sources as a draft.
 */
export function wantedSegments(
  segments: readonly Segment[],
  ordered: Iterable<OrderedField>,
): readonly WantedSegment[] {
  const asked = new Map<string, Set<string>>();
  const results = new Map<string, string>();
  for (const { id, source, target } of ordered) {
    const sources = asked.get(id);
    if (sources === undefined) asked.set(id, new Set([source]));
    else sources.add(source);
    if (target !== undefined) results.set(id, target);
  }
  return segments
    .filter(({ id, value }) => asked.get(id)?.has(value) !== true)
    .map((segment) => ({ segment, draft: segment.existing ?? results.get(segment.id) }));
}

export interface SegmentCounts {
  /** New, or with another source. */
  readonly changed: number;
  readonly unchanged: number;
  readonly gone: number;
}

/** Sources by segment id. */
export type Sources = ReadonlyMap<string, string>;

/** How a version of a file differs from the one before. */
export function compareSources(before: Sources, after: Sources): SegmentCounts {
  let unchanged = 0;
  let gone = 0;
  for (const [id, source] of before) {
    const now = after.get(id);
    if (now === undefined) gone += 1;
    else if (now === source) unchanged += 1;
  }
  return { changed: after.size - unchanged, unchanged, gone };
}
