import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { isWithin } from '../text/is-within';
import type { CodeText } from './code-texts';
import { unquoted } from './same-code';
import { isSimilar } from './similar';

/** The lines of code and one-line pieces of both sides, and those that only one side has. */
interface Lines {
  readonly before: readonly CodeText[];
  readonly after: readonly CodeText[];
  readonly lost: readonly CodeText[];
  readonly added: readonly CodeText[];
}

/**
 * Returns the lines of code that only the source has. A passage of another version of the source would be one
 * problem a line, so that more than two are none.
 */
export function missingLines(
  { before, after, lost, added }: Lines,
  target: ParsedValue,
): readonly CodeText[] {
  // A line that begins alike on the other side has another value, which is an example's.
  const begun = new Set(added.map(({ text }) => beginOf(text)));
  const lines = lost.filter((one) => !begun.has(beginOf(one.text)) && isMissingLine(one, target));
  if (lines.length > 2) return [];
  const [words, wordsAfter] = [before, after].map(firstWords);
  const isThere = (word: string): boolean => (wordsAfter?.get(word) ?? 0) >= (words?.get(word) ?? 0);
  return lines.filter((line) => !isThere(firstWord(line)) && !added.some((one) => hasOtherValue(line, one)));
}

/** Whether the target lacks a line of code that is none of words alone. */
export const isMissingLine = (line: CodeText, target: ParsedValue): boolean =>
  line.isLine && !TITLE.test(line.text) && !PROSE.test(line.text) && !isShownIn(target, line);

/** Words with a small one of English among them, which a page of a manual has in the reader's language. */
const PROSE =
  /^(?=.*\b(?:the|of|for|and|is|are|was|were|to|in|with|that)\b)\p{L}[\p{L}'’-]{0,30}(?: [(]?[\p{L}'’-]{1,30}[).,:]{0,2}){2,30}$/u;

const firstWord = ({ text }: CodeText): string => text.split(' ', 1)[0]?.toLowerCase() ?? '';

/** How many commands of several words begin with each word. */
const firstWords = (codes: readonly CodeText[]): ReadonlyMap<string, number> =>
  new Map(
    [
      ...Map.groupBy(
        codes.filter(({ text }) => text.includes(' ')),
        firstWord,
      ),
    ].map(([word, of]) => [word, of.length]),
  );

/** Whether two lines are one command or output with other values: half of the words are the same. */
function hasOtherValue(line: CodeText, one: CodeText): boolean {
  const words = unquoted(line.whole).split(' ');
  const others = new Set(unquoted(one.whole).split(' '));
  const isCommand = firstWord(line) === firstWord(one) && words.length > 1;
  if (!isCommand && words.length < fewestOfOutput) return false;
  return (
    words.filter((word) => others.has(word)).length * 2 >= words.length ||
    (isCommand && isSimilar(line.whole, one.whole))
  );
}

/** Words of a line of output, which begins with the time. */
const fewestOfOutput = 6;

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
  const text = lowered.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/\s+/g, ' ');
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

const beginOf = (line: string): string => line.split(' ', 2).join(' ');
