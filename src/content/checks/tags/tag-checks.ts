import { decodeText } from '../../html/decode-text';
import type { HtmlAttribute, TagPiece } from '../../html/tokenize';
import { pairedWith } from '../counted';
import type { FieldCheck } from '../field-check';
import {
  isFileInLanguage,
  isOfLanguage,
  leadsToTranslation,
  normalizerOf,
  type Normalize,
} from '../addresses/localized-address';
import { haveOneFile } from '../addresses/moved-address';
import type { CheckedLanguage } from '../parsed/checked-language';
import { compareAttributes, fixedValue, label, spanOf } from './changed-attributes';
import { isCreditOfTranslator } from './credits';
import { findMovedBlock } from './block-order';
import { BLOCK_ELEMENTS, type ParsedValue } from '../parsed/parsed-value';
import { isNoteForReaders } from '../sentences/translators-notes';
import { examplesInOtherMarkup } from './example-markup';
import { isHtmlElement } from './html-elements';
import { mayBeThere, placedTags, type PlacedTag } from './odd-blocks';
import { inlinePlaces, type FoundTag } from './odd-inline';
import { mostSearched, oddTag, tagSide, type OddTag } from './odd-tags';
import { addressOf, isInline, isLiteral } from './tag-kinds';
import { areQuotedInstead } from './quote-tags';
import { replacedTags } from './replaced-tags';
import { toldBlocks } from '../sentences/told-blocks';
import { isWrapper, rewrappedTags } from './rewrapped-tags';
import { isFixedAttribute, matchTags, type TagPair } from './tag-matches';
import { classOf, hasOtherChange, placeOfChange, shownAs } from './changed-class';

/** Finds missing and extra tags, changed functional attributes, and reordered blocks. */
export const tagChecks: FieldCheck = {
  ids: ['tags-missing', 'tags-extra', 'tags-reordered', 'attribute-changed'],
  find(pair, problems) {
    if (pair.source.tags.length === 0 && pair.target.tags.length === 0) return;
    const normalize = normalizerOf(pair);
    const sides = {
      source: once(() => tagSide(pair.source, normalize)),
      target: once(() => tagSide(pair.target, normalize)),
    };
    const textOf = (tag: TagPiece): string =>
      (sides.source().texts.get(tag) ?? sides.target().texts.get(tag))?.text ?? '';
    const partnerOf = (tag: TagPiece) =>
      pair.partnerOf(pair.source.blockOfTag.get(tag) ?? pair.target.blockOfTag.get(tag));
    const keyOf = keysOf(normalize);
    const examples = examplesInOtherMarkup(pair);
    const matches = matchTags(pair, textOf, keyOf, examples.tags);
    const { replaced, missing, extra } = replacedTags(matches, textOf, pair);
    const isQuoted = {
      source: areQuotedInstead(missing, pair.source, pair.target),
      target: areQuotedInstead(extra, pair.target, pair.source),
    };
    for (const [tag, by] of [...replaced, ...examples.pairs]) {
      const detail = { tag: label(tag), found: label(by), text: textOf(tag) };
      problems.add('tags-missing', 'replaced', detail, { source: [spanOf(tag)], target: [spanOf(by)] });
    }
    const localized = localizedLinks(missing, extra, pair.targetLanguage);
    const [lost, added] = [namesOf(missing), namesOf(extra)];
    const foundOf = (own: 'source' | 'target', placed: readonly PlacedTag[]): readonly FoundTag[] => {
      if (placed.length === 0) return [];
      const [ofOwn, ofOther] = [sides[own](), sides[own === 'source' ? 'target' : 'source']()];
      const found = placed.flatMap((one, index) => {
        const { tag } = one;
        if (localized.has(tag) || (tag.name === 'q' && isQuoted[own])) return [];
        const odd =
          index < mostSearched ? oddTag(tag, ofOwn, ofOther, normalize, partnerOf(tag)) : unsearched(tag);
        return odd === undefined ? [] : [{ ...one, odd }];
      });
      return inlinePlaces(found, { own: ofOwn, other: ofOther }, keyOf, partnerOf);
    };
    const isMissing = (name: string): boolean => !added.has(name);
    const lostTags = foundOf(
      'source',
      placedTags(missing, isMissing, pair.source, pair.target, examples.tags),
    );
    const isAdded = (name: string): boolean => !lost.has(name);
    const addedTags = foundOf('target', placedTags(extra, isAdded, pair.target, pair.source, examples.tags));
    const told = once(() => toldBlocks(pair));
    const rewrapped = rewrappedTags(pair, lostTags, addedTags, told);
    for (const { tag, by } of rewrapped) {
      const detail = { tag: label(tag), found: label(by), text: textOf(tag) };
      problems.add('tags-missing', 'replaced', detail, { source: [spanOf(tag)], target: [spanOf(by)] });
    }
    const isRewrapped = new Set(rewrapped.flatMap(({ tag, odd }) => [tag, odd]));
    const oddOf = ({ tag, odd }: FoundTag, all: readonly TagPiece[], own: ParsedValue): OddTag =>
      isWrapper(tag) && odd.kind === 'alone' && told()?.isTold(tag, all, own) === true
        ? { kind: 'joined' }
        : odd;
    const allLost = lostTags.map(({ tag }) => tag);
    const allAdded = addedTags.map(({ tag }) => tag);
    for (const [index, found] of lostTags.entries()) {
      const { tag, place } = found;
      if (isRewrapped.has(tag)) continue;
      const odd = oddOf(found, allLost, pair.source);
      if (isOrdinal(tag, textOf(tag))) continue;
      // The tag is there, and its end is said to close nothing: the declaration before it has no end.
      if (tag.name === 'html' && OPEN_DOCTYPE.test(pair.target.raw)) continue;
      const places = { source: [place], target: odd.place === undefined ? [] : [odd.place] };
      const isThere =
        index < mostSearched && BLOCK_ELEMENTS.has(tag.name) && mayBeThere(found, pair.source, pair.target);
      problems.add(
        'tags-missing',
        ...named(tag, isThere ? 'paragraph' : 'missing', odd, pair.source),
        places,
      );
    }
    for (const found of addedTags) {
      const { tag, place } = found;
      if (isRewrapped.has(tag)) continue;
      const odd: OddTag = isTwice(tag, pair.target) ? { kind: 'alone' } : oddOf(found, allAdded, pair.target);
      if (isCreditOfTranslator(tag, textOf(tag), pair)) continue;
      if (isHelpful(tag, odd, textOf(tag), pair.targetLanguage)) continue;
      if (isMarkedAlike(tag, odd, pair.source.tags)) continue;
      const places = { target: [place], source: odd.place === undefined ? [] : [odd.place] };
      problems.add('tags-extra', ...named(tag, 'extra', odd), places);
    }
    for (const changed of withoutExchanges(matches.changed)) {
      const place = placeOfChange(pair, changed, textOf);
      if (place !== undefined) compareAttributes(pair, normalize, place, textOf, problems);
    }
    for (const box of examples.boxes) {
      const [check, side] = pair.source.blockOfTag.has(box)
        ? (['tags-missing', 'source'] as const)
        : (['tags-extra', 'target'] as const);
      problems.add(check, 'inline', { tag: label(box) }, { [side]: [spanOf(box)] });
    }
    if (matches.missing.length + matches.extra.length + examples.tags.size === 0)
      findMovedBlock(pair, problems);
  },
};

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

/** Links and images of the source, and those to the same file or one in the target's language. */
function localizedLinks(
  missing: readonly TagPiece[],
  extra: readonly TagPiece[],
  language: CheckedLanguage,
): ReadonlySet<TagPiece> {
  return pairedWith(missing, extra, mostSearched, (tag, other) => {
    const [was, is] = [addressOf(tag) ?? '', addressOf(other) ?? ''];
    return (
      leadsToTranslation(was, is, language) || isFileInLanguage(was, is, language) || haveOneFile(was, is)
    );
  });
}

/** The kind of a tag whose text is not looked for. */
const unsearched = (tag: TagPiece): OddTag => ({ kind: isInline(tag) ? 'inline' : 'alone' });

const namesOf = (tags: readonly TagPiece[]): ReadonlySet<string> => new Set(tags.map(({ name }) => name));

/** Computes a value when it is first needed: most fields need none. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: compute() }).value;
}

function named(
  tag: TagPiece,
  variant: 'missing' | 'paragraph' | 'extra',
  { kind, text = '' }: OddTag,
  source?: ParsedValue,
): [variant: string, detail: Record<string, string>] {
  const address = addressOf(tag);
  if (kind === 'plain') return ['plain', { tag: label(tag), text }];
  if (kind === 'code') return ['code', { tag: label(tag), text }];
  if (kind === 'inline' || kind === 'joined') return [kind, { tag: label(tag) }];
  if (address === undefined) {
    if (source !== undefined && isArgument(tag, source)) return ['argument', { tag: label(tag) }];
    return [variant === 'missing' && !isNeeded(tag) ? 'paragraph' : variant, { tag: label(tag) }];
  }
  const isMissing = variant !== 'extra';
  if (kind === 'again') return ['again', { tag: label(tag), address }];
  // Other versions of a page have other images.
  if (isMissing && tag.name === 'img') return ['image', { address }];
  return [isMissing ? 'missing-address' : 'extra-address', { tag: label(tag), address }];
}

/**
 * Elements that a page is a page without: their text may stand there without the tag. Parts of lists, tables
 * and forms are none of them, nor what a page runs or embeds, nor elements that HTML lacks, which are those
 * of a program.
 */
const DISPENSABLE = new Set(
  (
    'p div blockquote h1 h2 h3 h4 h5 h6 a hr section article aside header footer main nav hgroup ' +
    'address figure figcaption details summary'
  ).split(' '),
);

/** Attributes by which a program or a link finds a tag. */
const isFound = ({ name }: HtmlAttribute): boolean =>
  name === 'id' || name === 'name' || name.startsWith('data-');

/** Whether a page or a program may no longer work without a tag. */
const isNeeded = ({ name, attributes }: TagPiece): boolean =>
  !DISPENSABLE.has(name) || attributes.some(isFound);

/** A word in angle brackets that reads like a tag, such as the name of a key: `<up>`, `<down>`. */
const isArgument = ({ name, attributes, isSelfClosing }: TagPiece, { tags }: ParsedValue): boolean =>
  attributes.length === 0 &&
  !isSelfClosing &&
  !isHtmlElement(name) &&
  tags.every((tag) => tag.name !== name || !tag.isEnd);

/** Returns equal keys for tags of one name with equal functional attributes; keeps the keys it computed. */
function keysOf(normalize: Normalize): (tag: TagPiece) => string {
  const known = new Map<TagPiece, string>();
  return (tag) => {
    const key = known.get(tag) ?? attributeKey(tag, normalize);
    known.set(tag, key);
    return key;
  };
}

function attributeKey(tag: TagPiece, normalize: Normalize): string {
  if (tag.attributes.length === 0) return tag.name;
  const fixed = tag.attributes.filter(isFixedAttribute);
  if (fixed.length === 0) return tag.name;
  const values = fixed.map(({ name, value }) => `${name}=${fixedValue(name, value, normalize)}`);
  // The tokenizer leaves no NUL in a value.
  return [tag.name, ...values.toSorted()].join('\0');
}
