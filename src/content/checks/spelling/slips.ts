import { matchesOf } from '../../text/matches';
import { ownValue } from '../../own-value';

export type Slip = (word: string, base: string) => Iterable<string>;

/** Each with the shortest word in which it is searched for: short words resemble too many others. */
export const slips: readonly (readonly [Slip, number])[] = [
  [otherAccent, 5],
  [accented, 5],
  [unaccented, 5],
  [twiceAccented, 6],
  [exchanged, 5],
  [doubled, 5],
  [lessOne, 6],
  [moreOne, 6],
  [changedOne, 7],
  [lessAny, 8],
  [changedAny, 8],
  [inAscii, 5],
  [lastLost, 7],
];

/** Those that change nothing but an accent. */
export const slipsOfAccents = slips.slice(0, 4);

/** Those that lost one or two. */
export const slipsOfLostAccents: typeof slips = [
  [accented, 5],
  [twiceAccented, 6],
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
  tr: 'çğıöşü',
};
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё';

const isCyrillic = (base: string): boolean => base === 'ru' || base === 'uk' || base === 'bg';
const lettersOf = (base: string): string => (isCyrillic(base) ? CYRILLIC : LATIN + (ACCENTED[base] ?? ''));

export function* accented(word: string, base: string): Generator<string> {
  for (const letter of ACCENTED[base] ?? '') {
    const plain = plainOf(letter);
    // French capitals may go without their accents.
    const [first, capital] = [plain.toUpperCase(), letter.toUpperCase()];
    if (base !== 'fr' && first !== capital && capital.length === 1 && word.startsWith(first))
      yield put(word, 0, 1, capital);
    for (let at = word.indexOf(plain); at !== -1; at = word.indexOf(plain, at + 1))
      yield put(word, at, 1, letter);
  }
}

/** Two accents that got lost: "condicoes". */
function* twiceAccented(word: string, base: string): Generator<string> {
  if (word.length > longestTwice) return;
  const once = new Set(accented(word, base));
  for (const one of once) {
    const at = Array.from(one).findIndex((letter, place) => letter !== word.charAt(place));
    for (const rest of accented(one.slice(at + 1), base)) yield one.slice(0, at + 1) + rest;
  }
}

const longestTwice = 16;

/** Accents that were added, in languages where each accent shows the stress or the sound of a known word. */
function* unaccented(word: string, base: string): Generator<string> {
  if (!UNACCENTED.test(base) && !(base === 'es' && word.endsWith('mente'))) return;
  for (const { index, 0: letter } of matchesOf(word, /[^a-z]/g))
    if (index > 0 && plainOf(letter) !== letter) yield put(word, index, 1, plainOf(letter));
}

const UNACCENTED = /^(?:fr|pt|pl|nl|tr)$/;

const plainOf = (letter: string): string => PLAIN[letter] ?? letter.normalize('NFD').charAt(0);

/** Letters whose marks Unicode does not take off. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ı: 'i' };

/** Number of letters at the end that belong to a form of the word. */
const ending = 2;

/** Another accent on the letter: "accés" for "accès". */
function* otherAccent(word: string, base: string): Generator<string> {
  const own = ACCENTED[base] ?? '';
  for (const { index, 0: letter } of matchesOf(word, /[^a-z]/giu)) {
    const plain = plainOf(letter);
    if (plain === letter) continue;
    for (const other of own) {
      // Since 1990 French may have "è" for "é" before a syllable with a silent "e".
      const isReformed = base === 'fr' && /^[éè]$/.test(other) && BEFORE_SILENT.test(word.slice(index));
      if (other !== letter && plainOf(other) === plain && !isReformed) yield put(word, index, 1, other);
    }
  }
}

/** "événement" and "préfèrerez", but neither "paramétres" nor "précéde" */
const BEFORE_SILENT = /^[éè][b-df-hj-np-tv-z]{1,2}e[b-df-hj-np-tv-z]{1,2}[a-zà-ÿ]/;

/** German umlauts and `ß` in plain letters: "ermoeglicht"; all marks of a Turkish word lost: "kullanici". */
export function* inAscii(word: string, base: string): Generator<string> {
  if (base === 'tr') yield* withTurkishLetters(word);
  if (base !== 'de') return;
  const places = matchesOf(word, /[aouAOU]e|ss/g);
  if (places.length === 0) return;
  yield word.replaceAll(/[aouAOU]e|ss/g, lettered);
  yield word.replaceAll(/[aouAOU]e/g, lettered);
  if (places.length > 1)
    for (const { index, 0: found } of places) yield put(word, index, found.length, lettered(found));
}

/** All ways to write a word with marks on two letters or more. */
function* withTurkishLetters(word: string): Generator<string> {
  const places = matchesOf(word, /[cgiosuCGIOSU]/g);
  if (places.length > mostMarks) return;
  for (let chosen = 3; chosen < 2 ** places.length; chosen += 1) {
    const letters = Array.from(word);
    for (const [at, { index, 0: plain }] of places.entries())
      if ((chosen >> at) % 2 === 1) letters[index] = TURKISH.get(plain) ?? plain;
    yield letters.join('');
  }
}

/** Each more doubles the number of candidates. */
const mostMarks = 7;

const TURKISH: ReadonlyMap<string, string> = new Map(
  Array.from('çğıöşüÇĞİÖŞÜ', (letter) => [plainOf(letter), letter]),
);

const lettered = (found: string): string => ownValue(UMLAUTS, found) ?? found;

const UMLAUTS: Readonly<Record<string, string>> = {
  ae: 'ä',
  oe: 'ö',
  ue: 'ü',
  Ae: 'Ä',
  Oe: 'Ö',
  Ue: 'Ü',
  ss: 'ß',
};

export function* exchanged(word: string): Generator<string> {
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

/** One of two equal consonants was lost, or a letter was typed twice. */
export function* doubled(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    const letter = word.charAt(at);
    if (letter === word.charAt(at - 1)) yield put(word, at, 1, '');
    else if (at + 1 < word.length && letter !== word.charAt(at + 1) && !VOWEL.test(letter))
      yield put(word, at, 0, letter);
  }
}

const VOWEL = /[aeiouyıà-ÿаеёиоуыэюя]/u;

/** Any letter that does not belong there. */
function* lessAny(word: string): Generator<string> {
  for (let at = 1; at + ending < word.length; at += 1) yield put(word, at, 1, '');
}

/** The letter before the last one, or the last one, unless that is an ending of a word of the dictionary. */
function* lastLost(word: string, base: string): Generator<string> {
  for (const letter of lettersOf(base)) {
    yield put(word, word.length - 1, 0, letter);
    if (mayBeLast(letter, word)) yield word + letter;
  }
}

/** A foreign word, which is plain, is no word of the language without its last vowel: "document". */
const mayBeLast = (letter: string, word: string): boolean =>
  !'sn'.includes(letter) && (!VOWEL.test(letter) || /[à-ÿ]/u.test(word));

function* moreOne(word: string, base: string): Generator<string> {
  const letters = lettersOf(base);
  for (let at = 1; at + ending <= word.length; at += 1) {
    for (const letter of letters) yield put(word, at, 0, letter);
  }
}

/** A letter lost or added inside, or another accent. */
export function* innerSlip(word: string, base: string): Generator<string> {
  yield* moreOne(word, base);
  yield* lessAny(word);
  yield* otherAccent(word, base);
  yield* unaccented(word, base);
}

/** A letter that lies beside the right one on the keyboard, or sounds like it. */
function* changedOne(word: string, base: string): Generator<string> {
  const letters = lettersOf(base);
  for (let at = 1; at + 1 < word.length; at += 1) {
    for (const letter of letters) if (isNear(word.charAt(at), letter)) yield put(word, at, 1, letter);
  }
}

/** Any letter for the right one, which is no other accent on it. */
function* changedAny(word: string, base: string): Generator<string> {
  for (const letter of lettersOf(base))
    for (let at = 1; at + ending < word.length; at += 1)
      if (plainOf(letter) !== plainOf(word.charAt(at))) yield put(word, at, 1, letter);
}

const ROWS = [
  ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['qwertyuıopğü', 'asdfghjklşi', 'zxcvbnmöç'],
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

export const put = (word: string, at: number, length: number, by: string): string =>
  word.slice(0, at) + by + word.slice(at + length);

/** Languages whose words mostly end in a vowel. */
const ENDING_IN_VOWELS = new Set(['es', 'it', 'pt']);

/**
 * All words of one slip, for words of which the right form is near: a letter more, less, changed or
 * exchanged. The last letter is not taken away, because it may be an ending.
 */
export function* anySlip(word: string, base: string): Generator<string> {
  yield* exchanged(word);
  yield* lastLost(word, base);
  yield* lessAny(word);
  const letters = lettersOf(base);
  if (ENDING_IN_VOWELS.has(base)) for (const letter of 'ao') yield word + letter;
  for (let at = 0; at < word.length; at += 1)
    for (const letter of letters) {
      if (at + 1 < word.length) yield put(word, at, 1, letter);
      yield put(word, at, 0, letter);
    }
}
