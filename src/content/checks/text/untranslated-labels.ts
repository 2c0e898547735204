import { countOf } from '../counted';
import { areVariants, type CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { markedIn } from '../marks/marked-words';
import { once } from '../parsed/once';
import { blocksWithText, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT, type TextBlock } from '../parsed/readable-text';
import { isLinkToSite, isUnmarkedCode } from '../names/kept-terms';
import type { ProblemSpan } from '../problem';
import { isCommand } from '../code/command-lines';
import { isBorrowed, isForeignEnglish } from './english-words';
import { isLeftNotice } from './licence-notices';
import { isNumberedTitle, isPhrase, isPlainTitle } from './plain-titles';
import { isInItsLanguage } from './own-language';
import { isCommonWord, isFunctionWord, isKnownWord, wordsOf } from './plain-words';
import { isLabelTranslatedBeside, isPathTranslatedBeside } from './translated-beside';
import { isTranslatedLabel } from './translated-words';
import { isVersionInList } from './versions-in-lists';
import { blocksByProse, isKept, proseOfBlock } from './untranslated-text';

/** Elements whose text is a label of its own inside a sentence. */
const LABELS = new Set(['a', 'button', 'label', 'b', 'strong', 'em', 'i', 'option', 'summary', 'span']);
/** Longer passages are found by the words between them. */
const longest = 60;

interface Label {
  readonly text: string;
  readonly span: ProblemSpan;
  /** The element that it is the text of, or that its block is in. */
  readonly element: string;
  /** Undefined where the label is a part of a block. */
  readonly block?: TextBlock;
  /** The title that it is a part of. */
  readonly title?: string;
}

/** Finds headings, links, buttons and attributes that were left in the source language. */
export const untranslatedLabels: FieldCheck = {
  ids: ['target-equals-source'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    if (areVariants(sourceLanguage, targetLanguage) || isLeftNotice(pair)) return;
    const before = labelsByText(source);
    const pages = target.readable.blocks.filter((block) => isLinkToSite(target, block));
    const titles = new Set(pages.map((block) => proseOfBlock(block, target)));
    const isWhole = blocksWithText(target).length === 1;
    for (const { text, span, block, element, title } of labelsOf(target)) {
      const original = before.get(text);
      if (original === undefined || titles.has(text) || isBorrowed(text, targetLanguage)) continue;
      // The request tells whether a field or a title that is the same as a whole is a name.
      const isOfRequest =
        (isWhole && block !== undefined) || (title !== undefined && blocksByProse(source).has(title));
      const isLeft = (): boolean =>
        isPlainTitle(text, element, pair) ||
        isLabelTranslatedBeside(text, pair) ||
        isPathTranslatedBeside(text, pair) ||
        isTranslatedLabel(text, element, pair, isToSite(target.raw, span));
      if (!isPlainText(text, pair) && (isOfRequest || !isLeft())) continue;
      if (HEADING.test(element) && WITH_ARGUMENT.test(text)) continue;
      if (isUnmarkedCode(text, text, source) || isCommand(text, sourceLanguage)) continue;
      if (element === 'a' && isNameOfPage(text) && isToSite(target.raw, span)) continue;
      if (block === undefined && isNameInItalics(text, span, pair)) continue;
      if (block === undefined && BOLD.test(element) && isLabelOfSite(original.span, pair)) continue;
      if (block === undefined && isPrinted(source, original.span) && isQuoted(target, span)) continue;
      if (isGlossed(target, span) && !isGlossed(source, original.span)) continue;
      if (block !== undefined && (isKept(pair, block) || isVersionInList(text, element, target))) continue;
      if (isField(text) && isQuoted(source, original.span) && isQuoted(target, span)) continue;
      // A command and its subcommand in a manual, set apart: <b>machinectl list</b>.
      if (
        block === undefined &&
        element !== 'a' &&
        SUBCOMMAND.test(text) &&
        !isKnownWord(text.split(' ', 1)[0] ?? '', 'en')
      )
        continue;
      if (problems.hasAt('target-equals-source', span)) continue;
      problems.add('target-equals-source', 'label', { text }, { source: [original.span], target: [span] });
    }
  },
};

/**
 * Whether the text of a link to another site is the name of what is there, such as a specification or a
 * project: in quotation marks, with capitals throughout, or with a name that has a digit or a capital inside.
 */
function isNameOfPage(text: string): boolean {
  return /^["“„«].*["”“»]$/s.test(text) || isCapitalized(text) || /\p{Ll}\p{Lu}|\p{L}\d/u.test(text);
}

/** Whether several words have capitals throughout, but for function words: "Do Not Track". */
function isCapitalized(text: string): boolean {
  const words = wordsOf(text).filter((word) => !isFunctionWord(word, 'en'));
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

/**
 * Whether words in italics are the name of a program or a book: they have capitals throughout, are among
 * others of a sentence, and the target leaves them each time. The source clicks on none of them.
 */
function isNameInItalics(text: string, { from, to }: ProblemSpan, { source, target }: ParsedPair): boolean {
  const { raw } = target;
  const [before, after] = [raw.slice(Math.max(0, from - 80), from), raw.slice(to, to + 20)];
  return (
    isCapitalized(text) &&
    ITALIC.test(before) &&
    (LETTER_BEFORE.test(before.replaceAll(ITALICS, '')) ||
      LETTER_BEHIND.test(after.replaceAll(ITALICS, ''))) &&
    !clickedIn(source).has(text) &&
    (source.prose.length > longestCounted || countOf(target.prose, text) >= countOf(source.prose, text))
  );
}

/** In UTF-16 units; in a longer text, counting how often it has each of its names takes too long. */
const longestCounted = 50_000;

/** The labels behind a verb for what is done to a button or an entry of a menu. */
const clickedIn = once(
  (value: ParsedValue): ReadonlySet<string> =>
    new Set(
      labelsOf(value)
        .filter(({ span: { from } }) => CLICKED.test(textBefore(value, from)))
        .map(({ text }) => text),
    ),
);

const CLICKED = /(?<!\p{L})(?:press|click|choose|select|push|tap)(?!\p{L})[^.:;!?]{0,60}$/iu;

/**
 * Whether a label in bold, at this place of the source, is one of another site that is not translated: its
 * block has a link to the site before it, or the reader was sent there, and all of several labels are kept.
 */
function isLabelOfSite({ from }: ProblemSpan, pair: ParsedPair): boolean {
  const { source } = pair;
  const visited = placeOfVisit(source);
  return (
    (LINK_TO_SITE.test(textBefore(source, from)) || (visited !== -1 && visited < from)) && keepsBold(pair)
  );
}

const LINK_TO_SITE = /\bhref=["']?https?:/i;
const placeOfVisit = once(({ raw }: ParsedValue): number => raw.search(VISIT));
const VISIT = /(?<!\p{L})(?:go to|visit|open)(?: [\p{L}’']{1,20}){0,3} <a\s[^<>]{0,200}\bhref=["']?https?:/iu;

/** The part of a block before a label, with its tags. */
const textBefore = ({ raw }: ParsedValue, from: number): string =>
  raw
    .slice(Math.max(0, from - 600), from)
    .split(BETWEEN_BLOCKS)
    .at(-1) ?? '';

const BETWEEN_BLOCKS = /<\/?(?:p|li|[uod]l|d[td]|t[dhr]|table|h[1-6]|div)(?![\w-])/i;

const keepsBold = once(({ source, target }: ParsedPair): boolean => {
  const [said, kept] = [source, target].map(boldIn);
  const labels = new Set([...(said ?? [])].map((text) => text.toLowerCase()));
  return kept !== undefined && kept.size > 1 && [...kept].every((text) => labels.has(text.toLowerCase()));
});

const BOLD = /^(?:b|strong)$/;
const boldIn = (value: ParsedValue): ReadonlySet<string> =>
  new Set(markedIn(value).flatMap(({ tag, text }) => (BOLD.test(tag.name) && text !== '' ? [text] : [])));

const ITALIC = /<(?:i|em|cite)(?:\s[^<>]{0,60})?>$/;
const ITALICS = /<\/?(?:i|em|cite)(?:\s[^<>]{0,60})?>/g;
const LETTER_BEFORE = /[\p{L}\p{N}][\s(,、]{0,3}$/u;
const LETTER_BEHIND = /^[\s),、]{0,3}[\p{L}\p{N}]/u;

/** Whether a label has in brackets behind it what it means: "<b>New issue</b> (Neuer Bericht)". */
const isGlossed = ({ raw }: ParsedValue, { to }: ProblemSpan): boolean =>
  /^(?:<\/\w{1,6}>)?\s?[(（]\p{L}/u.test(raw.slice(to, to + 12));

/**
 * Whether the source tells to print a label in quotation marks: `print "<b>Ready to go.</b>"`. A test of the
 * exercise compares what is printed.
 */
const isPrinted = (source: ParsedValue, span: ProblemSpan): boolean =>
  isQuoted(source, span) && PRINTED.test(textBefore(source, span.from).replaceAll(TAG, ''));

const TAG = /<\/?[a-z][^<>]{0,200}>/gi;
const PRINTED =
  /(?<!\p{L}|(?<!\p{L})(?:an?|the|this|your) )(?:print|output|log)(?:s|ing)?(?: out)?(?: the (?:line|message|string|text))?:? ["“'‘]$/iu;

/** Whether quotation marks are around the element of a label, or in it. */
const isQuoted = ({ raw }: ParsedValue, { from, to }: ProblemSpan): boolean =>
  /["“„«'‘「](?:<[a-z]{1,6}>)?$/.test(raw.slice(Math.max(0, from - 9), from)) &&
  /^.["”“»'’」]|^["”“»'’」]|^.<\/[a-z]{1,6}>["”“»'’」]/s.test(raw.slice(to - 1, to + 10));

const isToSite = (raw: string, { from }: ProblemSpan): boolean =>
  /<a\s[^<>]{0,100}\bhref=["']?https?:[^<>]{0,600}>\s*$/i.test(raw.slice(Math.max(0, from - 800), from));

const labelsByText = once(
  (value: ParsedValue): ReadonlyMap<string, Label> =>
    new Map(labelsOf(value).map((label) => [label.text, label])),
);

const labelsOf = once((value: ParsedValue): readonly Label[] => {
  const { readable, raw, tags } = value;
  const labels = readable.blocks.flatMap((block): readonly Label[] => {
    // The long form of an abbreviation of another language: <abbr lang="en" title="Standard Time">.
    if (isInItsLanguage(block, value)) return [];
    const text = proseOfBlock(block, value);
    const isLabel = text !== '' && text.length <= longest && !text.includes(KEPT);
    if (isLabel)
      return [
        { text, span: readable.spanOfBlock(block), element: block.opener, block },
        ...partsOf(value, block),
      ];
    return partsOf(value, block);
  });
  // In a listing, what a program prints is emphasized, and a comment has a class.
  let isListed = false;
  for (const [index, tag] of tags.entries()) {
    if (tag.name === 'pre') isListed = !tag.isEnd;
    const next = tags[index + 1];
    if (isListed && tag.name !== 'span') continue;
    if (tag.isEnd || !LABELS.has(tag.name) || next?.isEnd !== true || next.name !== tag.name) continue;
    if (IN_CODE.test(raw.slice(Math.max(0, tag.start - longestCode), tag.start))) continue;
    const text = raw.slice(tag.end, next.start).trim();
    if (text !== '' && text.length <= longest)
      labels.push({ text, span: { from: tag.end, to: next.start }, element: tag.name });
  }
  return labels;
});

/** The parts of a title that has several: "Log Files - Server Manual". */
function partsOf(value: ParsedValue, block: TextBlock): readonly Label[] {
  const { prose, readable } = value;
  const whole = prose.slice(block.start, block.end);
  const title = proseOfBlock(block, value);
  if (!IN_TITLE.test(block.opener) || whole.length > longestTitle || !BETWEEN_PARTS.test(whole)) return [];
  let at = block.start;
  return whole.split(BETWEEN_PARTS).flatMap((part) => {
    const from = prose.indexOf(part, at);
    at = from + part.length;
    const text = part.trim();
    const isLabel = text !== '' && text.length <= longest && !text.includes(KEPT);
    return isLabel ? [{ text, span: readable.spanOf(from, at), element: 'title', title }] : [];
  });
}

/** Elsewhere the signs between parts may be of code: "default | none". */
const IN_TITLE = /^(?:title|h[1-6])?$/;
const BETWEEN_PARTS = /\s[-–—|·»]\s/;
const longestTitle = 150;

const SUBCOMMAND = /^[a-z][a-z-]{1,20} [a-z-]{2,20}$/;
const longestCode = 120;
/** Directly behind a tag of code, or behind an equals sign in it, which has an argument after it. */
const IN_CODE =
  /<(?:code|kbd|samp|pre|tt)\b[^<>]{0,100}>(?:(?:<(?:b|strong)>)?[^<>\s]{1,60}=)?(?:<\w{1,6}>)?$|command.{0,32}$/is;

/** Whether a text consists of common words of the source's language, for the most part. */
function isPlainText(text: string, pair: ParsedPair): boolean {
  const { sourceLanguage, targetLanguage } = pair;
  if (sourceLanguage.base === 'en' && isNumberedTitle(text, targetLanguage)) return true;
  const words = wordsOf(text.replaceAll(/__\w{1,40}__|\{[^{}]{1,60}\}/g, ' ')).filter(
    (word) => word.length > 1,
  );
  if (SYNOPSIS.test(text) || DIRECTIVE.test(text) || SETTING.test(text) || LOGIC.test(text)) return false;
  // A list of parameters has names that are no words: "user, pass, dbname".
  if (NAMES_IN_LIST.test(text) && words.some((word) => !isKnownWord(word, 'en'))) return false;
  if (words.length < 2 || sourceLanguage.base !== 'en' || !/\s/.test(text)) return false;
  // A title in capitals throughout may be the name of something.
  const common = words.filter((word) => isCommon(word.toLowerCase(), targetLanguage));
  const hasSmall = words.slice(1).some((word) => /^\p{Ll}/u.test(word));
  // "Linux on x86" has names alone.
  const joining = new Set(words.filter((word) => isFunctionWord(word.toLowerCase(), 'en')));
  const areNames = words.every((word) => /^\p{Lu}/u.test(word) || joining.has(word));
  if (areNames && ENDS_IN_NAME.test(text) && common.every((word) => joining.has(word))) return false;
  // "NetBSD make" is a name.
  if (common.length === 1 && words.some((word) => /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\p{Lu}{3}/u.test(word)))
    return false;
  return (
    (common.length * 2 >= words.length && (hasSmall || common.length === words.length)) ||
    isPhrase(text, words, targetLanguage)
  );
}

const ENDS_IN_NAME = /(?:^|\s)(?:\p{Lu}\p{Ll}|[\p{L}.-]*\d)\S*$/u;

/** A command, an option, an argument or code: "cat [-b] <files>", "[<password>]", "SET [-e]", "yes|no". */
const SYNOPSIS =
  /^["“'`]?\/[a-z]{1,20}(?: (?:\[[^[\]]{1,40}\]|<[^<>]{1,40}>)){1,4}["”'`]?$|^`[^`]+`$|^[a-z][\w-]{1,20}:"[^"]{1,60}"$|^[a-z][\w-]{1,30} (?:\[?-|[[<])|\[<[^<>]{1,60}>\]|\[-{1,2}[a-z]|<[^<>]{0,40}\||^\s*(?:make|cmake|git|sudo) [\w-]+$|(?:^|\s)--?[a-z]|^[a-z]+-[a-z-]+ (?=[-<[/]|\S+\.\w)|: ?\w+\|\w/;

/** A command with the argument that a reader types, which a manual has as a title: "Cancel <hash>". */
const WITH_ARGUMENT = /^\p{L}{2,20} <\p{Ll}[\p{Ll}_-]{1,20}>$/u;
const HEADING = /^(?:h[1-6]|dt|title)$/;

/** Whether it is a field of a file with its value, “<b>Architecture: all</b>”, and no interface’s. */
function isField(text: string): boolean {
  const name = /^(\p{Lu}[\p{Ll}-]{2,30}): [a-z\d]{2,20}$/u.exec(text)?.[1]?.toLowerCase();
  return name !== undefined && !isKnownWord(name, 'en');
}

/** Logical values, which stay as a program has them: "not true". */
const LOGIC = /^(?:not )?(?:true|false|null)(?:(?:,| and| or) (?:not )?(?:true|false|null))?$/;

const NAMES_IN_LIST = /^[a-z_]{2,20}(?:, [a-z_]{2,20}){2,12}$/;

/** A line of a configuration file, and a value with its type: "Required: false", "show boolean". */
const SETTING =
  /^[A-Z][\w-]{1,30}: (?:true|false)$|^[A-Z]\w{1,20}-[\w-]{1,30}: (?:yes|no)$|^[a-z][\w.]{1,30} boolean$|^[a-z]+[_.A-Z]\w{0,30} (?:string|number|object|array|integer|function|buffer)$/;

/** A comment of code that a tool reads: "# not tested", "# type: ignore". */
const DIRECTIVE =
  /^(?:#|\/\/|\/\*) ?(?:not tested|long time|indirect doctest|type: ?ignore|noqa\b|doctest:|pragma:|pylint:|eslint-|prettier-ignore|shellcheck )/;

const isCommon = (word: string, target: CheckedLanguage): boolean =>
  isCommonWord(word) && isForeignEnglish(word, target) && !isFunctionWord(word, target.base);
