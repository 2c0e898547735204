import { createHash } from 'node:crypto';
import { withPlainSpaces, type MemoryUnit } from '../../content/memory/field-units';
import { hashOf, indexTerms, memoryTokens, pairMark, rareTokens } from '../../content/memory/memory-tokens';
import type { LanguagePair } from '../../contract/problems';
import type { StoredUnit, UnitGrams } from './memory-store';

/** Prepares a unit for its memory, with hashes and words for the index. */
export function storedUnit(
  { source, target, sourceMarkup, targetMarkup }: MemoryUnit,
  languages: LanguagePair,
  changed?: string,
): StoredUnit {
  const tokens = memoryTokens(source);
  return {
    source,
    target,
    sourceMarkup: sourceMarkup ?? null,
    targetMarkup: targetMarkup ?? null,
    changed: changed ?? null,
    sourceHash: segmentHash(withPlainSpaces(source)),
    targetHash: segmentHash(`${target}\n${sourceMarkup ?? ''}\n${targetMarkup ?? ''}`),
    sourceTerms: indexTerms(tokens).join(' '),
    targetTerms: indexTerms(memoryTokens(target)).join(' '),
    marks: pairMark(languages),
    grams: gramsOf(tokens, languages),
  };
}

/** Tokens of a source that are kept for segments that are alike. */
const keptGrams = 6;

/** Returns the grams of a source by its tokens. */
export function gramsOf(tokens: readonly string[], languages: LanguagePair, count = keptGrams): UnitGrams {
  return {
    pair: hashOf(pairMark(languages)),
    length: tokens.length,
    hashes: rareTokens(tokens, count).map(hashOf),
  };
}

/** The hash, of 48 bits, by which equal segments are found. */
export function segmentHash(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
