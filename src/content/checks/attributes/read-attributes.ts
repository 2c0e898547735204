import type { TagPiece } from '../../html/tokenize';
import { tagCounts } from '../tags/tag-counts';
import { attributeOf, spanOfTag } from '../tags/tag-parts';
import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import { addressOf } from '../tags/tag-kinds';

/** Attributes that are read aloud or shown. */
const READ = ['alt', 'title', 'aria-label', 'placeholder'];

/**
 * Finds attributes with a text for readers that the target's tags no longer have, and styles that it adds.
 */
export const readAttributes: FieldCheck = {
  ids: ['attribute-changed'],
  find({ source, target }, problems) {
    if (source.tags.length + target.tags.length === 0) return;
    const [inSource, inTarget] = [tagCounts(source), tagCounts(target)];
    for (const name of READ) {
      const [before, after] = [tagsWith(source, name), tagsWith(target, name)];
      for (const [tag, list] of Map.groupBy(before, ({ name: element }) => element)) {
        const own = after.filter((one) => one.name === tag);
        // Where the tag itself is missing, that is the problem.
        if (own.length >= list.length || (inTarget.get(tag) ?? 0) < (inSource.get(tag) ?? 0)) continue;
        const bare = target.tags.filter((one) => one.name === tag && !one.isEnd && !own.includes(one));
        const twins = list.flatMap((was) =>
          bare.filter((one) => areTwins(was, one)).map((is) => ({ was, is })),
        );
        const { was, is } = twins[0] ?? { was: list[0], is: bare[0] };
        if (was === undefined) continue;
        // Where there are several links, one without a title may be another one.
        if (twins.length === 0 && addressOf(was) !== undefined && (inSource.get(tag) ?? 0) > 1) continue;
        const detail = { tag: `<${tag}>`, attribute: name, before: valueOf(was, name) };
        const places = { source: [spanOfTag(was)], target: is === undefined ? [] : [spanOfTag(is)] };
        problems.add('attribute-changed', 'removed', detail, places);
      }
    }
    const styled = new Set(tagsWith(source, 'style').map((tag) => valueOf(tag, 'style')));
    for (const tag of tagsWith(target, 'style')) {
      // Right-to-left languages and line breaks have styles of their own.
      const value = valueOf(tag, 'style');
      if (styled.has(value) || styled.size > 0 || /direction|text-align|font-family|word-break/.test(value))
        continue;
      const detail = { tag: `<${tag.name}>`, attribute: 'style', after: value };
      problems.add('attribute-changed', 'added', detail, { target: [spanOfTag(tag)] });
    }
  },
};

/** Whether two tags show the same image, or lead to the same page. */
const areTwins = (one: TagPiece, other: TagPiece): boolean => {
  const address = addressOf(one);
  return address !== undefined && address === addressOf(other);
};

const valueOf = (tag: TagPiece, name: string): string => attributeOf(tag, name) ?? '';
const tagsWith = ({ tags }: ParsedValue, name: string): readonly TagPiece[] =>
  firstOf(tags.filter((tag) => !tag.isEnd && valueOf(tag, name).trim() !== ''));
