import { fold } from '../search/fold';

/** Parts of a sentence that its translation shares. */
export interface Anchors {
  /** Numbers and placeholders: a translation has them too. */
  readonly fixed: readonly string[];
  /** Beginnings of words in Latin letters; names and international words begin alike. */
  readonly words: readonly string[];
  /** The kind of the final mark: a question, an exclamation, a colon, or none of these. */
  readonly end: '?' | '!' | ':' | '';
}

const fixedParts = /%\d?\$?[a-z]\b|\{\w{1,40}\}|\d[\d.,:/-]*/gu;
const latinWords = /[\p{Script=Latin}]{4,40}/gu;

/** How many letters of a word must agree: the beginnings of cognates (Simard, Foster and Isabelle, 1992). */
const sameLetters = 4;

export function anchorsIn(text: string): Anchors {
  const folded = fold(text);
  const fixed = Array.from(folded.matchAll(fixedParts), ([part]) => part.replaceAll(/[.,:/-]+/g, ''));
  const words = Array.from(folded.matchAll(latinWords), ([word]) => word.slice(0, sameLetters));
  return { fixed: fixed.filter((part) => part !== ''), words: [...new Set(words)], end: endOf(text) };
}

function endOf(text: string): Anchors['end'] {
  const last = /[?？؟;!！:：](?=["'’”»)\]）」』]{0,3}\s*$)/u.exec(text)?.[0];
  if (last === undefined) return '';
  if (/[?？؟]/.test(last)) return '?';
  if (/[!！]/.test(last)) return '!';
  return /[:：]/.test(last) ? ':' : '';
}

const weights = {
  fixed: 2.5,
  missingFixed: -2,
  word: 0.8,
  end: 1,
  otherEnd: -1.5,
  mostFixed: 4,
  mostMissing: 3,
  mostWords: 5,
};

/**
 * Returns how much more likely, as a logarithm, texts with these anchors translate each other than others
 * do.
 */
export function sharedAnchors(source: Anchors, target: Anchors): number {
  const ends = source.end === target.end ? (source.end === '' ? 0 : weights.end) : weights.otherEnd;
  const fixed = common(source.fixed, target.fixed);
  const missing = source.fixed.length + target.fixed.length - 2 * fixed;
  return (
    weights.fixed * Math.min(weights.mostFixed, fixed) +
    weights.missingFixed * Math.min(weights.mostMissing, missing) +
    weights.word * Math.min(weights.mostWords, common(source.words, target.words)) +
    ends
  );
}

/** The anchors of two sentences in a row. */
export function joinAnchors(first: Anchors, second: Anchors): Anchors {
  return {
    fixed: [...first.fixed, ...second.fixed],
    words: [...first.words, ...second.words],
    end: second.end,
  };
}

/** Returns how many parts both have. */
function common(source: readonly string[], target: readonly string[]): number {
  if (source.length === 0 || target.length === 0) return 0;
  const left = [...target];
  let shared = 0;
  for (const part of source) {
    const index = left.indexOf(part);
    if (index === -1) continue;
    left[index] = '';
    shared += 1;
  }
  return shared;
}
