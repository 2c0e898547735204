import type { PartOfSpeech } from '../../termbase';
import type { StemWithEndings } from '../endings';
import { foldWord } from '../fold';
import { ownValue } from '../../../own-value';

/** Conjunctions, prepositions and the article are written with the next word. */
const BEFORE: readonly string[] = ['', 'ו'].flatMap((and) =>
  ['', 'ש', 'כש', 'מש'].flatMap((that) =>
    ['', 'ה', 'ב', 'כ', 'ל', 'מ', 'מה'].map((rest) => and + that + rest),
  ),
);

/** Words whose first letter is their own, where what follows it is a word too: `מספר`, `ספר`. */
const OWN_FIRST =
  /^(?:מספר|מפתח|מערכ|בקש|מחשב|מקור|מסכ|מצב|הודע|הגדר|לשונ|כתוב|משתמש|שרת|שפ|מסמכ|מקומ|בחיר|הרשא|הצפנ|מחק|מדי|משימ|לוח|ברור|הערה|הערו|הפעל|מחדש|מדומה|מערבי|בטוח|לאחר|כיוו|לחדש|[בלמ]עצמ[והנ])/;

/** Returns a word, and what it may be without the words that are written together with it. */
export function hebrewReadings(written: string): readonly string[] {
  const word = foldWord(written, 'he');
  const readings = [word];
  for (const before of BEFORE) {
    if (before === '' || word.length - before.length < 3 || !word.startsWith(before)) continue;
    if (!OWN_FIRST.test(word.slice(before.length - 1))) readings.push(word.slice(before.length));
  }
  return readings;
}

const OF_MANY = 'י(?:י|ו|ה|כ|המ|הנ|נו|כמ|כנ)?';
const NOUN = new RegExp(`^(?:|ימ|יימ|ו|נו|כמ|${OF_MANY})$`);
const PLURAL = new RegExp(`^(?:ימ|${OF_MANY})$`);
const ADJECTIVE = /^(?:|ה|ימ|ות)$/;
const AFTER_HE = /^(?:ה|ת|ת[והיכמנ]|תנו|תכמ|ות(?:י(?:ו|ה|כ|המ|נו|כמ)?|מ)?)$/;
const MANY = /^ות(?:י(?:ו|ה|כ|המ|נו|כמ)?|מ)?$/;
const AFTER_YOD = /^(?:|ת|ימ|ות|ית|יימ|יות)$/;

/** Masculine nouns with the plural of feminine ones; `עמודות` and `ספרות` are other words. */
const FEMININE_PLURAL = /(?:ונ|[ואי]ר|ח|ת|^שמ|^רחוב)$/;
const ONLY_ADJECTIVE = /^(?:חדש|ישנ|גדול|קטנ|ראשונ|אחרונ|נוספ|אחר|זמינ)$/;
/** Participles, which are nouns too: `משתמש`. */
const LIKE_ADJECTIVE = /^(?:מ.{4,}|(?!עמוד|גבול|תחומ|אחור|מקור).{2}ו[^ת])$/;
const IRREGULAR: Readonly<Record<string, string>> = { ססמה: 'ססמא', סיסמה: 'סיסמא', דוגמה: 'דוגמא' };

/** Stems of a Hebrew noun or adjective whose letters are folded. */
export function hebrewStems(word: string, partOfSpeech?: PartOfSpeech): readonly StemWithEndings[] {
  if (partOfSpeech === 'adverb' || partOfSpeech === 'verb' || word.length < 3)
    return [{ stem: word, endings: /^$/ }];
  const body = word.slice(0, -1);
  if (word.endsWith('ה'))
    return [
      { stem: body, endings: AFTER_HE },
      // `תיקיות` of `תיקייה`
      ...(word.endsWith('ייה') ? [{ stem: word.slice(0, -2), endings: MANY }] : []),
      { stem: ownValue(IRREGULAR, word) ?? word, endings: MANY },
    ];
  if (word.endsWith('י')) return [{ stem: word, endings: AFTER_YOD }];
  if (partOfSpeech === 'adjective' || (partOfSpeech === undefined && ONLY_ADJECTIVE.test(word)))
    return [{ stem: word, endings: ADJECTIVE }];
  const isAdjective = partOfSpeech === undefined && LIKE_ADJECTIVE.test(word);
  const stems = [
    { stem: word, endings: NOUN },
    ...(isAdjective ? [{ stem: word, endings: ADJECTIVE }] : []),
    ...(FEMININE_PLURAL.test(word) ? [{ stem: word, endings: MANY }] : []),
  ];
  if (word.endsWith('ות')) stems.push({ stem: `${body}י`, endings: MANY });
  else if (word.endsWith('ת') && word.length > 3) stems.push({ stem: body, endings: MANY });
  // `קבצים` of `קובץ`
  const short = /^(.)ו(.{2})$/.exec(word);
  if (short !== null) stems.push({ stem: `${short[1]}${short[2]}`, endings: PLURAL });
  return stems;
}
