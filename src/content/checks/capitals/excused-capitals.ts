import { countMatches } from '../../text/matches';
import { isNameInCapitals, isOfOneKind, isPartOfName } from '../names/names-in-capitals';
import { once } from '../parsed/once';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';
import { isFunctionWord } from '../text/plain-words';
import { wordsIn } from '../text/words-of-value';
import { isEmphasis, isSaidOtherwise } from './emphasized-words';

/** A word in capitals, and where it begins in the prose. */
export interface CapitalWord {
  readonly word: string;
  readonly at: number;
}

/** A word that only the target has in capitals. */
export interface AddedCapitals extends CapitalWord {
  readonly pair: ParsedPair;
  readonly span: ProblemSpan;
  /** The words in capitals of the source's block, and all of the target's. */
  readonly before: readonly CapitalWord[];
  readonly known: ReadonlySet<string>;
}

type Excuse = (added: AddedCapitals) => boolean;

/** Returns whether the capitals are those of a name, an argument or an abbreviation. */
export const isExcusedWord = (added: AddedCapitals): boolean => excuses.some((isExcuse) => isExcuse(added));

const isAbbreviation: Excuse = ({ pair, word }) =>
  word.length < shortestWord && !isFunctionWord(word.toLowerCase(), pair.targetLanguage.base);

/** Shorter words may be abbreviations. */
const shortestWord = 6;

const upperTextOf = once(({ readable }: ParsedValue): string => readable.text.toUpperCase());

/**
 * Whether a word in capitals is one of the source, in any case: "CAPTCHA" for "captcha". One that a page has
 * in small letters on both sides is in capitals by a slip.
 */
function isWordOfSource({ pair: { source, target }, word, at }: AddedCapitals): boolean {
  const { text } = source.readable;
  if (!upperTextOf(source).includes(word)) return false;
  const capitalized = word.charAt(0) + word.slice(1).toLowerCase();
  if (!target.isHtml || text.includes(word) || text.includes(capitalized)) return true;
  if (!wordsIn(target).has(word.toLowerCase())) return true;
  // A title in capitals: "OPTIONS COMMUNES".
  const before = target.prose.slice(Math.max(0, at - 40), at);
  return (
    /\p{Lu}{2}\P{L}{1,3}$/u.test(before) ||
    /^\P{L}{1,3}\p{Lu}{2}/u.test(target.prose.slice(at + word.length, at + word.length + 8))
  );
}

const isInName: Excuse = ({ pair, word, span }) =>
  pair.target.raw.slice(span.from, span.to).includes('<') || isNameInCapitals(pair, word, span);

/** A name in brackets explains the words before it: "(SIGLOST)". */
const isInBrackets: Excuse = ({ pair: { target }, word, at }) =>
  /[(（]/.test(target.prose[at - 1] ?? '') && /[)）]/.test(target.prose[at + word.length] ?? '');

/** The argument of an option or in a usage line: "--addbook=FILE", "du [OPTIONEN] <ORDNER>". */
const isArgument: Excuse = ({ pair: { target }, word, at }) => {
  const before = target.prose.slice(Math.max(0, at - 34), at);
  return (
    /(?:^|[\s[(|])--?[a-z][a-z-]{0,30}[ =]$/i.test(before) ||
    /[[<{|] ?$/.test(before) ||
    /^(?: ?[\]>}|]|…\])/.test(target.prose.slice(at + word.length, at + word.length + 2))
  );
};

/** The rest of a name whose beginning looks like a placeholder: "%ADMINDIR%". */
const isRestOfName: Excuse = ({ pair: { target }, span }) =>
  /[\p{L}%]/u.test(target.raw[span.from - 1] ?? '');

const isOfKindBefore: Excuse = ({ word, before, known }) =>
  before.some((one) => known.has(one.word) && isOfOneKind(one.word, word));

/** The source's words in capitals stand behind it in brackets: "ÉTIQUETTE (LABEL)". */
const isGlossed: Excuse = ({ pair: { source, target }, word, at, before }) => {
  const end = at + word.length;
  const gloss = GLOSSED.exec(target.prose.slice(end, end + longestMessage))?.[1];
  return before.some((one) => one.word === gloss) && !source.prose.includes(`(${gloss}`);
};

const longestMessage = 240;

const GLOSSED = /^(?: \p{Lu}{2,30}){0,4}[\s"'“”«»]{0,3}[(（]["'“”«»]?(\p{Lu}{3,40})(?!\p{L})/u;

/** Both sides begin with the name of an argument, which only the source sets in quotation marks: 'op'. */
const isArgumentInQuotes: Excuse = ({ pair: { source, target }, at }) => {
  if (target.prose.slice(0, at).trim() !== '') return false;
  const name = source.isHtml ? undefined : QUOTED_ARGUMENT.exec(source.raw)?.[1];
  return name !== undefined && !target.raw.includes(name);
};

const QUOTED_ARGUMENT = /^\s*['`‘]([a-z]{2,12})['’] is (?:the|an?) /;

/** Brackets translate a message with words in capitals of the source. */
const isInTranslatedMessage: Excuse = ({ pair: { target }, at, before }) => {
  const text = target.prose.slice(Math.max(0, at - longestMessage), at);
  const message = text.slice(0, Math.max(0, text.lastIndexOf('(')));
  return !text.slice(message.length).includes(')') && before.some(({ word }) => message.includes(word));
};

const excuses: readonly Excuse[] = [
  isAbbreviation,
  isWordOfSource,
  isInName,
  isInBrackets,
  isArgument,
  isRestOfName,
  isOfKindBefore,
  isGlossed,
  isArgumentInQuotes,
  isInTranslatedMessage,
];

/** Returns whether a word that only the source has in capitals needs none: `from` and `to` are the texts. */
export function isExcusedLoss(
  pair: ParsedPair,
  { word, at }: CapitalWord,
  from: string,
  to: string,
): boolean {
  const { source, sourceLanguage } = pair;
  return (
    !isEmphasis(word, sourceLanguage.base) ||
    // The name of a gate, among others.
    (word === 'NOT' && /(?<!\p{L})N?(?:AND|OR)(?!\p{L})/u.test(from)) ||
    // A slip left a small letter in it: "BUKAn".
    /\p{Lu}{4}\p{Ll}(?!\p{L})/u.test(to) ||
    isPartOfName(source.prose, at, word) ||
    isSaidOtherwise(pair, word, at) ||
    // Where the passage is missing, or was rewritten, so are its capitals.
    !mayBeTranslated(pair, at)
  );
}

/** Whether the target is long enough to have the passage of the source at an offset. */
function mayBeTranslated(pair: ParsedPair, at: number): boolean {
  const { source, target } = pair;
  const blocks = blockPairAt(pair, 'source', at);
  if (blocks !== undefined) return lengthOf(blocks.target) * 2 > lengthOf(blocks.source);
  // Without pairs of blocks the whole target is compared with the source less half of the passage. It must
  // have as many sentences, since manuals are often translated freely, with other passages.
  const block = source.readable.blocks.find(({ start, end }) => at >= start && at < end);
  return (
    block !== undefined &&
    target.prose.length > source.prose.length - lengthOf(block) / 2 &&
    sentencesIn(target) === sentencesIn(source)
  );
}

const sentencesIn = ({ prose }: ParsedValue): number => countMatches(prose, /[.?!։](?=[\s\u001c]|$)/g);

const lengthOf = ({ start, end }: TextBlock): number => end - start;
