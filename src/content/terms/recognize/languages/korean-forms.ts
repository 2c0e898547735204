import type { StemWithEndings } from '../endings';

const PLURAL = '들';
const PARTICLE =
  '(?:이|가|을|를|은|는|의|에|에서|에게|에게서|께|께서|한테|로|으로|로서|으로서|로써|으로써|와|과|랑|이랑|하고|도|만|까지|부터|마다|조차|마저|밖에|보다|처럼|같이|만큼|대로|나|이나|든지|이든지|라도|이라도|라고|이라고|라는|이라는|란|이란|라면|이라면|입니다|이다|인|이며|이고|이지만|일|였다|이었다|이므로)';
const NOUN = new RegExp(`^${PLURAL}?${PARTICLE}?(?:은|는|도|만|의)?$`, 'u');
/** Particles after a noun of one syllable, without those that make another noun of it: `색인`. */
const SHORT_NOUN =
  /^(?:들?(?:을|를|은|는|이|가|의|에|에서|에는|과|와|으로|로)?|도|만|까지|부터|처럼|보다|마다|이나|입니다|이며|으로도|로도)$/u;

/** Endings of verbs, and no particles of nouns. */
const AFTER_VERB =
  /^(?:고|지|기|는|게|도록|려|면|거나|며|자|니|나|다|십|세|시|습|었|았|으|은|을|음|어|아|던|네)\p{Script=Hangul}{0,6}$/u;
const REST = /^\p{Script=Hangul}{0,7}$/u;

const first = 0xac00;
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const lasts = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Returns a syllable with another vowel or another last consonant. */
function syllable(of: string, vowel: string, last: string): string {
  const initial = Math.floor((of.charCodeAt(0) - first) / (vowels.length * lasts.length));
  return String.fromCharCode(
    first + (initial * vowels.length + vowels.indexOf(vowel)) * lasts.length + lasts.indexOf(last),
  );
}

/** Vowels as they are before `어` and `었`, which they take in. */
const TAKING: Readonly<Record<string, string>> = {
  ㅏ: 'ㅏ',
  ㅐ: 'ㅐ',
  ㅓ: 'ㅓ',
  ㅔ: 'ㅔ',
  ㅕ: 'ㅕ',
  ㅗ: 'ㅘ',
  ㅜ: 'ㅝ',
  ㅡ: 'ㅓ',
  ㅣ: 'ㅕ',
  ㅚ: 'ㅙ',
};

/** Stems of a verb or an adjective in `-다`, with the consonants and vowels that join its last syllable. */
function verbStems(verb: string): readonly StemWithEndings[] {
  const [before, end] = [verb.slice(0, -1), verb.slice(-1)];
  const code = end.charCodeAt(0) - first;
  if (code < 0 || code > 11_171) return [];
  const vowel = vowels.charAt(Math.floor(code / lasts.length) % vowels.length);
  const last = lasts.charAt(code % lasts.length);
  const stems = (changed: readonly string[], endings: RegExp): readonly StemWithEndings[] =>
    changed.map((one) => ({ stem: before + one, endings, isOnlyWhole: true }));
  const joined = (consonants: string): readonly string[] =>
    Array.from(consonants, (one) => syllable(end, vowel, one));
  const own = stems([end], AFTER_VERB);
  if (last === 'ㄹ')
    return [
      ...own,
      // `만들 수`; a stem of one syllable is mostly a noun.
      ...(before === '' ? [] : stems([end], /^$/)),
      ...stems(joined('ㄴㅂ'), REST),
      ...stems(joined(' '), /^[는니시세십]/u),
    ];
  if (last === 'ㅂ')
    return [...own, ...['우', '운', '울', '워', '웠'].flatMap((one) => stems([joined(' ') + one], REST))];
  if (last !== ' ') return own;
  const contracted = end === '하' ? 'ㅐ' : TAKING[vowel];
  return [
    ...own,
    ...stems(joined('ㄴㄹㅂㅁ'), REST),
    ...(contracted === undefined
      ? []
      : stems(
          [' ', 'ㅆ'].map((one) => syllable(end, contracted, one)),
          REST,
        )),
  ];
}

/** A Korean noun has particles after it; a verb or an adjective in `-다` has endings after its stem. */
export function koreanStems(word: string): readonly StemWithEndings[] {
  const verb = word.length > 1 && word.endsWith('다') ? verbStems(word.slice(0, -1)) : [];
  return [{ stem: word, endings: word.length === 1 ? SHORT_NOUN : NOUN }, ...verb];
}
