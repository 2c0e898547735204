import { withoutAccents } from '../../text/without-accents';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import { isFunctionWord } from '../text/plain-words';

/** Characters that a text of any language has only by mistake, with the sentence for each. */
const PATTERNS: readonly (readonly [
  variant: string,
  pattern: RegExp,
  applies: (pair: ParsedPair) => boolean,
  /** Whether each match has a character beyond U+02FF, which most texts in Latin letters lack. */
  isFar?: true,
])[] = [
  // ＡＢＣ, １２３ outside of China and Japan.
  [
    'full-width',
    /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]{1,60}|\u3000/gu,
    ({ targetLanguage: { base } }) => !/^(?:ja|zh|yue)$/.test(base),
    true,
  ],
  [
    'other-digits',
    /[٠-٩۰-۹]{1,20}/gu,
    ({ targetLanguage: { script } }) => script !== 'Arab' && script !== '',
    true,
  ],
  [
    'other-digits',
    /[०-९০-৯]{1,20}/gu,
    ({ targetLanguage: { script } }) => /^(?:Latn|Cyrl|Grek|Hans|Hant|Jpan|Kore|Arab|Hebr)$/.test(script),
    true,
  ],
  // a followed by a combining accent, which fonts place badly and searches don't find.
  [
    'decomposed',
    /[A-Za-z][\u0300-\u0304\u0306-\u0308\u030a\u030c\u0327\u0328]/gu,
    // Vietnamese is often decomposed throughout; among composed letters it is a slip.
    ({ target, targetLanguage: { script, base } }) =>
      script === 'Latn' && (base !== 'vi' || /[\u1ea0-\u1ef9]/.test(target.prose)),
    true,
  ],
  // Letters of other scripts with a mark of their own: и and a breve, ا and a hamza, か and its voice mark.
  [
    'decomposed',
    /[ИиУу]\u0306|[ЕеІі]\u0308|[αεηιουω]\u0301|[ιυ]\u0308|\u0627[\u0653-\u0655]|[\u0648\u064a]\u0654/giu,
    () => true,
    true,
  ],
  ['private-use', /[\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]/gu, () => true, true],
  // A letter three times in a row; German compounds have three consonants, a few languages three vowels.
  [
    'three-times',
    /(?<![\p{L}\p{N}])\p{L}{0,30}?(\p{Script=Latin}|\p{Script=Cyrillic})\1\1\p{L}{0,30}/giu,
    ({ target, targetLanguage: { base } }) =>
      !/^(?:de|et|fi|gsw|is|nds)$/.test(base) && hasThreeInARow(target.prose),
  ],
  [
    'three-times',
    /(?<=\p{L})([aiouäöü])\1\1(?=\p{L})|(?<=\p{L})([bcdghjkqvwxyz])\2\2(?=\p{L})/giu,
    ({ targetLanguage: { base } }) => base === 'de',
  ],
  // Latin-2 or Windows-1250 that was read as Latin-1: w³osy, ¶wiat.
  [
    'misread',
    /(?<=\p{L})(?<![Nn](?=º))[³±¶¼¹º¿¡¯¢£¥¦¨¬¾½](?=\p{L})|(?<![\p{L}\p{N}])[¶¼³](?=\p{Ll}{2})|(?<=\p{Ll}{2})[±³¶¼¿](?![\p{L}\p{N}])/gu,
    ({ targetLanguage: { script, base } }) => script === 'Latn' && base !== 'ca' && base !== 'es',
  ],
  // Latin-1 that was read as code page 850: configuraci¾n, Schlie▀en, men¨.
  [
    'misread',
    /(?<=\p{Ll})[¾§▀¨¶³±¹÷](?=\p{Ll})|(?<=(?<![\p{L}\p{N}])\p{Lu})[¾▀÷](?=\p{Ll}{2})|(?<=\p{Ll}{2})[▀¨](?![\p{L}\p{N}])/gu,
    ({ targetLanguage: { script } }) => script === 'Latn',
  ],
  // In other languages this dot divides the forms of a word, and in names of Catalan two letters: "Col·legi".
  [
    'misread',
    /(?<=\p{L})(?<!l)·(?=\p{Ll}{2})|(?<=\p{Ll} )·(?=\p{Ll}{3})/gu,
    ({ targetLanguage: { base } }) => /^(?:es|gl|it|pt)$/.test(base),
  ],
  [
    'misread',
    /(?<=\p{L})[êñæ](?=\p{L})|(?<=\p{Ll})[êæ](?!\p{L})|(?<![\p{L}\p{N}])¿(?=\p{Ll}{2})/gu,
    ({ targetLanguage: { base } }) => base === 'pl',
  ],
];

const FAR = /[\u0300-\uffff]/;

/** Whether a letter stands three times in a row, in any case; other signs but those of ASCII count, too. */
function hasThreeInARow(prose: string): boolean {
  const text = prose.toLowerCase();
  let run = 0;
  for (let at = 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    run = unit === text.charCodeAt(at - 1) && unit >= firstLetter ? run + 1 : 0;
    if (run === 2) return true;
  }
  return false;
}

/** Stops, digits and most other signs of ASCII come before `a`. */
const firstLetter = 0x61;

/** Finds letters, digits and signs that were damaged or typed in another way. */
export const wrongCharacters: FieldCheck = {
  ids: ['corrupted'],
  find(pair, problems) {
    const { source, target } = pair;
    const hasFar = FAR.test(target.prose);
    for (const [variant, pattern, applies, isFar] of PATTERNS) {
      if ((isFar === true && !hasFar) || !applies(pair)) continue;
      for (const { index, 0: text } of firstMatches(target.prose, pattern)) {
        if (
          source.prose.toLowerCase().includes(withoutEnding(text).toLowerCase()) ||
          (variant === 'three-times' &&
            (isUnit(text) || isDrawnOut(text, source.prose) || isCalled(text, target.prose)))
        )
          continue;
        const span = target.readable.spanAt(index, text);
        // The name of a command: "\mattt".
        if (target.raw[span.from - 1] === '\\') continue;
        if (problems.hasAt('corrupted', span)) continue;
        problems.add('corrupted', variant, { text: shownAs(variant, text) }, { target: [span] });
      }
    }
    lostAccents(pair, problems);
  },
};

/** "SSS" is an abbreviation, "PPP는" one with an ending, "ppp" a unit, "viii" a numeral, "aaaa" a pattern. */
const isUnit = (text: string): boolean =>
  /^(?:\p{Lu}+(?!\p{Script=Latin}|\p{Script=Cyrillic})|(\p{L})\1+$|www|[ivxlcdm]+(?:\p{Lo}|$))/u.test(text) ||
  /^[IVXLCDM]+(?!\p{Ll})|(\p{L})\1{3}|(\p{Lu})\2\2/u.test(text);

/** "Ooops" for "Oops", or a name that has three letters of one kind in the source as well. */
const isDrawnOut = (text: string, source: string): boolean =>
  /(\p{L})\1\1/iu.test(source) ||
  // An interjection: "Heeej".
  /^\p{L}?([aeiouy])\1\1\p{L}?$/iu.test(text) ||
  // A name before a Dutch noun: Hallstatttijd.
  (/^\p{Lu}/u.test(text) && isNameIn(source, text.replace(/((\p{L})\2)\2[^]*$/iu, '$1'))) ||
  source.toLowerCase().includes(text.toLowerCase().replace(/(\p{L})\1\1/u, '$1$1'));

/** Whether a drawn-out vowel is in the only word of a call: "Csíííz!" */
const isCalled = (text: string, target: string): boolean =>
  /([aeiouy])\1\1/iu.test(withoutAccents(text)) && target.trim() === `${text}!`;

const isNameIn = (source: string, name: string): boolean => source.split(/\P{L}+/u).includes(name);

/** "Jaaa는": a name of the source, to which Korean adds an ending. */
const withoutEnding = (text: string): string =>
  text.replace(/(?<=[\p{Script=Latin}\p{Script=Cyrillic}])[\p{Script=Hangul}\p{Script=Hiragana}]{1,6}$/u, '');

const shownAs = (variant: string, text: string): string =>
  variant === 'private-use' || text === '\u3000'
    ? `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase()}`
    : text;

/** Letters with accents in 1,000 letters of running text, at least. */
const ACCENTED: Readonly<Record<string, number>> = {
  fr: 22,
  es: 14,
  pt: 25,
  pl: 45,
  cs: 90,
  sk: 70,
  hu: 80,
  tr: 60,
  vi: 200,
  ro: 30,
  sv: 30,
  fi: 30,
  is: 70,
  lt: 40,
  lv: 60,
  de: 10,
  ca: 15,
  az: 60,
};

/** A text that is long enough to have accents and has none lost them all. */
function lostAccents(pair: ParsedPair, problems: Parameters<FieldCheck['find']>[1]): void {
  const { source, target, targetLanguage } = pair;
  const share = ACCENTED[targetLanguage.base];
  // The Turkish ı is left where accents were taken off.
  const text = targetLanguage.base === 'tr' ? target.prose.replaceAll('ı', 'i') : target.prose;
  if (share === undefined || /[\u00c0-\u024f\u1e00-\u1eff]|[A-Za-z]\p{M}/u.test(text)) return;
  const words = new Set(source.prose.match(/[A-Za-z]+/g));
  let letters = 0;
  for (const word of text.match(/[A-Za-z]+/g) ?? [])
    if (!words.has(word) && !/^[A-Z]+$/.test(word)) letters += word.length;
  // So many letters have six accents on average. One with "ı" and no "g" where Turkish has "ğ" may be right.
  const fewest = text === target.prose || /[aeıiou]g[aeıiou]/.test(target.prose) ? 6 : 12;
  if (letters * share < fewest * 1000 || isUntranslated(text, pair)) return;
  problems.add('corrupted', 'no-accents', {}, { target: [{ from: 0, to: target.raw.length }] });
}

/** Whether a text has more function words of the source's language than of its own. */
function isUntranslated(text: string, { sourceLanguage, targetLanguage }: ParsedPair): boolean {
  let balance = 0;
  for (const word of text.toLowerCase().match(/[a-z]{2,20}/g) ?? [])
    balance +=
      Number(isFunctionWord(word, sourceLanguage.base)) - Number(isFunctionWord(word, targetLanguage.base));
  return balance > 0;
}
