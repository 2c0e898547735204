import { decodeText } from '../../html/decode-text';
import type { TagPiece } from '../../html/tokenize';
import { countMatches } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { isOfLanguage, normalizerOf, type Normalize } from '../addresses/localized-address';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { compareAttributes } from '../attributes/changed-attributes';
import { fixedValue } from '../attributes/fixed-values';
import { isCreditOfTranslator } from './credits';
import { findMovedBlock } from './block-order';
import { BLOCK_ELEMENTS, type ParsedValue } from '../parsed/parsed-value';
import { isNoteForReaders } from '../leftovers/translators-notes';
import { examplesInOtherMarkup, type ExamplesInOtherMarkup } from './example-markup';
import { localizedTags } from './localized-tags';
import { mayBeThere, placedTags } from './odd-blocks';
import { inlinePlaces, oddByText, plainTags, type FoundTag } from './odd-inline';
import { mostSearched, oddTag, type OddTag } from './odd-tags';
import { tagSide, type TagSide } from './inner-text';
import type { ComparedSides } from './tag-fits';
import { addressOf, isInline, isLiteral } from './tag-kinds';
import { areQuotedInstead } from './quote-tags';
import { replacedTags } from './replaced-tags';
import { isSaidAgain } from './said-again';
import { toldBlocks } from '../sentences/told-blocks';
import { isWrapper, rewrappedTags } from './rewrapped-tags';
import { label, spanOfTag } from './tag-parts';
import { isArgument, variantOf } from './tag-variants';
import { isFixedAttribute, matchTags, type TagKey, type TagPair } from './tag-matches';
import { classOf, hasOtherChange, placeOfChange, shownAs } from '../attributes/changed-class';

type Side = 'source' | 'target';

/** How the tags of a field are compared. */
interface TagComparison {
  readonly pair: ParsedPair;
  readonly normalize: Normalize;
  readonly sides: Readonly<Record<Side, () => TagSide>>;
  /** Returns equal keys for tags that do the same. */
  readonly keyOf: TagKey;
  /** Returns the text of a tag's element. */
  readonly textOf: TagKey;
  readonly examples: ExamplesInOtherMarkup;
  /** Returns which blocks of both sides tell each other. */
  readonly told: () => ReturnType<typeof toldBlocks>;
}

/** Finds missing and extra tags, changed functional attributes, and reordered blocks. */
export const tagChecks: FieldCheck = {
  ids: ['tags-missing', 'tags-extra', 'tags-reordered', 'attribute-changed'],
  find(pair, problems) {
    if (pair.source.tags.length === 0 && pair.target.tags.length === 0) return;
    const comparison = tagComparison(pair);
    const { keyOf, textOf, examples, told } = comparison;
    const matches = matchTags(pair, textOf, keyOf, examples.tags);
    const unpaired = oddByText(matches, (side) => sidesOf(comparison, side), keyOf);
    const { replaced, missing, extra } = replacedTags(unpaired, textOf, pair);
    const localized = localizedTags(missing, extra, pair.targetLanguage);
    const lost = findTags(comparison, 'source', missing, extra, localized);
    const added = findTags(comparison, 'target', extra, missing, localized);
    const rewrapped = rewrappedTags(pair, lost, added, told);
    for (const [tag, by] of [
      ...replaced,
      ...examples.pairs,
      ...rewrapped.map(({ tag: one, by: other }) => [one, other] as const),
    ]) {
      const detail = { tag: label(tag), found: label(by), text: textOf(tag) };
      problems.add('tags-missing', 'replaced', detail, { source: [spanOfTag(tag)], target: [spanOfTag(by)] });
    }
    const unended = unendedOf(lost, pair.target);
    const isRewrapped = new Set(rewrapped.flatMap(({ tag, odd }) => [tag, odd]));
    for (const [index, found] of withTold(lost, pair.source, told).entries())
      if (!isRewrapped.has(found.tag) && found.tag !== unended)
        reportLost(comparison, found, index < mostSearched, problems);
    for (const found of withTold(added, pair.target, told))
      if (!isRewrapped.has(found.tag)) reportAdded(comparison, found, problems);
    for (const changed of withoutExchanges(matches.changed)) {
      const place = placeOfChange(pair, changed, textOf);
      if (place !== undefined) compareAttributes(pair, place, textOf, problems);
    }
    for (const box of examples.boxes) {
      const [check, side] = pair.source.blockOfTag.has(box)
        ? (['tags-missing', 'source'] as const)
        : (['tags-extra', 'target'] as const);
      problems.add(check, 'inline', { tag: label(box) }, { [side]: [spanOfTag(box)] });
    }
    if (matches.missing.length + matches.extra.length + examples.tags.size === 0)
      findMovedBlock(pair, problems);
  },
};

function tagComparison(pair: ParsedPair): TagComparison {
  const normalize = normalizerOf(pair);
  const sides = {
    source: once(() => tagSide(pair.source, normalize)),
    target: once(() => tagSide(pair.target, normalize)),
  };
  const textOf = (tag: TagPiece): string =>
    (sides.source().texts.get(tag) ?? sides.target().texts.get(tag))?.text ?? '';
  const [keyOf, told] = [keysOf(pair), once(() => toldBlocks(pair))];
  return { pair, normalize, sides, keyOf, textOf, examples: examplesInOtherMarkup(pair), told };
}

/** The sides of a field by the one whose tags are odd. */
const sidesOf = ({ sides, pair, told }: TagComparison, side: Side): ComparedSides => ({
  own: sides[side](),
  other: sides[side === 'source' ? 'target' : 'source'](),
  pair,
  told,
});

/** Finds the place and the kind of each odd tag of a side; the other side has the odd tags `others`. */
function findTags(
  comparison: TagComparison,
  side: Side,
  odd: readonly TagPiece[],
  others: readonly TagPiece[],
  localized: ReadonlySet<TagPiece>,
): readonly FoundTag[] {
  const { pair, normalize, keyOf, examples } = comparison;
  const otherSide = side === 'source' ? 'target' : 'source';
  const names = new Set(others.map(({ name }) => name));
  const [value, otherValue] = [pair[side], pair[otherSide]];
  const placed = placedTags(odd, (name) => !names.has(name), value, otherValue, examples.tags);
  if (placed.length === 0) return [];
  const isQuoted = areQuotedInstead(odd, value, otherValue);
  const sides = sidesOf(comparison, side);
  const { own, other } = sides;
  const partnerOf = (tag: TagPiece) =>
    pair.partnerOf(pair.source.blockOfTag.get(tag) ?? pair.target.blockOfTag.get(tag));
  const found = placed.flatMap((one, index) => {
    const { tag } = one;
    if (localized.has(tag) || (tag.name === 'q' && isQuoted)) return [];
    const kind = index < mostSearched ? oddTag(tag, own, other, normalize, partnerOf(tag)) : unsearched(tag);
    return kind === undefined ? [] : [{ ...one, odd: kind }];
  });
  const marked = plainTags(found, own, other, partnerOf);
  return inlinePlaces(marked, sides, keyOf).filter(
    ({ tag, odd: { kind } }, index) =>
      index >= mostSearched ||
      (kind !== 'inline' && kind !== 'code') ||
      !isSaidAgain(tag, own, other, partnerOf(tag)),
  );
}

/** Marks the elements around a text that the other side has, too, but without them. */
function withTold(
  found: readonly FoundTag[],
  value: ParsedValue,
  told: TagComparison['told'],
): readonly FoundTag[] {
  const all = found.map(({ tag }) => tag);
  return found.map((one) =>
    isWrapper(one.tag) && one.odd.kind === 'alone' && told()?.isTold(one.tag, all, value) === true
      ? { ...one, odd: { kind: 'joined' } }
      : one,
  );
}

function reportLost(
  { pair, textOf }: TagComparison,
  found: FoundTag,
  isSearched: boolean,
  problems: ProblemCollector,
): void {
  const { tag, place, odd } = found;
  if (isOrdinal(tag, textOf(tag))) return;
  // The tag is there, and its end is said to close nothing: the declaration before it has no end.
  if (tag.name === 'html' && OPEN_DOCTYPE.test(pair.target.raw)) return;
  // It is there as words between brackets that are shown.
  if (isArgument(tag, pair.source) && shownIn(pair.target) > shownIn(pair.source)) return;
  const isThere = isSearched && BLOCK_ELEMENTS.has(tag.name) && mayBeThere(found, pair.source, pair.target);
  const places = { source: [place], target: odd.place === undefined ? [] : [odd.place] };
  problems.add(
    'tags-missing',
    ...variantOf(tag, isThere ? 'paragraph' : 'missing', odd, pair.source),
    places,
  );
}

/** The lost tag that the target has at its end without “>”, which is reported for that. */
function unendedOf(lost: readonly FoundTag[], { raw, pieces }: ParsedValue): TagPiece | undefined {
  const last = pieces.at(-1);
  if (last?.kind !== 'other') return undefined;
  const name = /^<([a-z][\w:-]{0,60})/i.exec(raw.slice(last.start))?.[1]?.toLowerCase();
  return lost.findLast(({ tag }) => tag.name === name)?.tag;
}

const shownIn = ({ raw }: ParsedValue): number => countMatches(raw, /&lt;[^&<>]{1,60}&gt;/g);

function reportAdded({ pair, textOf }: TagComparison, found: FoundTag, problems: ProblemCollector): void {
  const { tag, place } = found;
  const odd: OddTag = isTwice(tag, pair.target) ? { kind: 'alone' } : found.odd;
  if (isCreditOfTranslator(tag, textOf(tag), pair)) return;
  if (isHelpful(tag, odd, textOf(tag), pair.targetLanguage)) return;
  if (isMarkedAlike(tag, odd, pair.source.tags)) return;
  const places = { target: [place], source: odd.place === undefined ? [] : [odd.place] };
  problems.add('tags-extra', ...variantOf(tag, 'extra', odd), places);
}

/**
 * Additions that readers of the translation need: code in code style, another link to a place that the source
 * leads to, one to a page in the target's language, words of another language, a translator's note, which
 * belongs to no part of the source.
 */
const isHelpful = (tag: TagPiece, { kind }: OddTag, text: string, { base }: CheckedLanguage): boolean =>
  kind === 'again' ||
  isOfLanguage(addressOf(tag) ?? '', base) ||
  (kind === 'plain' && isLiteral(tag)) ||
  isOrdinal(tag, text) ||
  isForeign(tag) ||
  isNoteForReaders(decodeText(text), base);

/** Whether an image stands there twice in a row. */
const isTwice = ({ name, start, end }: TagPiece, { raw }: ParsedValue): boolean =>
  name === 'img' &&
  (raw.startsWith(raw.slice(start, end), end) || raw.slice(0, start).endsWith(raw.slice(start, end)));

/** The ending of a number, which only some languages set higher: "1<sup>er</sup>", "1<sup>st</sup>". */
const isOrdinal = ({ name }: TagPiece, text: string): boolean =>
  name === 'sup' && /^(?:e|er|re|ère|ème|nd|nde|st|rd|th)$/i.test(decodeText(text).trim());

const OPEN_DOCTYPE = /^\s{0,100}<!doctype[^<>]{0,400}<html\b/i;

/** A word of another language, which DocBook names and browsers show in italics. */
const isForeign = (tag: TagPiece): boolean => isInline(tag) && classOf(tag) === 'foreignphrase';

/** Whether the source marks other words in this way, by a class that says what they are. */
const isMarkedAlike = (tag: TagPiece, { kind }: OddTag, tags: readonly TagPiece[]): boolean =>
  (kind === 'inline' || kind === 'plain') &&
  isInline(tag) &&
  /\w{4}/.test(classOf(tag)) &&
  tags.some((other) => shownAs(other) === shownAs(tag));

/** Leaves out inline tags whose classes moved with their words to another place of the sentence. */
function withoutExchanges(changed: readonly TagPair[]): readonly TagPair[] {
  const left = new Map<string, number>();
  const count = (key: string, by: number): void => void left.set(key, (left.get(key) ?? 0) + by);
  for (const [source, target] of changed) {
    count(shownAs(source), 1);
    count(shownAs(target), -1);
  }
  return changed.filter(
    ([source, target]) =>
      !isInline(source) ||
      shownAs(source) === shownAs(target) ||
      left.get(shownAs(source)) !== 0 ||
      left.get(shownAs(target)) !== 0 ||
      hasOtherChange(source, target),
  );
}

/** The kind of a tag whose text is not looked for. */
const unsearched = (tag: TagPiece): OddTag => ({ kind: isInline(tag) ? 'inline' : 'alone' });

/** Computes a value when it is first needed: most fields need none. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: compute() }).value;
}

/** Returns equal keys for tags of one name with equal functional attributes; keeps the keys it computed. */
function keysOf(pair: ParsedPair): (tag: TagPiece) => string {
  const known = new Map<TagPiece, string>();
  return (tag) => {
    const key = known.get(tag) ?? attributeKey(tag, pair);
    known.set(tag, key);
    return key;
  };
}

function attributeKey(tag: TagPiece, pair: ParsedPair): string {
  if (tag.attributes.length === 0) return tag.name;
  const fixed = tag.attributes.filter(isFixedAttribute);
  if (fixed.length === 0) return tag.name;
  const values = fixed.map(({ name, value }) => `${name}=${fixedValue(name, value, pair)}`);
  // The tokenizer leaves no NUL in a value.
  return [tag.name, ...values.toSorted()].join('\0');
}
