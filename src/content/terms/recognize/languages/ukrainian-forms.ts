import type { PartOfSpeech } from '../../termbase';
import type { StemWithEndings } from '../endings';

/** Without `-ові`, which is mostly an adjective's: `файлові`. */
const AFTER_HARD = /^(?:[ауіие]|ом|ем|ів|ами?|ах)?$/u;
const AFTER_LOST = /^(?:[ауіиеяю]|[ое]м|єм|ів|[ая]ми?|[ая]х)$/u;
const AFTER_SOFT = /^(?:[ьяюі]|еві|ем|ів|ей|ями?|ях)$/u;
const AFTER_LOST_SOFT = /^(?:[яюі]|ем|ів|ями?|ях)$/u;
const AFTER_YOT = /^(?:[йяюї]|єві|єм|їв|ями?|ях)$/u;
const AFTER_A = /^(?:[аиуі]|[ое]ю|ами?|ах)?$/u;
const AFTER_YA = /^(?:[яіїюьйе]|[еє]ю|єм|ями?|ях)$/u;
const AFTER_O = /^(?:[оауі]|ом|ами?|ах)?$/u;
const AFTER_E = /^(?:[еаяюуі]|ем|[ая]ми?|[ая]х|ів)?$/u;
const ADJECTIVE = /^(?:ий|ого|ому|им|ім|[аеіу]|ої|ій|ою|их|ими|іш(?:ий|ого|ому|им|[аеіу]|ої|ій|ою|их|ими))$/u;
const SOFT_ADJECTIVE = /^(?:ій|ього|ьому|ім|[яєі]|ьої|ю|ьою|іх|іми)$/u;
const SOFTENED = /^і$/u;
const NOTHING = /^$/u;

const CASES = '(?:ий|ого|ому|им|ім|[аеіу]|ої|ій|ою|их|ими)';
const PAST = '(?:в|л[аои]|вши)';
const PASSIVE = `(?:[нт](?:о|${CASES}))`;
const AFTER_VOWEL = new RegExp(`^(?:ти|${PAST}|${PASSIVE})(?:с[ья])?$`, 'u');
const PRESENT_YE = /^(?:ю|єш?|ємо|єте|ють|ючи|й(?:те|мо)?)(?:с[ья])?$/u;
const PRESENT_Y = /^(?:[юу]|иш|ить|имо|ите|[яа]ть|[яа]чи|и|іть|імо|ь|ьте)?(?:с[ья])?$/u;
const PRESENT_E = /^(?:у|еш?|емо|ете|уть|учи|и|іть|імо)(?:с[ья])?$/u;
const OF_PASSIVE = new RegExp(`^(?:ю|у|ять|ен(?:о|${CASES}))$`, 'u');
const AFTER_CONSONANT = /^(?:л[аои]|ши|ен(?:о|ий|ого|ому|им|ім|[аеіу]|ої|ій|ою|их|ими))?(?:с[ья])?$/u;

/** Consonants before the first person and the passive: `збільшено`, `створено`, `оновлено`. */
const CHANGED: readonly (readonly [RegExp, string])[] = [
  [/ст$/u, 'щ'],
  [/зд$/u, 'ждж'],
  [/т$/u, 'ч'],
  [/д$/u, 'дж'],
  [/с$/u, 'ш'],
  [/з$/u, 'ж'],
  [/([бпвмф])$/u, '$1л'],
];

/** Stems of a Ukrainian word, which says its declension by its last letters. */
export function ukrainianStems(word: string, partOfSpeech?: PartOfSpeech): readonly StemWithEndings[] {
  if (partOfSpeech === 'adverb' || word.length < 3) return [{ stem: word, endings: NOTHING }];
  const verb = /^(.{2,})ти(?:с[ья])?$/u.exec(word)?.[1];
  return verb === undefined || partOfSpeech === 'noun' ? nominalStems(word) : verbStems(verb);
}

function nominalStems(word: string): readonly StemWithEndings[] {
  const [body, last] = [word.slice(0, -1), word.slice(-1)];
  if (word.endsWith('ий')) return [{ stem: word.slice(0, -2), endings: ADJECTIVE }];
  if (/[нжчшдц]ій$/u.test(word)) return [{ stem: word.slice(0, -2), endings: SOFT_ADJECTIVE }];
  if (last === 'а') return [{ stem: body, endings: AFTER_A }, ...softened(body), ...separated(body)];
  if (word.endsWith('ння') || word.endsWith('ття'))
    return [
      { stem: body, endings: AFTER_YA },
      { stem: `${word.slice(0, -2)}ь`, endings: NOTHING },
    ];
  if (last === 'я') return [{ stem: body, endings: AFTER_YA }];
  if (last === 'о') return [{ stem: body, endings: AFTER_O }, ...softened(body), ...separated(body)];
  if (last === 'е') return [{ stem: body, endings: AFTER_E }];
  if (last === 'ь') return [{ stem: body, endings: AFTER_SOFT }, ...withoutVowel(body, AFTER_LOST_SOFT)];
  if (last === 'й') return [{ stem: body, endings: AFTER_YOT }, ...opened(word, body, AFTER_YOT)];
  return [
    { stem: word, endings: AFTER_HARD },
    ...softened(word),
    ...withoutVowel(word, AFTER_LOST),
    ...opened(word, word, AFTER_LOST),
  ];
}

/** The vowel of a closed syllable is another one in an open syllable: `вихід`, `виходу`. */
function opened(word: string, body: string, endings: RegExp): readonly StemWithEndings[] {
  if (word === 'колір') return [{ stem: 'кольор', endings }];
  const at = body.lastIndexOf('і');
  if (at < 1 || at < body.length - 2) return [];
  return ['о', 'е'].map((vowel) => ({ stem: body.slice(0, at) + vowel + body.slice(at + 1), endings }));
}

/** Nouns that lose a vowel: `рядок`, `рядка`; `день`, `дня`. */
function withoutVowel(stem: string, endings: RegExp): readonly StemWithEndings[] {
  const lost = /^(.+[^аеєиіїоуюя])[ое]([кнцл])$/u.exec(stem);
  return lost === null ? [] : [{ stem: `${lost[1]}${lost[2]}`, endings }];
}

/** The genitive of the plural, where a vowel separates two consonants: `помилок`, `вікон`. */
function separated(stem: string): readonly StemWithEndings[] {
  const pair = /^(.+[^аеєиіїоуюяьй])([клнрбмвц])$/u.exec(stem);
  if (pair === null) return [];
  return ['о', 'е'].map((vowel) => ({ stem: `${pair[1]}${vowel}${pair[2]}`, endings: NOTHING }));
}

const SOFT: Readonly<Record<string, string>> = { к: 'ц', г: 'з', х: 'с' };

function softened(stem: string): readonly StemWithEndings[] {
  const soft = SOFT[stem.slice(-1)];
  return soft === undefined ? [] : [{ stem: stem.slice(0, -1) + soft, endings: SOFTENED }];
}

const forms = (stem: string, ...endings: readonly RegExp[]): readonly StemWithEndings[] =>
  endings.map((one) => ({ stem, endings: one, isOnlyWhole: true }));

/** Stems of a verb, by its infinitive without `-ти`. */
function verbStems(verb: string): readonly StemWithEndings[] {
  const body = verb.slice(0, -1);
  if (/[уюо]ва$/u.test(verb)) {
    const stem = verb.slice(0, -3);
    const vowel = verb.endsWith('юва') ? 'ю' : 'у';
    const participle = vowel === 'ю' ? 'йова' : 'ова';
    return [
      ...forms(verb, AFTER_VOWEL, PRESENT_YE),
      ...forms(stem + vowel, PRESENT_YE),
      ...forms(stem + (vowel === 'ю' ? 'ьова' : participle), AFTER_VOWEL),
    ];
  }
  if (verb.endsWith('ну')) return forms(verb, AFTER_VOWEL).concat(forms(body, PRESENT_E, AFTER_CONSONANT));
  if (/[иі]$/u.test(verb)) {
    const changed = CHANGED.find(([end]) => end.test(body));
    return [
      ...forms(verb, AFTER_VOWEL, PRESENT_YE),
      ...forms(body, PRESENT_Y, OF_PASSIVE),
      ...(changed === undefined ? [] : forms(body.replace(...changed), OF_PASSIVE)),
    ];
  }
  if (/[ауеяє]$/u.test(verb)) {
    const changed = CHANGED.find(([end]) => end.test(body));
    return [
      ...forms(verb, AFTER_VOWEL, PRESENT_YE),
      ...(changed === undefined ? [] : forms(body.replace(...changed), PRESENT_E)),
    ];
  }
  // `зберегти`, `зберіг`, `збереже`
  const soft = verb.replace(/г$/u, 'ж').replace(/к$/u, 'ч');
  const closed = verb.replace(/[ео](?=[^аеєиіїоуюя]$)/u, 'і');
  return [
    ...forms(`${verb}ти`, NOTHING),
    ...forms(verb, AFTER_CONSONANT),
    ...forms(closed, AFTER_CONSONANT),
    ...forms(soft, PRESENT_E, OF_PASSIVE),
  ];
}
