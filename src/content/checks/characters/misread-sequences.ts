import { lettersOf } from '../sentences/alphabets';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { shownAs } from './corrupted-text';
import {
  classOf,
  codePage437,
  decodedFrom,
  latin2,
  macRoman,
  windows1250,
  windows1251,
} from './legacy-encodings';

const encodings = [latin2, windows1250, macRoman, codePage437, windows1251];

/** Two characters for a letter of UTF-8 (U+00C0 to U+017F), or three for a quotation mark or a dash. */
const SEQUENCE = new RegExp(
  [
    ...encodings.map((encoding) => classOf(encoding, 0xc3, 0xc5) + classOf(encoding, 0x80, 0xbf)),
    ...[macRoman, codePage437].map(
      (encoding) =>
        classOf(encoding, 0xe2, 0xe2) + classOf(encoding, 0x80, 0x80) + classOf(encoding, 0x90, 0xa6),
    ),
  ].join('|'),
  'gu',
);

/** Cyrillic letters in UTF-8 that were read as Windows-1251: "РџСЂРёРІРµС‚". */
const CYRILLIC = new RegExp(`(?:[РС]${classOf(windows1251, 0x80, 0xbf)}){3,60}`, 'gu');

/** Finds letters in UTF-8 that were read in another encoding of the past: "fĂźr", "f√ºr", "f├╝r", "fГјr". */
export const misreadSequences: FieldCheck = {
  ids: ['corrupted'],
  find({ source, target, targetLanguage: { base, script } }, problems) {
    const own = lettersOf(base);
    if (own === undefined) return;
    const { prose } = target;
    for (const { index, 0: text } of firstMatches(prose, script === 'Cyrl' ? CYRILLIC : SEQUENCE)) {
      const around = (prose[index - 1] ?? '') + (prose[index + text.length] ?? '');
      if (!/\p{L}/u.test(around) && script !== 'Cyrl') continue;
      const isOwn = (letter: string): boolean =>
        own.includes(letter.toLowerCase()) || /[\u2010-\u2026]/.test(letter);
      const isMisread = encodings.some((encoding) => {
        const decoded = decodedFrom(text, encoding);
        return decoded !== undefined && Array.from(decoded).every(isOwn);
      });
      if (!isMisread || source.prose.includes(text)) continue;
      const span = target.readable.spanAt(index, text);
      if (!problems.hasAt('corrupted', span))
        problems.add('corrupted', 'mojibake', { text: shownAs('mojibake', text) }, { target: [span] });
    }
  },
};
