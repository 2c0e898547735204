import { spelledNumbers } from '../numbers/spelled-numbers';
import { once } from '../parsed/once';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT, type TextBlock } from '../parsed/readable-text';
import type { Problem } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import { isFunctionWord, wordsOf } from '../text/plain-words';
import { endsAbbreviated } from '../typography/abbreviated-ends';
import { isCalendarName, languageNames } from '../names/uncapitalized-names';
import { isSmallInCode, wordsIn } from '../text/words-of-value';

/** The words of the addresses that a value links to, or has in its text. */
const namesInAddresses = once(({ tags, raw }: ParsedValue): ReadonlySet<string> => {
  const linked = tags.flatMap(({ attributes }) =>
    attributes.filter(({ name }) => name === 'href' || name === 'src').map(({ value }) => value),
  );
  return new Set([...linked, ...(raw.match(ADDRESS) ?? [])].flatMap((one) => one.match(/\p{L}+/gu) ?? []));
});
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']{1,400}/g;

const longestLink = 400;
const longestTag = 120;
const EMPTY_LINK = /<a\s[^<>]*><\/a>\s*$/;

/** How a block and its translation begin. */
interface BlockStart {
  readonly pair: ParsedPair;
  readonly block: BlockPair;
  /** The first word of each side, with the quotes and brackets before it. */
  readonly was: string;
  readonly ownLead: string;
  readonly is: string;
  readonly lead: string;
  /** Where the first word of the target begins and ends. */
  readonly at: number;
  readonly end: number;
  readonly isHeading: boolean;
}

/** Finds blocks that begin with a small letter, unlike those of the source. */
export function smallStarts(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, blocks, targetLanguage } = pair;
  const found: { readonly opener: string; readonly start: BlockStart }[] = [];
  let last: BlockPair | undefined;
  /** Openers of items that begin with a capital: a small letter is an exception there. */
  const capitalItems = new Set<string>();
  /** How many blocks of a kind begin with a small letter, and with a capital, where the source has one. */
  const starts = new Map<string, { small: number; capital: number }>();
  for (const [index, block] of blocks.entries()) {
    const before = last;
    if (hasWords(target, block.target)) last = block;
    // A line of plain text may go on with the sentence of the line before it.
    if (block.source.opener === 'line' && index > 0 && goesOn(endBefore(target, block.target))) continue;
    const start = startOf(pair, block);
    if (start === undefined) continue;
    const { was, is } = start;
    const opener = listOpener(target, blocks, index) ?? block.target.opener;
    if (/^\p{Lu}/u.test(is) && isCapitalForPlace(is, opener, targetLanguage.base) && !wordsIn(source).has(is))
      capitalItems.add(opener);
    if (!/^\p{Lu}/u.test(was)) continue;
    const begun = starts.get(opener) ?? { small: 0, capital: 0 };
    starts.set(opener, begun);
    const isSmall = /^\p{Ll}+$/u.test(is);
    begun[isSmall ? 'small' : 'capital'] += 1;
    if (isSmall && !isNameOfSource(start) && !isSmallInLanguage(start) && !isPartOfText(start, before))
      found.push({ opener, start });
  }
  const openers = found.map(({ opener }) => opener);
  for (const { opener, start } of found) {
    const { block, is, at, end } = start;
    if (LIST.has(opener)) {
      // Some languages begin the items of a list with small letters.
      if (openers.indexOf(opener) !== openers.lastIndexOf(opener) || !capitalItems.has(opener)) continue;
      // An item of one sentence, in which the list is a part.
      if (/[,;]\s*$/.test(textOf(target, block.target))) continue;
    }
    // Descriptions of options begin with a verb in small letters throughout a page.
    const { small = 0, capital = 0 } = starts.get(opener) ?? {};
    if (small >= fewestSmall && small > capital) continue;
    problems.add('letter-case', 'small-start', { word: is }, { target: [target.readable.spanOf(at, end)] });
  }
}

/** How a field that is one block begins. */
export interface FieldStart {
  readonly isSourceSmall: boolean;
  /** Whether it begins with a small letter where its source has a capital. */
  readonly isSmall: boolean;
  /** Whether neither side has a capital, as a list of words that a program compares. */
  readonly isAllSmall: boolean;
  /** Set for a small letter that may be right by itself, and is a slip where all others have a capital. */
  readonly problem?: Problem;
}

export function fieldStart(pair: ParsedPair): FieldStart | undefined {
  const [block, other] = pair.blocks;
  const start = block === undefined || other !== undefined ? undefined : startOf(pair, block);
  if (start === undefined || !/^[\p{Lu}\p{Ll}]/u.test(start.was)) return undefined;
  const { is, at, end } = start;
  const isSourceSmall = /^\p{Ll}/u.test(start.was);
  const isAllSmall = isSourceSmall && [pair.source, pair.target].every(({ words }) => !/\p{Lu}/u.test(words));
  const asSource = { isSourceSmall, isAllSmall };
  if (isSourceSmall || !/^\p{Ll}+$/u.test(is)) return { ...asSource, isSmall: false };
  if (isSmallInAnyPlace(start)) return undefined;
  const label = textOf(pair.target, start.block.target);
  // An argument is in capitals: "MODE".
  const isArgument = !/\p{Ll}/u.test(textOf(pair.source, start.block.source));
  const isPreposition =
    start.was.length < shortestLabel || isFunctionWord(start.was.toLowerCase(), pair.sourceLanguage.base);
  if (isArgument || isPreposition || isKeptName(start) || isWithinText(start, undefined))
    return { ...asSource, isSmall: true };
  const isLabelOfWord = LABEL.test(label) && !isCapitalLabel(label, pair.targetLanguage.base);
  // The check of the field alone finds it otherwise.
  if (!isLabelOfWord && !isOrderedOtherwise(start)) return { ...asSource, isSmall: true };
  const target = [pair.target.readable.spanOf(at, end)];
  return {
    ...asSource,
    isSmall: true,
    problem: { check: 'letter-case', variant: 'small-start', detail: { word: is }, source: [], target },
  };
}

/**
 * Whether a label begins with another word than its source, whose capital is that of a name. An article or a
 * preposition goes on with another field: "avec" before "la syntaxe Markdown".
 */
const isOrderedOtherwise = (start: BlockStart): boolean =>
  (isBehindName(start) || isDescribed(start)) && !isFunctionWord(start.is, start.pair.targetLanguage.base);

/** In letters: shorter words are prepositions, whose end is in another field. */
const shortestLabel = 3;
const LABEL = /^\s*[\p{L}\p{M}]{4,40}\s?[.:!?]?\s*$/u;

const isOneWord = ({ pair: { target }, block }: BlockStart): boolean =>
  !SEVERAL_WORDS.test(textOf(target, block.target));

function startOf(pair: ParsedPair, block: BlockPair): BlockStart | undefined {
  const own = FIRST_OF_SOURCE.exec(textOf(pair.source, block.source));
  const other = FIRST_WORD.exec(textOf(pair.target, block.target));
  if (own === null || other === null) return undefined;
  const [, ownLead = '', was = ''] = own;
  const [, lead = '', is = ''] = other;
  const at = block.target.start + lead.length;
  const isHeading = HEADING.test(block.target.opener);
  return { pair, block, was, ownLead, is, lead, at, end: at + is.length, isHeading };
}

/** Whether the first word is a name, or one of the source's names keeps its capital. */
const isNameOfSource = (start: BlockStart): boolean => isKeptName(start) || isBehindName(start);

/** Whether the first word is a name: "iPhone" and names of commands keep their small letter. */
function isKeptName({ pair, block, was, is, isHeading }: BlockStart): boolean {
  const { source } = pair;
  if (isSmallInCode(is, pair)) return true;
  // A heading has the names of the source's heading.
  if (isHeading && wordsOf(textOf(source, block.source)).includes(is)) return true;
  const isSame = was.toLowerCase() === is;
  if (!isHeading && (wordsIn(source).has(is) || (isSame && !isLabel(source, block.source)))) return true;
  // The name of a page or a command that the source has in an address.
  return is.length >= 5 && (!isHeading || isSame) && namesInAddresses(source).has(is);
}

/** Whether the capital is that of a name, "Sailcut CAD documentation", which the target has elsewhere. */
const isBehindName = ({ pair: { target }, was, isHeading }: BlockStart): boolean =>
  !isHeading && (/^\p{Lu}{2}/u.test(was) || wordsIn(target).has(was));

/** Whether a name of one word is described: "Duployan". */
function isDescribed({ pair: { source, target }, block, isHeading }: BlockStart): boolean {
  const [from, to] = [textOf(source, block.source), textOf(target, block.target)];
  return !isHeading && !SEVERAL_WORDS.test(from) && SEVERAL_WORDS.test(to);
}

/** Whether a language may have no capital for a label of one word, or has none anywhere. */
function isSmallInLanguage(start: BlockStart): boolean {
  const { pair, block, isHeading } = start;
  const label = textOf(pair.target, block.target);
  const isLabel = !isHeading && isOneWord(start);
  return (isLabel && !isCapitalLabel(label, pair.targetLanguage.base)) || isSmallInAnyPlace(start);
}

/** Whether a language has no capital for a day, a number or the name of a language. */
function isSmallInAnyPlace(start: BlockStart): boolean {
  const { pair, block, was, is } = start;
  const { source, sourceLanguage, targetLanguage } = pair;
  const { base } = targetLanguage;
  if (isCalendarName(is, base) || isCalendarName(is.replace(/s$/, ''), base)) return true;
  if (isOneWord(start) && spelledNumbers(was, sourceLanguage).size > 0) return true;
  const names = languageNames(sourceLanguage.base);
  const label = wordsOf(textOf(source, block.source));
  return names.has(was) || (label.length <= 3 && label.some((word) => names.has(word)));
}

/** Whether a block begins within a sentence, a quotation or mark-up, or describes what the source names. */
const isPartOfText = (start: BlockStart, before: BlockPair | undefined): boolean =>
  isDescribed(start) || isWithinText(start, before);

/** Whether a block begins within a sentence, a quotation or mark-up. */
function isWithinText(start: BlockStart, before: BlockPair | undefined): boolean {
  const { pair, block, lead, ownLead, at, end } = start;
  const { source, target } = pair;
  // A quotation begins as it does in the middle of the source's sentence; "[window]" describes a picture.
  if ((QUOTE.test(lead) && !QUOTE.test(ownLead)) || lead.includes('[') || /\(\s/.test(lead)) return true;
  const after = target.prose.slice(end, end + 4);
  // An access key divides a word: "aud&io.com".
  if (/^[&_]\p{L}/u.test(after)) return true;
  // A word in brackets of its own goes before the sentence: "(simple) The field is …".
  if (lead.trim() === '(' && /^\) ?\p{Lu}/u.test(after)) return true;
  const from = textOf(source, block.source);
  // A block that goes on with the sentence before a list, a label or code.
  if (before === undefined ? GOES_ON.test(from) : isContinued(source, target, before)) return true;
  const opening = target.readable.spanOf(at, end).from;
  // The title that a link without text gets is the first word; a name in a tag of its own stays small.
  return (
    EMPTY_LINK.test(target.raw.slice(Math.max(0, opening - longestLink), opening)) ||
    IN_TAG.test(target.raw.slice(Math.max(0, opening - longestTag), opening))
  );
}

const SEVERAL_WORDS = /\S\s+\S/;

const textOf = ({ prose }: ParsedValue, { start, end }: TextBlock): string => prose.slice(start, end);

/** Whether a block is the label of what is beside it: "Description:" begins no command. */
const isLabel = (value: ParsedValue, block: TextBlock): boolean =>
  textOf(value, block).trimEnd().endsWith(':');

/** Whether the sentence of a line may go on in the next one. */
const goesOn = (end: string): boolean => !/[.!?:。]$/.test(end) || endsAbbreviated(end);

/** So many blocks are no slips. */
const fewestSmall = 4;

/** The last characters before a block, without white space. */
const endBefore = ({ prose }: ParsedValue, { start }: TextBlock): string =>
  prose
    .slice(Math.max(0, start - 40), start)
    .replace(/\u001c$/, '')
    .trimEnd();

/** German nouns have a capital wherever they stand; in cells, only other words have one for their place. */
const isCapitalForPlace = (word: string, opener: string, base: string): boolean =>
  base !== 'de' || opener === 'li' || isFunctionWord(word.toLowerCase(), base);

const QUOTE = /["'“”„«»‘’‚]/;

const LIST = new Set(['li', 'dt', 'dd', 'td', 'th', 'item']);
/** A heading of one word begins with a capital, too, as a label of one word need not. */
const HEADING = /^h[1-6]$/;

/** Whether a block after this pair goes on with it: after a colon of the target, or after code. */
function isContinued(
  source: ParsedValue,
  target: ParsedValue,
  { source: from, target: to }: BlockPair,
): boolean {
  if (from.opener === 'pre') return true;
  const said = textOf(target, to).trimEnd();
  // A sentence goes on in the items of a list, which are paragraphs: "… so that", "every row has …".
  const isOpen = to.opener === 'p' && said.length > shortestOpen && /\p{L}$/u.test(said);
  return isOpen || /[:：,;]$/.test(said) || textOf(source, from).trimEnd().endsWith(KEPT);
}

const shortestOpen = 40;

/** Whether a block has more than the sign of a list. */
const hasWords = (value: ParsedValue, block: TextBlock): boolean => /[^\s•·–—*-]/.test(textOf(value, block));

const hasText = (value: ParsedValue, block: TextBlock): boolean => /\S/.test(textOf(value, block));

/** German nouns have a capital, and names of commands and fields, which end in a mark, begin with one. */
const isCapitalLabel = (label: string, base: string): boolean =>
  base === 'de' || /(?:\.\.\.|[…:])\s*$/.test(label);

/** A clause after what another field ends with, such as code: "Which will use the file." */
const GOES_ON = /^\s*Which\s[^?]{1,400}\.\s*$/;

/** The opener of the item whose first paragraph with a text a block is. */
function listOpener(value: ParsedValue, blocks: ParsedPair['blocks'], index: number): string | undefined {
  for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
    const { target } = blocks[at] ?? {};
    if (target === undefined) return undefined;
    if (LIST.has(target.opener)) return target.opener;
    if (hasText(value, target) || !/^\/?(?:p|div)$/.test(target.opener)) return undefined;
  }
  return undefined;
}

const IN_TAG = /<(?:code|strong|b|em|i|tt|span|var|kbd)\b[^<>]{0,100}>$/i;

/**
 * The first word of a block, after quotes and brackets; code or a placeholder before it would be its subject.
 */
const firstWord = (fewestLetters: number): RegExp =>
  new RegExp(
    String.raw`^((?:<\d{1,2}>)?[\s"'“”„«»¿¡([‘’‚-]{0,10})([\p{L}\p{M}]{${fewestLetters},40})(?![\p{L}\p{M}\p{N}_(-]|/(?!\p{L}{3})|\.(?!\.))`,
    'u',
  );
/** The source may begin with "A". */
const FIRST_OF_SOURCE = firstWord(1);
const FIRST_WORD = firstWord(2);
