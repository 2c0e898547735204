import { surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { codeTexts, type CodeText } from './code-texts';
import { listingsOf } from './code-in-place';
import { listedLines, type ListedLine } from './kept-lines';

/** Finds listings whose lines are joined, in another order, doubled or not indented. */
export const listings: FieldCheck = {
  ids: ['code', 'line-breaks', 'repeated-text'],
  find(pair, problems) {
    if (!pair.source.isHtml) return;
    for (const [before, after] of listingsOf(pair, linesOf)) compareLines(pair, before, after, problems);
    for (const [before, after] of listingsOf(pair, listedLines)) {
      const twice = doubledIn(before, after);
      if (twice !== undefined)
        problems.add('repeated-text', 'twice', { text: twice.text }, { target: [twice.span] });
    }
  },
};

type Lines = readonly CodeText[];

function compareLines(pair: ParsedPair, before: Lines, after: Lines, problems: ProblemCollector): void {
  const [gone, come] = [surplus(before, after, textOf), surplus(after, before, textOf)];
  const places = { source: [wholeOf(before)], target: [wholeOf(after)] };
  if (isJoined(listingOf(pair.source, before), listingOf(pair.target, after))) {
    problems.add('line-breaks', 'lost', {}, places);
  } else if (gone.length + come.length === 0) {
    if (before.some(({ whole }, at) => whole !== after[at]?.whole))
      problems.add('code', 'lines-reordered', {}, places);
    else if (isIndented(pair.source.raw, before) && !isIndented(pair.target.raw, after))
      problems.add('code', 'indent-lost', {}, places);
    const [sign] = surplus(
      signLines(listingOf(pair.source, before)),
      signLines(listingOf(pair.target, after)),
      (line) => line,
    );
    if (sign !== undefined) problems.add('code', 'line-missing', { text: sign }, places);
  }
}

/** The line that a listing has right below itself, while all others are as many as in the source. */
function doubledIn(before: readonly ListedLine[], after: readonly ListedLine[]): ListedLine | undefined {
  if (after.length !== before.length + 1) return undefined;
  const [was, is] = [before, after].map((lines) =>
    lines.filter(({ text }, at) => text === lines[at - 1]?.text),
  );
  return surplus(is ?? [], was ?? [], ({ text }) => text)[0];
}

/** The lines that end a part of a program or stand for what was left out: "}", "...". */
const signLines = (listing: string): readonly string[] =>
  listing
    .split('\n')
    .map((line) => line.trim().replace('…', '...'))
    .filter((line) => /^(?:[(){}[\];,]{1,9}|\.{3})$/.test(line));

const linesOf = (value: ParsedValue): Lines => codeTexts(value).filter(({ isLine }) => isLine);

const textOf = ({ whole }: CodeText): string => whole;

/** The whole text of the first listing of a block, with its comments. */
function listingOf({ raw }: ParsedValue, [line]: Lines): string {
  const { name = '', end = 0 } = line?.tag ?? {};
  return raw.slice(end, raw.indexOf(`</${name}`, end)).trim();
}

/** Whether the same text has fewer lines, or a text as long as several lines has one. */
function isJoined(before: string, after: string): boolean {
  if (linesIn(after) >= linesIn(before)) return false;
  const [was, is] = [spaceless(before), spaceless(after)];
  const isLong = Math.min(was.length, is.length) >= Math.max(was.length, is.length) * leastShare;
  return was === is || (linesIn(after) === 1 && isLong);
}

/** The names of an example may be shorter in another language. */
const leastShare = 0.7;

const linesIn = (text: string): number => text.split(/\n\s*/).length;

const spaceless = (text: string): string => text.replaceAll(/<[^<>]*>|\s+/g, '');

const wholeOf = (lines: Lines) => ({
  from: lines[0]?.span.from ?? 0,
  to: lines.at(-1)?.span.to ?? 0,
});

const isIndented = (raw: string, lines: Lines): boolean =>
  lines.some(({ span: { from } }) => /^[ \t]|^&nbsp;/.test(raw.slice(from, from + 6)));
