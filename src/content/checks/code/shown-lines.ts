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

/** The letters of a short line, such as "rm a", may be part of a word. */
function isShown(code: string, text: string, joinedText: string): boolean {
  const key = code.replaceAll(' ', '');
  return key.length < shortestJoined ? isWithin(text, code) : joinedText.includes(key);
}

/** Whether a value has a line of code in its text, with whatever spaces, capitals and quotation marks. */
export function isShownIn(value: ParsedValue, { text: line, whole }: CodeText): boolean {
  const { text, joined, unquotedText, unquotedJoined } = shownText(value);
  return (
    isShown(line.toLowerCase(), text, joined) ||
    isShown(whole.toLowerCase().replaceAll(QUOTE, ''), unquotedText, unquotedJoined)
  );
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
