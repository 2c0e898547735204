import type { FoundPlace } from '../../../content/search/found-places';

/** Whether two places are in order or equal: field by field, the source before the target. */
export function inOrder(first: FoundPlace, second: FoundPlace): boolean {
  if (first.position !== second.position) return first.position < second.position;
  if (first.side !== second.side) return first.side === 'source';
  return first.start <= second.start;
}
