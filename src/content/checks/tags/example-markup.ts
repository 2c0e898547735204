import type { HtmlPiece, TagPiece } from '../../html/tokenize';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TagPair } from './tag-matches';

/** Examples of code that one side has in `pre`, and the other in a paragraph of `code` with line breaks. */
export interface ExamplesInOtherMarkup {
  /** The tag around each example on both sides. */
  readonly pairs: readonly TagPair[];
  /** The tags that only set these examples, which have no partner. */
  readonly tags: ReadonlySet<TagPiece>;
}

interface Example {
  readonly tag: TagPiece;
  readonly isPre: boolean;
  readonly words: ReadonlySet<string>;
  readonly tags: readonly TagPiece[];
  /** An element around the example alone. */
  readonly box: readonly TagPiece[];
}

const none: ExamplesInOtherMarkup = { pairs: [], tags: new Set() };

/** Elements that set an example line by line. */
const SETTING = new Set('pre p code br span'.split(' '));
const PARAGRAPHS = new Set('p div td dd li blockquote'.split(' '));

/** Beyond these a page is compared tag by tag. */
const mostExamples = 40;
const longestExample = 2000;
/** The share of words that two examples have in common, whose comments may be translated. */
const leastShared = 0.5;

/** Pairs examples by their words, where the sides don't have the same number of `pre`. */
export function examplesInOtherMarkup({ source, target }: ParsedPair): ExamplesInOtherMarkup {
  if (countOfPre(source) === countOfPre(target)) return none;
  const [before, after] = [examplesOf(source), examplesOf(target)];
  if (before.length > mostExamples || after.length > mostExamples) return none;
  const used = new Set<Example>();
  for (const one of before) {
    const same = after.find((other) => !used.has(other) && isAlike(one, other) && haveSameWords(one, other));
    if (same !== undefined) used.add(one).add(same);
  }
  const pairs: TagPair[] = [];
  const tags = new Set<TagPiece>();
  for (const one of before) {
    if (used.has(one)) continue;
    const rest = after.filter((other) => !used.has(other) && !isAlike(one, other));
    const [best] = rest.toSorted((a, b) => shared(one, b) - shared(one, a));
    if (best === undefined || shared(one, best) < leastShared) continue;
    used.add(one).add(best);
    pairs.push([one.tag, best.tag]);
    const isBoxed = one.box.length > 0 && best.box.length > 0;
    for (const tag of [one, best].flatMap((side) => (isBoxed ? side.tags : [...side.tags, ...side.box])))
      tags.add(tag);
  }
  return { pairs, tags };
}

const countOfPre = ({ tags }: ParsedValue): number =>
  tags.filter(({ name, isEnd }) => name === 'pre' && !isEnd).length;

const isAlike = (one: Example, other: Example): boolean => one.isPre === other.isPre;
const haveSameWords = (one: Example, other: Example): boolean =>
  one.words.size === other.words.size && shared(one, other) === 1;

/** Twice the common words by those of both. */
function shared({ words: one }: Example, { words: other }: Example): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}

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
    const paragraph = elementAround(shown, start, index);
    if (!isPre && !PARAGRAPHS.has(paragraph[0]?.name ?? '')) continue;
    const box = isPre ? paragraph : elementAround(shown, start - 1, index + 1);
    examples.push({
      tag,
      isPre,
      words: wordsOf(raw.slice(tag.end, Math.min(piece.start, tag.end + longestExample))),
      tags: [
        ...shown.slice(start, index + 1).filter((one) => one.kind === 'tag' && SETTING.has(one.name)),
        ...(isPre ? [] : paragraph),
      ].filter((one) => one.kind === 'tag'),
      box: box[0]?.name === 'div' ? box : [],
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

const wordsOf = (html: string): ReadonlySet<string> =>
  new Set(html.replaceAll(/<[^<>]*>|&\w+;/g, ' ').match(/[\p{L}\p{N}]+/gu));
