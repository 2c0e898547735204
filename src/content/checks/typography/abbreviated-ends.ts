import type { ParsedPair } from '../parsed/parsed-pair';
import { isFrequentEnglish } from '../text/english-words';
import type { WordPairs } from '../words/word-pairs';
import { wordsOfSource } from '../words/words-of-text';
import { ownValue } from '../../own-value';

/** Whether a text ends in an abbreviation of any language, to which its full stop belongs: "i.e.", "etc.". */
export const endsAbbreviated = (text: string): boolean => ABBREVIATION.test(text.slice(-20));

/** Whether a text ends in an abbreviation that the language has for a word of its own: "див.", "Стр.". */
const endsInOwn = (text: string, base: string): boolean => {
  const own = ownValue(ABBREVIATIONS, base);
  const word = LAST_WORD.exec(text.slice(-20))?.[0].toLowerCase();
  return word !== undefined && own?.split(' ').includes(word) === true;
};

/** None of them is a word that could end a sentence as well, as units behind a number do. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  uk: 'див напр стор викл увімк вимк макс',
  ru: 'напр стр выкл вкл макс',
  bg: 'вж напр стр изкл вкл макс',
  pl: 'zob np str wył wł maks',
  cs: 'např str vyp zap',
  sk: 'napr str vyp zap',
  de: 'vgl ggf evtl',
  es: 'máx mín max',
  it: 'ris',
  nl: 'bijv bv zgn',
  da: 'jf',
  sv: 'jfr',
  tr: 'bkz örn',
};

/** Whether a text ends in one short word in brackets that is cut off: "Date (Asc.)", "Rate (bits/sec.)". */
export const endsInShortWord = (text: string): boolean =>
  /[(（](?:[^()（）]{1,30}\/)?\p{L}{2,5}\.[)）]\s*$/u.test(text.slice(-45));

/**
 * Whether a text ends in the abbreviation that a language has for a unit, behind a number, "5 год.",
 * or for a unit of the source. "Min" is a word for "my" in other texts.
 */
const endsInUnit = (from: string, to: string, base: string): boolean => {
  const units = ownValue(UNITS, base);
  const word = LAST_WORD.exec(to.slice(-20))?.[0].toLowerCase();
  if (word === undefined || units?.split(' ').includes(word) !== true) return false;
  return UNIT_OF_SOURCE.test(from) || AMOUNT_BEFORE.test(to.slice(-30));
};

const UNIT_OF_SOURCE =
  /(?<!\p{L})(?:hours?|hrs?|h|min(?:ute)?s?|sec(?:ond)?s?|months?|weeks?|wks?|px|pixels?)(?!\p{L})/iu;
const AMOUNT_BEFORE = /(?:\d|\}|%\p{L})\s?\p{L}{1,10}\.\s*$/u;

const UNITS: Readonly<Record<string, string>> = {
  uk: 'год хв сек міс тиж пікс',
  ru: 'мин сек мес нед пикс',
  bg: 'мин сек мес пикс',
  pl: 'godz min sek mies tyg',
  cs: 'hod min sek měs',
  sk: 'hod min sek mes',
  de: 'std min sek',
  da: 'min sek',
  sv: 'tim min sek',
};

/**
 * Whether a label of at most four words ends in a word that no word of its language ends like, and that the
 * source has not: "%d agend." in Portuguese. A loanword is one of the source or of English: "La mia
 * password."
 */
function endsUnlikeWords(from: string, to: string, base: string): boolean {
  const ending = ownValue(NO_ENDING, base);
  const word = LAST_WORD.exec(to.slice(-42))?.[0] ?? '';
  return (
    ending?.test(word) === true &&
    UP_TO_FOUR_WORDS.test(to) &&
    !isEnglish(word.toLowerCase().replace(/s$/, ''), from)
  );
}

const isEnglish = (word: string, from: string): boolean =>
  isFrequentEnglish(word) || LOANED.has(word) || from.toLowerCase().includes(word);

const LOANED = new Set(
  'account chart film jazz nord password part pop punk rock smart sport word'.split(' '),
);

const UP_TO_FOUR_WORDS = /^\s*(?:[^\s.!?:…]{1,30}\s){0,3}\p{L}{2,20}\.\s*$/u;

/**
 * The consonants in which no word of these languages ends, loanwords aside; "rink" and "pērc" are commands.
 */
const NO_ENDING: Readonly<Record<string, RegExp>> = {
  de: /[bcdfghjklmnpqrstvz]w$/,
  pt: /[bcdfghjlmnpqrtvz]{2}s?$/,
  gl: /[bcdfghjlmnpqrtvz]{2}s?$/,
  es: /[bcdfghjlmnñpqrtvz]{2}s?$/,
  it: /[bcdfghjlmnpqrtvz]{2}$/,
  fi: /[bcdfghjklmnpqrstvz]{2}$/,
  el: /[βγδζθκλμνξπρστφχψ]{2}$/,
  lv: /[bcčdfgģhjkķlļmnņprzž][bčdfgģhjkķlļmnņrzž]$/,
  lt: /[bcčdfghjklmnprzž][bcčdfghjlmnprzž]$/,
};

/** Whether a target without a sentence ends in an abbreviation, as its source need not. */
export const isAbbreviatedTo = (from: string, to: string, pair: LanguagesAndWords): boolean =>
  isLabelCutOff(from, to, pair) ||
  (ABBREVIATED_BEFORE_BAR.test(to) && isLabelCutOff(lastPiece(from), lastPiece(to), pair));

/** A row of links with another abbreviation before the last one: "Пред. | След." */
const ABBREVIATED_BEFORE_BAR = /\p{L}\.\s{0,5}\|/u;
const lastPiece = (text: string): string => text.slice(text.lastIndexOf('|') + 1);

/** Whether a word, which ends at an offset, ends a label in the full stop of an abbreviation: "%d agend.". */
export const isCutOffLabelEnd = (end: number, { source, target, targetLanguage }: ParsedPair): boolean =>
  /^\.\s{0,9}$/.test(target.prose.slice(end, end + 11)) &&
  !/[.!?]\s{0,9}$/.test(source.prose.slice(-10)) &&
  endsUnlikeWords(source.prose, target.prose, targetLanguage.base);

type LanguagesAndWords = Pick<ParsedPair, 'wordPairs' | 'targetLanguage'>;

const isLabelCutOff = (
  from: string,
  to: string,
  { wordPairs: pairs, targetLanguage: { base } }: LanguagesAndWords,
): boolean =>
  (isShortened(to) && !isWordOf(from, to, pairs)) ||
  areShortened(to) ||
  isShortLabel(to) ||
  (UNIT_BEHIND_SLASH.test(from) && CUT_OFF_BEHIND_SLASH.test(to)) ||
  SHORT_WORD.test(to) ||
  isBeginning(from, to, pairs) ||
  isOfCode(from, to, pairs) ||
  isClearlyShort(from, to, base) ||
  endsInUnit(from, to, base) ||
  endsUnlikeWords(from, to, base) ||
  endsInOwn(to, base) ||
  /[( ]\p{Ll}{1,3}\.\)\s*$/u.test(to.slice(-8)) ||
  endsInShortWord(to) ||
  isShort(from, to) ||
  isOfCalendar(from, to);

const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{L}\.[ \u00a0\u202f]?\p{L}|\p{L}{1,3}\.-\p{Lu}|\p{L}{0,16}nr|etc|inc|ltd|co|corp|vs|approx|max|misc|no|usw|itp|itd|atd|ecc|enz|osv|bzw|ca|al|jr|sr|engl|angl|ingl)\.[\s)]*$/iu;

/** A label of two or three words whose last one is cut off before a vowel: "Plik nast." */
const isShortened = (text: string): boolean =>
  /^\s*(?:\S{1,30} ){1,2}\p{Ll}{1,4}(?<![aeiouyäöüąęіїаеиоуыэюя])\.\s*$/u.test(text);

/** A label whose last word is cut off as the one before it is: "Max. Geschw.", "Vel. Mín.". */
const areShortened = (text: string): boolean =>
  /^\s*(?:\S{1,30} )?\p{L}{1,8}\. ?(?:\/ )?\p{L}{1,6}(?<![aeiouyäöüąęіїаеиоуыэюя])\.\s*$/u.test(text);

/** Whether the last word of a label is one of its source, or translates one: "Criar um link." */
function isWordOf(from: string, to: string, pairs: WordPairs | undefined): boolean {
  const last = LAST_WORD.exec(to.slice(-50))?.[0].toLowerCase() ?? '';
  const words = from.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return (
    words.includes(last) ||
    (pairs !== undefined &&
      wordsOfSource(from, pairs).some(({ counterparts }) => counterparts.includes(last)))
  );
}

const LAST_WORD = /\p{L}{1,40}(?=\.\s{0,9}$)/u;

/** A label of one short word in Latin letters: "Auj.", "Info." */
export const isShortLabel = (text: string): boolean =>
  /^\s*(?=\p{Script=Latin})\p{Lu}\p{Ll}{1,3}\.\s*$/u.test(text);

/** A unit per another one: "%s/sec", "bits/secs)", "bits/sec.)". */
const UNIT_BEHIND_SLASH = /\/(?:h|hrs?|hours?|min(?:ute)?s?|sec(?:ond)?s?)[)）]?\s*$/i;
const CUT_OFF_BEHIND_SLASH = /\/\p{L}{1,5}\.[)）]?\s*$/u;

/** A label of one word of Cyrillic letters, perhaps with an access key, that is cut off likewise: "Выкл." */
const SHORT_WORD =
  /^\s*[\p{Script=Cyrillic}_&]{1,5}(?<=(?:(?![аеёиійїоуыэюяє])[\p{Script=Cyrillic}_]){2})\.\s*$/u;

/**
 * A label of one word with which a longer one begins that translates a word of the source, and which does not
 * translate one itself: "Next", "След."
 */
function isBeginning(from: string, to: string, pairs: WordPairs | undefined): boolean {
  const word = ONE_WORD.exec(to)?.[1]?.toLowerCase();
  if (word === undefined || pairs === undefined) return false;
  const words = wordsOfSource(from, pairs).flatMap(({ counterparts }) => counterparts);
  return !words.includes(word) && words.some((longer) => longer.startsWith(word));
}

const ONE_WORD = /^\s*(\p{L}{1,4})\.\s*$/u;

/** A label of one word for a source of two or three letters that is no known word: "CVV", "Alt", "Wk". */
const isOfCode = (from: string, to: string, pairs: WordPairs | undefined): boolean =>
  /^\s*\p{L}{1,3}\s*$/u.test(from) &&
  /^\s*[\p{L}-]{1,12}\.\s*$/u.test(to) &&
  !/^\s*ok\s*$/i.test(from) &&
  !isFrequentEnglish(from.trim().toLowerCase()) &&
  (pairs === undefined || wordsOfSource(from, pairs).length === 0);

/**
 * A label of one word for that of another one, which no whole word ends like: a letter, "č.", or two
 * consonants as in "Beskr.", which words of Slavic languages end in as well: "Filtr".
 */
const isClearlyShort = (from: string, to: string, base: string): boolean =>
  /^\s*\p{L}{2,40}\s*$/u.test(from) &&
  (ONE_LETTER.test(to) || (GERMANIC.has(base) && TWO_CONSONANTS.test(to)));

const ONE_LETTER = /^\s*[\p{Lu}\p{Ll}]\.\s*$/u;
const TWO_CONSONANTS = /^\s*\p{L}{1,6}[bfgkpt]r\.\s*$/u;
const GERMANIC = new Set('de nl da nb nn no sv'.split(' '));

/** An abbreviation for one: "sec", "Sek.", "(sec)", "(seg.)", "Min", "Мін.", "/px", "/пк.". */
const isShort = (from: string, to: string): boolean =>
  /(?:^(?:"?\/)?|[(（])\s*(?:\p{Ll}{1,4}|Min|Max|Avg|Vol|Temp|Freq|Pos|Tel|Hex|Oct|Dec|Bin)\s*(?:[)）]\s*)?$/u.test(
    from,
  ) && /(?:^(?:"?\/)?|[(（])\s*\p{L}{1,4}\.\s*(?:[)）]\s*)?$/u.test(to);

/** The short name of a month or a day has a full stop in some languages: "Sep", "szept.", "May (short)". */
const isOfCalendar = (from: string, to: string): boolean =>
  CALENDAR.test(from) && /^\s*\p{L}{1,6}\.\s*$/u.test(to);

const CALENDAR =
  /^\s*(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thur?s?|fri|sat|sun)\s*(?:\(\p{L}{2,12}\)\s*)?$/iu;
