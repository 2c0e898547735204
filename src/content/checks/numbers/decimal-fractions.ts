import { firstMatches } from '../counted';
import type { ParsedPair } from '../parsed/parsed-pair';
import { unitAt } from '../quantities/unit-names';
import { isFunctionWord } from '../text/plain-words';
import { atDigit } from './at-digit';

/** A number with one or two digits behind a point or a comma, which may be a version or a section as well. */
export const FRACTION = atDigit(
  /(?<![\p{L}\p{N}.,:/_§~=<>#*+-]|[\p{L}\p{N}][/-][ \u00a0]?)\p{Nd}{1,4}[.,]\p{Nd}{1,2}(?![\p{L}\p{N}_/:*]|[.,:-][\p{L}\p{N}])/gu,
);

/** Labels of numbers with a point that are no decimal fractions. */
const NO_FRACTION =
  /versi|release|availab|deprecat|revision|section|chapter|figure|table|build|standard|protocol|firmware|kernel|program|software|plug-?in|driver|library|model|edition|update|format|require|support|example|clause|lesson|level|exercise|question|task|tested|date|see also|e\.g/i;
/** Words of English behind a measure that `Intl` does not know. */
const MEASURES =
  /^[ \u00a0](?:times|pixels?|kilos?|tons?|tonnes?|points?|euros?|dollars?|cents|volts?|watts?|(?:kilo|mega|giga)(?:bytes?|bits?|hertz))(?!\p{L})/u;
/** Words of English before an amount, which stand before no version, and no value that a program reads. */
const BEFORE_AMOUNT =
  /\b(?:average(?: \p{Ll}{2,20})? (?:of|is|was)|(?:rose|fell|grew) (?:by|to)|costs?|weigh(?:s|ed)?|total of|sum of) $/u;
/** A name before a number: "on Windows 3.1", "GTK 2.5". */
const BEHIND_NAME = /(?:[\p{Ll}\p{N},;)][ \u00a0]\p{Lu}\p{L}{0,20}|\p{Lu}{2}[\p{L}\p{N}]{0,10})[ \u00a0]$/u;
/** A word with a capital that begins a sentence, which may be a name: "Windows 3.1", but "About 2.5". */
const FIRST_WORD = /(?<![\p{L}\p{N}_-])(\p{Lu}\p{L}{0,20})[ \u00a0]$/u;
const ABOUT = /^(?:about|around|above|below|over|under|\p{L}{2,12}ly)$/u;

/**
 * Returns the decimal fractions of the source that are nowhere versions: "Height: 71.2", "2.5 seconds", "an
 * average of 3.7".
 */
export function fractionsOf(pair: ParsedPair, decimal: string): ReadonlySet<string> {
  const found = firstMatches(pair.source.prose, FRACTION).filter(([number]) => number.includes(decimal));
  const fractions = found.filter(({ index, 0: number }) => isFraction(pair, index, number));
  const others = new Set(found.filter((one) => !fractions.includes(one)).map(([number]) => number));
  return new Set(fractions.map(([number]) => number).filter((number) => !others.has(number)));
}

function isFraction({ source, sourceLanguage }: ParsedPair, index: number, number: string): boolean {
  const text = source.prose;
  const end = index + number.length;
  const before = text.slice(Math.max(0, index - longestLabel), index);
  const after = text.slice(end, end + longestMeasure);
  if (/:[ \u00a0]$/.test(before)) return /^\s*(?:$|\u001c)/.test(after) && !NO_FRACTION.test(before);
  // The standards for networks without cables are numbered so.
  if (BEHIND_NAME.test(before) || number.startsWith('802')) return false;
  const first = FIRST_WORD.exec(before)?.[1]?.toLowerCase();
  if (first !== undefined && !ABOUT.test(first) && !isFunctionWord(first, sourceLanguage.base)) return false;
  const unit = unitAt(text, index, end, sourceLanguage);
  return (unit !== undefined && unit.start >= end) || MEASURES.test(after) || BEFORE_AMOUNT.test(before);
}

const longestMeasure = 20;
const longestLabel = 80;
