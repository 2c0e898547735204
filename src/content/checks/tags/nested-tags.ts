import type { TagPiece } from '../../html/tokenize';

/** Elements that show their text in one way, which it has inside of another one already. */
const ONE_LOOK = new Set('b i u tt code var span'.split(' '));

/**
 * Returns the start tags without attributes inside of an element of the same name, which change nothing:
 * `<i>a <i>name</i></i>`. In others, such as `<em>` and `<small>`, it has a meaning.
 */
export function nestedTags(tags: readonly TagPiece[]): ReadonlySet<TagPiece> {
  const nested = new Set<TagPiece>();
  const open = new Map<string, number>();
  for (const tag of tags) {
    if (!ONE_LOOK.has(tag.name)) continue;
    const depth = open.get(tag.name) ?? 0;
    if (!tag.isEnd && depth > 0 && tag.attributes.length === 0) nested.add(tag);
    open.set(tag.name, tag.isEnd ? Math.max(0, depth - 1) : depth + 1);
  }
  return nested;
}
