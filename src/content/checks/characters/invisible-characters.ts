import { matchesOf } from '../../text/matches';
import { isRightToLeft, type CheckedLanguage } from '../parsed/checked-language';
import { countOf } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import { BLOCK_BREAK } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';

// oxlint-disable no-control-regex, no-misleading-character-class -- these are what is looked for
/** All but the break between two blocks, which only few values have as a character of their own. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001b\u001d-\u001f\u007f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0\ufff9-\ufffa]/g;
// oxlint-enable no-control-regex, no-misleading-character-class
const WITH_BREAK = new RegExp(`${INVISIBLE.source}|${BLOCK_BREAK}`, 'g');

const NAMES: Readonly<Record<string, string>> = {
  '\u00ad': 'soft hyphen',
  '\u061c': 'Arabic letter mark',
  '\u200b': 'zero width space',
  '\u200c': 'zero width non-joiner',
  '\u200d': 'zero width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'pop directional formatting',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};

const JOINING = new Set(
  'Arab Aran Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr Mong Syrc Tibt'.split(' '),
);
const UNSPACED = new Set('Thai Laoo Khmr Mymr Tibt'.split(' '));
const RTL_MARKS = '\u061c\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069';

/** Finds invisible characters that the target has more of, except those that its script needs. */
export const invisibleCharacters: FieldCheck = {
  ids: ['invisible-added'],
  find({ source, target, targetLanguage }, problems) {
    const found = findAll(target, targetLanguage);
    if (found.length === 0) return;
    const counts = new Map<string, number>();
    for (const { char } of findAll(source, targetLanguage)) counts.set(char, (counts.get(char) ?? 0) + 1);
    const added = new Map<string, number>();
    for (const { char } of found) added.set(char, (added.get(char) ?? 0) + 1);
    for (const { char, span } of found) {
      if ((added.get(char) ?? 0) <= (counts.get(char) ?? 0)) continue;
      // A program reads them as marks of fonts, which translations set around other words.
      if (counts.has(char) && char < ' ') continue;
      const code = `U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
      const character = `${code} ${NAMES[char] ?? 'control character'}`;
      problems.add('invisible-added', 'added', { character }, { target: [span] });
    }
  },
};

/** The separators of lines and paragraphs, which divide a plain text into blocks and are in none of them. */
const SEPARATOR = /[\u2028\u2029]/;
const SEPARATORS = /[\u2028\u2029]/g;

function findAll({ readable, isHtml, raw }: ParsedValue, language: CheckedLanguage) {
  const { text } = readable;
  const separators = isHtml
    ? []
    : matchesOf(raw, SEPARATORS).map(({ index, 0: char }) => ({
        char,
        span: { from: index, to: index + 1 },
      }));
  const isDivided = text.includes('\u00ad') && DIVIDED.test(text);
  const hasBreak = countOf(text, BLOCK_BREAK) >= readable.blocks.length;
  const found = matchesOf(text, hasBreak ? WITH_BREAK : INVISIBLE)
    .map(({ index, 0: char }) => ({ char, at: index }))
    .filter(
      ({ char, at }) =>
        !(SEPARATOR.test(char) && !isHtml) &&
        !isNeeded(char, text, at, language) &&
        !(char === '\u00ad' && isDivided) &&
        // AsciiDoc makes pages with one behind each ellipsis.
        !(char === '\u200b' && isHtml && text[at - 1] === '…') &&
        !(char === BLOCK_BREAK && isEmpty(readable.spanOf(at, at + 1))),
    )
    .map(({ char, at }) => ({ char, span: readable.spanOf(at, at + 1) }));
  return [...found, ...separators];
}

/** Two long words or more are divided on purpose: "kryssplatt-formutvikling". */
const DIVIDED = /\p{L}{4}\u00ad\p{L}{3}[^]*?\p{L}{4}\u00ad\p{L}{3}/u;

/** The end of a block is no character of the value. */
const isEmpty = ({ from, to }: ProblemSpan): boolean => from === to;

/**
 * Whether a soft hyphen is a place where a long word may be divided, and no word of an address or of code:
 * "autentiserings-førespurnad".
 */
function dividesWord(text: string, at: number, { base }: CheckedLanguage): boolean {
  if (!COMPOUNDING.has(base)) return false;
  const [before = ''] = /[\p{L}\u00ad]{0,40}$/u.exec(text.slice(Math.max(0, at - 40), at)) ?? [];
  const [after = ''] = /^[\p{L}\u00ad]{0,40}/u.exec(text.slice(at + 1, at + 41)) ?? [];
  const around = [text[at - before.length - 1], text[at + 1 + after.length]];
  if (around.some((sign = ' ') => '@/_\\=$'.includes(sign))) return false;
  // A name of a program has capitals inside.
  if (/\p{Ll}\p{Lu}/u.test(before + after)) return false;
  if (NO_SYLLABLE.test(after) || ENDS_NO_SYLLABLE.test(before)) return false;
  return Math.min(before.length, after.length) >= 3 && before.length + after.length >= longWord;
}

/** Languages that write long compounds as one word. */
const COMPOUNDING = new Set('de nl sv da nb nn no is fi et hu af'.split(' '));

/** Letters with which no syllable begins: a consonant twice, or one behind a liquid: "be-hee|rder". */
const NO_SYLLABLE = /^(?:([b-df-hj-np-tv-xz])\1|[lr][bcdfgkmnpqstvwxz]|[mn][bcdfgklpqrstvwxz])/i;
/** The letter that begins the next syllable: "indh|old". */
const ENDS_NO_SYLLABLE = /[dglnr]h$/i;

/** Letters of a word that does not fit at the end of a line. */
const longWord = 12;

/** Whether an override opens a few characters that are closed again, such as the ending of a file. */
const opensClosedPart = (char: string, text: string, at: number): boolean =>
  /[\u202d\u202e]/.test(char) && CLOSED_PART.test(text.slice(at + 1, at + 62));

const CLOSED_PART = /^[^\u202a-\u202e\n]{1,60}\u202c/;

function isNeeded(char: string, text: string, at: number, language: CheckedLanguage): boolean {
  const { script } = language;
  if (isRightToLeft(language) && (RTL_MARKS.includes(char) || opensClosedPart(char, text, at))) return true;
  if (char === '\u200b') return UNSPACED.has(script);
  // The second byte of a letter that was read in another encoding, which is reported itself: "Ã\u00ad".
  if (char === '\u00ad') return /[\u00c2-\u00c5]/.test(text[at - 1] ?? '') || dividesWord(text, at, language);
  if (char !== '\u200c' && char !== '\u200d') return false;
  // A letter whose form a joiner changes may have another one after it: ല്‍‌.
  if (JOINING.has(script) && /[\p{L}\p{M}\u200c\u200d]/u.test(text[at - 1] ?? '')) return true;
  // Emoji are composed with joiners: 👩‍💻, 🏳️‍🌈.
  return char === '\u200d' && /[\ufe0f\ud83c-\udfff\u2600-\u27bf]/.test(text[at - 1] ?? '');
}
