import { matchesOf } from '../../text/matches';
import { countOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { wholeOf, type ParsedPair } from '../parsed/parsed-pair';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { mayOpenWithGuillemet } from '../typography/language-quotes';
import { hasCutShort, isCutShort } from '../text/cut-short';
import { BLOCK_BREAK, KEPT, type TextBlock } from '../parsed/readable-text';
import { KINDS, MARKS, originalBrackets, QUOTES } from './bracket-kinds';
import { sideOf, type Mark } from '../typography/quote-sides';

/** A mark without a partner: `unclosed`, `unopened`, or `odd` for quotes. */
interface Lonely extends Mark {
  readonly variant: 'unclosed' | 'unopened' | 'odd';
  readonly kind: number;
}

/** A half-open interval has two kinds of brackets: "[0.0, 1.0)". */
const INTERVAL = /\[-?[\d.]{1,9}[,;] ?-?[\d.]{1,9}\)|\(-?[\d.]{1,9}[,;] ?-?[\d.]{1,9}\]/;

/** Finds brackets and quotes without a partner, except of kinds that are unbalanced in the source too. */
export const bracketCheck: FieldCheck = {
  ids: ['brackets'],
  find(pair, problems) {
    const { source, target } = pair;
    // The sign that the source names: "Left brace".
    if (target.raw.trim().length === 1 || INTERVAL.test(target.prose)) return;
    const blocks =
      pair.blocks.length > 0 ? pair.blocks : [{ source: wholeOf(source), target: wholeOf(target) }];
    // A bracket may open in one line and close in another, so the whole target is examined first.
    const found = lonelyMarks(target, wholeOf(target));
    if (found.length === 0 || lonelyMarks(target, wholeOf(target), { hasItems: false }).length === 0) return;
    const all = reopensQuotations(source) ? lonelyMarks(target, wholeOf(target), { reopens: true }) : found;
    const kinds = new Set(all.map(({ kind }) => kind));
    const open = new Set([...kinds].filter((kind) => !isInAddress(target, kind)));
    if (open.size === 0) return;
    for (const block of blocks) compare(pair, block.source, block.target, open, problems);
  },
};

/** An arrow that a plain text has as a reference: "More &raquo;". */
const hasArrow = once(({ raw }: ParsedValue): boolean => /&[lr]aquo;/.test(raw));

function compare(
  pair: ParsedPair,
  from: TextBlock,
  to: TextBlock,
  open: ReadonlySet<number>,
  problems: ProblemCollector,
): void {
  const isSpaced = mayOpenWithGuillemet(pair.targetLanguage.base);
  const lonely = lonelyMarks(pair.target, to, { isSpaced });
  if (lonely.length === 0) return;
  const inCode = kindsClosedByCode(pair, from, to, lonely);
  const inSource = new Set(lonelyMarks(pair.source, from).map(({ kind }) => kind));
  if (hasArrow(pair.source)) inSource.add(KINDS.length + QUOTES.indexOf('«»'));
  // „…" mixes two kinds in each pair.
  if (lonely.filter(({ variant }) => variant === 'odd').length === 2) return;
  // A quotation that goes on in another field, with the marks of each language.
  const edges = new Set(lonelyMarks(pair.source, from).map((mark) => edgeAt(pair.source, from, mark)));
  const isCut = isCutShort(pair.target, to) && hasCutShort(pair.source);
  let originals: ReadonlyMap<number, number> | undefined;
  for (const mark of lonely) {
    const { variant, kind, char, at } = mark;
    const edge = edgeAt(pair.target, to, mark);
    if (edge !== undefined && edges.has(edge)) continue;
    if (inSource.has(kind) || !open.has(kind) || inCode.has(kind)) continue;
    // The end of the text is not there.
    if (isCut && variant === 'unclosed') continue;
    // The beginning of a message ends in a mark that another part closes.
    if (at >= to.end - 2 && endsInOneQuote(pair.source)) continue;
    // A mark that the text is about, or a name: "Missing ‘)’", "Apple ][".
    if (isSpokenOf(pair.target.readable.text, at)) continue;
    // A mark with a space on both sides is the one that the source names: "instead of double quotes".
    if (char === '"' && namesQuotes(pair.source) && isApart(pair.target.readable.text, at)) continue;
    // A part of a message opens a quotation that another part closes: "Launching `%s".
    if (variant === 'odd' && hasOneQuote(pair.source)) continue;
    if (char === '«' && isMerged(pair, to)) continue;
    // "« Back" has an arrow where the source has "< Back".
    if (
      /[«»]/.test(char) &&
      /^\s*[<>‹›←→]|[<>‹›←→]\s*$/.test(pair.source.readable.text.slice(from.start, from.end))
    )
      continue;
    originals ??= originalBrackets(pair, from, to);
    const original = originals.get(at);
    const places = {
      source: original === undefined ? [] : [pair.source.readable.spanOf(original, original + 1)],
      target: [pair.target.readable.spanOf(at, at + 1)],
    };
    problems.add('brackets', variant, { mark: char }, places);
  }
}

/** Whether a mark has a space on each side. */
const isApart = (text: string, at: number): boolean => / " /.test(text.slice(Math.max(0, at - 1), at + 2));

/** Whether the source names quotation marks, and has none. */
const namesQuotes = once(
  ({ prose }: ParsedValue): boolean =>
    /\b(?:double quotes?|quotation marks?|quote (?:character|mark)s?)\b/i.test(prose) && !prose.includes('"'),
);

const isSpokenOf = (text: string, at: number): boolean =>
  /^["'“”„‚‘’«»`].["'“”„‚‘’«»`]$/u.test(text.slice(Math.max(0, at - 1), at + 2)) ||
  /\]\[/.test(text.slice(Math.max(0, at - 1), at + 2));

/** Russian writes one closing guillemet where two would be in a row: «Работа с «Бумажником». */
const isMerged = ({ target, targetLanguage }: ParsedPair, { start, end }: TextBlock): boolean =>
  /^(?:ru|uk|be|bg)$/.test(targetLanguage.base) && MERGED.test(target.prose.slice(start, end));

const MERGED = /«[^«».,;:!?]{1,40}«[^«»]{1,80}»(?!»)/u;

const ONE_QUOTE = /^[^'"‘’“”«»„`]*(?<!\p{L})['"‘“«„`][%{$][^'"‘’“”«»„`\s]{1,12}$/u;
const hasOneQuote = once(({ raw }: ParsedValue): boolean => ONE_QUOTE.test(raw));

/** Looked up once for all marks of a value. */
const endsInOneQuote = once(({ raw }: ParsedValue): boolean => /^[^'"‘’“”«»„`]*['"‘“«„`]\s*$/.test(raw));

/** Whether a quotation mark without a partner begins a block or ends it. */
function edgeAt(
  { prose }: ParsedValue,
  { start, end }: TextBlock,
  { variant, at }: Lonely,
): 'start' | 'end' | undefined {
  if (variant !== 'odd') return undefined;
  if (prose.slice(start, at).trim() === '') return 'start';
  return /^[.,;!?\s]{0,20}$/.test(prose.slice(at + 1, end)) ? 'end' : undefined;
}

/**
 * Kinds that are in pairs where code is read too: the partner is in the code. A mark that the code of the
 * source has alone belongs to the code, and is no partner.
 */
function kindsClosedByCode(
  { source, target }: ParsedPair,
  from: TextBlock,
  to: TextBlock,
  lonely: readonly Lonely[],
): ReadonlySet<number> {
  if (!target.prose.slice(to.start, to.end).includes(KEPT)) return new Set();
  const left = new Set([...lonelyWithCode(target, to), ...lonelyWithCode(source, from)]);
  return new Set(lonely.map(({ kind }) => kind).filter((kind) => !left.has(kind)));
}

const lonelyWithCode = ({ readable }: ParsedValue, block: TextBlock): readonly number[] =>
  lonelyMarks({ prose: readable.text }, block).map(({ kind }) => kind);

/** Whether the partner is in an address, such as `smb://[workgroup/]server`: as many open as close. */
function isInAddress({ raw }: ParsedValue, kind: number): boolean {
  const [opening = '', closing = ''] = KINDS[kind] ?? [];
  if (opening === '' || !/:\/\/|www\./.test(raw)) return false;
  const countIn = (marks: string): number =>
    Array.from(marks).reduce((sum, mark) => sum + countOf(raw, mark), 0);
  return countIn(opening) === countIn(closing);
}

function lonelyMarks(
  { prose }: Pick<ParsedValue, 'prose'>,
  { start, end }: TextBlock,
  { reopens = false, isSpaced = true, hasItems = true } = {},
): readonly Lonely[] {
  const text = prose.slice(start, end);
  const open: Mark[][] = KINDS.map(() => []);
  const quotes: Mark[][] = QUOTES.map(() => []);
  const lonely: Lonely[] = [];
  const faces: number[] = [];
  for (const { index, 0: char } of matchesOf(text, MARKS)) {
    const mark = { char, at: start + index };
    const quote = QUOTES.findIndex((marks) => marks.includes(char));
    if (quote >= 0) {
      const isOpen = (quotes[quote]?.length ?? 0) % 2 === 1;
      const last = quotes[quote]?.at(-1);
      if (reopens && isOpen && char === last?.char && isAtStart(prose, last.at) && isAtStart(prose, mark.at))
        continue;
      if (!isNoQuote(text, index, isOpen)) quotes[quote]?.push(mark);
      continue;
    }
    const kind = KINDS.findIndex(([opening, closing]) => opening.includes(char) || closing.includes(char));
    if (hasItems && isFaceOrItem(text, index)) {
      if (char === ')' && /[:;'=~^-]/.test(text[index - 1] ?? '')) faces.push(mark.at);
      continue;
    }
    if (KINDS[kind]?.[0].includes(char)) open[kind]?.push(mark);
    else if (open[kind]?.pop() === undefined) lonely.push({ ...mark, kind, variant: 'unopened' });
  }
  for (const [kind, marks] of open.entries()) {
    for (const mark of marks) {
      // The mouth of a face closes the bracket as well: "(in English ;-)".
      if (kind === 0 && (faces.at(-1) ?? 0) > mark.at) faces.pop();
      else lonely.push({ ...mark, kind, variant: 'unclosed' });
    }
  }
  for (const [index, marks] of quotes.entries()) {
    const odd = oddOf(marks, prose, isSpaced);
    if (odd !== undefined) lonely.push({ ...odd, kind: KINDS.length + index, variant: 'odd' });
  }
  return lonely;
}

/** Whether each paragraph of a quotation opens it again in the source, and only the last one closes it. */
const reopensQuotations = ({ prose, readable }: ParsedValue): boolean =>
  readable.blocks.some((block) =>
    lonelyMarks({ prose }, block).some(({ variant, at }) => variant === 'odd' && isAtStart(prose, at)),
  );

const isAtStart = (prose: string, at: number): boolean => START.test(prose.slice(Math.max(0, at - 40), at));
const START = new RegExp(String.raw`(?:^|${BLOCK_BREAK})\s*$`);

/**
 * Returns the mark without a partner: the first that opens where one should close or the other way round, by
 * the spaces beside it, or one of two equal ones in a row, where opening ones differ.
 */
function oddOf(marks: readonly Mark[], prose: string, isSpaced: boolean): Mark | undefined {
  if (marks.length % 2 === 0) return undefined;
  let isOpen = false;
  for (const [index, mark] of marks.entries()) {
    const side = sideOf(mark, prose, isSpaced);
    if (side === 'opens' && isOpen) return marks[index - 1];
    if (side === 'closes' && !isOpen) return mark;
    isOpen = !isOpen;
  }
  const [first] = marks;
  const isMixed = marks.some(({ char }) => char !== first?.char);
  const at = isMixed
    ? marks.findIndex(({ char }, index) => index > 0 && char === marks[index - 1]?.char)
    : -1;
  if (at === -1) return marks.at(-1);
  return marks[at]?.char === first?.char ? marks[at - 1] : marks[at];
}

const ALONE_BEFORE = new RegExp(String.raw`(?:^|${BLOCK_BREAK})\s*["“”„]?$`);
const ALONE_AFTER = new RegExp(String.raw`^["“”„]?\s*(?:$|${BLOCK_BREAK})`);

/** A straight mark that others quote. */
const QUOTED = /^.?(?:[«“‘]\s?"\s?[»”’]|「"」|『"』)/u;

/** A bracket with a few words and a space, and no other quotation mark. */
const NAMED = /\((?:[^()"“”„‟«»]{0,20}[\s:])?$/;

/** Excludes inch and second marks after a digit outside quotes, and the Hebrew sign inside abbreviations. */
function isNoQuote(text: string, at: number, isOpen: boolean): boolean {
  const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
  if (text[at] === '"' && !isOpen && /\p{Nd}/u.test(before)) return true;
  // The second half of a damaged letter, and a mark that an escape makes one of the text: `%"`.
  if ((/[ÂÃ]/.test(before) && /[«»]/.test(text[at] ?? '')) || (before === '%' && text[at] === '"' && !isOpen))
    return true;
  // The mark that a text names: "in double quotes (\")", 「"」.
  if (text[at] === '"' && after === ')' && NAMED.test(text.slice(Math.max(0, at - 24), at))) return true;
  if (text[at] === '"' && QUOTED.test(text.slice(Math.max(0, at - 2), at + 3))) return true;
  // Ditto marks, alone in a cell.
  if (ALONE_BEFORE.test(text.slice(Math.max(0, at - 8), at)) && ALONE_AFTER.test(text.slice(at + 1, at + 9)))
    return true;
  // 49°34'0”
  if (/\p{Nd}{1,2}['’′]\p{Nd}{1,2} ?$/u.test(text.slice(Math.max(0, at - 7), at))) return true;
  if (!/["”“]/.test(text[at] ?? '') || !/[\u05d0-\u05ea]/.test(before) || !/[\u05d0-\u05ea]/.test(after))
    return false;
  // The sign stands before the last letter of an abbreviation; a prefix may stand before a quotation.
  const isPrefix = /(?<![\u05d0-\u05ea])[\u05d0-\u05ea]{1,2}$/.test(text.slice(Math.max(0, at - 3), at));
  return !(isPrefix && /^[\u05d0-\u05ea]{3}/.test(text.slice(at + 1, at + 4)));
}

/** Excludes emoticons such as `:)`, and `a)` at the beginning of an item, also before `b)` in a text. */
function isFaceOrItem(text: string, at: number): boolean {
  // Scripts without spaces have none before a face, either: "穩定:-)", "安全的。:)".
  const isFace = /(?:^|[\s。！？])[:;8]['=~^-]{0,3}$|[\p{L}\p{P}][:;]-$|(?:^|\s)[:;]\\-$/u.test(
    text.slice(Math.max(0, at - 5), at),
  );
  // A formula ends in a number, too: "(2 * 8)".
  if (isFace && text[at - 1] === '8' && text.slice(0, at).includes('(')) return false;
  // In Hebrew and Arabic a label may end in ":(dB)".
  if (/[()]/.test(text[at] ?? '') && isFace && !/^\p{L}/u.test(text.slice(at + 1, at + 2))) return true;
  if (!/^[)）]$/.test(text[at] ?? '')) return false;
  if (at < 12 && /^\s*[\p{L}\p{Nd}]{1,3}$/u.test(text.slice(0, at))) return true;
  const isItem = /[\s:：，、；][a-e1-5\u0430-\u0434]$/.test(text.slice(at - 2, at));
  return (
    isItem && (areItems(text, 'a', 'b') || areItems(text, '1', '2') || areItems(text, '\u0430', '\u0431'))
  );
}

/** Whether a sentence counts items that have no opening bracket. */
const areItems = (text: string, first: string, second: string): boolean =>
  [first, second].every((item) =>
    [' ', ':', '：', '，', '、', '；'].some((before) =>
      [' ', ','].some((after) => text.includes(`${before}${item})${after}`)),
    ),
  ) && !text.includes(`(${first})`);
