import type { PartOfSpeech } from '../../termbase';
import type { StemWithEndings } from '../endings';

/** Endings of masculine nouns, and of feminine ones in a consonant: `kódu`, `úrovně`, `velikostí`. */
const AFTER_CONSONANT = /^(?:[aueěiyoí]|em|ovi|ové|ům?|ů|e(?:ch|m|mi)|ích|ách|ám|ami|ími|m?i|ím|ou)?$/;
/** Endings of masculine nouns that lose a vowel before them: `řádku`, `účtu`. */
const AFTER_LOST = /^(?:[aueěiyoí]|em|ovi|ové|ům|ů|e(?:ch|m|mi)|ích|ách|ám|ami|ími|mi|ím)$/;
const AFTER_A = /^(?:[ayeěuoií]|ou|[áů]m|ách|ech|ami|ím|ích|emi)?$/;
const AFTER_O = /^(?:[oaueěiy]|em|ům|ech|ích|ách|ami)?$/;
const AFTER_E = /^(?:[eěiíau]|em|ěm|ím|ům|emi|ěmi|ích|ech|ete|ět[ei]|ata|at|aty|atům)?$/;
const AFTER_LONG_I = /^í(?:ho|mu|m|ch|mi)?$/;
const COMPARED = /^ější(?:ho|mu|m|ch|mi)?$/;
const ADJECTIVE = /^(?:[ýáéí]|ého|ému|ým|ých|ými|ou|ém)$/;
/** Endings before which the last consonant is another one: `složce` of `složka`. */
const SOFT = /^(?:e|ě|i|í|ích|ím|ími)$/;
const NOTHING = /^$/;

const INFINITIVE = /^\p{L}{2,}(?:ou|[aeěiíáéý])t$|^\p{L}át$|^\p{L}+[áéíýů][sz]t$/u;
const CASES = '(?:[ýáé]|ého|ému|ým|ých|ými|ou|ém)';
const PAST = '(?:l[aoiy]?)';
const PASSIVE = `(?:[nt](?:[aoiyu]|${CASES})?)`;
/** Endings of verbs after the vowel of their infinitive: `vytvořil`, `vytvořen`; verbal nouns are others. */
const AFTER_VOWEL = new RegExp(`^(?:${PAST}|${PASSIVE}|t|vš[ie]|v)$`);
const PRESENT_A = /^(?:á|áš|ám|áme|áte|ají|ej|ejte|ejme|ajíc[ií]?\p{L}{0,3}|á?)$/u;
const PRESENT_E = /^(?:e|eš|u|i|eme|ete|ou|í|te|ěte|ouc[ií]?\p{L}{0,3})$/u;
const PRESENT_I = /^(?:í|íš|ím|íme|íte|ej[ií]|ěj[ií]|i|te|ete|ěte|me|íc[ií]?\p{L}{0,3})?$/u;

const HARD: Readonly<Record<string, string>> = { ť: 't', ď: 'd', ň: 'n' };
const PALATAL: readonly (readonly [RegExp, string])[] = [
  [/ch$/, 'š'],
  [/k$/, 'c'],
  [/[hg]$/, 'z'],
  [/r$/, 'ř'],
];
/** The consonants of `vyhlášen`, `nahrazen`, `vrácen` and `puštěn`. */
const OF_PASSIVE: readonly (readonly [RegExp, string])[] = [
  [/st$/, 'šť'],
  [/s$/, 'š'],
  [/z$/, 'ž'],
  [/t$/, 'c'],
  [/d$/, 'z'],
];

/** Stems of a Czech word in small letters, which says its declension by its last letters. */
export function czechStems(word: string, partOfSpeech?: PartOfSpeech): readonly StemWithEndings[] {
  if (partOfSpeech === 'adverb' || word.length < 3) return [{ stem: word, endings: NOTHING }];
  if (partOfSpeech === 'noun' || !INFINITIVE.test(word)) return nominalStems(word);
  // `formát`, `limit` and `paket` are nouns.
  const mayBeNoun = partOfSpeech === undefined && !/(?:ova|nou|mou)t$/.test(word);
  return mayBeNoun ? [...verbStems(word), ...nominalStems(word)] : verbStems(word);
}

function nominalStems(word: string): readonly StemWithEndings[] {
  const [body, last] = [word.slice(0, -1), word.slice(-1)];
  if (last === 'ý')
    return [
      { stem: body, endings: ADJECTIVE },
      { stem: body, endings: COMPARED },
      ...softened(body, /^(?:í|ější\p{L}{0,3})$/u),
    ];
  if (last === 'í') return [{ stem: body, endings: AFTER_LONG_I }];
  if (last === 'á' || last === 'é') return [{ stem: body, endings: ADJECTIVE }];
  if (last === 'a') return [{ stem: body, endings: AFTER_A }, ...softened(body, SOFT), ...withVowel(body)];
  // `jmen` of `jméno`
  const short = body.replace(/é(?=\p{L}$)/u, 'e');
  if (last === 'o')
    return [
      { stem: body, endings: AFTER_O },
      ...softened(body, SOFT),
      ...withVowel(body),
      { stem: short, endings: NOTHING },
    ];
  if (last === 'e' || last === 'ě') return [{ stem: body, endings: AFTER_E }];
  const stems = [{ stem: word, endings: AFTER_CONSONANT }, ...softened(word, SOFT)];
  // `uživatelé`
  if (word.endsWith('tel')) stems.push({ stem: word, endings: /^é$/ });
  const hard = HARD[last];
  if (hard !== undefined) stems.push({ stem: body + hard, endings: AFTER_LOST });
  // `řádek`, `konec`, `týden`, `úroveň`, `účet`
  const lost = /^(\p{L}*[^aeiouyáéíóúůýě])e([kcnlň]|(?<=če)t)$/u.exec(word);
  if (lost !== null) {
    const [, first = '', second = ''] = lost;
    const stem = first + (HARD[second] ?? second);
    stems.push({ stem, endings: AFTER_LOST }, ...softened(stem, SOFT));
  }
  // `stůl`, `dům`
  const long = /^(\p{L}*)ů(\p{L})$/u.exec(word);
  if (long !== null) stems.push({ stem: `${long[1]}o${long[2]}`, endings: AFTER_LOST });
  return stems;
}

/** The stem with the consonant that it has before a soft vowel. */
function softened(stem: string, endings: RegExp): readonly StemWithEndings[] {
  const rule = PALATAL.find(([hard]) => hard.test(stem));
  return rule === undefined ? [] : [{ stem: stem.replace(...rule), endings }];
}

/** The genitive of the plural, where a vowel separates two consonants: `složek`, `tlačítek`. */
function withVowel(stem: string): readonly StemWithEndings[] {
  const pair = /^(\p{L}*[^aeiouyáéíóúůýě])([klnrbmtcv])$/u.exec(stem);
  return pair === null ? [] : [{ stem: `${pair[1]}e${pair[2]}`, endings: NOTHING }];
}

const forms = (stem: string, ...endings: readonly RegExp[]): readonly StemWithEndings[] =>
  endings.map((one) => ({ stem, endings: one, isOnlyWhole: true }));

function verbStems(word: string): readonly StemWithEndings[] {
  const stem = (ending: string): string => word.slice(0, -ending.length);
  if (word.endsWith('ovat'))
    return [
      ...forms(`${stem('ovat')}ova`, AFTER_VOWEL),
      ...forms(`${stem('ovat')}ová`, /^n(?:[aoiyu])?$/),
      ...forms(`${stem('ovat')}uj`, PRESENT_E, NOTHING, /^(?:te|me)$/),
    ];
  if (word.endsWith('jmout')) {
    const own = stem('mout');
    return [
      ...forms(`${own}m`, PRESENT_E, /^(?:ul[aoiy]?|ut[aoiy]?)$/, NOTHING),
      ...forms(`${own}a`, AFTER_VOWEL),
      ...forms(word, NOTHING),
    ];
  }
  if (word.endsWith('nout'))
    return [
      ...forms(`${stem('out')}u`, AFTER_VOWEL),
      ...forms(stem('out'), PRESENT_E),
      ...forms(stem('nout'), new RegExp(`^${PAST}$`)),
      ...forms(word, NOTHING),
    ];
  if (/[^aeiouyáéíóúůýě]t$/u.test(word)) return consonantStems(word);
  if (/\p{L}jít$/u.test(word)) return goingStems(stem('jít'));
  const vowel = word.slice(-2, -1);
  const own = word.slice(0, -2);
  const past = forms(own + vowel, AFTER_VOWEL);
  if (vowel === 'a' || vowel === 'á') {
    const present = presentOf(own);
    return [
      ...past,
      // `psal`, `dal`
      ...(/^[^aeiouyáéíóúůýě]+á$/u.test(own + vowel) ? forms(`${own}a`, PAST_ONLY) : []),
      ...forms(`${own}á`, PASSIVE_SHORT),
      ...forms(own, PRESENT_A),
      ...(present === own ? [] : forms(present, PRESENT_E, NOTHING)),
      // `napište`
      ...(present.endsWith('íš') ? forms(`${present.slice(0, -2)}iš`, IMPERATIVE) : []),
    ];
  }
  const passive = [own, ...OF_PASSIVE.filter(([hard]) => hard.test(own)).map((rule) => own.replace(...rule))];
  const passives = passive.flatMap((one) => forms(one, PASSIVE_E));
  if (vowel === 'i' || vowel === 'e' || vowel === 'ě')
    return [...past, ...passives, ...forms(own, PRESENT_I), ...forms(imperativeOf(own), IMPERATIVE)];
  if (vowel === 'í' || vowel === 'ý') {
    const short = vowel === 'í' ? 'i' : 'y';
    return [
      ...forms(own + short, AFTER_VOWEL),
      ...forms(`${own}${short}j`, PRESENT_E, NOTHING),
      ...passives,
      ...forms(own, PRESENT_E, /^(?:el[aoiy]?)$/),
      ...forms(word, NOTHING),
    ];
  }
  return past;
}

/** Present stems of verbs in `-at` that change a consonant: `vyberte`, `pošle`, `napíše`, `smaže`. */
const presentOf = (stem: string): string =>
  stem.replace(/br$/, 'ber').replace(/sl$/, 'šl').replace(/ps$/, 'píš').replace(/z$/, 'ž').replace(/s$/, 'š');

/** Verbs with a consonant before `t`: `načte`, `načetl`; `zavede`, `zavedl`; `vzroste`. */
function consonantStems(word: string): readonly StemWithEndings[] {
  const own = word.slice(0, -3);
  const isOfZ = word.endsWith('zt');
  const stems: Readonly<Record<string, readonly string[]>> = {
    // `část` is a noun.
    á: own.length > 1 ? [`${own}ad`] : [],
    é: isOfZ ? [`${own}ez`] : [`${own}ed`, `${own}es`, `${own}et`],
    í: [`${own}t`],
    ý: [`${own}yz`],
    // `půst` is a noun.
    ů: own.endsWith('r') ? [`${own}ost`] : [],
  };
  const vowel = word.slice(-3, -2);
  return [
    ...forms(word, NOTHING),
    ...(vowel === 'í' ? forms(`${own}et`, PAST_ONLY) : []),
    ...(stems[vowel] ?? []).flatMap((one) => [
      ...forms(one, PRESENT_E, PAST_ONLY, PASSIVE_E),
      ...forms(imperativeOf(one), IMPERATIVE),
    ]),
  ];
}

/** Forms of `najít` and others that are made of `jít`: `najde`, `našel`. */
const goingStems = (own: string): readonly StemWithEndings[] => [
  ...forms(`${own}jít`, NOTHING),
  ...forms(`${own}jd`, PRESENT_E),
  ...forms(`${own}jď`, IMPERATIVE),
  ...forms(`${own}š`, /^(?:el|l[aoiy])$/),
];

const PAST_ONLY = new RegExp(`^${PAST}$`);
const IMPERATIVE = /^(?:te|me)?$/;
const OF_IMPERATIVE: Readonly<Record<string, string>> = { n: 'ň', t: 'ť', d: 'ď' };
/** `odstraňte` of `odstranit` */
const imperativeOf = (stem: string): string => stem.replace(/[ntd]$/, (last) => OF_IMPERATIVE[last] ?? last);
const PASSIVE_SHORT = /^n[aoiy]?$/;
const PASSIVE_E = new RegExp(`^[eě]${PASSIVE}$`);
