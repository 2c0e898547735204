import { matchesOf } from '../../text/matches';
import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import type { CheckedLanguage } from '../parsed/checked-language';
import { blockPairAt, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import type { FixedPart, ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { fixedPartsOf } from '../placeholders/qt-arguments';
import { hasWordOf } from '../text/letter-runs';
import type { ProblemCollector } from '../problem-collector';
import { areOneUnit, decimalOf, meantBy, unitAt, unitsNamed, type WrittenUnit } from './unit-names';

/**
 * Finds units of time, data and frequency that became others where no number is written: behind a
 * placeholder, alone, in brackets at the end of a label, or in a sentence that has no other unit of time.
 */
export const timeUnits: FieldCheck = {
  ids: ['numbers'],
  find(pair, problems) {
    if (pair.targetLanguage.base === pair.sourceLanguage.base) return;
    compareArguments(pair, problems);
    compareLabels(pair, problems);
    if (pair.sourceLanguage.base === 'en') compareWords(pair, problems);
  },
};

const UNITS = new Set(
  (
    'nanosecond microsecond millisecond second minute hour day week month year ' +
    'byte kilobyte megabyte gigabyte terabyte kilobit megabit gigabit hertz kilohertz megahertz gigahertz'
  ).split(' '),
);
/** The unit that begins at a place, perhaps behind a space. */
function knownUnitAt({ words }: ParsedValue, at: number, language: CheckedLanguage): WrittenUnit | undefined {
  const unit = unitAt(words, at, at, language);
  if (unit === undefined || unit.start < at || isPreposition(unit, words)) return undefined;
  const ids = [...meantBy(unit)].map(decimalOf);
  return ids.every((id) => UNITS.has(id)) ? { ...unit, ids: new Set(ids) } : undefined;
}

/** Whether the symbol for seconds is the word for "with" before another word or argument: "%s с %s". */
const isPreposition = ({ text, end }: WrittenUnit, words: string): boolean =>
  text === 'с' && /^ [\p{L}\p{N}%{$\u001e]/u.test(words.slice(end, end + 2));

interface Argument {
  readonly part: FixedPart;
  readonly unit: WrittenUnit;
  /** Whether it is the second of a clock's numbers, "%d:%02d hours", which some languages name one by one. */
  readonly isOfClock: boolean;
}

const argumentsOf = (
  parts: readonly FixedPart[],
  value: ParsedValue,
  language: CheckedLanguage,
): readonly Argument[] =>
  firstOf(parts).flatMap((part) => {
    const unit = part.kind === 'placeholder' ? knownUnitAt(value, part.end, language) : undefined;
    return unit === undefined ? [] : [{ part, unit, isOfClock: value.words[part.start - 1] === ':' }];
  });

/** "%d seconds" that became minutes. */
function compareArguments(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const [before, after] = fixedPartsOf(pair);
  const ofSource = argumentsOf(before, source, sourceLanguage);
  if (ofSource.length === 0) return;
  const known = new Set(ofSource.map(({ part }) => part));
  const letters = new Set(
    firstOf(before)
      .filter(
        (part) => !known.has(part) && /^\p{L}(?!\p{L})/u.test(source.words.slice(part.end, part.end + 2)),
      )
      .map(({ text }) => text),
  );
  for (const { part, unit, isOfClock } of argumentsOf(after, target, targetLanguage)) {
    const same = ofSource.filter((one) => one.part.text === part.text && one.isOfClock === isOfClock);
    const [was] = same;
    if (was === undefined || same.some((one) => areOneUnit(one.unit.ids, unit.ids))) continue;
    // One of several like it has a letter for its unit that is that of another one, too: "%02dh:%02dm:%02ds".
    if (letters.has(part.text)) continue;
    const places = {
      source: [source.readable.spanOf(was.part.start, was.unit.end)],
      target: [target.readable.spanOf(part.start, unit.end)],
    };
    problems.add('numbers', 'unit', { number: part.text, before: was.unit.text, after: unit.text }, places);
  }
}

/** A label such as "Hours" that names another unit. */
function compareLabels(
  { source, target, sourceLanguage, targetLanguage, blocks }: ParsedPair,
  problems: ProblemCollector,
): void {
  for (const { source: from, target: to } of blocks) {
    const was = onlyUnitOf(from, source, sourceLanguage);
    const is = was === undefined ? undefined : onlyUnitOf(to, target, targetLanguage);
    if (was === undefined || is === undefined || areOneUnit(was.ids, is.ids)) continue;
    if (/^\p{Ll}$/u.test(was.text)) continue;
    const places = {
      source: [source.readable.spanOf(was.start, was.end)],
      target: [target.readable.spanOf(is.start, is.end)],
    };
    problems.add('numbers', 'unit-word', { before: was.text, after: is.text }, places);
  }
}

/** The unit that is all that a block says, or its last word, in brackets. */
function onlyUnitOf(
  { start, end }: TextBlock,
  value: ParsedValue,
  language: CheckedLanguage,
): WrittenUnit | undefined {
  if (end - start > longestLabel) return undefined;
  const text = value.prose.slice(start, end);
  const [, lead = '', label = ''] = LABEL.exec(text) ?? BRACKETED.exec(text) ?? [];
  if (label === '') return undefined;
  const unit = knownUnitAt(value, start + lead.length, language);
  return unit?.text.length === label.length ? unit : undefined;
}

const longestLabel = 40;
/** A word with perhaps a mark behind it; short ones are symbols or abbreviations of other words. */
const LABEL = /^(\s*)(\p{Lo}{1,6}|\p{L}[\p{Ll}\p{M}]{2,20})[.:]?\s*$/u;
/** "Delay (ms)"; in the source, one letter behind a word is the ending of its plural. */
const BRACKETED = /^([^()（）]{2,40}[(（])(\p{L}{1,20})[)）]\s?[:：]?\s*$/u;

/** A word for a unit of time in a text. */
interface TimeWord {
  readonly id: string;
  readonly text: string;
  readonly start: number;
}

/** "A few minutes" that became hours: each side has one unit of time that the other one lacks. */
function compareWords(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, targetLanguage } = pair;
  if (!hasWordOf(source, WORDS_OF_ENGLISH)) return;
  const blocks = new Set<BlockPair>();
  for (const { index } of matchesOf(source.prose, TIME_OF_ENGLISH)) {
    const block = blockPairAt(pair, 'source', index);
    if (block !== undefined) blocks.add(block);
  }
  for (const { source: from, target: to } of blocks) {
    const text = source.prose.slice(from.start, from.end);
    const before = matchesOf(text, TIME_OF_ENGLISH).map(({ index, 0: word }) => ({
      id: word.toLowerCase().replace(/s$/, ''),
      text: word,
      start: from.start + index,
    }));
    const after = timeWordsIn(target.prose.slice(to.start, to.end), to.start, targetLanguage);
    const [was, isOther] = onlyOf(before, after);
    const [is, isMore] = onlyOf(after, before);
    if (was === undefined || is === undefined || isOther || isMore || isSaidOtherwise(text, was, is))
      continue;
    // A form of another case: "miesiącami" for "months".
    if (hasFormOf(was.id, target.prose.slice(to.start, to.end), targetLanguage)) continue;
    const span = target.readable.spanAt(is.start, is.text);
    if (problems.hasAt('numbers', span)) continue;
    const places = { source: [source.readable.spanAt(was.start, was.text)], target: [span] };
    problems.add('numbers', 'unit-word', { before: was.text, after: is.text }, places);
  }
}

/** Whether a text has a word for a unit with up to three letters more or others at its end. */
const hasFormOf = (id: string, text: string, language: CheckedLanguage): boolean =>
  matchesOf(text, WHOLE_WORD).some(([word]) =>
    [1, 2, 3].some(
      (cut) =>
        word.length - cut >= shortestForm && unitsNamed(word.slice(0, -cut), language)?.has(id) === true,
    ),
  );
const shortestForm = 4;

/** Without a number before it; singular forms of "second" and "minute" are other words as well. */
const TIME_OF_ENGLISH =
  /(?<![\p{L}\p{N}_'’-]|\p{N}[ \u00a0])(?:seconds|minutes|(?:hour|day|week|month|year)s?)(?![\p{L}\p{N}_-])/giu;

const WORDS_OF_ENGLISH = new Set(
  'seconds minutes hour hours day days week weeks month months year years'.split(' '),
);

const timeWordsIn = (text: string, at: number, language: CheckedLanguage): readonly TimeWord[] =>
  matchesOf(text, WHOLE_WORD).flatMap(({ index, 0: word }) => {
    const id = [...(unitsNamed(word, language) ?? [])].find((unit) => INSTEAD.has(unit));
    const isOther =
      ORDINAL.test(word) || UP_TO_DATE.test(text.slice(Math.max(0, index - 3), index + word.length));
    return id === undefined || isOther ? [] : [{ id, text: word, start: at + index }];
  });

const WHOLE_WORD = /(?<![\p{L}\p{M}\p{N}_'’-])[\p{L}\p{M}]{3,20}(?![\p{L}\p{M}\p{N}_-])/gu;
/** "Second" in the languages in which it is the unit, too. */
const ORDINAL = /^(?:segundo|segunda|secondo|seconde|minuto)$/iu;
/** "Mise à jour", "al día". */
const UP_TO_DATE = /(?:à jour|al día)$/iu;

/** The only unit of time of a side that the other one lacks, and whether there are several. */
function onlyOf(
  own: readonly TimeWord[],
  other: readonly TimeWord[],
): readonly [TimeWord | undefined, boolean] {
  const lost = own.filter(({ id }) => !other.some((one) => one.id === id));
  return [lost[0], new Set(lost.map(({ id }) => id)).size > 1];
}

/** Whether the source has another word for the time, or another count of it: "half a year", "daily". */
function isSaidOtherwise(text: string, was: TimeWord, is: TimeWord): boolean {
  if (new Set([was.id, is.id, 'day', 'week']).size === 2) return true;
  const instead = INSTEAD.get(is.id);
  return OTHERWISE.test(text) || instead?.test(text) === true;
}

const OTHERWISE =
  /\b(?:half|quarters?|once|twice|annual|decades?|cent(?:ury|uries)|(?:early|old|these|those) days)\b/i;
/** Words of English that other languages say with these units. */
const INSTEAD = new Map([
  ['millisecond', /\b(?:ms|milli)/i],
  ['second', /\bsec/i],
  ['minute', /\bmin(?:s|utes?)?\b/i],
  ['hour', /\b(?:hour|times?\b|clock)/i],
  ['day', /\b(?:da[yit]|tags?\b|today|each other)/i],
  ['week', /\bweek/i],
  ['month', /\bmonth/i],
  ['year', /\byear/i],
]);
