import { matchesOf } from '../../text/matches';
import type { Vocabulary } from './vocabulary';
import { compoundParts, isCompound, isDerived } from './word-parts';

/**
 * Returns the common word for which a word that the vocabulary lacks was probably written: with an accent,
 * with one letter more, less or changed, with two letters exchanged, or as two words. Undefined for a word
 * that is known, and for one that resembles none: that may be a name, a term or a compound. The first letter
 * is taken as right, and the ending, which may be a form that dictionaries lack.
 */
export function likelySpelling(word: string, vocabulary: Vocabulary): string | undefined {
  const [, before = '', stem = word] = ELISION.exec(word) ?? [];
  if (vocabulary.has(word) || (before !== '' && vocabulary.has(stem))) return undefined;
  if (isCommonWord(stem, vocabulary)) return inThisRegion(word, vocabulary);
  if (isCompound(stem, vocabulary) || isDerived(stem, vocabulary)) return undefined;
  const likely =
    tripled(stem, vocabulary) ??
    slipIn(stem, vocabulary) ??
    slipInRare(stem, vocabulary) ??
    slipInPart(stem, vocabulary) ??
    inTwo(stem, vocabulary);
  return likely === undefined ? undefined : before + likely;
}

/**
 * The list of common words is one for all regions of a language, so that the dictionary of one may lack some:
 * such a word is another region's spelling. Only the Swiss spelling of `ß` follows from the word itself.
 */
function inThisRegion(word: string, { has }: Vocabulary): string | undefined {
  const swiss = word.replaceAll('ß', 'ss');
  return swiss !== word && has(swiss) ? swiss : undefined;
}

/** A key that was held down: "verrrwendet". */
function tripled(word: string, { has }: Vocabulary): string | undefined {
  const found = /(\p{Ll})\1\1(?!\1)/u.exec(word);
  if (found === null) return undefined;
  const [letters, letter = ''] = found;
  return [letter, letter + letter].map((by) => put(word, found.index, letters.length, by)).find(has);
}

function slipIn(word: string, vocabulary: Vocabulary): string | undefined {
  for (const [slip, shortest] of slips) {
    if (word.length < shortest) continue;
    for (const candidate of slip(word, vocabulary.base)) {
      if (isCommonWord(candidate, vocabulary))
        return isOlderSpelling(word, candidate, vocabulary) ? undefined : candidate;
    }
  }
  return undefined;
}

/**
 * A rare word without one of its accents, or with two letters exchanged: unlike after the other slips, few
 * names and terms become a word by these.
 */
function slipInRare(word: string, vocabulary: Vocabulary): string | undefined {
  const newer = newerSpelling(word, vocabulary);
  if (word.length < shortestRare || (newer !== word && vocabulary.has(newer))) return undefined;
  const isName = /^\p{Lu}/u.test(word) && word.length < longName;
  // "laesst" is "lässt".
  const isInAscii = vocabulary.base === 'de' && /[aou]e/.test(word);
  for (const slip of isName || isInAscii ? [accented] : [accented, exchanged]) {
    const candidates = [...slip(word, vocabulary.base)].filter(vocabulary.has);
    if (candidates.length === 1) return candidates[0];
  }
  return undefined;
}

const shortestRare = 6;
/** Shorter words with a capital may be names, or verbs of other languages as nouns: "Rendern". */
const longName = 10;

/** Until 2009 Portuguese had consonants that are not spoken: "seleccionar", "óptimo". */
const newerSpelling = (word: string, { base }: Vocabulary): string =>
  base === 'pt' ? word.replace(/[cp](?=[cçt])/, '') : word;

const isOlderSpelling = (word: string, candidate: string, vocabulary: Vocabulary): boolean =>
  word !== candidate && newerSpelling(word, vocabulary) === candidate;

/**
 * Whether a word is common, with a small or a capital first letter. Rare words resemble too many names and
 * terms.
 */
export const isCommonWord = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.isCommon(word) || vocabulary.isCommon(word.charAt(0).toLowerCase() + word.slice(1));

/** In a compound, the slip must be in a long part beside a word that is known. */
function slipInPart(word: string, vocabulary: Vocabulary): string | undefined {
  for (const { left, right } of compoundParts(word, vocabulary)) {
    if (right.length < shortestPart || !vocabulary.has(left)) continue;
    const likely = slipIn(right, vocabulary);
    if (likely === undefined) continue;
    const candidate = word.slice(0, word.length - right.length) + likely.toLowerCase();
    if (vocabulary.has(candidate)) return candidate;
  }
  return undefined;
}

const shortestPart = 8;

/** Articles and the like before a vowel: "l’", "dell'". */
const ELISION = /^(\p{L}{1,8}['’])(\p{L}.*)$/u;

type Slip = (word: string, base: string) => Iterable<string>;
/** Each with the shortest word in which it is searched for: short words resemble too many others. */
const slips: readonly (readonly [Slip, number])[] = [
  [accented, 5],
  [unaccented, 5],
  [exchanged, 5],
  [lessOne, 6],
  [moreOne, 6],
  [changedOne, 7],
];

/** Accents that get lost, by language; French has had two spellings with `î` and `û` since 1990. */
const ACCENTED: Readonly<Record<string, string>> = {
  de: 'äöüß',
  es: 'áéíóúñü',
  fr: 'éèêàâôùçëœ',
  it: 'àèéìòù',
  nl: 'éëï',
  pl: 'ąćęłńóśźż',
  pt: 'áâãàçéêíóôõú',
};
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё';

const isCyrillic = (base: string): boolean => base === 'ru' || base === 'uk' || base === 'bg';
const lettersOf = (base: string): string => (isCyrillic(base) ? CYRILLIC : LATIN + (ACCENTED[base] ?? ''));

function* accented(word: string, base: string): Generator<string> {
  for (const letter of ACCENTED[base] ?? '') {
    const plain = plainOf(letter);
    for (let at = word.indexOf(plain); at !== -1; at = word.indexOf(plain, at + 1))
      yield put(word, at, 1, letter);
  }
}

/** Accents that were added, in languages where each accent shows the stress or the sound of a known word. */
function* unaccented(word: string, base: string): Generator<string> {
  if (!UNACCENTED.test(base) && !(base === 'es' && word.endsWith('mente'))) return;
  for (const { index, 0: letter } of matchesOf(word, /[^a-z]/g))
    if (index > 0 && plainOf(letter) !== letter) yield put(word, index, 1, plainOf(letter));
}

const UNACCENTED = /^(?:fr|pt|pl|nl)$/;

const plainOf = (letter: string): string => (letter === 'ł' ? 'l' : letter.normalize('NFD').charAt(0));

/** Number of letters at the end that belong to a form of the word. */
const ending = 2;

function* exchanged(word: string): Generator<string> {
  for (let at = 1; at + 2 < word.length; at += 1) {
    const [a = '', b = ''] = word.slice(at, at + 2);
    if (a !== b) yield put(word, at, 2, b + a);
  }
}

/** A letter that was typed twice, or its neighbour on the keyboard with it. */
function* lessOne(word: string): Generator<string> {
  for (let at = 1; at + ending < word.length; at += 1) {
    const [before = '', letter = '', after = ''] = word.slice(at - 1, at + 2);
    if (isNear(before, letter) || isNear(after, letter)) yield put(word, at, 1, '');
  }
}

function* moreOne(word: string, base: string): Generator<string> {
  const letters = lettersOf(base);
  for (let at = 1; at + ending <= word.length; at += 1) {
    for (const letter of letters) yield put(word, at, 0, letter);
  }
}

/** A letter that lies beside the right one on the keyboard, or sounds like it. */
function* changedOne(word: string, base: string): Generator<string> {
  const letters = lettersOf(base);
  // Prefixes of verbs have two letters.
  for (let at = 2; at + ending < word.length; at += 1) {
    for (const letter of letters) if (isNear(word.charAt(at), letter)) yield put(word, at, 1, letter);
  }
}

const ROWS = [
  ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
];
/** Letters that are written for each other. */
const SOUNDS = 'aä oö uü iy dt bp gk sz fv mn ei'.split(' ');

const near: ReadonlySet<string> = new Set(
  [
    ...SOUNDS,
    ...ROWS.flatMap((rows) =>
      rows.flatMap((row, at) =>
        Array.from(row).flatMap((letter, column) => [
          letter + row.charAt(column + 1),
          letter + (rows[at + 1] ?? '').charAt(column),
          letter + (rows[at + 1] ?? '').charAt(Math.max(0, column - 1)),
        ]),
      ),
    ),
  ].flatMap((pair) => [pair, pair.charAt(1) + pair.charAt(0)]),
);

const isNear = (a: string, b: string): boolean => a === b || near.has(a + b);

/** Short words that are no prefixes of others, so that a word with one before it is two words. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  de: ['und', 'der', 'die', 'das', 'sie'],
  en: ['and', 'the', 'with'],
  es: ['los', 'las', 'una', 'del', 'que'],
  fr: ['les', 'des', 'une', 'dans', 'vous', 'nous', 'votre'],
  it: ['gli', 'una', 'della', 'dei', 'che'],
  nl: ['het', 'een', 'van', 'niet'],
  pt: ['dos', 'das', 'uma', 'que'],
};

function inTwo(word: string, vocabulary: Vocabulary): string | undefined {
  for (const left of BEFORE[vocabulary.base] ?? []) {
    const right = word.slice(left.length);
    const isPair = right.length > 3 && word.toLowerCase().startsWith(left) && vocabulary.has(right);
    if (isPair) return `${word.slice(0, left.length)} ${right}`;
  }
  return WITHOUT_COMPOUNDS.has(vocabulary.base) ? twoCommonWords(word, vocabulary) : undefined;
}

/** Languages that write no two words as one, and whose words here are not joined by prefixes alone. */
const WITHOUT_COMPOUNDS = new Set(['es', 'fr', 'it', 'pt', 'pl', 'ru']);

/** Words that begin others: "superutilisateur", "видеофайл". */
const PREFIX =
  /^(?:super|hyper|ultra|extra|infra|intra|inter|trans|multi|micro|macro|mini|maxi|auto|foto|photo|video|vidéo|audio|tele|télé|radio|contra|contre|contro|sobre|sotto|sopra|sovra|entre|arrière|avant|видео|аудио|авто|фото|радио|теле|кино|мульти|супер|через|между|около|само|одно|двух|трех|трёх|много|мало|ново|ponad|przed|wielo|samo|nowo|jedno|dwu)$/iu;

function twoCommonWords(word: string, vocabulary: Vocabulary): string | undefined {
  for (let at = 4; at + 4 <= word.length; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (PREFIX.test(left)) continue;
    if (isCommonWord(left, vocabulary) && vocabulary.isCommon(right)) return `${left} ${right}`;
  }
  return undefined;
}

const put = (word: string, at: number, length: number, by: string): string =>
  word.slice(0, at) + by + word.slice(at + length);
