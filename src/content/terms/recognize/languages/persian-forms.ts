import type { PartOfSpeech } from '../../termbase';
import type { StemWithEndings } from '../endings';
import { foldWord } from '../fold';
import { brokenPlurals } from './arabic-plurals';
import { ownValue } from '../../../own-value';

const BEFORE = ['نمی', 'می', 'ن', 'ب', 'بی'];

/** Returns a word, and what it may be without the beginnings of verbs, each followed by a plus sign. */
export function persianReadings(written: string): readonly string[] {
  const word = foldWord(written, 'fa');
  const rests = BEFORE.filter((before) => word.startsWith(before)).map((before) => word.slice(before.length));
  return [word, ...rests.filter((rest) => rest.length > 1).map((rest) => `${rest}+`)];
}

const OWNER = '[متش]ان';
const NOUN = new RegExp(`^(?:(?:ها)?(?:ی{1,2}|ای|ی?${OWNER}|ی[متش]|ا[متش])?|ها|تر(?:ین)?(?:ها)?ی?)$`);
/** Plurals of persons and of words from Arabic, which are not made after a vowel. */
const NOUN_CONSONANT = new RegExp(`^(?:(?:ها(?:یی?)?|ان|ات)?ی?|(?:های)?${OWNER}|تر(?:ین)?(?:ها)?ی?)$`);
/** With `-ی`, these are words of their own: `جداسازی`, `نشانی`. */
const AGENT = /(?:ساز|گزین|گیر|خوان|نویس|یاب|ران|نگار|گر|بر|پذیر|^نشان)$/;
const AGENT_ENDINGS = new RegExp(`^(?!ی$)${NOUN_CONSONANT.source.slice(1)}`);
const PLURAL = /^(?:ها)?ی?$/;
const OF_PAST = /^(?:م|ی|یم|ید|ند|ه(?:ام|ای|است|ایم|اید|اند|شده)?)?\+?$/;
const OF_PRESENT = /^(?:ی?(?:م|د|یم|ید|ند|ی))\+$/;
const WISHED = /^\+$/;
const INFINITIVE = /^(.{2,}[دت])ن$/;

/** Stems of the present, which no rule makes. */
const PRESENT: Readonly<Record<string, string>> = Object.fromEntries(
  'نوشتن نویس;گشودن گشا;ساختن ساز;خواندن خوان;دیدن بین;کردن کن;شدن شو;دادن ده;گرفتن گیر;زدن زن;بستن بند;یافتن یاب;فرستادن فرست;افزودن افزا;گذاشتن گذار;اوردن اور;رفتن رو;ریختن ریز;پذیرفتن پذیر;شناختن شناس;فروختن فروش;انداختن انداز;پرداختن پرداز;اموختن اموز;جستن جو;گفتن گو;نمودن نما;پیوستن پیوند;گسستن گسل;داشتن دار'
    .split(';')
    .map((line) => line.split(' ')),
);

/** Stems of a Persian word whose letters are folded; characters of no width inside of it are gone. */
export function persianStems(word: string, partOfSpeech?: PartOfSpeech): readonly StemWithEndings[] {
  if (partOfSpeech === 'adverb') return [{ stem: word, endings: /^$/ }];
  const past = partOfSpeech === 'noun' ? undefined : INFINITIVE.exec(word)?.[1];
  if (past !== undefined) return verbStems(word, past);
  if (word.length < 3)
    return [{ stem: word, endings: /^(?:ها|های|ی)?$/ }, ...plurals(word === 'خط' ? word : '')];
  const consonant = AGENT.test(word) ? AGENT_ENDINGS : NOUN_CONSONANT;
  const stems = [{ stem: word, endings: /[اوهی]$/.test(word) ? NOUN : consonant }];
  if (/.{3}ه$/.test(word)) stems.push({ stem: word.slice(0, -1), endings: /^اتی?$/ });
  return [...stems, ...plurals(word)];
}

const plurals = (word: string): readonly StemWithEndings[] =>
  brokenPlurals(word).map((stem) => ({ stem, endings: PLURAL }));

function verbStems(word: string, past: string): readonly StemWithEndings[] {
  const regular = /^(.{2,})ید$/.exec(past)?.[1];
  const present = ownValue(PRESENT, word) ?? regular;
  return [
    { stem: word, endings: /^(?:ی|ها|های)?$/ },
    { stem: past, endings: OF_PAST },
    ...(present === undefined ? [] : [OF_PRESENT, WISHED].map((endings) => ({ stem: present, endings }))),
  ];
}
