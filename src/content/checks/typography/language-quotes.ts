import { countOf } from '../counted';
import { matchesOf, countMatches } from '../../text/matches';
import { isUnspaced, type CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import { blockPairAt, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { FIXED, type TextBlock } from '../parsed/readable-text';
import { isWithin } from '../text/is-within';

/**
 * Opening and closing quotation marks by language, the usual ones first, then others that are in use (CLDR,
 * delimiters). Straight quotes are accepted everywhere but where the source has typographic ones.
 */
const QUOTES: Readonly<Record<string, string>> = {
  de: '„“ »« ‚‘ ›‹',
  fr: '«» ‹›',
  ca: '«» “” ‘’',
  gl: '«» “” ‘’',
  eu: '«» “” ‘’',
  tr: '“” ‘’ «»',
  es: '«» “” ‘’',
  it: '«» “” ‘’',
  pt: '“” «» ‘’',
  nl: '“” ‘’ „”',
  pl: '„” «» ‚’',
  cs: '„“ ‚‘ »«',
  sk: '„“ ‚‘ »«',
  ru: '«» „“',
  uk: '«» „“',
  bg: '„“ «»',
  sv: '”” ’’ »»',
  fi: '”” ’’ »»',
  da: '”” »« “”',
  nb: '«» ‘’',
  no: '«» ‘’',
  hu: '„” »«',
  hr: '„” »«',
  sr: '„“ „” »«',
  sl: '„“ »«',
  lt: '„“',
  et: '„“',
  ro: '„” «»',
  el: '«» “”',
  ja: '「」 『』',
  zh: '“” 「」 ‘’ 『』 《》',
};

/** Pairs of marks that some language has. */
const ALL_PAIRS = new Set(Object.values(QUOTES).flatMap((pairs) => pairs.split(' ')));

/**
 * Whether two marks make a pair in a language: its own, those of English, straight ones, or, where a
 * language opens with another mark or none is known of it, those of any.
 */
export function isQuotePair(opening: string, closing: string, language: CheckedLanguage): boolean {
  const pair = opening + closing;
  if (pair === '“”' || pair === '""' || pair === '＂＂') return true;
  const [, own] = quotesOf(language);
  if (own.split(' ').includes(pair)) return true;
  return !own.includes(opening) && opening !== closing && ALL_PAIRS.has(pair);
}

/** Whether a language opens quotations with a low mark, which some type as commas. */
export const opensLow = (language: CheckedLanguage): boolean => quotesOf(language)[1].includes('„');

/** Whether `«` opens in a language, unlike in German and Swedish; true where no marks are known. */
export const mayOpenWithGuillemet = (base: string): boolean => QUOTES[base]?.includes('«»') ?? true;

/** In the others straight quotes are as usual as typographic ones. */
const STRICT = new Set(['de', 'fr', 'pl', 'cs', 'sk', 'ru', 'uk', 'bg', 'hu', 'zh']);

const TYPOGRAPHIC = /[“„«»‹›‚‘「『]/;
/** A quotation in the English way, and one in straight quotes. */
const ENGLISH = /“[^“”„\u001c]{1,200}”/gu;
const STRAIGHT = /(?<![\p{L}\p{N}="])"(?=\S)[^"\u001c]{1,200}(?<=\S)"(?![\p{L}\p{N}"])/gu;
/** In HTML it is the code of Markdown. */
const BACKTICKS = /(?<![`\p{L}\p{N}])`(?=[\p{L}\u001d\u001e])[^`'’´\n]{1,100}`(?![`\p{L}\p{N}])/gu;
/** Letters stand beside the marks where a script has no spaces. */
const STRAIGHT_IN_LETTERS = /"(?=[^\s"])[^"\u001c]{1,200}(?<=\S)"/gu;

/** Finds quotation marks of the source's language, and quotations that lost theirs. */
export const languageQuotes: FieldCheck = {
  ids: ['punctuation'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    if (sourceLanguage.base === targetLanguage.base) return;
    const [usual, others] = quotesOf(targetLanguage);
    if (usual !== '') {
      const english = matchesOf(target.prose, ENGLISH);
      const areOdd = !others.includes('“”') || isAmongUsual(english, usual, pair);
      for (const { index, 0: found } of areOdd ? english : []) {
        if (VARIABLE_OF_SHELL.test(found)) continue;
        if (isInCode(target.prose, index) && quotedInCode(source).has(found)) continue;
        const places = { target: [target.readable.spanAt(index, found)] };
        problems.add('punctuation', 'quotes', { text: shown(target, index, found), quotes: usual }, places);
      }
    }
    if (
      usual !== '' &&
      !target.isHtml &&
      !source.raw.includes('`') &&
      source.prose.search(ANY_QUOTE) !== -1
    ) {
      for (const { index, 0: found } of matchesOf(target.prose, BACKTICKS)) {
        const places = { target: [target.readable.spanAt(index, found)] };
        problems.add('punctuation', 'quotes', { text: shown(target, index, found), quotes: usual }, places);
      }
    }
    // Straight quotes are a style, unless the source has none and the language has its own.
    if (STRICT.has(targetLanguage.base) && TYPOGRAPHIC.test(source.prose)) {
      const isMixed = source.prose.includes('"');
      for (const { index, 0: found } of matchesOf(
        target.prose,
        isUnspaced(targetLanguage) ? STRAIGHT_IN_LETTERS : STRAIGHT,
      )) {
        if (isMixed && !isTypographicOnly(pair, index)) continue;
        const places = { target: [target.readable.spanAt(index, found)] };
        problems.add('punctuation', 'quotes', { text: shown(target, index, found), quotes: usual }, places);
      }
    }
    if (source.prose.search(ANY_QUOTE) === -1) return;
    for (const { source: from, target: to } of pair.blocks) {
      const [before, after] = [
        source.prose.slice(from.start, from.end),
        target.prose.slice(to.start, to.end),
      ];
      const kind = /\p{L}['’`´]\p{L}/u.test(after) ? CLEAR_QUOTE : ANY_QUOTE;
      if (countMatches(after, kind) >= countMatches(before, kind)) continue;
      // Words in ironic quotation marks are often recast; a name or a word that stays must keep its own.
      const first = firstBare(before, after) ?? firstBarePlaceholder(pair, { source: from, target: to });
      if (first === undefined) continue;
      // Quoted words may be in a tag or in brackets instead.
      if (isSetApart(first[0].slice(1, -1), rawOf(target, to))) continue;
      const at = from.start + first.index;
      problems.add(
        'punctuation',
        'quotes-missing',
        { text: source.readable.text.slice(at, at + first[0].length) },
        { source: [source.readable.spanAt(at, first[0])] },
      );
    }
  },
};

/**
 * Whether a quotation is the only one in the English way beside several with the usual marks and inside of
 * none, while the source has one kind of marks.
 */
function isAmongUsual(
  [only, ...more]: readonly RegExpExecArray[],
  [opening = '', closing = '']: string,
  { source, target: { prose } }: ParsedPair,
): boolean {
  if (only === undefined || more.length > 0 || opening !== '«') return false;
  if (source.prose.includes('"') === source.prose.includes('“') || /[«‘]/.test(source.prose)) return false;
  const [before, after] = [prose.slice(0, only.index), prose.slice(only.index)];
  return (
    countOf(prose, opening) > 0 &&
    countOf(before, opening) === countOf(before, closing) &&
    countOf(after, opening) === countOf(after, closing)
  );
}

/**
 * The quotations of a text that are part of code: those in a tag, in a call, and behind the name of a value.
 */
/** Code rather than a quotation: “$@”. */
const VARIABLE_OF_SHELL = /^“\$[@*#?!\d]”$/;

const quotedInCode = once(
  ({ prose }: ParsedValue): ReadonlySet<string> =>
    new Set(
      matchesOf(prose, ENGLISH).flatMap(({ index, 0: found }) => (isInCode(prose, index) ? found : [])),
    ),
);

const isInCode = (prose: string, at: number): boolean =>
  CODE_BEFORE.test(prose.slice(Math.max(0, at - 60), at));

/** `<email “`, `virtual=“`, `printf(“` */
const CODE_BEFORE = /(?:[\w-]=|(?<!\p{L})[a-z]\w{1,30}\(|<[!#/]{0,5}\w[\w-]{0,30}\s)$/u;

const SET_APART = /(?:[([{（［【]|<[a-z][^<>]{0,200}>)\s?$/i;
/** More than a start tag has. */
const longestTag = 210;

/** Whether a name begins a tag or a bracket somewhere in a text. */
const isSetApart = (name: string, raw: string): boolean =>
  raw
    .split(name)
    .slice(0, -1)
    .some((before) => SET_APART.test(before.slice(-longestTag)));

/** Whether the source has typographic marks, and no straight ones, in the block of a place of the target. */
function isTypographicOnly(pair: ParsedPair, at: number): boolean {
  const block = blockPairAt(pair, 'target', at)?.source;
  const text = block === undefined ? '"' : pair.source.prose.slice(block.start, block.end);
  return TYPOGRAPHIC.test(text) && !text.includes('"');
}

const shown = ({ readable }: ParsedValue, at: number, found: string): string =>
  readable.text.slice(at, at + found.length);

/** Finds the first quotation of a text which is a name that another text keeps without its marks. */
function firstBare(before: string, after: string): RegExpExecArray | undefined {
  const said = new Set(after.match(WORD));
  const names = new Set<string>();
  return matchesOf(before, QUOTED).find(({ 0: text }) => {
    const name = text.slice(1, -1);
    // A block may have thousands of quotations: most have a word that the other lacks, or were compared.
    if (names.has(name) || !(name.match(WORD) ?? []).every((word) => said.has(word))) return false;
    names.add(name);
    return isBare(name, before, after);
  });
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Finds the first placeholder that the source quotes, and that the target has among words, without marks. */
function firstBarePlaceholder(
  { source, target }: ParsedPair,
  { source: from, target: to }: BlockPair,
): RegExpExecArray | undefined {
  const [before, after] = [
    source.readable.text.slice(from.start, from.end),
    target.readable.text.slice(to.start, to.end),
  ];
  return matchesOf(source.prose.slice(from.start, from.end), QUOTED_PLACEHOLDER, mostPlaceholders).find(
    ({ index, 0: text }) => {
      const name = before.slice(index + 1, index + text.length - 1);
      const parts = after.split(name);
      if (parts.length < 2 || parts.length !== before.split(name).length) return false;
      if (target.isHtml && target.raw.includes(`>${name}`)) return false;
      return parts.every(
        (part, at) =>
          (at === 0 || !QUOTE_AFTER.test(part)) &&
          (at === parts.length - 1 || !MARKED_BEFORE.test(part.slice(-2))),
      );
    },
  );
}

/** Both texts are read again for each of them. */
const mostPlaceholders = 20;
/** A mark of a quotation, also two commas or apostrophes for one, or a bracket or colon. */
const MARKED_BEFORE = /[“”„"«»‹›‚‘’「」『』《》〈〉'`´＂＇,:：([{（【［<]\s?$/u;
const QUOTED_PLACEHOLDER = new RegExp(
  String.raw`(?<![\p{L}\p{N}=])["“]${FIXED}{1,60}["”](?![\p{L}\p{N}])`,
  'gu',
);

/**
 * Whether a text keeps a quoted name of another one without its marks: it says the name at least as often,
 * the other text always quotes it, or both end with it.
 */
function isBare(name: string, before: string, after: string): boolean {
  if (!NAME.test(name) || !isWithin(after, name)) return false;
  const inMarks = (text: string): number =>
    text.split(name).filter((_, at, parts) => at > 0 && isQuoteBeside(parts, at)).length;
  const [said, kept] = [countOf(before, name), countOf(after, name)];
  return (
    inMarks(after) === 0 &&
    (kept >= said || inMarks(before) === said || (isLast(name, before) && isLast(name, after)))
  );
}

const isLast = (name: string, text: string): boolean =>
  text.slice(-60).replace(MARKS_AT_END, '').endsWith(name);

const MARKS_AT_END = /[\s\p{P}]{1,60}$/u;

const isQuoteBeside = (parts: readonly string[], at: number): boolean =>
  QUOTE_BEFORE.test(parts[at - 1] ?? '') || QUOTE_AFTER.test(parts[at] ?? '');

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{2,40}$/u;
/** The apostrophe of an elision, "d’Apache", is none. */
const QUOTE_BEFORE = /(?:[“”„"«»‹›‚‘「」『』《》〈〉`´＂＇]|(?<!\p{L})['’])\s?$/u;
const QUOTE_AFTER = /^\s?[“”„"«»‹›‚‘「」『』《》〈〉'’`´＂＇]/;

const QUOTED = /(?<![\p{L}\p{N}])[“"«„「](?=\S)[^“”"«»„「」\u001c]{1,80}[”"»」](?![\p{L}\p{N}])/gu;
const ANY_QUOTE = /[“”„"«»‹›‚‘「」『』《》〈〉'’`´＂＇]/g;
/** Quotes that are no apostrophes. */
const CLEAR_QUOTE = /[“”„"«»‹›‚‘「」『』《》〈〉`＂]/g;

const rawOf = ({ readable, raw }: ParsedValue, block: TextBlock): string => {
  const { from, to } = readable.spanOfBlock(block);
  return raw.slice(from, to);
};

function quotesOf({ base, region }: CheckedLanguage): readonly [usual: string, all: string] {
  // Switzerland uses guillemets in every language.
  const all = region === 'CH' ? '«» ‹›' : (QUOTES[base] ?? '');
  return [all.split(' ')[0] ?? '', all];
}
