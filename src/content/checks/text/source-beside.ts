import { countMatches } from '../../text/matches';
import { withSingleSpaces } from '../../text/single-spaces';
import { areVariants } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { blocksWithText, type ParsedPair } from '../parsed/parsed-pair';
import { isForeignEnglish } from './english-words';
import { isFunctionWord, wordsOf } from './plain-words';
import { isTranslated } from './translated-words';
import { OF_SYLLABLES } from '../sentences/sentences';

/** In UTF-16 units: a shorter source is a term. */
const shortest = 10;
/** The translation beside the source has at least this share of the source's letters, or in syllables. */
const leastOfSource = { letters: 0.4, syllables: 0.15 };

/** Finds a field that has its whole source before its translation, or behind it. */
export const sourceBeside: FieldCheck = {
  ids: ['target-equals-source'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    if (areVariants(sourceLanguage, targetLanguage) || sourceLanguage.base !== 'en') return;
    if (blocksWithText(target).length > (target.isHtml ? 1 : 2) || blocksWithText(source).length !== 1)
      return;
    const whole = source.prose.trim();
    // Brackets may leave its full stop out.
    const text = target.prose.includes(whole) ? whole : whole.replace(/\.$/, '');
    if (text.length < shortest || !/\s|…$|\.{3}$/.test(text) || NAMES.test(text)) return;
    const start = target.prose.indexOf(text);
    if (start === -1) return;
    const [before, after] = [target.prose.slice(0, start), target.prose.slice(start + text.length)];
    const isSet = SIGN_BEFORE.test(before) || SIGN_AFTER.test(after) || isInBrackets(before, after);
    // A name with an explanation has capitals: "Firefox Focus – der Browser".
    const isCommand = isInBrackets(before, after) && /…$|\.{3}$/.test(text);
    const fewest = isCommand ? 0 : isSet && !/\s\p{Lu}/u.test(text) ? 1 : 2;
    if (wordsOfEnglish(text, pair) < fewest || !isApart(before, after, text)) return;
    const end = start + text.length;
    const span = target.readable.spanOf(start, end);
    if (problems.hasAt('target-equals-source', span)) return;
    problems.add('target-equals-source', 'sentence', { text: withSingleSpaces(text) }, { target: [span] });
  },
};

/** Names that a program looks for in any language: "Junk | Spam | Bulk Mail". */
const NAMES = /^[^|]{1,40} \| [^|]{1,40} \| /;

/**
 * Signs between a source and its translation, other than brackets, in which a term is explained. The spaces
 * at an end are read from their first one to the first line break, so that many of them are read only once.
 */
const SIGN_BEFORE = /[/–—\u001c]\s*$|(?<!\s)[^\S\n]*\n\s*$|\s-\s+$/;
const SIGN_AFTER = /^\s*[/–—\n\u001c]|^\s+-\s/;

/** Whether brackets behind the translation have the whole source. */
const isInBrackets = (before: string, after: string): boolean =>
  /[(（]$/.test(before) && /^[)）]\s*$/.test(after);

/** How many words are English that the target's language does not have, and no names. */
const wordsOfEnglish = (text: string, pair: ParsedPair): number =>
  wordsOf(text).filter((word) => {
    const small = word.toLowerCase();
    if (isFunctionWord(word, 'en')) return !isFunctionWord(small, pair.targetLanguage.base);
    return word.length > 2 && (isForeignEnglish(small, pair.targetLanguage) || isTranslated(word, pair));
  }).length;

/** Whether a source is one end of its target, and what remains is as long as a translation. */
function isApart(before: string, after: string, source: string): boolean {
  const [isFirst, isLast] = [!/[\p{L}\p{N}]/u.test(before), !/[\p{L}\p{N}]/u.test(after)];
  if (isFirst === isLast) return false;
  const rest = isFirst ? after : before;
  if (isFirst ? /^[\p{L}\p{N}-]/u.test(after) : /[\p{L}\p{N}-]$/u.test(before)) return false;
  const share = OF_SYLLABLES.test(rest) ? leastOfSource.syllables : leastOfSource.letters;
  return countLetters(rest) >= countLetters(source) * share;
}

const countLetters = (text: string): number => countMatches(text, /\p{L}/gu);
