import type { StemWithEndings } from './endings';

const PLURAL = 'l[ae]r';
const POSSESSIVE = '(?:[ıiuü]?m(?:[ıiuü]z)?|[ıiuü]?n(?:[ıiuü]z)?|s?[ıiuü]|l[ae]r[ıi])';
const CASE =
  '(?:y?[ıiuü]|[yn]?[ae]|n?[ıiuü]n|n[ıiuü]|n?[dt][ae]n?|y?l[ae]|(?:n?[dt][ae]|n?[ıiuü]n)ki(?:l[ae]r)?(?:n?[ıiuü]n?|n[ae]|n?d[ae]n?)?)';
const COPULA =
  '(?:[dt][ıiuü]r(?:l[ae]r)?|(?:(?<=[aeıioöuü])y|(?<![aeıioöuü]))(?:[dt][ıiuü](?:[mnk]|l[ae]r)?|m[ıiuü]ş|s[ae]|k[ae]n))';
const NOMINAL = `(?:${PLURAL})?${POSSESSIVE}?${CASE}?${COPULA}?`;
/** Endings of nouns and adjectives: number, owner, case, and the verb to be. */
const NOUN = new RegExp(`^${NOMINAL}$`);

const PASSIVE = '(?:[ıiuü]?[ln](?:[ıiuü]l)?)';
const NEGATED = '(?:(?:y?[ae])?m[aeıiuü])';
const PERSON = '(?:[ıiuü]?m|[ıiuü]z|y[ıiuü][mz]|k|n|n[ıiuü]z|s[ıiuü]n(?:[ıiuü]z)?|l[ae]r)';
const TIME =
  '(?:[ıiuü]?yor|y?[ae]c[ae][kğ]|[dt][ıiuü]|m[ıiuü]ş|[aeıiuü]?r|z|m[ae]kt[ae]|m[ae]l[ıi]|s[ae]|y?[ae]b[ıi]l[ıi]r|y?[ae])';
const FINITE = `${TIME}(?:l[ae]r)?(?:y?[dt][ıiuü]|y?m[ıiuü]ş|y?s[ae]|[dt][ıiuü]r)?${PERSON}?(?:[dt][ıiuü]r)?`;
const NAMED = `(?:[dt][ıiuü][kğ]|y?[ae]c[ae][kğ]|y?[ae]n|m[ae]|m[ae][kğ]|m[ıiuü]ş|y?[ıiuü]ş)${NOMINAL}`;
const ADVERB =
  '(?:y?[ıiuü]p|y?[ae]r[ae]k|y?[ıiuü]nc[ae]|m[ae]d[ae]n|m[ae]ks[ıi]z[ıi]n|[aeıiuü]?rk[ae]n|[dt][ıiuü]k[çc][ae]|y?[ıiuü]n(?:[ıiuü]z)?|s[ıiuü]n(?:l[ae]r)?)';
/** Endings of verbs, their participles and verbal nouns, in the active and the passive. */
const VERB = new RegExp(`^${PASSIVE}?${NEGATED}?(?:${FINITE}|${NAMED}|${ADVERB})?$`);
/** The present changes the last vowel of a stem. */
const PRESENT = new RegExp(`^yor(?:l[ae]r)?(?:[dt]u|m[ıiuü]ş|s[ae])?${PERSON}?$`);

/** Nouns that lose their last vowel before another. */
const LOSING =
  /^(?:ad[ıi]l|ağız|akıl|akit|asıl|beyin|boyun|burun|cisim|devir|emir|fikir|göğüs|gönül|hacim|hüküm|ilim|isim|izin|karın|kayıp|kayıt|keşif|kısım|metin|nakil|nehir|nesil|oğul|omuz|ömür|özür|resim|sabır|seyir|şehir|şekil|tavır|vakit|zehir|zihin)$/;

const SOFT: Readonly<Record<string, string>> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' };

/** Stems of a Turkish word: its last consonant is softened before a vowel, or its last vowel is lost. */
export function turkishStems(word: string): readonly StemWithEndings[] {
  const verb = /^(.{2,})m[ae]k$/.exec(word)?.[1];
  if (verb !== undefined) {
    const stems = [
      verb,
      ...(/(?:^|[^aıoueiöü])et$|git$|güt$|tat$/.test(verb) ? [`${verb.slice(0, -1)}d`] : []),
    ];
    const present = /[ae]$/.test(verb) ? ['ı', 'i', 'u', 'ü'].map((vowel) => verb.slice(0, -1) + vowel) : [];
    return [
      ...stems.map((stem) => ({ stem, endings: VERB })),
      ...present.map((stem) => ({ stem, endings: PRESENT })),
    ];
  }
  const stems = withSoft(word);
  if (LOSING.test(word)) stems.push(...withSoft(word.slice(0, -2) + word.slice(-1)));
  return stems.map((stem) => ({ stem, endings: NOUN }));
}

function withSoft(stem: string): string[] {
  const soft = stem.endsWith('nk') ? 'g' : SOFT[stem.slice(-1)];
  return soft === undefined || stem.length < 3 ? [stem] : [stem, stem.slice(0, -1) + soft];
}
