import { timesOf } from '../counted';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { areTranslations } from '../words/words-of-text';
import { codeTexts, type CodeText } from './code-texts';
import { plainCode, plainTextOf } from './plain-code';
import { onlyDifference } from './similar';

/**
 * Returns the slip in code that only the rest of the field shows: a word of it is another one here, while
 * other code of the target keeps it, or it has a capital in the middle of a sentence or alone in a list.
 */
export function slipBesideOthers(pair: ParsedPair, was: CodeText, is: CodeText): 'once' | 'case' | undefined {
  if (isCapitalized(was.text, is.text)) {
    const { base, script } = pair.targetLanguage;
    const isSlip =
      was.isLine ||
      WITHOUT_CAPITALS.has(script) ||
      (base !== 'de' && isInSentence(pair.target, is)) ||
      isOnlyCapital(is, pair);
    return isSlip ? 'case' : undefined;
  }
  const [words, others] = [wordsOf(was), wordsOf(is)];
  if (words.length !== others.length || was.isKey || OF_READERS.test(was.text)) return undefined;
  const { at = -1, word = '', other = '' } = onlyDifference(words, others) ?? {};
  if (!/^[A-Za-z_]{3,}$/.test(word) || !/^\p{L}+$/u.test(other)) return undefined;
  const [times, left] = [wordTimes(pair.source), wordTimes(pair.target)];
  const isOnce = left.get(word) === (times.get(word) ?? 0) - 1 && left.get(other) === 1 && !times.has(other);
  // Other words are those of another example.
  if (isOnce && areTranslations(pair, word, other)) return 'once';
  const isOfKept = at > 0 && !times.has(other) && hasKeptMembers(was.whole, is.whole, pair);
  return isOfKept ? 'once' : undefined;
}

/**
 * Whether a name became a word that the source has nowhere in its code, while the target keeps the name at
 * all other places: `button`, `botón`.
 */
export function isReplacedOnce(was: CodeText, is: CodeText, { source, target }: ParsedPair): boolean {
  if (was.isLine || was.isKey || !NAME.test(was.whole) || OF_READERS.test(was.whole)) return false;
  const [times, left] = [wordTimes(source), wordTimes(target).get(was.whole) ?? 0];
  return (
    WORD_ALONE.test(is.whole) && !times.has(is.whole) && left > 0 && left === (times.get(was.whole) ?? 0) - 1
  );
}

const NAME = /^[a-z][a-zA-Z]{2,30}$/;
const WORD_ALONE = /^\p{L}[\p{L}\p{M}]{1,30}$/u;

/** Whether two names are members of one thing, of which the target keeps other members: `msg.file`. */
function hasKeptMembers(was: string, is: string, pair: ParsedPair): boolean {
  const [thing, other] = [was, is].map((name) => MEMBER.exec(name)?.[1]);
  return thing !== undefined && thing === other && (keptMembers(pair).get(thing) ?? 0) > 1;
}

/** How many members the target keeps of each thing. */
const keptMembers = once(({ source, target }: ParsedPair): ReadonlyMap<string, number> => {
  const kept = new Set(codeTexts(target).map(({ whole }) => whole));
  const members = new Set(codeTexts(source).map(({ whole }) => whole));
  return timesOf([...members].flatMap((one) => (kept.has(one) ? (MEMBER.exec(one)?.[1] ?? []) : [])));
});

/** `msg.payload`, which is neither a file nor a host. */
const MEMBER = /^([a-z]\w{0,20})\.[\p{L}_][\p{L}\p{N}_]{0,30}$/u;

/** Text that stands for code, a name that stands for any, and the label of a program: "...", foo, Tasks. */
const OF_READERS = /^\.{3}|(?<![A-Za-z])(?:foo|bar|baz)(?![A-Za-z])|^\p{Lu}\p{Ll}+$/u;

/** Scripts in which no sentence begins with a capital. */
const WITHOUT_CAPITALS = new Set(['Hans', 'Hant', 'Jpan', 'Kore', 'Arab', 'Hebr', 'Thai']);

const withSmall = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const isCapitalized = (was: string, is: string): boolean =>
  was !== is && /^\p{Ll}/u.test(was) && was === withSmall(is);

/** Whether the code that begins other blocks keeps its small letter there, as the names in a list do. */
function isOnlyCapital(is: CodeText, pair: ParsedPair): boolean {
  const { begin, kept, raised } = beginnings(pair);
  return begin.has(is) && kept.length > 1 && raised.every((code) => code === is);
}

/** The code that begins blocks, and of it that which keeps the source's small letter or has a capital. */
const beginnings = once(({ source, target }: ParsedPair) => {
  const names = new Set(codeTexts(source).map(({ text }) => text));
  const begin = codeTexts(target).filter((code) => !code.isLine && textBefore(target, code) === '');
  return {
    begin: new Set(begin),
    kept: begin.filter(({ text }) => /^\p{Ll}/u.test(text) && names.has(text)),
    raised: begin.filter(
      ({ text }) => /^\p{Lu}/u.test(text) && !names.has(text) && names.has(withSmall(text)),
    ),
  };
});

/** The text of its block before the code, without tags. */
function textBefore({ raw, blockOfTag, readable }: ParsedValue, { tag }: CodeText): string | undefined {
  const block = blockOfTag.get(tag);
  if (block === undefined) return undefined;
  const { from } = readable.spanOfBlock(block);
  return raw
    .slice(Math.max(from, tag.start - longestBefore), tag.start)
    .replaceAll(/<[^<>]*>/g, '')
    .trim();
}

/** UTF-16 units before a piece of code that are read. */
const longestBefore = 1000;

/** Whether words of a sentence stand before the code, perhaps with an abbreviation: "(np. `gedit`". */
function isInSentence(target: ParsedValue, code: CodeText): boolean {
  const before = textBefore(target, code);
  if (before === undefined) return false;
  const end = before.replace(/[\s"'“”„«»‘’(（]{1,20}$/, '');
  return /[\p{L}\p{M}\p{N},;，；、]$/u.test(end) || /[(（]\p{L}{1,4}\.(?:\s?\p{L}{1,4}\.)?$/u.test(end);
}

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
const wordsOf = once((code: CodeText): readonly string[] => plainTextOf(code).match(WORD) ?? []);

/** How often the code of a value has each word. Options may have names of arguments: "--name name". */
const wordTimes = once((value: ParsedValue): ReadonlyMap<string, number> =>
  timesOf(
    codeTexts(value).flatMap(({ whole }) => plainCode(whole.replaceAll(OPTION, ' ')).match(WORD) ?? []),
  ),
);

const OPTION = /(?<!\S)--?[\p{L}\p{N}][\p{L}\p{N}_-]{0,60}/gu;
