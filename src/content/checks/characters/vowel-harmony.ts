import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';

/** A Turkish "ı" after a vowel that only "i" or "ü" follows in a word, and the letters of both. */
const DISHARMONY = /([eiöü])([bcçdfgğhjklmnprsştvyz]{1,4})ı/gu;

/** The second word of a compound begins again: "çevrimdışı", "binyıl". */
const SECOND_WORD = /^(?:dış|yıl|ışı|sınıf|sıra|hız|kısa|çık)/u;

/** Finds a dotless "ı" in place of "i" or "ü", by the harmony of vowels in Turkish words: "gereklı". */
export const vowelHarmony: FieldCheck = {
  ids: ['corrupted'],
  find({ source, target, targetLanguage }, problems) {
    if (targetLanguage.base !== 'tr') return;
    const { prose } = target;
    for (const { index, 0: found, 1: vowel = '' } of firstMatches(prose, DISHARMONY)) {
      const at = index + found.length - 1;
      if ([at, at - 1].some((from) => SECOND_WORD.test(prose.slice(from, from + 5)))) continue;
      const before = /[\p{L}\p{M}]{0,40}$/u.exec(prose.slice(Math.max(0, at - 40), at))?.[0] ?? '';
      const after = /^[\p{L}\p{M}]{0,40}/u.exec(prose.slice(at + 1, at + 41))?.[0] ?? '';
      const word = `${before}ı${after}`;
      // A name in which a capital "I" became small: "indexıgnore".
      if (!/^\p{L}\p{Ll}+$/u.test(word) || source.words.toLowerCase().includes(word.replaceAll('ı', 'i')))
        continue;
      // With a vowel of the other kind elsewhere, it is not known which letter is wrong: "yorumlendı".
      if (/[aou]/i.test(before + after)) continue;
      const expected = `${before}${/[ei]/.test(vowel) ? 'i' : 'ü'}${after}`;
      const span = target.readable.spanOf(at - before.length, at + 1 + after.length);
      if (target.raw.slice(span.from, span.to).includes('<') || problems.hasAt('corrupted', span)) continue;
      problems.add('corrupted', 'accent', { word, expected }, { target: [span] });
    }
  },
};
