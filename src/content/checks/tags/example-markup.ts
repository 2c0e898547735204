import type { HtmlPiece, TagPiece } from '../../html/tokenize';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { tagCounts } from './tag-counts';
import type { TagPair } from './tag-matches';

/** Examples of code that one side has in `pre`, and the other in a paragraph of `code` with line breaks. */
export interface ExamplesInOtherMarkup {
  /** The tag around each example on both sides. */
  readonly pairs: readonly TagPair[];
  /** The start tags of boxes, or of headings in them, that only one side has for an example of both. */
  readonly boxes: readonly TagPiece[];
  /** The tags that only set these examples, which have no partner. */
  readonly tags: ReadonlySet<TagPiece>;
}

interface Example {
  readonly tag: TagPiece;
  readonly isPre: boolean;
  readonly words: ReadonlySet<string>;
  readonly tags: readonly TagPiece[];
  /** An element around the example alone, with its heading. */
  readonly box: readonly TagPiece[];
}

const none: ExamplesInOtherMarkup = { pairs: [], boxes: [], tags: new Set() };

/** Elements that set an example line by line. */
const SETTING = new Set('pre p code br span'.split(' '));
/** Elements whose numbers differ where examples are set in another way. */
const TELLING = ['pre', 'div', 'h2', 'h3', 'h4'];
const PARAGRAPHS = new Set('p div td dd li blockquote'.split(' '));

/** Beyond these a page is compared tag by tag. */
const mostExamples = 40;
const longestExample = 2000;
/** The share of words that two examples have in common. */
const leastShared = 0.5;
/** An example is a part of a longer one that has this share of its words, which are at least so many. */
const leastContained = { share: 0.6, words: 4 };

/** Pairs examples by their words and their order, where the sides set them in other elements. */
export function examplesInOtherMarkup({ source, target }: ParsedPair): ExamplesInOtherMarkup {
  const [counts, others] = [tagCounts(source), tagCounts(target)];
  if (TELLING.every((name) => counts.get(name) === others.get(name))) return none;
  const [before, after] = [examplesOf(source), examplesOf(target)];
  if (before.length > mostExamples || after.length > mostExamples) return none;
  const partners = partnersOf(before, after);
  const pairs: TagPair[] = [];
  const boxes: TagPiece[] = [];
  const tags = new Set<TagPiece>();
  for (const [one, other] of partners) {
    const isAlike = one.isPre === other.isPre;
    if (!isAlike) pairs.push([one.tag, other.tag]);
    for (const tag of isAlike ? [] : [one, other].flatMap((side) => side.tags)) tags.add(tag);
    const odd = oddTags(one.box, other.box);
    if (isAlike) boxes.push(...odd.slice(0, 1));
    for (const tag of odd) tags.add(tag);
  }
  for (const [one, whole] of joinedExamples(before, after, partners)) {
    pairs.push([one.tag, whole.tag]);
    for (const tag of [...one.tags, ...one.box]) tags.add(tag);
  }
  return { pairs, boxes, tags };
}

type Partners = ReadonlyMap<Example, Example>;

/** Pairs examples with equal words, then those with most words in common, then those between two pairs. */
function partnersOf(before: readonly Example[], after: readonly Example[]): Partners {
  const partners = new Map<Example, Example>();
  const used = new Set<Example>();
  const pairBy = (fits: (one: Example, other: Example) => boolean): void => {
    for (const one of before) {
      if (used.has(one)) continue;
      const [best] = after
        .filter((other) => !used.has(other) && fits(one, other))
        .toSorted((a, b) => shared(one, b) - shared(one, a));
      if (best === undefined) continue;
      partners.set(one, best);
      used.add(one).add(best);
    }
  };
  pairBy((one, other) => one.isPre === other.isPre && haveSameWords(one, other));
  pairBy(haveSameWords);
  pairBy((one, other) => shared(one, other) >= leastShared);
  for (const [one, other] of betweenPairs(before, after, partners)) partners.set(one, other);
  return new Map([...partners].toSorted(([a], [b]) => a.tag.start - b.tag.start));
}

/** Pairs examples between two that have partners, where both sides have as many of them. */
function betweenPairs(
  before: readonly Example[],
  after: readonly Example[],
  partners: Partners,
): readonly (readonly [Example, Example])[] {
  const used = new Set(partners.values());
  const found: (readonly [Example, Example])[] = [];
  let waiting: Example[] = [];
  let next = 0;
  const close = (end: number): void => {
    const others = after.slice(next, end).filter((other) => !used.has(other) && isOnItsOwn(other));
    if (others.length === waiting.length) {
      for (const [index, other] of others.entries()) {
        const one = waiting[index];
        if (one !== undefined && commonWords(one, other) > 0) found.push([one, other]);
      }
    }
    waiting = [];
    next = end + 1;
  };
  for (const one of before) {
    const partner = partners.get(one);
    const at = partner === undefined ? -1 : after.indexOf(partner);
    if (at >= next) close(at);
    else if (partner === undefined && isOnItsOwn(one)) waiting.push(one);
  }
  close(after.length);
  return found;
}

/** Whether an example is a block between others, and no cell or item. */
const isOnItsOwn = ({ isPre, tags }: Example): boolean => isPre || tags.some(({ name }) => name === 'p');

/** Examples that are a part of a longer one on the other side, which sets it in another way. */
function joinedExamples(
  before: readonly Example[],
  after: readonly Example[],
  partners: Partners,
): readonly (readonly [Example, Example])[] {
  return before.flatMap((one) => {
    if (partners.has(one) || one.words.size < leastContained.words) return [];
    const whole = after.find(
      (other) =>
        other.isPre !== one.isPre && commonWords(one, other) >= leastContained.share * one.words.size,
    );
    return whole === undefined ? [] : [[one, whole] as const];
  });
}

const haveSameWords = (one: Example, other: Example): boolean =>
  one.words.size === other.words.size && shared(one, other) === 1;

/** Twice the common words by those of both. */
const shared = (one: Example, other: Example): number =>
  one.words.size + other.words.size === 0
    ? 0
    : (2 * commonWords(one, other)) / (one.words.size + other.words.size);

const commonWords = ({ words: one }: Example, { words: other }: Example): number =>
  [...one].filter((word) => other.has(word)).length;

/** Returns each `pre`, and each `code` that is all that its paragraph has. */
function examplesOf({ raw, pieces }: ParsedValue): readonly Example[] {
  const shown = pieces.filter(
    (piece) => piece.kind !== 'text' || raw.slice(piece.start, piece.end).trim() !== '',
  );
  const open: number[] = [];
  const examples: Example[] = [];
  for (const [index, piece] of shown.entries()) {
    if (piece.kind !== 'tag' || (piece.name !== 'pre' && piece.name !== 'code')) continue;
    if (!piece.isEnd) {
      open.push(index);
      continue;
    }
    const start = open.pop();
    const tag = start === undefined ? undefined : shown[start];
    if (start === undefined || tag?.kind !== 'tag' || tag.name !== piece.name || open.length > 0) continue;
    const isPre = tag.name === 'pre';
    const paragraph = isPre ? [] : elementAround(shown, start, index);
    if (!isPre && !PARAGRAPHS.has(paragraph[0]?.name ?? '')) continue;
    examples.push({
      tag,
      isPre,
      words: wordsOf(raw.slice(tag.end, Math.min(piece.start, tag.end + longestExample))),
      tags: [
        ...shown.slice(start, index + 1).filter((one) => one.kind === 'tag' && SETTING.has(one.name)),
        ...paragraph,
      ].filter((one) => one.kind === 'tag'),
      box: isPre ? boxAround(shown, start, index) : boxAround(shown, start - 1, index + 1),
    });
  }
  return examples;
}

/** The tags of the element that has these pieces and nothing else. */
function elementAround(pieces: readonly HtmlPiece[], from: number, to: number): readonly TagPiece[] {
  const [start, end] = [pieces[from - 1], pieces[to + 1]];
  return start?.kind === 'tag' && end?.kind === 'tag' && !start.isEnd && end.isEnd && start.name === end.name
    ? [start, end]
    : [];
}

/** The tags of two boxes that only one of them has: all, or those of the heading. */
function oddTags(box: readonly TagPiece[], other: readonly TagPiece[]): readonly TagPiece[] {
  if (box.length === 0 || other.length === 0) return [...box, ...other];
  if (box.length === other.length) return [];
  return (box.length > other.length ? box : other).filter(({ name }) => HEADING.test(name));
}

/** The tags of the `div` that has these pieces, and those of a heading before them. */
function boxAround(pieces: readonly HtmlPiece[], from: number, to: number): readonly TagPiece[] {
  const heading = headingBefore(pieces, from);
  const [start, end] = elementAround(pieces, from - heading.length, to);
  return start?.name === 'div' && end !== undefined
    ? [start, ...heading.filter((piece) => piece.kind === 'tag'), end]
    : [];
}

function headingBefore(pieces: readonly HtmlPiece[], at: number): readonly HtmlPiece[] {
  const [start, , end] = pieces.slice(Math.max(0, at - 3), at);
  return start?.kind === 'tag' && end?.kind === 'tag' && HEADING.test(start.name) && start.name === end.name
    ? pieces.slice(at - 3, at)
    : [];
}

const HEADING = /^h[1-6]$/;

/** The words of an example without its comments, which may be translated, unless it has nothing else. */
function wordsOf(html: string): ReadonlySet<string> {
  const text = html.replaceAll(/<br[^<>]*>/g, '\n').replaceAll(/<[^<>]*>|&\w+;/g, ' ');
  const lines = text.split('\n');
  const code = lines.filter((line) => !line.trimStart().startsWith('#')).join('\n');
  return new Set(code.match(WORD) ?? text.match(WORD));
}

const WORD = /[\p{L}\p{N}]+/gu;
