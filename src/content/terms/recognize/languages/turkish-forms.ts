import type { PartOfSpeech } from '../../termbase';
import type { StemWithEndings } from '../endings';
import { foldWord } from '../fold';
import { ownValue } from '../../../own-value';

const PLURAL = 'l[ae]r';
const POSSESSIVE = '(?:[ıiuü]?m(?:[ıiuü]z)?|[ıiuü]?n(?:[ıiuü]z)?|s?[ıiuü]|l[ae]r[ıi])';
const CASE =
  '(?:y?[ıiuü]|[yn]?[ae]|n?[ıiuü]n|n[ıiuü]|n?[dt][ae]n?|y?l[ae]|(?:n?[dt][ae]|n?[ıiuü]n)ki(?:l[ae]r)?(?:n?[ıiuü]n?|n[ae]|n?d[ae]n?)?)';
const COPULA =
  '(?:[dt][ıiuü]r(?:l[ae]r)?|(?:(?<=[aeıioöuü])y|(?<![aeıioöuü]))(?:[dt][ıiuü](?:[mnk]|l[ae]r)?|m[ıiuü]ş|s[ae]|k[ae]n))';
/** Without `-(I)m` before a case, which is mostly a part of another noun: `seçimi`, `ortamı`. */
const OTHERS = '(?:[ıiuü]?m[ıiuü]z|[ıiuü]?n(?:[ıiuü]z)?|s?[ıiuü]|l[ae]r[ıi])';
const NOMINAL = `(?:${PLURAL}${POSSESSIVE}?${CASE}?|${POSSESSIVE}|${OTHERS}?${CASE}?)${COPULA}?`;
/**
 * Endings of nouns and adjectives: number, owner, case, and the verb to be; without `-lerken`, which is a
 * verb's: `düzenlerken`.
 */
const NOUN = new RegExp(`^(?!l[ae]rken$)${NOMINAL}$`);
/** As `NOUN`, of a noun in the plural, after which `-ken` is a verb's. */
const NOUN_PLURAL = new RegExp(`^(?!k[ae]n$)${NOMINAL}$`);

/** The passive after a vowel, after `l`, and after other consonants; the reflexive is mostly another verb. */
const PASSIVE_VOWEL = '(?:n(?:[ıiuü]l)?)';
const PASSIVE_L = '(?:[ıiuü]n)';
const PASSIVE = '(?:[ıiuü]l(?:[ıiuü]n)?)';
const NEGATED = '(?:(?:y?[ae])?m[aeıiuü])';
const PERSON = '(?:[ıiuü]?m|[ıiuü]z|y[ıiuü][mz]|k|n|n[ıiuü]z|s[ıiuü]n(?:[ıiuü]z)?|l[ae]r)';
const TIME =
  '(?:[ıiuü]?yor|y?[ae]c[ae][kğ]|[dt][ıiuü]|m[ıiuü]ş|[aeıiuü]?r|z|m[ae]kt[ae]|m[ae]l[ıi]|s[ae]|y?[ae]b[ıi]l[ıi]r)';
/** Wishes name their person; without one, most words are others: `göre`. */
const WISH = '(?:y?[ae](?:y[ıi]m|s[ıi]n(?:[ıi]z)?|l[ıi]m|y[ıi]z|l[ae]r|y[dt][ıi]|ym[ıi]ş))';
const FINITE = `(?:${TIME}(?:l[ae]r)?(?:y?[dt][ıiuü]|y?m[ıiuü]ş|y?s[ae]|[dt][ıiuü]r)?${PERSON}?(?:[dt][ıiuü]r)?|${WISH})`;
/** Nouns in `-ış` are words of their own: `çıkış`. */
const NAMED = `(?:[dt][ıiuü][kğ]|y?[ae]c[ae][kğ]|y?[ae]n|m[ae]|m[ae][kğ]|m[ıiuü]ş)${NOMINAL}`;
const ADVERB =
  '(?:y?[ıiuü]p|y?[ae]r[ae]k|y?[ıiuü]nc[ae]|m[ae]d[ae]n|m[ae]ks[ıi]z[ıi]n|[aeıiuü]?rk[ae]n|[dt][ıiuü]k[çc][ae]|y?[ıiuü]n(?:[ıiuü]z)?|s[ıiuü]n(?:l[ae]r)?)';
/** Endings of verbs, their participles and verbal nouns, in the active and the passive. */
const verbEndings = (passive: string): RegExp =>
  new RegExp(`^${passive}?${NEGATED}?(?:${FINITE}|${NAMED}|${ADVERB})?$`);
const VERB = { vowel: verbEndings(PASSIVE_VOWEL), l: verbEndings(PASSIVE_L), other: verbEndings(PASSIVE) };
/** Endings of `demek` and `yemek`, without those of other words: `de`, `den`, `desen`. */
const SHORT_VERB = new RegExp(`^(?!n?$|sen$)(?:${VERB.vowel.source})`);
/** Nouns that look like infinitives. */
const NOUN_IN_MAK = /^(?:ekmek|çakmak|kaymak|parmak|ırmak|damak|basamak|tokmak|yamak)$/;
/** The present changes the last vowel of a stem. */
const PRESENT = new RegExp(`^yor(?:l[ae]r)?(?:[dt]u|m[ıiuü]ş|s[ae])?${PERSON}?$`);

/** Nouns that lose their last vowel before another. */
const LOSING =
  /^(?:ad[ıi]l|ağız|akıl|akit|asıl|beyin|boyun|burun|cisim|devir|emir|fikir|göğüs|gönül|hacim|hüküm|ilim|isim|izin|karın|kayıp|kayıt|keşif|kısım|metin|nakil|nehir|nesil|oğul|omuz|ömür|özür|resim|sabır|seyir|şehir|şekil|tavır|vakit|zehir|zihin)$/;

const SOFT: Readonly<Record<string, string>> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' };

/** Stems of a Turkish word: its last consonant is softened before a vowel, or its last vowel is lost. */
export function turkishStems(word: string, partOfSpeech?: PartOfSpeech): readonly StemWithEndings[] {
  if (partOfSpeech === 'adverb') return [{ stem: word, endings: NOTHING }];
  const verb = /^(.{2,})m[ae]k$/.exec(word)?.[1];
  const isNoun = partOfSpeech === 'noun' || (partOfSpeech === undefined && NOUN_IN_MAK.test(word));
  if (verb !== undefined && !isNoun) {
    const stems = [
      verb,
      ...(/(?:^|[^aıoueiöü])et$|git$|güt$|tat$/.test(verb) ? [`${verb.slice(0, -1)}d`] : []),
    ];
    const present = /[ae]$/.test(verb) ? ['ı', 'i', 'u', 'ü'].map((vowel) => verb.slice(0, -1) + vowel) : [];
    return [
      ...stems.map((stem) => inHarmony({ stem, endings: verbsAfter(stem) }, ownValue(OTHERS_OF, stem))),
      ...present.map((stem) => ({ stem, endings: PRESENT })),
    ];
  }
  const isImperative = partOfSpeech === undefined && IMPERATIVE.test(word);
  const stems = withSoft(word);
  if (LOSING.test(word)) stems.push(...withSoft(word.slice(0, -2) + word.slice(-1)));
  const endings = /l[ae]r$/.test(word) ? NOUN_PLURAL : NOUN;
  return [
    ...stems.map((stem) => inHarmony({ stem, endings })),
    ...(isImperative ? [inHarmony({ stem: word, endings: verbsAfter(word) })] : []),
  ];
}

/** Stems of verbs, which termbases of programs have as they are on buttons: `belirle`, `birleştir`. */
const IMPERATIVE = /(?:.{2}l[ae](?:ş|n|ştır|ştir)?|.[td][ıiuü]r|^et)$/;
const NOTHING = /^$/;

function verbsAfter(stem: string): RegExp {
  if (stem.length < 3 && /[ae]$/.test(stem)) return SHORT_VERB;
  if (/[aeıioöuü]$/.test(stem)) return VERB.vowel;
  return stem.endsWith('l') ? VERB.l : VERB.other;
}

/** Words from other languages that have endings with `e` and `i` after `a`, `o` or `u`: `saati`, `rolü`. */
const FOREIGN = /(?:[aou]l|[aıo]t|a[rl]f|a[rl][bp]|[aou]r|k)$/;
/** After a consonant that is not voiced, endings begin with `t` and not with `d`. */
const HARD = /[fhsşçkpt]$/;
/** Endings whose vowel does not change, and those without a vowel. */
const FREE = /^[^aeıioöuü]*(?:$|ken|ki|yor)/;

/** Endings after which a verb's form is mostly another word: `için`, `kesin`, `alanlar`, `değeri`. */
const OTHERS_OF: Readonly<Record<string, string>> = {
  al: 'an',
  değ: 'er',
  diz: 'in$',
  düş: 'ün$',
  ek: 'in$',
  iç: 'in$',
  kal: 'ın$',
  kes: 'in$',
  say: 'ın$',
  yak: 'ın$',
};

/** Keeps endings whose first vowel and first consonant agree with the stem, without those of other words. */
function inHarmony({ stem, endings }: StemWithEndings, others = '(?!)'): StemWithEndings {
  const last = /[aeıioöuü](?=[^aeıioöuü]*$)/.exec(stem)?.[0];
  if (last === undefined) return { stem, endings };
  const isBack = 'aıou'.includes(last);
  const vowels = isBack ? (FOREIGN.test(stem) ? 'aeıiuü' : 'aıu') : 'eiü';
  const consonant = HARD.test(stem)
    ? '(?!d)'
    : /[bcdgğjlmnrvyz]$/.test(stem)
      ? '(?!t[ıiuüae])'
      : '(?!l[ae](?!r))';
  // An expression of its own: compiling one of all endings for each kind of stem takes longer than its use.
  const agreeing = cached(`^(?!${others})(?=${FREE.source.slice(1)}|[^aeıioöuü]*[${vowels}])${consonant}`);
  return { stem, endings, agreeing };
}

const made = new Map<string, RegExp>();

function cached(source: string): RegExp {
  let known = made.get(source);
  if (known === undefined) made.set(source, (known = new RegExp(source)));
  return known;
}

/** Nouns of one syllable in `t` keep it: `kenti`. */
const HARD_END = /^[^aeıioöuü]*[aeıioöuü][^aeıioöuü]*t$/;
const SOFTENED = /^(?:dert|yurt|kurt|dört|art|ant|bant|cilt|şort|kart)$/;

function withSoft(stem: string): string[] {
  const soft = stem.endsWith('nk') ? 'g' : SOFT[stem.slice(-1)];
  const isKept = soft === undefined || stem.length < 3 || (HARD_END.test(stem) && !SOFTENED.test(stem));
  return isKept ? [stem] : [stem, stem.slice(0, -1) + soft];
}

/** A noun with the possessive ending of a compound: `adresi`, `numarası`. */
const HEAD = /^(.*[^aeıioöuü])([ıiuü])$/u;
const HEAD_OF_VOWEL = /^(.*[aeıioöuü])s([ıiuü])$/u;
const HARDENED: Readonly<Record<string, string>> = { b: 'p', c: 'ç', d: 't', ğ: 'k' };

/**
 * Returns the plural of the last word of a compound, where that may have a possessive ending: `adresleri` of
 * `adresi` in `e-posta adresi`. Its cases follow it as they follow any noun.
 */
export function turkishHeadPlurals(written: string): readonly string[] {
  const word = foldWord(written, 'tr');
  // `adresi` has the `s` of `adres`, and `numarası` that of the ending.
  return [HEAD, HEAD_OF_VOWEL].flatMap((head) => {
    const [, stem = '', vowel = ''] = head.exec(word) ?? [];
    if (stem.length < 2) return [];
    const ending = vowel === 'ı' || vowel === 'u' ? 'ları' : 'leri';
    const hard = HARDENED[stem.slice(-1)];
    return [stem, ...(hard === undefined ? [] : [stem.slice(0, -1) + hard])].map((one) => one + ending);
  });
}
