import { onOneLine } from '../text/single-spaces';
import type { BlockPair, ParsedPair } from './parsed/parsed-pair';
import type { ParsedValue } from './parsed/parsed-value';
import { addressesOf } from './parsed/sorted-rows';
import type { TextBlock } from './parsed/readable-text';
import { proseOf } from './parsed/text-of';
import { isSomething } from './text/plain-words';
import type { ProblemSpan } from './problem';
import { isNotice } from './text/stub-check';

/** A paragraph, item, cell or line of the source and its translation, on one line and without tags. */
export interface SegmentPair {
  readonly source: string;
  readonly target: string;
  readonly sourceSpan: ProblemSpan;
  readonly targetSpan: ProblemSpan;
  /** The kind of place of a single word, whose sense depends on it; empty for other texts. */
  readonly place: string;
}

/**
 * Returns source segments with their translations where both sides split into equally many blocks;
 * `inconsistent` and `same-target` compare them across requests. Excludes fields whose sides can't be matched
 * block by block, code, and segments without letters or digits on either side.
 */
export function segmentPairs({ source, target, blocks }: ParsedPair): readonly SegmentPair[] {
  if (isOverLines(source)) return [];
  const [before, after] = [addressesOf(source), addressesOf(target)];
  const [addresses, reached] = [new Set(before.values()), new Set(after.values())];
  const leadElsewhere = (pair: BlockPair): boolean => {
    const [was, is] = [before.get(pair.source), after.get(pair.target)];
    return was !== undefined && is !== undefined && was !== is && (addresses.has(is) || reached.has(was));
  };
  return blocks.flatMap((pair): readonly SegmentPair[] => {
    // A line of code is no translation of a sentence.
    const isProse = isSomething(proseOf(source, pair.source)) && isSomething(proseOf(target, pair.target));
    const texts = {
      source: onOneLine(source.readable.text.slice(pair.source.start, pair.source.end)),
      target: onOneLine(target.readable.text.slice(pair.target.start, pair.target.end)),
    };
    // Items in another order have each other's links.
    if (leadElsewhere(pair)) return [];
    // The first line of a sentence, whose words may stand in another line of the target.
    if (isGoingOn(source, pair.source)) return [];
    if (!isProse || ONE_LETTER.test(texts.source) || !isSomething(texts.target) || isNotice(texts.target))
      return [];
    const sourceSpan = source.readable.spanOfBlock(pair.source);
    const whole = {
      ...texts,
      sourceSpan,
      targetSpan: target.readable.spanOfBlock(pair.target),
      place: ONE_WORD.test(texts.source) ? placeOf(source, pair.source, sourceSpan) : '',
    };
    return blocks.length === 1 ? [whole, ...siteNames(source, target)] : [whole];
  });
}

/** The end of a page's title with its translation, where both sides set it apart. */
function siteNames(source: ParsedValue, target: ParsedValue): readonly SegmentPair[] {
  const [before, after] = [siteName(source), siteName(target)];
  if (before === undefined || after === undefined) return [];
  const [sourceSpan, targetSpan] = [before.span, after.span];
  return [{ source: before.text, target: after.text, sourceSpan, targetSpan, place: '' }];
}

/** Two words or more behind a dash or a bar: "Guide - Desk Server Version 2". */
function siteName({ readable }: ParsedValue): { text: string; span: ProblemSpan } | undefined {
  if (readable.text.length > longestTitle) return undefined;
  const parts = readable.text.trim().split(/\s[-–—|]\s/);
  const text = parts.at(-1)?.trim() ?? '';
  if (parts.length === 1 || !text.includes(' ')) return undefined;
  const start = readable.text.lastIndexOf(text);
  return { text: onOneLine(text), span: readable.spanAt(start, text) };
}

/** In UTF-16 units. */
const longestTitle = 200;

const ONE_WORD = /^\S{1,40}$/;

/** A letter that stands for several words: "T" for Tuesday and Thursday. */
const ONE_LETTER = /^[^\p{L}\p{N}]{0,3}[\p{Lu}\p{Ll}][^\p{L}\p{N}]{0,3}$/u;

/**
 * The kind of block and mark-up of a word: "Contents" is the title of a list or a row of a table, and
 * "filename" is a heading or, in `<var>`, an argument.
 */
function placeOf({ raw }: ParsedValue, { opener }: TextBlock, { from, to }: ProblemSpan): string {
  const block = /^h[1-6]$/.test(opener) ? 'heading' : opener === 'th' || opener === 'dt' ? opener : '';
  const mark = MARKED.exec(raw.slice(Math.max(0, from - longestTag), from))?.[1] ?? '';
  const isMarked = mark !== '' && raw.startsWith(`</${mark}>`, to);
  return isMarked ? `${block} ${mark}` : block;
}

/** Mark-up that says what kind of thing a word names. */
const MARKED = /<(var|em|i|cite|dfn|code)(?:\s[^<>]{0,100})?>$/;
const longestTag = 120;

/** Whether a label is divided into lines, in which a translation has other words: "Viewport<br>rotation". */
const isOverLines = ({ readable: { text, blocks } }: ParsedValue): boolean =>
  blocks.length > 1 &&
  blocks.every(({ opener, start, end }, at) => {
    const line = text.slice(start, end).trim();
    return (at === 0 || opener === 'br') && LINE_OF_LABEL.test(line);
  });

/** At most three words without a mark of a sentence at their end. */
const LINE_OF_LABEL = /^\S{1,40}(?: \S{1,40}){0,2}(?<![!?:。])$/u;

/**
 * Whether a line of plain text is the beginning of a sentence that the next line ends, perhaps in the second
 * column of a list of options, or is such an end itself.
 */
const isGoingOn = ({ isHtml, readable: { text } }: ParsedValue, { start, end }: TextBlock): boolean => {
  if (isHtml) return false;
  const [line, next] = [text.slice(start, end), text.slice(end, end + longestIndent)];
  return (
    IN_COLUMN.test(line) ||
    (!/[.:!?…]\s*$/.test(line) && (/^\P{L}?\p{Ll}/u.test(next) || IN_COLUMN.test(next)))
  );
};

const longestIndent = 80;
/** A line that is indented as far as a second column. */
const IN_COLUMN = /^\u001c?[ \t]{16,70}\p{Ll}/u;
