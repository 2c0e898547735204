import type { PartOfSpeech } from '../../termbase';
import type { StemWithEndings } from '../endings';
import { arabicLetters, withoutArabicSigns } from '../fold';
import { brokenPlurals } from './arabic-plurals';

/** Conjunctions, prepositions, the article and the sign of the future are written with the next word. */
const BEFORE: readonly (readonly [string, 'article' | 'other' | 'future'])[] = [
  ...['ال', 'وال', 'فال', 'بال', 'کال', 'وبال', 'وکال', 'لل', 'ولل', 'فلل'].map(
    (before) => [before, 'article'] as const,
  ),
  ...['و', 'ف', 'ب', 'ک', 'ل', 'وب', 'ول', 'وک', 'فب', 'فل'].map((before) => [before, 'other'] as const),
  ...['س', 'وس', 'فس'].map((before) => [before, 'future'] as const),
];
const MARKS = { article: 'd', other: 'p', future: 's' };

/** Words whose first letter is their own, where what follows it is a word too: `وصف`, `بطاقة`. */
const OWN_FIRST =
  /^(?:وصف|وصل|وجه|وحد|ورق|ورد|وضع|وقت|وزن|بطاق|بنی|بنا[ءئ]|بدای|بحث|برد|بند|بعد|بدل|کتاب|کتب|کلم|لقط|لعب|لوح|لون|لسان|فصل|فقر|فئ|فقد|فرق|فتر|فحص|فرز)(?:ا?ت\p{L}*|[اةهیک]|ها|هم|نا|ان|ین)?$/u;

/**
 * Returns a word, and what it may be without the conjunction, preposition or article that is written together
 * with it, followed by a plus sign and what was there, which endings depend on: `ملفات+d` for `والملفات`.
 */
export function arabicReadings(written: string): readonly string[] {
  const plain = withoutArabicSigns(written);
  const word = arabicLetters(plain);
  // `إعداد` is no plural as `أعداد` is one.
  const markOf = (at: number): string => (plain.charAt(at) === 'إ' ? 'i' : '');
  const readings = [markOf(0) === '' ? word : `${word}+i`];
  for (const [before, kind] of BEFORE) {
    const rest = word.length - before.length;
    if (rest < (kind === 'article' || /^[وکبل]$/.test(before) ? 2 : 3) || !word.startsWith(before)) continue;
    if (kind !== 'article' && OWN_FIRST.test(word.slice(before.length - 1))) continue;
    readings.push(`${word.slice(before.length)}+${MARKS[kind]}${markOf(before.length)}`);
  }
  return readings;
}

const OWNER = '(?:ک|ه|ها|هم|هن|هما|نا|کم|کن|کما)';
/** Without `ی`, which makes an adjective of most nouns: `رقمی`. */
const AFTER_T = `(?:${OWNER}|ی)`;

/** Endings that a word may also have with the article, and those that it has only without. */
const endings = (any: string, others: string, mark = 'i?'): RegExp =>
  new RegExp(`^(?:(?:${any})(?:\\+[dp]?${mark})?|(?:${others})(?:\\+p?${mark})?)$`);

const WHOLE = endings('', '');
const SHORT = endings('|ان|ین', `${OWNER}|ا`);
const NOUN = endings('|ان|ین|ون|ات', `${OWNER}|ا|ات${AFTER_T}|ی${OWNER}`);
/** Participles and adjectives have a feminine, and the plural of people before another noun. */
const PERSON = endings('|ان|ین|ون|ات|ة|تان|تین', `${OWNER}|ا|ات${AFTER_T}|[یو]|[یو]${OWNER}|ت${OWNER}`);
const AFTER_TA = endings('ة|ات|تان|تین', `ت${AFTER_T}|ات${AFTER_T}`);
const PLURAL_AT = endings('ات', `ات${AFTER_T}`);
const AFTER_YA = endings('ی|یة|یات|یون|یین|یان', `یا|ی?${OWNER}|ا${OWNER}|یت${OWNER}|یات${AFTER_T}`);
const PLURAL = endings('', `${OWNER}|ا`, '');
const PLURAL_TA = endings('ة', `ت${AFTER_T}`, '');
/** Hamza changes its seat before what is owned: `أجزائه`. */
const HAMZA = endings('ئین', `[ئؤ]${OWNER}`);

const PERSONS_ENDING = '(?:ت|نا|وا|تم|تما|ا|تا|ن)?';
const OBJECT = '(?:ک|ه|ها|هم|هن|هما|نا|نی|کم|کن)?';
const PAST = endings(`${PERSONS_ENDING}${OBJECT}`, 'و' + OBJECT);
const PRESENT = new RegExp(`^(?:ان|ون|ین|ن|وا|ا|ی|و)?${OBJECT}(?:\\+[ps]?)?$`);

/** Nouns beside which the word with the ending of the feminine is another one. */
const NO_FEMININE = /^(?:مکتب|مدرس|طریق|طابع|قائم|قاعد|حاسب|خاص|عمل|ملحق|مجلد|مجلس|موقع|مصدر|محرک)$/;
const LIKE_ADJECTIVE = /^(?:م.{3,}|..ی.|.ا..)$/;

/** Stems of an Arabic word whose letters are folded, as it is in glossaries: without, or with the article. */
export function arabicStems(word: string, partOfSpeech?: PartOfSpeech): readonly StemWithEndings[] {
  if (partOfSpeech === 'adverb') return [{ stem: word, endings: WHOLE }];
  if (partOfSpeech === 'verb') return verbStems(word);
  const bare = /^ال(.{3,})$/.exec(word)?.[1];
  return [
    ...nominalStems(word, partOfSpeech),
    ...(bare === undefined ? [] : nominalStems(bare, partOfSpeech)),
  ];
}

function nominalStems(word: string, partOfSpeech?: PartOfSpeech): readonly StemWithEndings[] {
  const plurals = brokenPlurals(word).flatMap((plural) => inflected(plural, true));
  const isAdjective =
    partOfSpeech === 'adjective' ||
    (partOfSpeech === undefined && LIKE_ADJECTIVE.test(word) && !NO_FEMININE.test(word));
  return [...inflected(word, false, isAdjective), ...elatives(word, partOfSpeech), ...plurals];
}

function inflected(word: string, isPlural: boolean, isAdjective = false): readonly StemWithEndings[] {
  const body = word.slice(0, -1);
  if (word.endsWith('ة')) {
    if (isPlural) return [{ stem: body, endings: PLURAL_TA }];
    return [{ stem: body, endings: AFTER_TA }];
  }
  if (word.endsWith('أ'))
    return [
      { stem: word, endings: WHOLE },
      { stem: `${body}ا`, endings: SHORT },
      { stem: body, endings: HAMZA },
    ];
  const whole = isPlural ? PLURAL : isAdjective ? PERSON : word.length < 3 ? SHORT : NOUN;
  if (/ا[ءئ]$/.test(word))
    return [
      { stem: word, endings: whole },
      { stem: body, endings: HAMZA },
    ];
  if (isPlural) return [{ stem: word, endings: PLURAL }];
  if (/.{2}ات$/.test(word)) return [{ stem: word.slice(0, -2), endings: PLURAL_AT }];
  if (word.endsWith('ی')) return [{ stem: body, endings: AFTER_YA }];
  return [{ stem: word, endings: whole }];
}

/** The feminine of a comparative or a colour: `کبری` of `أکبر`, `زرقاء` of `أزرق`. */
function elatives(word: string, partOfSpeech: PartOfSpeech | undefined): readonly StemWithEndings[] {
  const root = partOfSpeech === 'noun' ? undefined : /^ا([^اوی]{3})$/.exec(word)?.[1];
  return root === undefined ? [] : [`${root}ی`, `${root}اء`].map((stem) => ({ stem, endings: WHOLE }));
}

/** Stems of a verb in the third person of the past, as dictionaries have it: `یفتح` of `فتح`. */
function verbStems(word: string): readonly StemWithEndings[] {
  // The alef of `أرسل` and `استخدم` is not in the present.
  const body = /^ا.{3,}$/.test(word) ? word.slice(1) : word;
  const present = ['ی', 'ت', 'ن', 'ا'].map((person) => ({ stem: person + body, endings: PRESENT }));
  return [{ stem: word, endings: PAST }, ...present];
}
