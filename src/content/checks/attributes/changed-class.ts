import type { TagPiece } from '../../html/tokenize';
import { attributeOf } from '../tags/tag-parts';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isInline } from '../tags/tag-kinds';
import { isFixedAttribute, type TagPair } from '../tags/tag-matches';

/**
 * Returns the variant of a problem for a class that changed: one that only colours code breaks nothing, and
 * another class of a block may be what the text needs.
 */
export function variantOfClass(was: string, is: string): 'class' | 'changed-likely' {
  const [before, after] = [was.trim().split(/\s+/), is.trim().split(/\s+/)];
  const odd = [
    ...before.filter((name) => !after.includes(name)),
    ...after.filter((name) => !before.includes(name)),
  ];
  return odd.every((name) => OF_HIGHLIGHTING.test(name)) ? 'class' : 'changed-likely';
}

const OF_HIGHLIGHTING = /^(?:highlight|language|lang)-\S/;

export const classOf = (tag: TagPiece): string => attributeOf(tag, 'class') ?? '';

export const shownAs = (tag: TagPiece): string => `${tag.name} ${classOf(tag)}`;

export const hasOtherChange = (source: TagPiece, target: TagPiece): boolean =>
  [source, target].some(({ attributes }) =>
    attributes.some((attribute) => attribute.name !== 'class' && isFixedAttribute(attribute)),
  );

/**
 * Returns the pair of tags to say a changed class at: `changed` itself, or, of several inline tags of a
 * block, those at one place of its order that have these classes. Undefined if no place is certain.
 */
export function placeOfChange(
  pair: ParsedPair,
  changed: TagPair,
  textOf: (tag: TagPiece) => string,
): TagPair | undefined {
  const [source, target] = changed;
  if (!isInline(source) || shownAs(source) === shownAs(target) || hasOtherChange(source, target))
    return changed;
  if (textOf(source) !== '' && textOf(source) === textOf(target)) return changed;
  if (isOtherKind(pair, changed)) return undefined;
  const [of, over] = [tagsBeside(pair.source, source), tagsBeside(pair.target, target)];
  if (of.length !== over.length) return undefined;
  const place = of.findIndex((tag, index) => {
    const other = over[index];
    return other !== undefined && shownAs(tag) === shownAs(source) && shownAs(other) === shownAs(target);
  });
  const [was, is] = of.indexOf(source) === over.indexOf(target) ? changed : [of[place], over[place]];
  if (was === undefined || is === undefined) return undefined;
  // A name that the other side has elsewhere is another one.
  const isOther = isSaid(pair.target, textOf(was)) || isSaid(pair.source, textOf(is));
  return isOther ? undefined : [was, is];
}

const isSaid = ({ readable }: ParsedValue, name: string): boolean =>
  /^\p{L}{3}/u.test(name) && readable.text.slice(0, mostSearched).includes(name);

/** The start of a long text is searched, once for each tag with another class. */
const mostSearched = 20_000;

/**
 * Whether two classes mark words of two kinds, such as an organization and a key of the mouse: those of
 * labels begin alike, and a class that was mistyped is none of these and stands nowhere else.
 */
function isOtherKind({ source, target }: ParsedPair, [was, is]: TagPair): boolean {
  const classes = [classOf(was), classOf(is)];
  if (classes.includes('') || new Set(classes.map((name) => name.slice(0, 3))).size === 1) return false;
  const [isName, isControl] = [NAMES, CONTROLS].map((kind) => classes.some((name) => kind.test(name)));
  if (isName === true && isControl === true) return true;
  return timesIn(source, is) + timesIn(target, is) > 1;
}

const timesIn = (value: ParsedValue, tag: TagPiece): number => shownIn(value).get(shownAs(tag)) ?? 0;

/** How many start tags have each name and class. */
const shownIn = once(
  ({ tags }: ParsedValue): ReadonlyMap<string, number> =>
    new Map(
      [
        ...Map.groupBy(
          tags.filter(({ isEnd }) => !isEnd),
          shownAs,
        ),
      ].map(([key, { length }]) => [key, length]),
    ),
);

/** Classes that DocBook's elements get in HTML: names of things, and what a reader sees, types or does. */
const NAMES = /^(?:application|orgname|productname|filename|package|command|literal|option)$/;
const CONTROLS = /^(?:gui|(?:mousebutton|menuchoice|keycombo|action|subtitle|quote)$)/;

/** So many tags of a block are compared in their order. */
const mostInBlock = 200;

/** The start tags of the same name in the block of a tag; none in a block with too many. */
function tagsBeside(value: ParsedValue, tag: TagPiece): readonly TagPiece[] {
  const tags = tagsOfBlocks(value).get(value.blockOfTag.get(tag)) ?? [];
  return tags.length > mostInBlock ? [] : tags.filter(({ name }) => name === tag.name);
}

const tagsOfBlocks = once(({ tags, blockOfTag }: ParsedValue) =>
  Map.groupBy(
    tags.filter(({ isEnd }) => !isEnd),
    (tag) => blockOfTag.get(tag),
  ),
);
