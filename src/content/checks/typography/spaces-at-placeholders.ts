import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { isUnspaced } from '../parsed/checked-language';
import type { ParsedValue } from '../parsed/parsed-value';
import { FIXED } from '../parsed/readable-text';
import type { ProblemCollector } from '../problem-collector';
import { isFunctionWord } from '../text/plain-words';
import { withCompounds, withEndings, withPrefixes } from './lost-spaces';

/**
 * Finds words that run into a placeholder where the source has a space beside each of its placeholders. Short
 * letters after one may be a unit or an ending: "{size}px", "{name}s".
 */
export const spacesAtPlaceholders: FieldCheck = {
  ids: ['punctuation'],
  find({ source, target, targetLanguage }, problems) {
    const { base } = targetLanguage;
    if (isUnspaced(targetLanguage) || withPrefixes.has(base) || ATTACHED.test(source.prose)) return;
    argumentsOfQt(source, target, base, problems);
    if (!source.prose.includes(FIXED) || !target.prose.includes(FIXED)) return;
    const known = new Set(source.fixedParts.map(({ text }) => text));
    for (const { index, 1: before = '', 2: after = '' } of firstMatches(target.prose, RUN_IN)) {
      const at = before === '' ? index + 1 : index + before.length;
      const part = target.fixedParts.find(({ start, end }) => (before === '' ? end : start) === at);
      // The width of a conversion makes the space: "%*s".
      if (part?.kind !== 'placeholder' || !known.has(part.text) || part.text.startsWith('%*')) continue;
      if (before === '' && writtenTogether.has(base) && isInCompound(part.text, source)) continue;
      const isWord = before === '' ? isNoEnding(after, part.text, base) : isNoPrefix(before, base);
      if (!isWord) continue;
      const places = { target: [target.readable.spanOf(at - 1, at + 1)] };
      const variant = before === '' ? 'space-after' : 'space-missing-before';
      problems.add('punctuation', variant, { mark: part.text }, places);
    }
  },
};

/** Finds words that run into an argument of Qt, "%1", which is no placeholder with letters behind it. */
function argumentsOfQt(
  source: ParsedValue,
  target: ParsedValue,
  base: string,
  problems: ProblemCollector,
): void {
  const known = new Set(source.words.match(QT_ARGUMENT));
  if (known.size === 0) return;
  for (const { index, 1: argument = '', 2: after = '' } of firstMatches(target.readable.text, RUN_INTO_QT)) {
    if (!known.has(argument) || !isNoEnding(after, argument, base)) continue;
    const { from, to } = target.readable.spanOf(index, index + argument.length + 1);
    if (target.raw.slice(from, to).includes('<')) continue;
    problems.add('punctuation', 'space-after', { mark: argument }, { target: [{ from, to }] });
  }
}

const QT_ARGUMENT = /(?<![%\p{L}\p{N}])%[1-9](?![\p{L}\p{N}$%])/gu;
const RUN_INTO_QT = /(?<![%\p{L}\p{N}])(%[1-9])(\p{Ll}{2,30})(?![\p{L}\p{M}\p{N}_'’-])/gu;

/** Letters before a placeholder are a word, unless they are a few of another one. */
const isNoPrefix = (letters: string, base: string): boolean =>
  letters.length > 2 || isFunctionWord(letters.toLowerCase(), base);

/** Whether letters behind a placeholder are a word, and no unit, ending or part of a compound. */
function isNoEnding(letters: string, placeholder: string, base: string): boolean {
  if (isFunctionWord(letters, base) && (letters.length > 2 || !withEndings.has(base))) return true;
  if (withEndings.has(base)) return letters.length >= longerThanEnding && !PLURAL.test(letters);
  // A number and a word make one in some languages: "%dfach".
  return letters.length >= shortestWord && !(withCompounds.has(base) && NUMBER.test(placeholder));
}

/**
 * Languages that write a number and an adjective together, where English has a hyphen: "%d-ply", "%dtahový".
 */
const writtenTogether = new Set(['cs', 'sk']);

const isInCompound = (placeholder: string, { raw }: ParsedValue): boolean =>
  NUMBER.test(placeholder) && raw.includes(`${placeholder}-`);

/** Shorter letters after a placeholder may be a unit or an ending. */
const shortestWord = 5;
const longerThanEnding = 7;
/** Turkish and its relatives have further endings behind that of the plural. */
const PLURAL = /^l[aeə]r/u;
const NUMBER = /^%[\d$]{0,4}l{0,2}[diu]$/;

/** Letters beside a placeholder. */
const ATTACHED = new RegExp(`\\p{L}${FIXED}|${FIXED}\\p{L}`, 'u');
/**
 * A word before a placeholder that is no command of TeX, `\begin{figure}`, or letters behind one, which may
 * begin a word with a hyphen.
 */
const RUN_IN = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_'’.\\\\-])(\\p{L}{2,30})(?=${FIXED})|${FIXED}(\\p{Ll}{2,30})(?![\\p{L}\\p{M}\\p{N}_'’]|-(?!\\p{Ll}{3}))`,
  'gu',
);
