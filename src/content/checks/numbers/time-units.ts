import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { FixedPart, ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { fixedPartsOf } from '../placeholders/qt-arguments';
import type { ProblemCollector } from '../problem-collector';
import { areOneUnit, meantBy, unitAt, type WrittenUnit } from './unit-names';

/**
 * Finds units of time, data and frequency that became others where no number is written: behind a
 * placeholder, alone, or in brackets at the end of a label.
 */
export const timeUnits: FieldCheck = {
  ids: ['numbers'],
  find(pair, problems) {
    if (pair.targetLanguage.base === pair.sourceLanguage.base) return;
    compareArguments(pair, problems);
    compareLabels(pair, problems);
  },
};

const UNITS = new Set(
  (
    'nanosecond microsecond millisecond second minute hour day week month year ' +
    'byte kilobyte megabyte gigabyte terabyte kilobit megabit gigabit hertz kilohertz megahertz gigahertz'
  ).split(' '),
);
/** A binary unit, which others call by the decimal one: KiB, KB. */
const decimalOf = (id: string): string =>
  id.replace(/^(ki|me|gi|te)bi(?=byte)/, (_all, prefix: string) => DECIMAL.get(prefix) ?? '');
const DECIMAL = new Map([
  ['ki', 'kilo'],
  ['me', 'mega'],
  ['gi', 'giga'],
  ['te', 'tera'],
]);

/** The unit that begins at a place, perhaps behind a space. */
function knownUnitAt({ words }: ParsedValue, at: number, language: CheckedLanguage): WrittenUnit | undefined {
  const unit = unitAt(words, at, at, language);
  if (unit === undefined || unit.start < at) return undefined;
  const ids = [...meantBy(unit)].map(decimalOf);
  return ids.every((id) => UNITS.has(id)) ? { ...unit, ids: new Set(ids) } : undefined;
}

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
  for (const { part, unit, isOfClock } of argumentsOf(after, target, targetLanguage)) {
    const same = ofSource.filter((one) => one.part.text === part.text && one.isOfClock === isOfClock);
    const [was] = same;
    if (was === undefined || same.some((one) => areOneUnit(one.unit.ids, unit.ids))) continue;
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
