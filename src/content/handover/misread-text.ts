import { checkField } from '../checks/check-field';
import type { CheckedLanguages } from '../checks/checked-field';
import type { Problem } from '../checks/problem';
import { singleByteCodes, singleByteTable } from '../files/single-byte';
import { markField, type MarkableField } from './tag-markers';

/** Encodings in which programs save a file although they lack letters of it. */
const savings = ['ascii', 'windows-1252', 'windows-1250', 'macintosh'].map(singleByteCodes);

/** The upper half of the code pages of DOS, which consoles and old programs use. */
const ibm437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';
const ibm850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
/** Encodings in which programs read a file of UTF-8 by mistake. */
const misreadings = [
  ...['windows-1252', 'iso-8859-1', 'windows-1250', 'windows-1251', 'macintosh', 'ibm866'].map(
    singleByteTable,
  ),
  ...[ibm437, ibm850].map(dosTable),
];
const corrupted = new Set(['corrupted'] as const);
const nonAscii = /[\u0080-\u{10ffff}]/gu;

function dosTable(upper: string): readonly number[] {
  return Array.from({ length: 256 }, (_, byte) => (byte < 128 ? byte : upper.charCodeAt(byte - 128)));
}

/**
 * Returns the beginning of a text that came back with misread letters, which what was handed out did not
 * have: its file was decoded in another encoding than its own, or saved in one that lacks these letters.
 * `returned` has the markers of the file. Undefined for a text whose letters were typed as they are.
 */
export function misreadText(
  returned: string,
  field: MarkableField,
  languages: CheckedLanguages,
): string | undefined {
  const marked = markField(field);
  const handed = `${marked.target}\n${marked.source}`;
  return (
    misreadSequence(returned, handed) ??
    sevenBitSequence(returned, handed) ??
    lostLetters(returned, marked.target) ??
    newlyCorrupted(returned, marked, languages)
  );
}

/** Finds a letter of what was handed out whose bytes of UTF-8 were read as letters of their own. */
function misreadSequence(returned: string, handed: string): string | undefined {
  for (const character of new Set(handed.match(nonAscii))) {
    const bytes = new TextEncoder().encode(character);
    for (const table of misreadings) {
      const codes = Array.from(bytes, (byte) => table[byte]);
      if (codes.includes(undefined)) continue;
      const sequence = String.fromCharCode(...codes.map((code) => code ?? 0));
      const at = returned.indexOf(sequence);
      if (at !== -1 && !handed.includes(sequence)) return wordAt(returned, at);
    }
  }
  return undefined;
}

/** Letters outside ASCII as a file in UTF-7 has them, which no program tells from text. */
const sevenBit = /\+([A-Za-z0-9+/]{3,400})-?/g;

/**
 * Finds letters of what was handed out that are written as a file in UTF-7 has them: `ü` is `+APw-`. Such a
 * file has nothing outside ASCII.
 */
function sevenBitSequence(returned: string, handed: string): string | undefined {
  const known = new Set(handed.match(nonAscii));
  if (known.size === 0 || returned.search(nonAscii) !== -1) return undefined;
  for (const { 0: sequence, 1: digits = '', index } of returned.matchAll(sevenBit)) {
    if (handed.includes(sequence)) continue;
    const letters = sevenBitLetters(digits);
    if (letters?.match(nonAscii)?.some((letter) => known.has(letter)) !== true) continue;
    // An abbreviation such as `API` is `ò`, too, which the word must show.
    const before = /(?<![A-Za-z])[A-Za-z]*$/.exec(returned.slice(Math.max(0, index - 20), index))?.[0] ?? '';
    const after = /^[A-Za-z]*/.exec(returned.slice(index + sequence.length).slice(0, 20))?.[0] ?? '';
    const isAbbreviation = /^\+[A-Z]{3}$/.test(sequence);
    const word = `${before}${letters}${after}`.toLowerCase();
    if (!isAbbreviation || handed.toLowerCase().includes(word)) return wordAt(returned, index);
  }
  return undefined;
}

/** The letters of a run in UTF-7; undefined where it has no whole number of letters. */
function sevenBitLetters(digits: string): string | undefined {
  // Letters have 16 bits: the last 2 bits of 3 digits and the last 4 of 6 are left over, and zero.
  const left = { 0: 0, 3: 2, 6: 4 }[digits.length % 8];
  if (left === undefined) return undefined;
  const bytes = Uint8Array.from(atob(digits), (one) => one.charCodeAt(0));
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  const written = btoa(String.fromCharCode(...whole)).replaceAll('=', '');
  return written === digits ? new TextDecoder('utf-16be').decode(whole) : undefined;
}

/** Finds a word of what was handed out in which question marks stand instead of letters. */
function lostLetters(returned: string, handed: string): string | undefined {
  if (!/[?\ufffd]/.test(returned) || handed.search(nonAscii) === -1) return undefined;
  const damaged = shortened(returned);
  const lost = savings.map((codes) => saved(handed, codes));
  if (lost.some(({ text, count, hasLetter }) => (hasLetter || count > 1) && text === damaged))
    return returned.slice(0, 60);
  // A program loses a letter everywhere: words that came back whole have lost none. "/?a=1" is no "ça" then.
  const returnedWords = new Set(wordsOf(returned));
  const changed = wordsOf(handed).filter((word) => !returnedWords.has(word));
  const words = new Set(changed.flatMap(savedForms));
  // Where other letters of this kind are left, a question mark may be the end of a question.
  const hasLetters = /[^\P{L}\p{ASCII}]/u.test(returned);
  return [...returnedWords].find((word) => {
    if (!/[?\ufffd]/.test(word)) return false;
    const isAllLost = /^[?\ufffd]+$/.test(word);
    return words.has(shortened(word)) && (!isAllLost || (word.length > 1 && !hasLetters));
  });
}

/** Words with the signs around them, and by themselves; lost letters and lost quotation marks look alike. */
function wordsOf(text: string): readonly string[] {
  const alone = text.match(/[\p{L}\p{M}?\ufffd]+/gu) ?? [];
  const trimmed = alone.flatMap((word) => /\p{L}.*\p{L}/u.exec(word)?.[0] ?? []);
  return [...text.split(/\s+/), ...alone, ...trimmed];
}

/** A word as programs save it that lack some of its letters. */
function savedForms(word: string): readonly string[] {
  return savings
    .map((codes) => saved(word, codes))
    .flatMap(({ text, hasLetter }) => (hasLetter ? [text] : []));
}

function saved(text: string, codes: ReadonlyMap<number, number>) {
  let [count, hasLetter] = [0, false];
  const written = text.replaceAll(nonAscii, (character) => {
    const isKept = character.length === 1 && codes.has(character.charCodeAt(0));
    if (isKept) return character;
    count += 1;
    hasLetter ||= /\p{L}/u.test(character);
    return '?';
  });
  return { text: shortened(written), count, hasLetter };
}

/** Programs write one question mark for each letter, or one for each of its bytes. */
const shortened = (text: string): string => text.replaceAll(/[?\ufffd]{1,1000}/g, '?');

/**
 * Finds letters that the checks call corrupted and that what was handed out did not have. The checks name the
 * whole word, which is another one once a reviewer typed beside its letters: such a word is not new.
 */
function newlyCorrupted(
  returned: string,
  { source, target }: Pick<MarkableField, 'source' | 'target'>,
  languages: CheckedLanguages,
): string | undefined {
  const damaged = corruptedIn(returned, source, languages);
  if (damaged.length === 0) return undefined;
  const before = new Set(corruptedIn(target, source, languages));
  const found = new Set(damaged.filter((text) => !before.has(text)));
  if (found.size === 0) return undefined;
  const words = new Set(`${target}\n${source}`.match(/[\p{L}\p{M}]+/gu));
  const handed = [...words].filter((word) => word.search(nonAscii) !== -1);
  const isTypedBeside = (text: string, word: string): boolean =>
    text.includes(word) && text.split(word).every((typed) => corruptedIn(typed, '', languages).length === 0);
  return [...found].find((text) => !handed.some((word) => isTypedBeside(text, word)));
}

function corruptedIn(target: string, source: string, languages: CheckedLanguages): readonly string[] {
  return checkField({ type: 'localizable', data: 'text', source, target }, languages, corrupted)
    .filter(isMisread)
    .map(({ detail }) => detail['text'] ?? '');
}

const isMisread = ({ variant }: Problem): boolean => variant === 'mojibake' || variant === 'broken';

function wordAt(text: string, at: number): string {
  const before = /\S{0,20}$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? '';
  return `${before}${/^\S{0,40}/.exec(text.slice(at, at + 40))?.[0] ?? ''}`;
}
