import type { TagPiece } from '../../html/tokenize';
import type { ProblemSpan } from '../problem';

export const spanOfTag = ({ start, end }: Pick<TagPiece, 'start' | 'end'>): ProblemSpan => ({
  from: start,
  to: end,
});

/** How a tag is named in a sentence. */
export const label = ({ name }: Pick<TagPiece, 'name'>): string => `<${name}>`;

/** The decoded value of an attribute; undefined if the tag does not have it. */
export const attributeOf = ({ attributes }: TagPiece, wanted: string): string | undefined =>
  attributes.find(({ name }) => name === wanted)?.value;
