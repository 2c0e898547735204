import type { PartOfSpeech } from '../termbase';
import type { StemWithEndings } from './endings';

const PARTICLE = '(?:kin|k[aä][aä]n|k[oö](?:h[aä]n)?|h[aä]n|p[aä]s?)';
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

/** Endings of a verb in person and time. */
const PERSON = '(?:n|t|mme|tte|v[aä]t|[aeiouyäö]|i?si(?:n|t|mme|tte|v[aä]t)?|i(?:n|t|mme|tte|v[aä]t)?)';
const NAMED =
  '(?:m(?:[aä](?:[aä]n|ss[aä]|st[aä]|ll[aä]|tt[aä]|t|n)?|inen|is\\p{L}{1,7})|v[aä](?:n|t|[aä]n?|j[aä]|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ks[ie]\\p{L}{0,4}|mpi\\p{L}{0,4}|mm[aä]\\p{L}{0,3}|sti)?|vi(?:[aä]|en|in|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ksi)|nut|nyt|nee\\p{L}{1,5}|ess[aä]|en|k[oö][oö]n|k[aä][aä]|[aä]ksee?n?|[aä]k)';
const VERB = new RegExp(`^(?:${PERSON}|${NAMED})?${PARTICLE}?$`, 'u');
const VERB_WEAK = new RegExp(`^(?:n|t|mme|tte|i(?:n|t|mme|tte))?${PARTICLE}?$`);
/** As `VERB`, after a consonant, which is no form without an ending. */
const VERB_AFTER_CONSONANT = new RegExp(`^(?:${PERSON}|${NAMED})${PARTICLE}?$`, 'u');
const PAST = /^n(?:[uy]t|ee\p{L}{1,6}|e[et]?|isi\p{L}{0,4})(?:kin|k[aä][aä]n)?$/u;
const PARTICIPLE = '(?:n|t|[aäuy]n?|j[aä]|jen|i?(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ksi|h?in))?';
/** Endings of the passive and of the first infinitive. */
const PASSIVE = new RegExp(
  `^(?:t?[aä][aä]?n|t?t[aä][aä]?n|t?tiin|t?t[aä]isi(?:in)?|(?:tt|(?<![aeiouyäö])t)[uy]${PARTICIPLE}|d(?:u|y)\\p{L}{1,6}|t?t[aä](?:v[aä]|ess[aä]|k[oö][oö]n)\\p{L}{0,6}|t?t[aä]vi\\p{L}{0,5})${PARTICLE}?$`,
  'u',
);

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
    ...(isOnly('verb') ? verbStems(word).map(whole) : []),
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

/** Loanwords whose consonant does not change: `auto`, `auton`. */
const SAME_GRADE = /(?:auto|foto|data|moto|loto|meta|beta)$/;

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
            { stem: `${body}o`, endings: AFTER_O },
            { stem: `${body}ö`, endings: AFTER_O },
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
  [/e$/, '^ee', '^ei', 'et'],
  [/in$/, '^ime', '^imi', 'in', 'impa', 'imma'],
  [/(?<=t)on$/, '^toma', 'toma', 'tto', 'ttoma', 'ttomi', 'ton'],
  [/(?<=t)ön$/, 'tömä', 'ttömä', 'ttömi', 'tön'],
  [/ton$/, 'ttoma', 'ttomi', 'tont'],
  [/tön$/, 'ttömä', 'ttömi', 'tönt'],
  [/n$/, 'me', 'mi'],
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

/** Stems of a verb, by the type of its infinitive. */
function verbStems(word: string): readonly StemWithEndings[] {
  const stems: StemWithEndings[] = [];
  const active = (stem: string): void =>
    void stems.push({ stem, endings: /[aeiouyäö]$/.test(stem) ? VERB : VERB_AFTER_CONSONANT });
  const past = (stem: string): void => void stems.push({ stem, endings: PAST });
  const passive = (stem: string): void => void stems.push({ stem, endings: PASSIVE });
  const [, body = '', ending = ''] =
    /^(.{2,}?)((?<=[aeiouyäö])t[aä]|d[aä]|(?:(?<=l)l|(?<=n)n|(?<=r)r|(?<=s)t)[aä]|(?<=[aeiouyäö])[aä])$/.exec(
      word,
    ) ?? [];
  if (body === '') return [];
  if (ending.startsWith('t') && /[iy]$/.test(body)) {
    for (const stem of [`${body}tse`, `${body}ts`, `${body}t`]) active(stem);
    past(body);
    passive(body);
  }
  if (ending.startsWith('t') && !body.endsWith('s')) {
    for (const strong of strongGrades(body)) for (const end of ['a', 'ä', 's', 'si']) active(strong + end);
    active(`${body}t`);
    past(body);
    passive(body);
  } else if (ending.startsWith('d')) {
    for (const stem of [body, `${body.slice(0, -2)}${body.slice(-1)}`, `${body}d`]) active(stem);
    passive(body);
  } else if (/^[lnrt]/.test(ending)) {
    for (const strong of strongGrades(body.slice(0, -1))) {
      const stem = strong + body.slice(-1);
      for (const end of ['e', '', ending.charAt(0)]) active(stem + end);
    }
    for (const end of ['e', ending.charAt(0)]) active(body + end);
    passive(body);
  } else {
    for (const stem of grades(body)) {
      if (stem === body) active(stem);
      else stems.push({ stem, endings: VERB_WEAK });
      const endings = stem === body ? VERB : VERB_WEAK;
      if (/[aäei]$/.test(stem)) stems.push({ stem: `${stem.slice(0, -1)}i`, endings });
      if (stem.endsWith('a')) stems.push({ stem: `${stem.slice(0, -1)}oi`, endings });
      passive(/[aä]$/.test(stem) ? `${stem.slice(0, -1)}e` : stem);
    }
  }
  return stems;
}

/** Strong clusters before the last vowel, with their weak grades. */
const GRADES: readonly (readonly [string, string])[] = [
  ['kk', 'k'],
  ['pp', 'p'],
  ['tt', 't'],
  ['nk', 'ng'],
  ['nt', 'nn'],
  ['mp', 'mm'],
  ['lt', 'll'],
  ['rt', 'rr'],
  ['ht', 'hd'],
  ['lk', 'l'],
  ['rk', 'r'],
  ['lk', 'lj'],
  ['rk', 'rj'],
  ['hk', 'hj'],
];

const VOWEL = 'aeiouyäö';

/** A stem that ends in a vowel, in both grades. */
function grades(stem: string): readonly string[] {
  const vowels = /[aeiouyäö]{1,2}$/.exec(stem)?.[0] ?? '';
  const body = stem.slice(0, stem.length - vowels.length);
  const found = [stem];
  for (const [strong, weak] of GRADES) {
    if (body.endsWith(strong)) found.push(body.slice(0, -strong.length) + weak + vowels);
  }
  const before = body.charAt(body.length - 2);
  if (/(?:uku|yky)$/.test(stem)) found.push(`${stem.slice(0, -2)}v${vowels}`);
  if (stem.endsWith('aika')) found.push(`${stem.slice(0, -3)}ja`);
  if (before === '') return found;
  const isSingle = VOWEL.includes(before);
  if (isSingle || 'hlrnm'.includes(before)) {
    if (body.endsWith('t') && isSingle) found.push(`${body.slice(0, -1)}d${vowels}`);
    if (body.endsWith('p')) found.push(`${body.slice(0, -1)}v${vowels}`);
    if (body.endsWith('k') && isSingle) found.push(body.slice(0, -1) + vowels);
  }
  return found;
}

/** A stem as it is, and in its strong grades where it is weak: `osoit`, `osoitt`. */
function strongGrades(body: string): readonly string[] {
  const vowels = /[aeiouyäö]{0,2}$/.exec(body)?.[0] ?? '';
  const root = body.slice(0, body.length - vowels.length);
  const found = [body];
  if (root.length < 2) return found;
  for (const [strong, weak] of GRADES) {
    if (weak.length > 1 ? root.endsWith(weak) : root.endsWith(weak) && !root.endsWith(strong))
      found.push(root.slice(0, -weak.length) + strong + vowels);
  }
  if (root.endsWith('d')) found.push(`${root.slice(0, -1)}t${vowels}`);
  if (root.endsWith('v')) found.push(`${root.slice(0, -1)}p${vowels}`);
  if (VOWEL.includes(root.slice(-1)) || root === '') found.push(`${root}k${vowels}`);
  if (vowels.length === 2) found.push(`${root}${vowels.charAt(0)}k${vowels.charAt(1)}`);
  return found;
}
