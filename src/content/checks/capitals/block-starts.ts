import { spelledNumbers } from '../numbers/spelled-numbers';
import { isCalendarName, languageNames } from '../names/uncapitalized-names';
import { once } from '../parsed/once';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT, type TextBlock } from '../parsed/readable-text';
import { proseOf } from '../parsed/text-of';
import { wordsOf } from '../text/plain-words';
import { isSmallInCode, wordsIn } from '../text/words-of-value';

/* How a block begins on both sides, and which first words are right with a small letter. */

/** How a block and its translation begin. */
export interface BlockStart {
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

/** Returns undefined where a side begins with something else than a word, such as code. */
export function startOf(pair: ParsedPair, block: BlockPair): BlockStart | undefined {
  const own = FIRST_OF_SOURCE.exec(proseOf(pair.source, block.source));
  const other = FIRST_WORD.exec(proseOf(pair.target, block.target));
  if (own === null || other === null) return undefined;
  const [, ownLead = '', was = ''] = own;
  const [, lead = '', is = ''] = other;
  const at = block.target.start + lead.length;
  const isHeading = HEADING.test(block.target.opener);
  return { pair, block, was, ownLead, is, lead, at, end: at + is.length, isHeading };
}

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

/** A heading of one word begins with a capital, too, as a label of one word need not. */
const HEADING = /^h[1-6]$/;

export const isOneWord = ({ pair: { target }, block }: BlockStart): boolean =>
  !SEVERAL_WORDS.test(proseOf(target, block.target));

/** Whether the first word is a name: "iPhone" and names of commands keep their small letter. */
export function isKeptName({ pair, block, was, is, isHeading }: BlockStart): boolean {
  const { source } = pair;
  if (isSmallInCode(is, pair)) return true;
  // A heading has the names of the source's heading.
  if (isHeading && wordsOf(proseOf(source, block.source)).includes(is)) return true;
  const isSame = was.toLowerCase() === is;
  if (!isHeading && (wordsIn(source).has(is) || (isSame && !isLabel(source, block.source)))) return true;
  // The name of a page or a command that the source has in an address.
  return is.length >= 5 && (!isHeading || isSame) && namesInAddresses(source).has(is);
}

/** Whether a block is the label of what is beside it: "Description:" begins no command. */
const isLabel = (value: ParsedValue, block: TextBlock): boolean =>
  proseOf(value, block).trimEnd().endsWith(':');

/** The words of the addresses that a value links to, or has in its text. */
const namesInAddresses = once(({ tags, raw }: ParsedValue): ReadonlySet<string> => {
  const linked = tags.flatMap(({ attributes }) =>
    attributes.filter(({ name }) => name === 'href' || name === 'src').map(({ value }) => value),
  );
  return new Set([...linked, ...(raw.match(ADDRESS) ?? [])].flatMap((one) => one.match(/\p{L}+/gu) ?? []));
});
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']{1,400}/g;

/** Whether the capital is that of a name, "Sailcut CAD documentation", which the target has elsewhere. */
export const isBehindName = ({ pair: { target }, was, isHeading }: BlockStart): boolean =>
  !isHeading && (/^\p{Lu}{2}/u.test(was) || wordsIn(target).has(was));

/** Whether a name of one word is described: "Duployan". */
export function isDescribed({ pair: { source, target }, block, isHeading }: BlockStart): boolean {
  const [from, to] = [proseOf(source, block.source), proseOf(target, block.target)];
  return !isHeading && !SEVERAL_WORDS.test(from) && SEVERAL_WORDS.test(to);
}

const SEVERAL_WORDS = /\S\s+\S/;

/** Whether a language has no capital for a day, a number or the name of a language. */
export function isSmallInAnyPlace(start: BlockStart): boolean {
  const { pair, block, was, is } = start;
  const { source, sourceLanguage, targetLanguage } = pair;
  const { base } = targetLanguage;
  if (isCalendarName(is, base) || isCalendarName(is.replace(/s$/, ''), base)) return true;
  if (isOneWord(start) && spelledNumbers(was, sourceLanguage).size > 0) return true;
  if (isOneWord(start) && OF_NATION.test(was)) return true;
  const names = languageNames(sourceLanguage.base);
  const label = wordsOf(proseOf(source, block.source));
  return names.has(was) || (label.length <= 3 && label.some((word) => names.has(word)));
}

/** Adjectives of nations that no language is named for, which most languages write small. */
const OF_NATION =
  /^(?:Afghan|African|Algerian|American|Argentin(?:e|ian)|Asian|Australian|Austrian|Belgian|Bolivian|Brazilian|British|Byzantine|Canadian|Chilean|Colombian|Cuban|Egyptian|Ethiopian|European|Indian|Iranian|Iraqi|Israeli|Jordanian|Kenyan|Lebanese|Libyan|Mexican|Moroccan|Nigerian|Pakistani|Peruvian|Prussian|Roman|Saudi|Scottish|Singaporean|Soviet|Swiss|Syrian|Taiwanese|Tunisian|Venezuelan)$/;

/** German nouns have a capital, and names of commands and fields, which end in a mark, begin with one. */
export const isCapitalLabel = (label: string, base: string): boolean =>
  base === 'de' || /(?:\.\.\.|[…:])\s*$/.test(label);

/** Whether a block begins within a sentence, a quotation or mark-up. */
export function isWithinText(start: BlockStart, before: BlockPair | undefined): boolean {
  const { pair, block, lead, ownLead, at, end } = start;
  const { source, target } = pair;
  // A quotation begins as it does in the middle of the source's sentence; "[window]" describes a picture.
  if ((QUOTE.test(lead) && !QUOTE.test(ownLead)) || lead.includes('[') || /\(\s/.test(lead)) return true;
  const after = target.prose.slice(end, end + 4);
  // An access key divides a word: "aud&io.com".
  if (/^[&_]\p{L}/u.test(after)) return true;
  // A word in brackets of its own goes before the sentence: "(simple) The field is …".
  if (lead.trim() === '(' && /^\) ?\p{Lu}/u.test(after)) return true;
  const from = proseOf(source, block.source);
  // A block that goes on with the sentence before a list, a label or code.
  if (before === undefined ? GOES_ON.test(from) : isContinued(source, target, before)) return true;
  const opening = target.readable.spanOf(at, end).from;
  // A program puts a number before it: " files left".
  if (before === undefined && [source, target].every(isBehindNumber)) return true;
  // The title that a link without text gets is the first word; a name in a tag of its own stays small.
  return (
    EMPTY_LINK.test(target.raw.slice(Math.max(0, opening - longestLink), opening)) ||
    IN_TAG.test(target.raw.slice(Math.max(0, opening - longestTag), opening))
  );
}

/** Whether plain text begins with a space and is a label of at most three words. */
const isBehindNumber = ({ isHtml, raw }: ParsedValue): boolean =>
  !isHtml && /^ \S{1,40}(?: \S{1,40}){0,2}(?<![.!?…:])$/.test(raw);

const longestLink = 400;
const longestTag = 120;
const EMPTY_LINK = /<a\s[^<>]*><\/a>\s*$/;

const IN_TAG = /<(?:code|strong|b|em|i|tt|span|var|kbd)\b[^<>]{0,100}>$/i;

const QUOTE = /["'“”„«»‘’‚]/;

/** A clause after what another field ends with, such as code: "Which will use the file." */
const GOES_ON = /^\s*Which\s[^?]{1,400}\.\s*$/;

/** Whether a block after this pair goes on with it: after a colon of the target, or after code. */
function isContinued(
  source: ParsedValue,
  target: ParsedValue,
  { source: from, target: to }: BlockPair,
): boolean {
  if (from.opener === 'pre') return true;
  const said = proseOf(target, to).trimEnd();
  // A sentence goes on in the items of a list, which are paragraphs: "… so that", "every row has …".
  const isOpen = to.opener === 'p' && said.length > shortestOpen && /\p{L}$/u.test(said);
  return isOpen || /[:：,;]$/.test(said) || proseOf(source, from).trimEnd().endsWith(KEPT);
}

const shortestOpen = 40;
