import { matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/**
 * Whether the source has the mark at a place of the target's text between the same words, which are no words
 * of French then.
 */
export function isQuotedMark(value: ParsedValue, target: string, at: number): boolean {
  const { text, around: places, ends, names, named, known } = searchedMarks(value);
  const says = (quoted: string): boolean => {
    const answer = known.get(quoted) ?? text.includes(quoted);
    known.set(quoted, answer);
    return answer;
  };
  const around = target.slice(Math.max(0, at - 10), at + 10).trim();
  // Another block behind a label, such as code, says nothing about its mark: "Solution:".
  const isInside = /^[;:!?»][^\u001c]*[^\s\u001c]/.test(target.slice(at, at + 10));
  if (isInside && around.length >= 16 && places.has(target.slice(at - 6, at + 6)) && says(around))
    return true;
  // Both words beside it are those of the source, and it is no label: "closes: #nnn".
  const before = /[^\s\u001c]{2,30}$/.exec(target.slice(Math.max(0, at - 30), at))?.[0];
  const after = /^[;:!?] ?[^\s\u001c]{2,30}/.exec(target.slice(at, at + 33))?.[0];
  // The name of a header, "Reply-To:", without its colon in the source.
  if (before !== undefined && HEADER.test(before) && says(before)) return true;
  const mark = target[at] ?? '';
  if (before === undefined || !ends.has(before.slice(-2) + mark)) return false;
  const name = before + mark;
  // The name of a field, quoted with its colon.
  if (/^[;:!?]\s?[»"”]/.test(target.slice(at, at + 3)) && says(name)) return true;
  // A command that begins with a sign: ":q!".
  if (/^[:/\\-][a-z]/.test(before) && says(name)) return true;
  // The mark belongs to a name of the source: "Yahoo! is", or "Yahoo! Groups" with "Groupes" in the target.
  const beginning = NEXT_WORD.exec(target.slice(at + 1, at + 2 + sharedLetters))?.[1];
  if (names.has(name) || (beginning !== undefined && named.has(`${name} ${beginning}`))) return true;
  // "Date", "Page" and "Version" are words of both languages.
  const isLabel = /^\p{Lu}/u.test(before) || !isNoWord(before + (after ?? ''));
  return after !== undefined && !isLabel && says(before + after);
}

const HEADER = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)+$/u;

/**
 * Collects the letters around the marks of a source: most marks of a target stand between other letters, and
 * take no pass over the source.
 */
const searchedMarks = once(({ readable: { text } }: ParsedValue) => {
  const at = matchesOf(text, /[;:!?»]/g).map(({ index }) => index);
  return {
    text,
    // The mark itself, or the space before it.
    around: new Set(
      at.flatMap((mark) => [mark, mark - 1].map((to) => text.slice(Math.max(0, to - 6), to + 6))),
    ),
    ends: new Set(at.map((mark) => text.slice(Math.max(0, mark - 2), mark + 1))),
    // The sentence goes on after the mark: with a small letter, or with the capital of a name on both sides.
    names: new Set(text.match(/(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}]{1,30}!(?= \p{Ll})/gu)),
    named: new Set(text.match(/(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}]{1,30}! \p{Lu}\p{L}{4}/gu)),
    known: new Map<string, boolean>(),
  };
});

/** Names of parts begin alike in both languages: "Yahoo! Groups", "Yahoo! Groupes". */
const sharedLetters = 5;
const NEXT_WORD = /^ (\p{Lu}\p{L}{4})$/u;

/** Whether one of the words beside a mark has signs that words don't have: `#nnn`, `a.b`, `foo_bar`. */
const isNoWord = (words: string): boolean => /\p{L}[._/#@+=-]+\p{L}|(?<!\S)[#/@$-]+\p{L}/u.test(words);
