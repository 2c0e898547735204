import type { TagPiece } from '../../html/tokenize';
import type { ProblemSpan } from '../problem';

export const spanOfTag = ({ start, end }: Pick<TagPiece, 'start' | 'end'>): ProblemSpan => ({
  from: start,
  to: end,
});

/** The decoded value of an attribute; undefined if the tag does not have it. */
export const attributeOf = ({ attributes }: TagPiece, wanted: string): string | undefined =>
  attributes.find(({ name }) => name === wanted)?.value;
