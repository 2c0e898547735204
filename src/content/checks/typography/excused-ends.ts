import { matchesOf } from '../../text/matches';
import { endsAbbreviated, endsInShortWord, isAbbreviatedTo, isShortLabel } from './abbreviated-ends';
import { endMarkOf, markOf, mayStandFor, type EndMark, type FoundMark } from './end-marks';
import { isChineseOrJapanese, isUnspaced, type CheckedLanguage } from '../parsed/checked-language';
import type { ParsedValue } from '../parsed/parsed-value';
import { FIXED, KEPT, type TextBlock } from '../parsed/readable-text';
import { wordsOf } from '../text/plain-words';
import { isNounPhrase, isReworded, type OddEnd } from './reworded-ends';
import { lacksOwnStop } from './source-slips';
import { goesOn, goesOnBehindCode, IMAGE_NEXT, leadsTo, LIST_NEXT } from './what-follows';

type Excuse = (end: OddEnd) => boolean;

/** Returns whether another mark is right where a language, the text or what follows it explains the mark. */
export const isExcusedEnd = (end: OddEnd): boolean => excuses.some((isExcuse) => isExcuse(end));

/**
 * The mark of a question or exclamation may have moved, for example before a bracket, or two sentences with
 * their marks are in each other's place.
 */
const isMoved: Excuse = ({ from, to, was, is, pair: { sourceLanguage, targetLanguage } }) => {
  const isThere = (mark: EndMark): boolean =>
    countOf(mark, to, targetLanguage) >= countOf(mark, from, sourceLanguage);
  const wasThere = (mark: EndMark): boolean =>
    countOf(mark, from, sourceLanguage) >= countOf(mark, to, targetLanguage);
  if (is.mark === '') return was.mark !== '.' && isThere(was.mark);
  if (was.mark === '') return wasThere(is.mark);
  return OF_ONE_SENTENCE.has(was.mark) && isThere(was.mark) && wasThere(is.mark);
};

/** Marks that say what kind of sentence one of a text is. */
const OF_ONE_SENTENCE = new Set<EndMark>(['?', '!']);

/** The mark stands before a remark in brackets: "It was so. (Not now)", "Is it so? (See there)." */
const isBeforeRemark: Excuse = ({ from, to, was, is, pair: { sourceLanguage, targetLanguage } }) =>
  (is.mark === '' || is.mark === '.') &&
  was.mark !== '' &&
  markBeforeRemark(to, targetLanguage) === was.mark &&
  markBeforeRemark(from, sourceLanguage) !== was.mark;

/** Sentences of Chinese and Japanese are often joined with the next line by a comma. */
const isJoinedWithNext: Excuse = ({ pair: { target, targetLanguage, blocks }, block, is }) =>
  is.mark === ',' &&
  isUnspaced(targetLanguage) &&
  (target.isHtml ? goesOn(target, block.target) : block !== blocks.at(-1));

/** A name of a command or a button has its own mark: "Choose <b>Open…</b>", and "Choose Open....". */
const isOfName: Excuse = ({ pair: { source, target }, block, from, was, is }) =>
  isOfLabel(source, block.source, was) ||
  isOfLabel(target, block.target, is) ||
  (is.mark === '.' && from.slice(Math.max(0, was.end - 4), was.end) === '....');

/** Columns of options, whose sentences go on in the next lines. */
const isInColumns: Excuse = ({ pair: { source }, from }) =>
  !source.isHtml && IN_COLUMNS.test(from.slice(0, 40));

/** Two full stops are a slip of the source. */
const isDoubledStop: Excuse = ({ was, is }) => was.text === '..' && is.mark === '.';

/** The source's mark is there, in a quotation or a tag, before that of the sentence. */
const isInside: Excuse = ({ pair: { target, targetLanguage }, block, to, was, is }) => {
  const inner = endMarkOf(to.slice(0, is.start), targetLanguage);
  if (is.mark !== '.' || was.mark === '' || inner.mark !== was.mark) return false;
  const { start } = block.target;
  const end = target.readable.spanOf(start + inner.start, start + inner.end).to;
  const next = target.readable.spanOf(start + is.start, start + is.end).from;
  return /\S/.test(target.raw.slice(end, next));
};

/** A colon of the last word, which is a field that the source names before its last word: "Index: lines." */
const isOfField: Excuse = ({ from, to, was, is }) => {
  const field = is.mark === ':' && was.mark !== ':' ? FIELD_LAST.exec(to.slice(-40))?.[0].trim() : undefined;
  return field !== undefined && NAMED_FIELD.exec(from.slice(-80))?.[1] === field;
};

const NAMED_FIELD = /\s([A-Z][A-Za-z-]{1,30}:) \p{L}{1,30}[.!]?\s*$/u;
const FIELD_LAST = /(?<!\S)[A-Z][A-Za-z-]{1,30}:\s*$/;

/** A sign that is spoken of, "with an exclamation mark: !", or is the name of a key. */
const isSign: Excuse = ({ pair: { sourceLanguage }, from, to, was, is }) =>
  (isApart(from, was, sourceLanguage) && to.includes(was.text)) ||
  isMention(from, was) ||
  isMention(to, is) ||
  isKey(from, was);

/** The source ends in a command with a mark of its own, ":q!", which the target has elsewhere. */
const isOfTypedCommand: Excuse = ({ from, to }) => endsInTypedCommand(from, to);

/** Before a list, a table, code or a picture the mark is a matter of style. */
const isLead: Excuse = ({ pair: { source, target, targetLanguage }, block, to, was, is }) => {
  if (!LEADS.has(was.mark) || !LEADS.has(is.mark)) return false;
  const next = was.mark === ':' || is.mark === ':' ? [LIST_NEXT, IMAGE_NEXT] : [LIST_NEXT];
  return (
    (leadsTo(source, block.source, next) || leadsTo(target, block.target, next)) &&
    !(
      isEndOfLeadLost(was.mark, is.mark, to) &&
      leadsTo(source, block.source, [LIST_NEXT]) &&
      !(targetLanguage.base === 'ja' && is.mark === '' && goesOnBehindCode(target, block.target))
    )
  );
};

/** A heading needs no full stop, though that of the source has one. */
const isStopOfHeading: Excuse = ({ block, was, is }) =>
  was.mark === '.' && is.mark === '' && /^h[1-6]$/.test(block.target.opener);

/** The full stop of an abbreviation, "etc.", "(3 id.)", "szept.", or of an ordinal number: "auf der 4." */
const isOfAbbreviation: Excuse = ({ from, to, was, is, pair }) =>
  endsAbbreviated(from) ||
  // An example in quotation marks, or code, follows it: "characters such as", "Zeichen wie z.B. '*'".
  (was.mark === '' && endsAbbreviated(to.slice(0, is.end))) ||
  (was.mark === '.' && is.mark === '' && (isShortLabel(from) || endsInShortWord(from))) ||
  (was.mark === '' && WITH_ORDINALS.has(pair.targetLanguage.base) && /\d\.\s*$/.test(to)) ||
  endsAbbreviated(to) ||
  (was.mark === '' && is.mark === '.' && isAbbreviatedTo(from, to, pair));

/** Languages that write an ordinal number with a full stop. */
const WITH_ORDINALS = new Set('de pl cs sk sl hr sr hu fi et lv da nb nn no tr'.split(' '));

const hasNoWords: Excuse = ({ from, to }) => wordsOf(from).length === 0 || wordsOf(to).length === 0;

/** The final mark may be part of code or an address. */
const isOfCode: Excuse = ({ pair: { target }, block, from, to, was, is }) => {
  // A full stop behind a placeholder that ends both texts.
  if (was.mark + is.mark === '.' && PLACEHOLDER_LAST.test(from) && PLACEHOLDER_LAST.test(to)) return false;
  return endsInCode(from) || (endsInCode(to) && !isStopLostAfterCode(was, block.target, target));
};
const PLACEHOLDER_LAST = new RegExp(
  String.raw`(?:\p{L}{2}|\s\p{Ll})[^\p{L}${FIXED}]{1,4}${FIXED}{1,100}\.?\s*$`,
  'u',
);

/** A text of several sentences ends as they do; a label of a program and a noun phrase have no full stop. */
const isStopOfItsOwn: Excuse = ({ pair, block, from, to, was, is }) => {
  const { source, sourceLanguage, target, targetLanguage } = pair;
  if (was.mark === '' && is.mark === '.')
    return (
      (hasSeveral(to.slice(0, is.start)) && !hasSeveral(from)) ||
      lacksOwnStop(source, block.source, sourceLanguage)
    );
  return (
    was.mark === '.' &&
    is.mark === '' &&
    (isLabelOf(to, target, targetLanguage) ||
      endsInLink(to) ||
      isNounPhrase(to, block.target.opener, target.isHtml, targetLanguage))
  );
};

const isOfLanguage: Excuse = ({ pair: { targetLanguage }, from, to, was, is }) =>
  mayStandFor(was.mark, is.mark, to, targetLanguage, from);

/** The cheapest first. */
const excuses: readonly Excuse[] = [
  isDoubledStop,
  isMoved,
  isBeforeRemark,
  isJoinedWithNext,
  isOfName,
  isInColumns,
  isInside,
  isOfField,
  isSign,
  isOfTypedCommand,
  isLead,
  isStopOfHeading,
  isOfAbbreviation,
  hasNoWords,
  isOfCode,
  isStopOfItsOwn,
  isReworded,
  isOfLanguage,
];

/** Whether a text has sentences before its last one, which then ends as they do. `z. B.` ends none. */
const hasSeveral = (text: string): boolean =>
  /(?:\p{L}{4}\.|[!?])[)"”»’]? +[(（]?\p{Lu}|[。！？؟]|[.?!] [\p{Lo}]/u.test(text);

/** Whether a full stop stands in, or right before, a link or a tag of plain text that ends a text. */
const endsInLink = (text: string): boolean => LINK_AT_END.test(text.slice(-200));

const LINK_AT_END = new RegExp(
  String.raw`\.\]\([${FIXED}${KEPT}]{1,200}\)\s*$|[。．]\[[^[\]]{1,80}\]\([${FIXED}${KEPT}]{1,200}\)\s*$|\.<\/\w{1,20}>\s*$`,
);

/** Labels and short messages of programs in Chinese and Japanese have no full stop. */
const isLabelOf = (text: string, { isHtml, raw }: ParsedValue, language: CheckedLanguage): boolean =>
  isChineseOrJapanese(language) &&
  !isHtml &&
  text.length === raw.length &&
  /^[^。]{1,30}$/.test(text) &&
  !CLAUSES.test(text);

/**
 * Two clauses, which no label has: a comma of Chinese, or one of Japanese before a verb in its polite form.
 */
const CLAUSES = /，|、.{0,28}(?:ます|ました|ません|です|でした|ください)$/;

/** The mark before a remark in brackets at the end of a text. */
const markBeforeRemark = (text: string, language: CheckedLanguage): EndMark | undefined => {
  const remark = LAST_REMARK.exec(text.slice(-longestRemark));
  return remark === null
    ? undefined
    : endMarkOf(text.slice(0, text.length - remark[0].length), language).mark;
};

const longestRemark = 200;
/** In brackets of any kind, or as a task for later, which other checks report. */
const LAST_REMARK =
  /(?:[(（][^()（）]{1,190}[)）][.。．]?|[[［【][^[\]［］【】]{1,190}[\]］】]|(?<!\p{L})(?:TODO|FIXME)(?!\p{L}).{0,180})\s*$/u;

/** Whether a mark is spoken of: quoted alone (`..'), a full stop in brackets (.), or a colon in brackets. */
function isMention(text: string, { start, end, mark }: FoundMark): boolean {
  const isQuoted = /(?:^|[\s(（])["'`“„«‘]\s?$/.test(text.slice(0, start));
  const isBracketed =
    mark === '.' &&
    /\s[(（]$/.test(text.slice(Math.max(0, start - 2), start)) &&
    /^[)）]/.test(text.slice(end));
  return isQuoted || isBracketed || (mark === ':' && /^\s?\p{Pe}/u.test(text.slice(end)));
}

/** Whether an ellipsis ends a label in a tag of its own, inside of a sentence. */
function isOfLabel(
  { raw, readable }: ParsedValue,
  { start }: TextBlock,
  { mark, start: at, end }: FoundMark,
) {
  if (mark !== '…') return false;
  const [{ from }, { to }] = [readable.spanOf(start, start + 1), readable.spanOf(start + at, start + end)];
  // The full stop of the sentence follows the label: "<b>Open...</b>."
  if (STOP_AFTER_LABEL.test(raw.slice(Math.max(0, to - 60), to))) return true;
  if (!LABEL_END.test(raw.slice(Math.max(0, to - 3), to + 12))) return false;
  const before = raw.slice(Math.max(from, to - 400), to);
  const opened = before.search(/<[a-z][^<>]{0,200}>[^<>]{0,200}(?:<\/[a-z]{0,8}>?)?\.{0,3}$/i);
  return opened > 0 && /\p{L}/u.test(before.slice(0, opened).replaceAll(/<[^<>]*>/g, ''));
}

const STOP_AFTER_LABEL = /(?:…|\.{2,3})(?:<\/\w{1,8}>){1,4}\.$/;
const LABEL_END = /(?:…|\.\.)\.?<\/(?:a|b|strong|em|i|span|kbd|code|tt|q|cite)>/;

/** Whether a mark has a space before it, in a language that has none there. */
const isApart = (text: string, { mark, start }: FoundMark, { base }: CheckedLanguage): boolean =>
  (mark === '!' || mark === '?') && base !== 'fr' && /[\p{L}:] $/u.test(text.slice(0, start));

/** Whether a text ends in a command that a reader types, which has the mark, and which the other text has. */
function endsInTypedCommand(text: string, other: string): boolean {
  const command = /(?<!\S):[a-z]{1,10}!\s*$/.exec(text.slice(-20))?.[0].trim();
  return command !== undefined && other.includes(command);
}

/** The name of a key: "Keypad ." */
const isKey = (text: string, { start, end, mark }: FoundMark): boolean =>
  mark !== '' && /^\s*\p{L}{1,40} $/u.test(text.slice(0, start)) && text.slice(end).trim() === '';

/** Words of a text before a list that is no title of it. */
const sentence = 6;

/**
 * Whether a text before a list, a table or code lost the mark of its source, unless it is short enough to be
 * a title, or has a full stop for the colon. A mark that its source lacks is a matter of style.
 */
const isEndOfLeadLost = (was: EndMark, is: EndMark, text: string): boolean =>
  is === '' ? wordsOf(text).length >= sentence : was === ':' && is === '.';

/** Marks before a list, a table or code: which one stands there is a matter of style. */
const LEADS = new Set<EndMark>(['.', ':', '']);
const countOf = (mark: EndMark, text: string, language: CheckedLanguage): number =>
  mark === '…'
    ? matchesOf(text, ELLIPSIS).length
    : Array.from(text).filter((char) => markOf(char, language) === mark).length;
const ELLIPSIS = /[…⋯]|\.{2,}|[。．]{2,}|・{3}|\. \. \./g;

/** The final mark may then be part of code or an address. */
const endsInCode = (text: string): boolean => CODE_AT_END.test(text.slice(-20));

/** Whether the sentence has lost its full stop after code, and not the code its own. */
function isStopLostAfterCode(
  was: FoundMark,
  { start, end }: TextBlock,
  { raw, readable }: ParsedValue,
): boolean {
  if (was.mark !== '.') return false;
  const { to } = readable.spanOf(start, end);
  return STOPLESS_CODE.test(raw.slice(Math.max(0, to - 80), to + 80));
}

const STOPLESS_CODE = /[\p{L}\p{N}>_/)]<\/(?:code|tt|kbd|samp)>(?:<\/a>)?\s{0,40}(?:<\/(?:p|li|dd|td)>|$)/u;

const CODE_AT_END = new RegExp(String.raw`[${KEPT}${FIXED}]\s*$`);

/** A line that begins with an option, or below what another one says. */
const IN_COLUMNS = /^(?:[ \t]{1,12}--?[A-Za-z]|[ \t]{12})/;
