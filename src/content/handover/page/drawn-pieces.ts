import { markerPattern } from '../marker-faults';
import type { DrawnPiece } from './drawn-content';
import type { PageField } from './page-data';

/** The drawn form of each marker of a field. */
export function drawnMarkers({ tags }: Pick<PageField, 'tags'>): ReadonlyMap<string, DrawnPiece> {
  return new Map(tags.map(([marker, , drawn]) => [marker, drawn]));
}

/** Returns the pieces of a text with markers. A marker that the field doesn't have is text. */
export function drawnPieces(marked: string, drawn: ReadonlyMap<string, DrawnPiece>): readonly DrawnPiece[] {
  return marked.split(markerPattern).map((part) => drawn.get(part) ?? part);
}
