import { firstMatches } from '../counted';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { shownAs } from './corrupted-text';
import { classOf, decodedFrom, windows1252 } from './legacy-encodings';
import { writtenIn, scriptOf } from './scripts';

/** Latin-1 has control characters where Windows-1252 has signs. */
const HIGH = `[\\u0080-\\u009f${classOf(windows1252, 0x80, 0xbf).slice(1)}`;
/** A character for the first byte of a sequence in UTF-8, and those for its other bytes. */
const SEQUENCE = new RegExp(
  `[\\u00c3-\\u00df]${HIGH}|[\\u00e0-\\u00ef]${HIGH}{2}|[\\u00f0-\\u00f4]${HIGH}{3}`,
  'gu',
);

/**
 * Finds single letters that were decoded in another encoding than UTF-8: each decodes to a letter of the
 * language.
 */
export const misreadLetters: FieldCheck = {
  ids: ['corrupted'],
  find({ source, target, targetLanguage }, problems) {
    if (!/[\u00c3-\u00f4]/.test(target.prose)) return;
    for (const { index, 0: text } of firstMatches(target.prose, SEQUENCE)) {
      const decoded = decodedFrom(text, windows1252);
      if (decoded === undefined || !belongsTo(decoded, targetLanguage) || source.prose.includes(text))
        continue;
      // "Ä…" and "Ö »" are a letter and a mark where the text goes on as text does.
      const around = target.prose.slice(Math.max(0, index - 1), index + text.length + 1);
      // In "SÉCURITÉ :" a no-break space stands before the mark.
      if (text.endsWith('\u00a0') && /[\s:;!?»«]$/.test(around)) continue;
      // "Ç’lloj" is Albanian.
      if (text === 'Ç’' && targetLanguage.base === 'sq') continue;
      // "Å–A" is a range of letters.
      if (/^\p{Lu}[–—]$/u.test(text) && /^(?:\P{L})?\p{Lu}[–—]\p{Lu}$/u.test(around)) continue;
      if (/[…’”»›]$/.test(text) && !/^\p{Ll}|\p{Ll}$/u.test(around.slice(0, 1) + around.slice(-1))) continue;
      const span = target.readable.spanAt(index, text);
      if (!problems.hasAt('corrupted', span))
        problems.add('corrupted', 'mojibake', { text: shownAs('mojibake', text) }, { target: [span] });
    }
  },
};

function belongsTo(decoded: string, language: CheckedLanguage): boolean {
  const script = scriptOf(decoded);
  if (script === undefined) return /[\u2010-\u2026\u3000-\u303f\uff00-\uffef]/.test(decoded);
  return writtenIn(language.script)?.includes(script) ?? false;
}
