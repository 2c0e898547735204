import { isKnownToIntl, perLanguage } from '../parsed/per-language';
import { monthNames } from '../dates/month-names';
import { dayNames } from '../dates/weekdays';
import { spelledNumbers } from '../numbers/spelled-numbers';
import { once } from '../parsed/once';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT, type TextBlock } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import { isFunctionWord, wordsOf } from '../text/plain-words';
import { endsAbbreviated } from '../typography/abbreviated-ends';
import { wordsIn } from './words-of-value';

/** The words of the addresses that a value links to, or has in its text. */
const namesInAddresses = once(({ tags, raw }: ParsedValue): ReadonlySet<string> => {
  const linked = tags.flatMap(({ attributes }) =>
    attributes.filter(({ name }) => name === 'href' || name === 'src').map(({ value }) => value),
  );
  return new Set([...linked, ...(raw.match(ADDRESS) ?? [])].flatMap((one) => one.match(/\p{L}+/gu) ?? []));
});
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']{1,400}/g;

const longestLink = 400;
const EMPTY_LINK = /<a\s[^<>]*><\/a>\s*$/;

/** Finds blocks that begin with a small letter, unlike those of the source. */
export function smallStarts(
  { source, target, blocks, sourceLanguage, targetLanguage }: ParsedPair,
  problems: ProblemCollector,
): void {
  const { base } = targetLanguage;
  const found: {
    readonly opener: string;
    readonly word: string;
    readonly span: ProblemSpan;
    readonly isOpen: boolean;
  }[] = [];
  let last: BlockPair | undefined;
  /** Openers of items that begin with a capital: a small letter is an exception there. */
  const capitalItems = new Set<string>();
  /** How many blocks of a kind begin with a small letter, and with a capital, where the source has one. */
  const starts = new Map<string, { small: number; capital: number }>();
  for (const [index, block] of blocks.entries()) {
    const { source: from, target: to } = block;
    const before = last;
    if (hasText(target, to)) last = block;
    // A line of plain text may go on with the sentence of the line before it.
    if (from.opener === 'line' && index > 0 && goesOn(endBefore(target, to))) continue;
    const own = FIRST_OF_SOURCE.exec(source.prose.slice(from.start, from.end));
    const other = FIRST_WORD.exec(target.prose.slice(to.start, to.end));
    if (own === null || other === null) continue;
    const [, ownLead = '', was = ''] = own;
    const [, lead = '', is = ''] = other;
    const item = listOpener(target, blocks, index) ?? to.opener;
    if (/^\p{Lu}/u.test(is) && isCapitalForPlace(is, item, base) && !wordsIn(source).has(is))
      capitalItems.add(item);
    if (!/^\p{Lu}/u.test(was)) continue;
    const begun = starts.get(item) ?? { small: 0, capital: 0 };
    starts.set(item, begun);
    if (!/^\p{Ll}+$/u.test(is)) {
      begun.capital += 1;
      continue;
    }
    begun.small += 1;
    // "iPhone" and names of commands keep their small letter. A heading has those of the source's heading.
    const isHeading = HEADING.test(to.opener);
    const isName = isHeading
      ? wordsOf(source.prose.slice(from.start, from.end)).includes(is)
      : wordsIn(source).has(is) || (was.toLowerCase() === is && !isLabel(source, from));
    if (isName) continue;
    if (/^\p{Lu}{2}/u.test(was) && !isHeading) continue;
    // The name of a page or a command that the source has in an address.
    const isOther = isHeading && was.toLowerCase() !== is;
    if (is.length >= 5 && !isOther && namesInAddresses(source).has(is)) continue;
    // The title that a link without text gets is the first word.
    const { from: start } = target.readable.spanOf(
      to.start + lead.length,
      to.start + lead.length + is.length,
    );
    if (EMPTY_LINK.test(target.raw.slice(Math.max(0, start - longestLink), start))) continue;
    // An access key divides a word: "aud&io.com".
    if (/^[&_]\p{L}/u.test(target.prose.slice(to.start + lead.length + is.length))) continue;
    // The capital of "Sailcut CAD documentation" is that of a name, which the target has elsewhere.
    if (!isHeading && wordsIn(target).has(was)) continue;
    // A quotation begins as it does in the middle of the source's sentence; "[window]" describes a picture.
    if ((QUOTE.test(lead) && !QUOTE.test(ownLead)) || lead.includes('[') || /\(\s/.test(lead)) continue;
    // A name of one word is described: "Duployan".
    if (
      !isHeading &&
      !/\S\s+\S/.test(source.prose.slice(from.start, from.end).trim()) &&
      /\S\s+\S/.test(target.prose.slice(to.start, to.end).trim())
    )
      continue;
    // A word in brackets of its own goes before the sentence: "(simple) The field is …".
    if (lead.trim() === '(' && /^\) ?\p{Lu}/u.test(target.prose.slice(to.start + lead.length + is.length)))
      continue;
    // Names of months and days are small in many languages.
    if (isCalendarName(is, base) || isCalendarName(is.replace(/s$/, ''), base)) continue;
    // A label of one word, such as the name of a language, is small in many languages.
    const said = target.prose.slice(to.start, to.end);
    if (!isHeading && !/\S\s+\S/.test(said) && !isCapitalLabel(said, base)) continue;
    // A number is small in German, as the name of a day is.
    if (!/\S\s+\S/.test(said) && spelledNumbers(was, sourceLanguage).size > 0) continue;
    const names = languageNames(sourceLanguage.base);
    const label = wordsOf(source.prose.slice(from.start, from.end));
    if (names.has(was) || (label.length <= 3 && label.some((word) => names.has(word)))) continue;
    // A block that goes on with the sentence before a list, a label or code.
    if (before !== undefined && isContinued(source, target, before)) continue;
    if (before === undefined && GOES_ON.test(source.prose.slice(from.start, from.end))) continue;
    const at = to.start + lead.length;
    const span = target.readable.spanAt(at, is);
    // A name in a tag of its own keeps its small letter.
    if (IN_TAG.test(target.raw.slice(Math.max(0, span.from - 120), span.from))) continue;
    // An item of one sentence, in which the list is a part.
    const isOpen = /[,;]\s*$/.test(target.prose.slice(to.start, to.end));
    found.push({ opener: item, word: is, span, isOpen });
  }
  const openers = found.map(({ opener }) => opener);
  for (const { opener, word, span, isOpen } of found) {
    // Some languages begin the items of a list with small letters.
    if (LIST.has(opener) && (openers.indexOf(opener) !== openers.lastIndexOf(opener) || isOpen)) continue;
    if (LIST.has(opener) && !capitalItems.has(opener)) continue;
    // Descriptions of options begin with a verb in small letters throughout a page.
    const { small = 0, capital = 0 } = starts.get(opener) ?? {};
    if (small >= fewestSmall && small > capital) continue;
    problems.add('letter-case', 'small-start', { word }, { target: [span] });
  }
}

/** Whether a block is the label of what is beside it: "Description:" begins no command. */
const isLabel = ({ prose }: ParsedValue, { start, end }: TextBlock): boolean =>
  prose.slice(start, end).trimEnd().endsWith(':');

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

const LIST = new Set(['li', 'dt', 'dd', 'td', 'th']);
/** A heading of one word begins with a capital, too, as a label of one word need not. */
const HEADING = /^h[1-6]$/;

/** Whether a block after this pair goes on with it: after a colon of the target, or after code. */
function isContinued(
  source: ParsedValue,
  target: ParsedValue,
  { source: from, target: to }: BlockPair,
): boolean {
  if (from.opener === 'pre') return true;
  const last = target.prose.slice(to.start, to.end).trimEnd();
  return /[:：,;]$/.test(last) || source.prose.slice(from.start, from.end).trimEnd().endsWith(KEPT);
}

const hasText = ({ prose }: ParsedValue, { start, end }: TextBlock): boolean =>
  /\S/.test(prose.slice(start, end));

const isCalendarName = (word: string, base: string): boolean =>
  monthNames(base).has(word) || daysIn(base).has(word);

const daysIn = perLanguage(
  (base): ReadonlySet<string> =>
    new Set([...dayNames(base, 'long'), ...dayNames(base, 'short')].map((name) => name.replace(/\.$/, ''))),
);

/** German nouns have a capital, and names of commands and fields, which end in a mark, begin with one. */
const isCapitalLabel = (label: string, base: string): boolean =>
  base === 'de' || /(?:\.\.\.|[…:])\s*$/.test(label);

/** The names of languages in a language, as they begin: "Latvian", "Norwegian". */
const languageNames = perLanguage((base): ReadonlySet<string> => {
  const names = isKnownToIntl(base) ? new Intl.DisplayNames([base], { type: 'language' }) : undefined;
  return new Set(LANGUAGES.map((code) => names?.of(code)?.split(' ')[0] ?? code));
});

const LANGUAGES =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr fy ga gd gl gu he hi hr hu hy id is it ja jv ka kk km kn ko ku ky la lb lo lt lv mi mk ml mn mr ms mt my nb ne nl nn no oc pa pl ps pt qu rm ro ru dsb hsb sd si sk sl so sq sr st su sv sw ta te tg th tk tl tr tt ug uk ur uz vi xh yi yo zh zu'.split(
    ' ',
  );

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
/** The source may begin with "A". */
const FIRST_OF_SOURCE = /^([\s"'“”„«»¿¡([‘’‚-]{0,10})([\p{L}\p{M}]{1,40})(?![\p{L}\p{M}\p{N}_/(-]|\.(?!\.))/u;

const FIRST_WORD = /^([\s"'“”„«»¿¡([‘’‚-]{0,10})([\p{L}\p{M}]{2,40})(?![\p{L}\p{M}\p{N}_/(-]|\.(?!\.))/u;
