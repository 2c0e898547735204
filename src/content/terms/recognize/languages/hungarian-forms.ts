import type { PartOfSpeech } from '../../termbase';
import type { StemWithEndings } from '../endings';
import { ownValue } from '../../../own-value';

const MINE = '[oaeöü]?[md]|[uü]nk|[oaeö]?t[oeö]k|j?[aeáéuü]k?|j?[uü]k(?:[ae]t)?';
/** Several things that are owned, after a vowel and after a consonant: `hibái`, `adatai`. */
const THINGS = { vowel: 'i', consonant: 'j?[ae]i' };
const CASE =
  '(?:[oaeö]?t|[ae]t|b[ae]n|b[óő]l|b[ae]|[oeö]?n|r[ae]|r[óő]l|h[oeö]z|n[áé]l|t[óő]l|n[ae]k|ig|ként|ért|v[áé])';
/** `-val` takes the last consonant before it: `fájllal`, `nevükkel`. */
function nounEndings(things: string, withIt: string): RegExp {
  const owned = `(?:[oaeö]?k|${MINE}|${things}(?:[mdk]|nk|t[oe]k)?)`;
  return new RegExp(`^(?:${withIt}|${owned}[kmdv][ae]l|${owned}?(?:${CASE})?)$`);
}
const AFTER_VOWEL = nounEndings(THINGS.vowel, 'v[ae]l');
const AFTER_CONSONANT = new Map(
  Array.from('bcdfghjklmnprstvyz', (last) => [last, nounEndings(THINGS.consonant, `${last}[ae]l`)]),
);
/** `szintén` means _also_. */
const LEVEL = new RegExp(`^(?!én$)${AFTER_CONSONANT.get('t')?.source.slice(1)}`);
/** Comparatives, and what makes an adverb of an adjective. */
const ADJECTIVE = new RegExp(`^(?:[aeo]?bb)?(?:[oaeö]?k)?(?:${CASE})?$`);

/** Nouns with another stem before their endings. */
const OTHER_STEM: Readonly<Record<string, string>> = {
  jelszó: 'jelszav',
  szó: 'szav',
  kulcsszó: 'kulcsszav',
  név: 'nev',
  fájlnév: 'fájlnev',
  kéz: 'kez',
  levél: 'level',
  tükör: 'tükr',
  sarok: 'sark',
  dolog: 'dolg',
  titok: 'titk',
  mű: 'műv',
  hó: 'hav',
  nyár: 'nyar',
  hét: 'het',
  út: 'ut',
  álom: 'álm',
  gyökér: 'gyöker',
  egér: 'eger',
};

/** Stems of a Hungarian noun or adjective: a last short vowel is long before endings. */
export function hungarianStems(word: string, partOfSpeech?: PartOfSpeech): readonly StemWithEndings[] {
  if (partOfSpeech === 'adverb' || partOfSpeech === 'verb' || word.length < 2) return [];
  const long = word.replace(/a$/, 'á').replace(/e$/, 'é');
  const other = ownValue(OTHER_STEM, word);
  return [...new Set([word, long, ...(other === undefined ? [] : [other])])].flatMap((stem) => [
    ...(partOfSpeech === 'adjective' ? [] : [{ stem, endings: nounsAfter(stem) }]),
    ...(partOfSpeech === 'noun' ? [] : [{ stem, endings: ADJECTIVE }]),
  ]);
}

function nounsAfter(stem: string): RegExp {
  if (stem === 'szint') return LEVEL;
  return AFTER_CONSONANT.get(stem.slice(-1)) ?? AFTER_VOWEL;
}
