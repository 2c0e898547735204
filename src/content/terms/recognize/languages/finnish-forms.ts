import type { PartOfSpeech } from '../../termbase';
import type { StemWithEndings } from '../endings';
import { grades, strongGrades } from './finnish-grades';
import { finnishVerbStems, PARTICLE } from './finnish-verbs';

/** Owners after a vowel, and particles after everything. */
const OWNER = '(?:ni|si|ns[aä]|mme|nne)';
const AFTER = `${OWNER}?${PARTICLE}?`;
const WEAK_CASE = '(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|tt[aä])(?:[aä]n)?|ksi|kse(?:en)?';
const STRONG_CASE = 'n[aä](?:[aä]n)?|ine(?:en)?';
const LOCAL = `${WEAK_CASE}|${STRONG_CASE}`;
/** Cases of the plural that a closed syllable is in, and those of an open one. */
const WEAK_PLURAL = `[ij](?:${WEAK_CASE})${OWNER}?|i?den${OWNER}?`;
const STRONG_PLURAL = `[ij](?:[aä](?:[aä]n)?|en|h?in|${OWNER}|(?:${STRONG_CASE})${OWNER}?)|(?:itten|ien|ten)${OWNER}?`;
const WEAK = `n|t|(?:${WEAK_CASE})${OWNER}?|${WEAK_PLURAL}|sti`;
const STRONG = `[aä](?:[aä]n)?|(?:${STRONG_CASE})${OWNER}?|h?[aeiouyäö]n|seen|siin|${OWNER}|${STRONG_PLURAL}|(?:itä|ita)${OWNER}?`;
/** Endings of a noun or an adjective after its stem, which ends in a vowel. */
const NOUN = new RegExp(`^(?:|${WEAK}|${STRONG})${PARTICLE}?$`);
/** After a long vowel, as in `maata`. */
const NOUN_LONG = new RegExp(`^(?:|t[aä](?:[aä]n)?|${WEAK}|${STRONG})${PARTICLE}?$`);
const NOUN_AFTER_CONSONANT = new RegExp(`^(?:t[aä](?:[aä]n)?|${WEAK}|${STRONG})${PARTICLE}?$`);
/** Consonants change between an open syllable and a closed one. */
const NOUN_WEAK = new RegExp(`^(?:${WEAK})${PARTICLE}?$`);
const NOUN_STRONG = new RegExp(`^(?:|${STRONG})${PARTICLE}?$`);
/** The partitive after a consonant: `puolta`. */
const PARTITIVE = new RegExp(`^t[aä](?:[aä]n)?${PARTICLE}?$`);
const PLURAL = `(?:[aä](?:[aä]n)?|en|h?in|${OWNER}|(?:${LOCAL})${OWNER}?)`;
/** Endings of the plural after a stem that ends in its `i`, or in a vowel before its `i` or `j`. */
const AFTER_I = new RegExp(`^${PLURAL}${PARTICLE}?$`);
const AFTER_O = new RegExp(`^(?:[ij]${PLURAL}|(?:i?den|itten|itä|ita)${OWNER}?)${PARTICLE}?$`);
/** As \`AFTER_O\`, in a word of two syllables: \`kirjoja\`, and no \`kirjoita\`. */
const AFTER_SHORT_O = new RegExp(
  `^(?:j[aä]\\p{L}{0,4}|[ij](?!t?[aä])${PLURAL}|i?den${OWNER}?)${PARTICLE}?$`,
  'u',
);
/** Endings of a base form that other cases than the partitive do not have. */
const BASE = new RegExp(`^(?:t[aä](?:[aä]n)?)?${AFTER}$`);
const BASE_IN_E = new RegExp(`^(?:tt[aä](?:[aä]n)?)?${AFTER}$`);
/** Words that are adjectives, where the termbase does not say so. */
const ADJECTIVE =
  /(?:.ea|.eä|v[aä]|nen|^(?:suuri|pieni|vanha|uusi|helppo|iso|lyhyt|pitkä|hidas|tarkka|tiukka|raskas|kevyt|syvä|tumma|kirkas|hyvä|laaja|vahva|paha))$/;
/** Endings of the comparative and the superlative. */
const COMPARED = /^(?:mpi(?:en|[aä])?|m[mp][aäi]\p{L}{0,6}|in|im[mp]\p{L}{1,6})$/u;

const COMPARATIVE = /^(?:mpi(?:en|[aä])?|m[mp][aäi]\p{L}{0,6})$/u;
const SUPERLATIVE = /^(?:in|im[mp]\p{L}{1,6})$/u;
const AFTER_ADVERB = new RegExp(`^${PARTICLE}?$`);

/**
 * Stems of a Finnish word in its base form. Consonants between the last vowels have a strong and a weak grade
 * (`katu`, `kadu-`), and many types of nouns have a stem of their own (`asetus`, `asetukse-`).
 */
export function finnishStems(word: string, partOfSpeech?: PartOfSpeech): readonly StemWithEndings[] {
  const isOnly = (kind: PartOfSpeech): boolean => partOfSpeech === undefined || partOfSpeech === kind;
  if (partOfSpeech === 'adverb') return [{ stem: word, endings: AFTER_ADVERB }];
  return [
    ...(partOfSpeech === 'verb' ? [] : nameStems(word)),
    ...(partOfSpeech === 'adjective' || (isOnly('adjective') && ADJECTIVE.test(word))
      ? comparedStems(word).map(whole)
      : []),
    ...(isOnly('verb') ? finnishVerbStems(word).map(whole) : []),
  ].filter(({ stem }) => stem.length >= Math.min(3, word.length - 1));
}

const whole = (stem: StemWithEndings): StemWithEndings => ({ ...stem, isOnlyWhole: true });

function nameStems(word: string): readonly StemWithEndings[] {
  return [
    { stem: word, endings: endingsOf(word) },
    ...nounStems(word).map((stem) => ({ stem, endings: nounEndings(word, stem) })),
    ...(/[lrn]i$|[^k]si$/.test(word)
      ? [{ stem: word.slice(0, -1).replace(/s$/, 't'), endings: PARTITIVE }]
      : []),
    ...pluralStems(word),
  ];
}

/** A noun as the first part of a compound: as it is, or in the genitive, and `-s` for `-nen`. */
export function finnishFirstPart(word: string): readonly string[] {
  if (word.endsWith('nen'))
    return [`${word.slice(0, -3)}s`, `${word.slice(0, -3)}sen`, `${word.slice(0, -3)}sten`];
  if (!/[aeiouyäöns]$/.test(word) && !/(?:el|er|ar|är|or)$/.test(word)) return [];
  const genitives = nounStems(word).flatMap((stem) =>
    /[aeiouyäö]$/.test(stem) ? [`${stem}n`, `${stem}iden`, `${stem}jen`, `${stem}ien`, `${stem}den`] : [],
  );
  const plurals = /[aä]$/.test(word)
    ? grades(word).flatMap((one) => [
        `${one.slice(0, -1)}ien`,
        `${one.slice(0, -1)}ojen`,
        `${one.slice(0, -1)}oiden`,
      ])
    : [];
  return [word, ...genitives, ...plurals];
}

/** Words whose consonant does not change, or in some only: `auto`, `auton`; `lohko`, `lohkon`. */
const SAME_GRADE = /(?:auto|foto|data|moto|loto|meta|beta|hk[oöuyaä])$/;

/** A stem with a changed consonant is in other cases than the one of the base form. */
function nounEndings(word: string, stem: string): RegExp {
  const isSimple = /[^aeiouyäö][aiouyäö]$/.test(word);
  if (isSimple && !SAME_GRADE.test(word) && grades(word).length > 1) {
    const own = word.slice(0, -1);
    if (stem.startsWith(own)) return NOUN_STRONG;
    if (stem.length <= word.length) return NOUN_WEAK;
  }
  if (/[^aeiouyäö]$/.test(stem)) return NOUN_AFTER_CONSONANT;
  return /[aeiouyäö]{2}$/.test(stem) ? NOUN_LONG : NOUN;
}

function endingsOf(word: string): RegExp {
  if (word.endsWith('e')) return BASE_IN_E;
  return /[aiouyäö]$/.test(word) ? nounEndings(word, word) : BASE;
}

function comparedStems(word: string): readonly StemWithEndings[] {
  if (!/[aeiouyäö]$/.test(word)) return [];
  return grades(word).flatMap((stem) => [
    { stem, endings: COMPARED },
    { stem: `${stem.slice(0, -1)}e`, endings: COMPARATIVE },
    { stem: stem.slice(0, -1), endings: SUPERLATIVE },
  ]);
}

function nounStems(word: string): readonly string[] {
  const stems = new Set<string>();
  const add = (stem: string): void => {
    for (const one of grades(stem)) stems.add(one);
  };
  for (const [type, ...made] of TYPES) {
    const match = type.exec(word);
    if (match === null) continue;
    const body = word.slice(0, match.index);
    for (const one of made) {
      if (one.startsWith('^')) for (const strong of strongGrades(body)) stems.add(strong + one.slice(1));
      else stems.add(body + one);
    }
  }
  if (/[aeiouyäö]$/.test(word)) {
    if (!word.endsWith('e')) add(word);
    if (word.endsWith('i')) for (const one of grades(word)) stems.add(one.slice(0, -1) + 'e');
  }
  return [...stems];
}

/** The plural's `i` changes `a` and `ä` before it to `o` or `ö`, or takes their place. */
function pluralStems(word: string): readonly StemWithEndings[] {
  if (!/[aä]$/.test(word)) return [];
  const syllables = word.match(/[aeiouyäö]+/g) ?? [];
  const first = syllables[0]?.charAt(0) ?? '';
  // Two syllables: `tila`, `tiloja`, but `koira`, `koiria`, and `päivä`, `päiviä`.
  const isShort = syllables.length === 2;
  const hasO = !isShort || (word.endsWith('a') && /[aei]/.test(first));
  const hasI = !isShort || !hasO;
  return grades(word).flatMap((one) => {
    const body = one.slice(0, -1);
    return [
      ...(hasO
        ? [
            { stem: `${body}o`, endings: isShort ? AFTER_SHORT_O : AFTER_O },
            { stem: `${body}ö`, endings: isShort ? AFTER_SHORT_O : AFTER_O },
          ]
        : []),
      ...(hasI ? [{ stem: `${body}i`, endings: AFTER_I }] : []),
    ];
  });
}

/** Types of nouns by their ending, with the endings of their stems; `^` has the strong grade before it. */
const TYPES: readonly (readonly [RegExp, ...string[]])[] = [
  [/nen$/, 'se', 's', 'si'],
  [/(?<=[uyo])s$/, 'kse', 'ks', 'ksi'],
  [/(?<=[ö])s$/, 'kse', 'ks', 'ksi'],
  [/(?<=[uy])us$/, 'uude', 'uute', 'uuks', 'uut', 'uuksi'],
  [/(?<=[uy][uy])s$/, 'de', 'te', 't', 'ksi'],
  [/(?<=[uo])us$/, 'ude', 'ute', 'uksi', 'ut'],
  [/(?<=[yö])ys$/, 'yde', 'yte', 'yksi', 'yt'],
  [/(?<=[iea])us$/, 'ude', 'ute', 'uksi', 'ut', 'ukse', 'uks'],
  [/(?<=[ieä])ys$/, 'yde', 'yte', 'yksi', 'yt', 'ykse', 'yks'],
  [/as$/, '^aa', '^ai', 'as'],
  [/äs$/, '^ää', '^äi', 'äs'],
  [/is$/, '^ii', 'kse', 'ikse', 'iksi', 'is', '^ei'],
  [/es$/, '^ee', 'ekse', 'eksi', 'es'],
  [/ie$/, 'ie', 'ei'],
  [/e$/, '^ee', '^ei'],
  [/in$/, '^ime', '^imi', 'in', 'impa', 'imma'],
  [/(?<=t)on$/, '^toma', 'toma', 'tto', 'ttoma', 'ttomi', 'ton'],
  [/(?<=t)ön$/, 'tömä', 'ttömä', 'ttömi', 'tön'],
  [/ton$/, 'ttoma', 'ttomi', 'tont'],
  [/tön$/, 'ttömä', 'ttömi', 'tönt'],
  [/n$/, 'me', 'mi'],
  [/(?<=[lnrs])[uy]t$/, 'ee', 'ei'],
  [/ut$/, 'ue', 'ui', 'utt', 'ukka'],
  [/yt$/, 'ye', 'yi', 'ytt'],
  [/([eaä])l$/, '^el', 'ele', 'eli', 'ale', 'äle'],
  [/er$/, 'ere', '^ere', 'eri'],
  [/(?<=[aouäöy])r$/, 're', 'ri'],
  [/si$/, 'te', 'de', 't', 'si', 'se'],
  [/ksi$/, 'kte', 'hde', 'hte'],
  [/nsi$/, 'nte', 'nne'],
  [/mpi$/, 'mpa', 'mma', 'mpi', 'mmi', 'mpä', 'mmä'],
  [/([^aeiouyäö])$/, '$i', 'i', 'e'],
  [/i$/, 'e', 'ei', 'ie'],
];
