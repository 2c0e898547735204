import type { FieldCheck } from '../field-check';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import { usualLength } from '../text/usual-length';
import { isOfOtherTerm } from './divided-elsewhere';
import { LISTED } from './exchanged-texts';

/** Features of a block that are alike in every language: numbers, names, placeholders and links. */
interface Traits {
  readonly length: number;
  readonly text: string;
  /** The name that is marked at the beginning. */
  readonly lead: string | undefined;
  readonly traits: ReadonlySet<string>;
  /** The inline tags with their classes, sorted. */
  readonly tags: () => string;
  /** How the longer words begin: many languages share words. Read only where the lengths don't decide. */
  readonly beginnings: () => ReadonlySet<string>;
}

/**
 * Finds two neighbouring blocks that were exchanged: each of them has what the other one's source has, such
 * as names and numbers, and not what its own has.
 */
export const movedBlocks: FieldCheck = {
  ids: ['tags-reordered'],
  find(pair, problems) {
    // A block without words, like a placeholder alone, belongs to the sentence around it. A cell has its own.
    const blocks = pair.blocks.filter(
      ({ source: { opener, start, end } }) =>
        opener === 'td' || /\p{L}{2}/u.test(pair.source.words.slice(start, end)),
    );
    if (blocks.length < 2) return;
    const known = new Map<number, BothSides>();
    const sidesAt = (index: number): BothSides | undefined => {
      const block = blocks[index];
      if (block === undefined) return undefined;
      const sides = known.get(index) ?? traitsOf(pair, block);
      known.set(index, sides);
      return sides;
    };
    const found: (readonly [BlockPair, BlockPair])[] = [];
    for (let index = 0; index + 1 < blocks.length; index++) {
      const step = isBeforeHead(blocks, index) ? 2 : 1;
      const [block, next] = [blocks[index], blocks[index + step]];
      if (block === undefined || next === undefined) continue;
      if (block.source.opener !== next.source.opener || block.source.opener === 'line') continue;
      // Two blocks with one sentence are in the order of the language.
      const [text, follower] = [block, next].map(({ source: { start, end } }) =>
        pair.source.words.slice(start, end).trim(),
      );
      const isCell = block.source.opener === 'td';
      if (!isCell && !/[.!?:。]$/.test(text ?? '') && /^[\p{Ll}\u001e]/u.test(follower ?? '')) continue;
      const [first, second] = [sidesAt(index), sidesAt(index + step)];
      if (first === undefined || second === undefined) continue;
      const straight = score(first.source, first.target) + score(second.source, second.target);
      const isSure =
        (isCell && areTextsExchanged(first, second)) ||
        areLeadsExchanged(first, second) ||
        isExchanged(pair, first, second) ||
        areTagsExchanged(pair, first, second);
      const crossed = score(first.source, second.target) + score(second.source, first.target);
      if (crossed - straight < 1.2 && !isSure) continue;
      if (!isSure && !hasOfOther(first, second) && !hasOfOther(second, first)) continue;
      // Descriptions that stand in another order with their terms.
      if (isOfOtherTerm(pair, block, termBefore(pair, block))) continue;
      if (isShifted(sidesAt(index - step), first, second, sidesAt(index + 2 * step))) continue;
      found.push([block, next]);
      index += step;
    }
    const isSorted = found.filter(([{ source }]) => LISTED.test(source.opener)).length > 1;
    for (const exchanged of found) {
      const [{ source, target }] = exchanged;
      if (isSorted && LISTED.test(source.opener)) continue;
      const text = pair.target.readable.text.slice(target.start, target.end).trim();
      const places = {
        source: exchanged.map((one) => pair.source.readable.spanOfBlock(one.source)),
        target: exchanged.map((one) => pair.target.readable.spanOfBlock(one.target)),
      };
      problems.add('tags-reordered', 'exchanged', { text }, places);
    }
  },
};

/** Whether a cell is before the head of the next row of a table, which has one cell, too. */
const isBeforeHead = (blocks: readonly BlockPair[], index: number): boolean =>
  ['td', 'th', 'td'].every((opener, at) => blocks[index + at]?.source.opener === opener);

/** Whether a cell has the text of the other one's source, as names and numbers have, and that has another. */
const areTextsExchanged = (first: BothSides, second: BothSides): boolean =>
  [first, second].every(({ source, target }) => source.text.trim() !== target.text.trim()) &&
  first.source.text.trim() !== second.source.text.trim() &&
  (first.source.text.trim() === second.target.text.trim() ||
    second.source.text.trim() === first.target.text.trim());

/** Whether two blocks begin with names, and one of these is at the beginning of the other's target. */
function areLeadsExchanged({ source, target }: BothSides, second: BothSides): boolean {
  const [one, two, is, other] = [source.lead, second.source.lead, target.lead, second.target.lead];
  if (one === undefined || two === undefined || is === undefined || other === undefined) return false;
  return one !== two && one !== is && two !== other && (one === other || two === is);
}

/** The last term of a list before a block. */
const termBefore = ({ blocks }: ParsedPair, block: BlockPair): BlockPair | undefined =>
  blocks.slice(0, blocks.indexOf(block)).findLast(({ source }) => source.opener === 'dt');

function traitsOf({ source, target }: ParsedPair, { source: from, target: to }: BlockPair) {
  return {
    source: traits(
      source.readable.text.slice(from.start, from.end),
      source.raw,
      source.readable.spanOfBlock(from),
    ),
    target: traits(target.readable.text.slice(to.start, to.end), target.raw, target.readable.spanOfBlock(to)),
  };
}

const TRAIT =
  /\p{Nd}[\p{Nd}.,]{0,20}|\b[A-Za-z][a-z-]{0,30}[_A-Z\d][\w-]{0,30}|\p{Lu}\p{L}{3,40}|%\w|\{[^{}]{1,40}\}/gu;

/** A block with its first inline tags, which stand before its text. */
function withLeadingTags(raw: string, from: number, to: number): string {
  const own = raw.slice(from, to);
  if (!/[>\s]/.test(raw[from - 1] ?? '')) return own;
  const before = raw.slice(Math.max(0, from - longestLead), from);
  // Most blocks follow another tag.
  if (!LEADING_TAG.test(before.slice(before.lastIndexOf('<')))) return own;
  const [lead = ''] = LEADING_TAGS.exec(before) ?? [];
  return lead + own;
}

const longestLead = 400;
const LEADING_TAG = /^<\/?(?:code|a|em|strong|b|i|kbd|samp|var|span)[\s>]/;
const LEADING_TAGS = /(?:<\/?(?:code|a|em|strong|b|i|kbd|samp|var|span)(?:\s[^<>]{0,300})?>\s{0,9}){1,4}$/;

const LEAD = /^[\s"'“”„«»‘’]{0,9}<(?:code|em|strong|b|i)>([^<>]{2,60})</;

/** Tags without their links, which are traits by themselves. */
const INLINE_TAG = /<(?:code|a|em|strong|b|i|kbd|samp|var|span)(?: class="[^"<>]{0,80}")?(?=[\s>])/g;

const MARKED_NAME = /(?<=<(?:code|em|strong|b|i)>)[^<>]{1,60}(?=<)/g;

const FIRST = /^\s*\p{Lu}\p{Ll}+(?!\p{L})/u;

function traits(
  text: string,
  raw: string,
  { from, to }: { readonly from: number; readonly to: number },
): Traits {
  let beginnings: ReadonlySet<string> | undefined;
  let tags: string | undefined;
  // A capital at the start says nothing.
  const found = text.slice(0, 3000).replace(FIRST, ' ').match(TRAIT) ?? [];
  const marked = withLeadingTags(raw, from, to);
  const markup = marked.match(/(?:href|src)="[^"]*"|<(?:code|a|em|strong|b|i)\b/g) ?? [];
  const names = marked.includes('<') ? (marked.match(MARKED_NAME) ?? []) : [];
  return {
    length: text.trim().length,
    text: text.slice(0, 3000).toLowerCase(),
    lead: LEAD.exec(marked)?.[1]?.toLowerCase().replaceAll(/["'`]/g, ''),
    traits: new Set([...[...found, ...names].map((one) => one.toLowerCase()), ...markup]),
    tags: () => (tags ??= (marked.match(INLINE_TAG) ?? []).toSorted().join(' ')),
    beginnings: () =>
      (beginnings ??= new Set(
        text
          .slice(0, 3000)
          .toLowerCase()
          .match(LONGER_WORD)
          ?.map((word) => word.slice(0, 4)),
      )),
  };
}

const LONGER_WORD = /\p{Script=Latin}{4,40}/gu;

/**
 * Whether a block beside two that seem to be exchanged shows that one was added or left out instead: the
 * blocks stand one further on, or one further up.
 */
function isShifted(
  before: BothSides | undefined,
  first: BothSides,
  second: BothSides,
  after: BothSides | undefined,
): boolean {
  const fits = (source: Traits, target: Traits, beside: BothSides, other: number): boolean =>
    score(source, target) > Math.max(score(beside.source, beside.target), other);
  if (isText(first, before) || isText(second, after)) return true;
  const inFirst = score(second.source, first.target);
  const inSecond = score(first.source, second.target);
  return (
    (before !== undefined &&
      (fits(before.source, first.target, before, inFirst) ||
        fits(first.source, before.target, before, inSecond))) ||
    (after !== undefined &&
      (fits(second.source, after.target, after, inFirst) ||
        fits(after.source, second.target, after, inSecond)))
  );
}

/** Whether the text of a source is that of the target beside it. */
const isText = ({ source }: BothSides, beside: BothSides | undefined): boolean =>
  source.text.trim() !== '' && source.text.trim() === beside?.target.text.trim();

type BothSides = { readonly source: Traits; readonly target: Traits };

function sharedWords(source: Traits, target: Traits): number {
  const words = target.beginnings();
  return [...source.beginnings()].filter((word) => words.has(word)).length;
}

/** By how much the lengths of two blocks fit better crosswise; a logarithm. */
function lengthsCrosswise(
  sourceLanguage: CheckedLanguage,
  targetLanguage: CheckedLanguage,
  first: BothSides,
  second: BothSides,
): number {
  const usual = usualLength(sourceLanguage, targetLanguage);
  const misfit = (source: Traits, target: Traits): number =>
    Math.abs(Math.log((target.length + 3) / (source.length * usual + 3)));
  return (
    misfit(first.source, first.target) +
    misfit(second.source, second.target) -
    misfit(first.source, second.target) -
    misfit(second.source, first.target)
  );
}

/** Whether each of two blocks has the inline tags of the other one's source, and the lengths agree. */
function areTagsExchanged(
  { sourceLanguage, targetLanguage }: ParsedPair,
  { source, target }: BothSides,
  second: BothSides,
): boolean {
  const [own, other] = [source.tags(), second.source.tags()];
  if (own === other || own !== second.target.tags() || other !== target.tags()) return false;
  return lengthsCrosswise(sourceLanguage, targetLanguage, { source, target }, second) > leastOfLengths;
}

/** Two blocks that are about as long say nothing about their order. */
const leastOfLengths = -0.1;

/** Whether words and lengths of two blocks fit crosswise alone. */
function isExchanged(
  { sourceLanguage, targetLanguage }: ParsedPair,
  first: BothSides,
  second: BothSides,
): boolean {
  const lengths = lengthsCrosswise(sourceLanguage, targetLanguage, first, second);
  if (lengths < leastEvidence - 2 * mostShared) return false;
  // A number or a name at its place says that the block is.
  if (score(first.source, first.target) + score(second.source, second.target) > 0) return false;
  const words =
    Math.min(mostShared, sharedWords(first.source, second.target)) +
    Math.min(mostShared, sharedWords(second.source, first.target)) -
    2 * (sharedWords(first.source, first.target) + sharedWords(second.source, second.target));
  return words >= 1 && words + lengths >= leastEvidence;
}

/** So many words that a source shares with a target count. */
const mostShared = 2;

/** Words that two blocks share crosswise, and the logarithm by which the lengths fit better. */
const leastEvidence = 2.6;

/** How well a target fits to a source, from 0 to about 2. */
function score(source: Traits, target: Traits): number {
  let shared = 0;
  for (const one of source.traits) if (target.traits.has(one)) shared += 1;
  const all = source.traits.size + target.traits.size - shared;
  return all === 0 ? 0 : (2 * shared) / all;
}

/** Whether the target of a block has traits of the other one's source, which it has not from its own. */
const hasOfOther = (block: BothSides, other: BothSides): boolean =>
  [...other.source.traits].some(
    (one) =>
      block.target.traits.has(one) &&
      !(/^\p{Nd}/u.test(one) ? block.source.traits.has(one) : block.source.text.includes(one)),
  );
