import type { TagPiece } from '../../html/tokenize';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ToldBlocks } from '../sentences/told-blocks';
import type { FoundTag } from './odd-inline';

/** Elements around a paragraph, which may stand there in another one of them, or with its neighbour. */
const WRAPPERS = new Set(['p', 'div', 'blockquote', 'center']);
export const isWrapper = ({ name }: TagPiece): boolean => WRAPPERS.has(name);

/** A wrapper and the one that tells its text; `odd` is the one that the other side has too many of. */
export interface Rewrapped {
  readonly tag: TagPiece;
  readonly by: TagPiece;
  readonly odd: TagPiece;
}

/** Finds the paragraphs that the target tells in another element, such as a note that became a `p`. */
export function rewrappedTags(
  { source, target }: ParsedPair,
  lost: readonly FoundTag[],
  added: readonly FoundTag[],
  told: () => ToldBlocks | undefined,
): readonly Rewrapped[] {
  const left = added.map(({ tag }) => tag).filter(isWrapper);
  if (left.length === 0) return [];
  return lost
    .map(({ tag }) => tag)
    .filter(isWrapper)
    .flatMap((tag) => {
      const teller = told()?.tellerOf(source.blockOfTag.get(tag));
      if (teller === undefined) return [];
      const by = target.tags.find(
        (one) => isWrapper(one) && !one.isEnd && target.blockOfTag.get(one) === teller,
      );
      if (by === undefined || by.name === tag.name) return [];
      // Which one of several is too many is uncertain.
      const at = left.includes(by) ? left.indexOf(by) : left.findIndex(({ name }) => name === by.name);
      return left.splice(at, at === -1 ? 0 : 1).map((odd) => ({ tag, by, odd }));
    });
}
