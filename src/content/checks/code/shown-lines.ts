import { countOf } from '../counted';
import { withSingleSpaces } from '../../text/single-spaces';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { isWithin } from '../text/is-within';
import type { CodeText } from './code-texts';

/** Whether code is a line of a listing, and none of words alone. */
export const isCodeLine = ({ isLine, text }: CodeText): boolean =>
  isLine && !TITLE.test(text) && !PROSE.test(text);

/** Words with a small one of English among them, which a page of a manual has in the reader's language. */
const PROSE =
  /^(?=.*\b(?:the|of|for|and|is|are|was|were|to|in|with|that)\b)\p{L}[\p{L}'’-]{0,30}(?: [(]?[\p{L}'’-]{1,30}[).,:]{0,2}){2,30}$/u;

/**
 * Whether a value has a line of code in its text, with whatever spaces, capitals and quotation marks, as
 * often as the source has, if that is given.
 */
export const isShownIn = (value: ParsedValue, line: CodeText, source?: ParsedValue): boolean =>
  timesShown(value, line) >= (source === undefined ? 1 : Math.max(1, timesShown(source, line)));

/** Whether a value has a command with its last word in other words, in a tag: "mount --bind <i>lieu</i>". */
export const isInArgument = ({ whole }: CodeText, { raw }: ParsedValue): boolean => {
  const command = whole.slice(0, whole.lastIndexOf(' ') + 1);
  return command.length > 5 && ['<i>', '<em>', '<var>'].some((tag) => raw.includes(command + tag));
};

function timesShown(value: ParsedValue, { text: line, whole }: CodeText): number {
  const { text, joined, unquotedText, unquotedJoined } = shownText(value);
  return Math.max(
    timesIn(line.toLowerCase(), text, joined),
    timesIn(whole.toLowerCase().replaceAll(QUOTE, ''), unquotedText, unquotedJoined),
  );
}

/** The letters of a short line, such as "rm a", may be part of a word, and are not counted. */
function timesIn(code: string, text: string, joinedText: string): number {
  const key = code.replaceAll(' ', '');
  return key.length < shortestJoined ? Number(isWithin(text, code)) : countOf(joinedText, key);
}

/** The text of a value without its tags, also without spaces and quotation marks. */
const shownText = once(({ raw }: ParsedValue) => {
  const lowered = raw.toLowerCase();
  const text = withSingleSpaces(lowered.replaceAll(/<[^<>]*>/g, ' '));
  const joined = lowered.replaceAll(/<[^<>]*>|\s+|&nbsp;/g, '');
  return {
    text,
    joined,
    unquotedText: text.replaceAll(QUOTE, ''),
    unquotedJoined: joined.replaceAll(QUOTE, ''),
  };
});

const QUOTE = /"|&quot;/g;
const shortestJoined = 10;

/** A line of words, as a message or a heading has them. */
const TITLE = /^\p{Lu}[\p{L}'’]*(?: \p{L}[\p{L}'’]*){2,12}$/u;

/**
 * Whether a line is what a program says to a reader: a question with the answer that it has ready, "Name
 * [none]:", or one of several lines behind a command that the target has in other words, "Hit http://…".
 */
export const isOfDialogue = (line: CodeText, changed: readonly CodeText[], { raw }: ParsedValue): boolean =>
  line.isLine &&
  (QUESTION.test(line.whole) ||
    (changed.length >= fewestOfOutput &&
      AT_PROMPT.test(raw.slice(Math.max(line.tag.end, line.span.from - longestOutput), line.span.from))));

const QUESTION = /^\p{Lu}[\p{L} ]{1,40} \[[^[\]]{1,200}\]:$/u;
const fewestOfOutput = 3;
/** In UTF-16 units. */
const longestOutput = 1000;
/**
 * A command behind its prompt, unless it shows or writes a file. Behind "#" there may also be a comment, but
 * none that begins with a joined name.
 */
const AT_PROMPT =
  /(?:^|\n)\s{0,20}(?:[$%] (?!(?:sudo )?(?:cat|echo|head|less|more|nano|tail|vim?)\s)[a-z]|# [a-z]{2,20}-[a-z]{2,20}(?!\S))[^\n<]{0,200}\n/;
