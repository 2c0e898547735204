import type { FieldCheck } from './field-check';
import { wholeOf, type ParsedPair } from './parsed-pair';
import type { ParsedValue } from './parsed-value';
import type { ProblemCollector } from './problem-collector';
import type { TextBlock } from './readable-text';

/** Opening and closing brackets; those of one kind may stand for each other, as a full-width one for an ASCII one. */
const KINDS: readonly (readonly [opening: string, closing: string])[] = [
  ['(（﹙⦅', ')）﹚⦆'],
  ['[［', ']］'],
  ['{｛', '}｝'],
  ['「｢﹁', '」｣﹂'],
  ['『﹃', '』﹄'],
  ['【', '】'],
  ['《', '》'],
  ['〔', '〕'],
];
/** Marks that come in twos, whichever opens: „…“ “…” ”…” «…» »…« and straight ones. */
const QUOTES: readonly string[] = ['„“”‟', '«»', '"＂'];
const MARKS = new RegExp(
  `[${KINDS.flat()
    .join('')
    .replaceAll(/[[\]]/g, String.raw`\$&`)}${QUOTES.join('')}]`,
  'g',
);

interface Mark {
  readonly char: string;
  readonly at: number;
}

/** What has no partner, by kind: `unclosed`, `unopened`, or `odd` for quotes. */
interface Lonely extends Mark {
  readonly variant: 'unclosed' | 'unopened' | 'odd';
  readonly kind: number;
}

/** Brackets and quotes without a partner; of a kind the source itself leaves open nothing is said. */
export const bracketCheck: FieldCheck = {
  ids: ['brackets'],
  find(pair, problems) {
    const { source, target } = pair;
    const blocks =
      pair.blocks.length > 0 ? pair.blocks : [{ source: wholeOf(source), target: wholeOf(target) }];
    // A bracket may open in one line and close in the next.
    const open = new Set(lonelyMarks(target, wholeOf(target)).map(({ kind }) => kind));
    if (open.size === 0) return;
    for (const block of blocks) compare(pair, block.source, block.target, open, problems);
  },
};

function compare(
  pair: ParsedPair,
  from: TextBlock,
  to: TextBlock,
  open: ReadonlySet<number>,
  problems: ProblemCollector,
): void {
  const lonely = lonelyMarks(pair.target, to);
  if (lonely.length === 0) return;
  const inSource = new Set(lonelyMarks(pair.source, from).map(({ kind }) => kind));
  let isOddBefore = false;
  for (const { variant, kind, char, at } of lonely) {
    if (inSource.has(kind) || !open.has(kind)) continue;
    // „…" is one pair of two kinds.
    if (variant === 'odd' && isOddBefore) continue;
    isOddBefore ||= variant === 'odd';
    problems.add('brackets', variant, { mark: char }, { target: [pair.target.readable.spanOf(at, at + 1)] });
  }
}

function lonelyMarks({ prose }: ParsedValue, { start, end }: TextBlock): readonly Lonely[] {
  const text = prose.slice(start, end);
  const open: Mark[][] = KINDS.map(() => []);
  const quotes: Mark[][] = QUOTES.map(() => []);
  const lonely: Lonely[] = [];
  for (const { index, 0: char } of text.matchAll(MARKS)) {
    const mark = { char, at: start + index };
    const quote = QUOTES.findIndex((marks) => marks.includes(char));
    if (quote >= 0) {
      const isOpen = (quotes[quote]?.length ?? 0) % 2 === 1;
      if (!isNoQuote(text, index, isOpen)) quotes[quote]?.push(mark);
      continue;
    }
    const kind = KINDS.findIndex(([opening, closing]) => opening.includes(char) || closing.includes(char));
    if (isFaceOrItem(text, index)) continue;
    if (KINDS[kind]?.[0].includes(char)) open[kind]?.push(mark);
    else if (open[kind]?.pop() === undefined) lonely.push({ ...mark, kind, variant: 'unopened' });
  }
  for (const [kind, marks] of open.entries()) {
    for (const mark of marks) lonely.push({ ...mark, kind, variant: 'unclosed' });
  }
  for (const [index, marks] of quotes.entries()) {
    const last = marks.at(-1);
    if (last !== undefined && marks.length % 2 === 1)
      lonely.push({ ...last, kind: KINDS.length + index, variant: 'odd' });
  }
  return lonely;
}

/** Inches and seconds after a digit where no quote is open, and the Hebrew sign inside an abbreviation. */
function isNoQuote(text: string, at: number, isOpen: boolean): boolean {
  const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
  if (text[at] === '"' && !isOpen && /\p{Nd}/u.test(before)) return true;
  return /["”“]/.test(text[at] ?? '') && /[\u05d0-\u05ea]/.test(before) && /[\u05d0-\u05ea]/.test(after);
}

/** `:)` is a face, and `a)` at the beginning a list item. */
function isFaceOrItem(text: string, at: number): boolean {
  if (/[()]/.test(text[at] ?? '') && /(?:^|\s)[:;]-?$/.test(text.slice(Math.max(0, at - 3), at))) return true;
  return /^[)）]$/.test(text[at] ?? '') && at < 12 && /^\s*[\p{L}\p{Nd}]{1,3}$/u.test(text.slice(0, at));
}
