import type { ParsedPair } from '../checks/parsed/parsed-pair';
import type { ParsedValue } from '../checks/parsed/parsed-value';
import { sentencePairs, type SentencePair } from './sentence-pairs';
import { unitMarkup } from './unit-markup';

/** A segment and its translation, as the memory keeps them. */
export interface MemoryUnit {
  /** Visible text on one line (`onOneLine`). */
  readonly source: string;
  readonly target: string;
  /** Both with inline tags, as HTML; absent where a side has none, or its pairs of tags are not whole. */
  readonly sourceMarkup?: string;
  readonly targetMarkup?: string;
}

/** Longest side of a unit, in UTF-16 units; longer ones are read in their request. */
export const longestSide = 2000;

/**
 * Returns the sentences of a field with their translations. Paragraphs that can't be matched are left out,
 * and text that is equal on both sides or has no letters.
 */
export function fieldUnits(
  pair: ParsedPair,
  languages: { readonly source: string; readonly target: string },
): readonly MemoryUnit[] {
  const units: MemoryUnit[] = [];
  for (const block of pair.blocks) {
    const own = pair.source.readable.text.slice(block.source.start, block.source.end);
    const other = pair.target.readable.text.slice(block.target.start, block.target.end);
    if (!hasLetters(own) || !hasLetters(other) || own.trim() === other.trim()) continue;
    for (const found of sentencePairs(own, other, languages)) {
      const unit = unitOf(pair, block, found);
      if (unit !== undefined) units.push(unit);
    }
  }
  return units;
}

function unitOf(
  { source, target }: ParsedPair,
  block: ParsedPair['blocks'][number],
  found: SentencePair,
): MemoryUnit | undefined {
  const own = shifted(found.source, block.source.start);
  const other = shifted(found.target, block.target.start);
  if (own.end - own.start > longestSide || other.end - other.start > longestSide) return undefined;
  const texts = { source: textOf(source, own), target: textOf(target, other) };
  if (!hasLetters(texts.source) || !hasLetters(texts.target)) return undefined;
  if (withPlainSpaces(texts.source) === withPlainSpaces(texts.target)) return undefined;
  const sourceMarkup = markupOf(source, own);
  const targetMarkup = markupOf(target, other);
  return {
    ...texts,
    ...(sourceMarkup === undefined ? {} : { sourceMarkup }),
    ...(targetMarkup === undefined ? {} : { targetMarkup }),
  };
}

export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

interface Range {
  readonly start: number;
  readonly end: number;
}

const shifted = ({ start, end }: Range, by: number): Range => ({ start: start + by, end: end + by });

function textOf({ readable }: ParsedValue, { start, end }: Range): string {
  return onOneLine(readable.text.slice(start, end));
}

/**
 * Text as the memory keeps it: every run of line breaks, tabs and spaces is one space. No-break spaces and
 * those of other widths stay, since the translation needs them, as before the colon in French.
 */
export function onOneLine(text: string): string {
  return text.replaceAll(/[ \t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').trim();
}

/** Text as the memory compares it: every run of white space is one space. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Returns a part of a value with its inline tags. A value of this text alone is taken whole. */
function markupOf(value: ParsedValue, { start, end }: Range): string | undefined {
  const { raw, isHtml, readable, tags } = value;
  if (!isHtml || tags.length === 0) return undefined;
  const isWhole =
    readable.text.slice(0, start).trim() === '' &&
    readable.text.slice(end).trim() === '' &&
    raw.length < 2 * longestSide;
  const { from, to } = readable.spanOf(start, end);
  return unitMarkup(value, isWhole ? { start: 0, end: raw.length } : { start: from, end: to });
}
