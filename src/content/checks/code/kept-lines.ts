import type { TagPiece } from '../../html/tokenize';
import { surplus } from '../counted';
import { onOneLine } from '../../text/single-spaces';
import type { FieldCheck } from '../field-check';
import { once, type WithFacts } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { codeTexts } from './code-texts';
import { lacksVariable, slipInCode } from './slips-in-code';
import { isTransposed } from './transposed-letters';
import { listingsOf } from './code-in-place';
import { onlyDifference } from './similar';

/** A line of `pre` with its comments, or a command that consists of words. */
export interface ListedLine extends WithFacts {
  readonly text: string;
  readonly span: ProblemSpan;
  /** The start tag around it. */
  readonly tag: TagPiece;
}

/** Returns all lines of `pre` that have a text. */
export const listedLines = once(({ raw, pieces }: ParsedValue): readonly ListedLine[] => {
  const lines: ListedLine[] = [];
  let open: TagPiece | undefined;
  for (const piece of pieces) {
    if (piece.kind !== 'tag' || piece.name !== 'pre') continue;
    if (open !== undefined && piece.isEnd) {
      let from = open.end;
      for (const line of raw.slice(from, piece.start).split('\n')) {
        const text = onOneLine(line.replaceAll(/<[^<>]*>/g, ''));
        if (text !== '') lines.push({ text, span: { from, to: from + line.length }, tag: open });
        from += line.length + 1;
      }
    }
    open = piece.isEnd ? undefined : piece;
  }
  return lines;
});

/**
 * Finds slips in lines of a listing that have no code but words or comments, and that the target keeps in the
 * source's language: "cordova plugin add". A comment that another listing has in its place lacks. Any line
 * may have lost its indentation or the sign at its end.
 */
export const keptLines: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    if (!pair.source.isHtml) return;
    for (const [before, after] of listingsOf(pair, listedLines)) {
      const lost = lostLine(pair, before, after);
      if (lost !== undefined)
        problems.add('code', 'line-missing', { text: lost.text }, { source: [lost.span] });
      for (const [was, is] of unended(before, after))
        problems.add(
          'code',
          'changed-style',
          { before: was.text, after: is.text },
          { source: [was.span], target: [is.span] },
        );
      if (before.length !== after.length) continue;
      for (const [was, is] of unindented(pair, before, after))
        problems.add('code', 'indent-lost', {}, { source: [was.span], target: [is.span] });
      for (const [at, was] of before.entries()) {
        const is = after[at];
        if (is === undefined || was.text === is.text || isCode(pair.source, was)) continue;
        const slip = slipIn(was, is) ?? slipOfSigns(pair.source, was, is);
        if (slip !== undefined)
          problems.add(
            'code',
            slip,
            { before: was.text, after: is.text },
            { source: [was.span], target: [is.span] },
          );
      }
    }
  },
};

type Slip = 'changed' | 'changed-style';
type Lines = readonly ListedLine[];
type LinePair = readonly [was: ListedLine, is: ListedLine];

/** Whether the other checks of code compare a line, which has no comment. */
const isCode = (value: ParsedValue, { text, span }: ListedLine): boolean =>
  wholeLines(value).get(span.from) === text;

const wholeLines = once(
  (value: ParsedValue): ReadonlyMap<number, string> =>
    new Map(codeTexts(value).map(({ span, text }) => [span.from, text])),
);

/**
 * Pairs the lines that lack only the sign that ends their statement, where the source has no such line, and
 * other statements of the target have it or the line is a call.
 */
function unended(before: Lines, after: Lines): readonly LinePair[] {
  const added = new Map(surplus(after, before, textOf).map((line) => [`${line.text};`, line]));
  if (added.size === 0) return [];
  const isUsual = after.some(({ text }) => text.endsWith(';'));
  return surplus(before, after, textOf).flatMap((was) => {
    const is = added.get(was.text);
    return is === undefined || !(isUsual || was.text.endsWith(');')) ? [] : [[was, is] as const];
  });
}
const textOf = ({ text }: ListedLine): string => text;

/** Pairs the lines that begin at the margin where most lines of the listing are indented as in the source. */
function unindented({ source, target }: ParsedPair, before: Lines, after: Lines): readonly LinePair[] {
  const pairs = before.flatMap((was, at) => {
    const is = after[at];
    const own = indentOf(source, was);
    return is === undefined || !INDENT.test(own) ? [] : [{ was, is, own, other: indentOf(target, is) }];
  });
  const lost = pairs.filter(({ other }) => other === '');
  const kept = pairs.filter(({ own, other }) => own === other);
  return lost.length <= kept.length ? lost.map(({ was, is }) => [was, is] as const) : [];
}

/** One space may be of a picture in signs. */
const INDENT = /^\t| {2}/;

/** The spaces before the text of a line, whatever tags are among them. */
const indentOf = ({ raw }: ParsedValue, { span: { from, to } }: ListedLine): string =>
  /^[ \t]*/.exec(raw.slice(from, to).replaceAll(/<[^<>]*>/g, ''))?.[0] ?? '';

/** How a line differs by one word, in which letters or only a capital were exchanged. */
function slipIn(was: ListedLine, is: ListedLine): Slip | undefined {
  const [words, others] = [was.text.split(' '), is.text.split(' ')];
  if (words.length !== others.length || words.length < fewestWords) return undefined;
  const difference = onlyDifference(words, others);
  if (difference === undefined) return undefined;
  if (isTransposed(difference.word, difference.other)) return 'changed';
  const slip = slipInCode(was, is);
  return (slip === 'case' && !COMMENT.test(was.text)) || slip === 'translated-value'
    ? 'changed-style'
    : undefined;
}

/**
 * How a line without code, such as a comment that was left, has the quotation marks or dashes of prose, or
 * lacks a variable.
 */
function slipOfSigns(source: ParsedValue, was: ListedLine, is: ListedLine): Slip | undefined {
  if (wholeLines(source).has(was.span.from)) return undefined;
  if (lacksVariable(was.text, is.text) || hasDash(was.text, is.text)) return 'changed';
  const hasOtherQuotes =
    QUOTES.test(is.text) && !QUOTES.test(was.text) && is.text.replaceAll(ALL_QUOTES, '"') === was.text;
  return hasOtherQuotes ? 'changed-style' : undefined;
}

/** Whether all that differs is a dash for the two hyphens of an option: "–help". */
const hasDash = (was: string, is: string): boolean =>
  /(?<!\S)--[a-z]/.test(was) && is.replaceAll(/[–—−]/g, '--') === was;

const QUOTES = /[“”„]/;
const ALL_QUOTES = /[“”„]/g;

/** A name in a comment may have its usual capitals. */
const COMMENT = /^(?:#|\/\/|\/\*|\*|;|%|--|rem\b|')/i;

/** One word of a shorter line may be the only one that is not translated. */
const fewestWords = 4;

/**
 * Returns the first line of words or of comments between two lines of code where the target, which has the
 * code before and behind it, has nothing.
 */
function lostLine({ source, target }: ParsedPair, before: Lines, after: Lines): ListedLine | undefined {
  if (after.length >= before.length) return undefined;
  const [words, others] = [gapsOf(source, before), gapsOf(target, after)];
  // A comment may stand behind code, too.
  const isSame = words.every(({ code, isPlain }, at) => {
    const other = others[at];
    return code === other?.code && (!isPlain || other.isPlain);
  });
  if (!isSame || words.length !== others.length) return undefined;
  return words.find(({ lines }, at) => lines.length > 0 && others[at]?.lines.length === 0)?.lines[0];
}

/** The lines before each line of code, and behind the last one. */
function gapsOf(value: ParsedValue, all: Lines) {
  const gaps: { code: string; isPlain: boolean; lines: ListedLine[] }[] = [];
  let lines: ListedLine[] = [];
  for (const line of all) {
    const code = wholeLines(value).get(line.span.from);
    if (code === undefined && HAS_TEXT.test(line.text)) lines.push(line);
    else {
      gaps.push({ code: code ?? line.text, isPlain: code === undefined || code === line.text, lines });
      lines = [];
    }
  }
  return [...gaps, { code: '', isPlain: true, lines }];
}

const HAS_TEXT = /\p{L}/u;
