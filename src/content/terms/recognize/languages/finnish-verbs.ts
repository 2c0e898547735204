import type { StemWithEndings } from '../endings';
import { grades, strongGrades } from './finnish-grades';

/** Particles that any form may end in. */
export const PARTICLE = '(?:kin|k[aä][aä]n|k[oö](?:h[aä]n)?|h[aä]n|p[aä]s?)';

/** Endings of a verb in person and time. */
const PERSON = '(?:n|t|mme|tte|v[aä]t|[aeiouyäö]|i?si(?:n|t|mme|tte|v[aä]t)?|i(?:n|t|mme|tte|v[aä]t)?)';
const NAMED =
  '(?:m(?:[aä](?:[aä]n|ss[aä]|st[aä]|ll[aä]|tt[aä]|t|n)?|inen|is(?:e|t[aä]|ten|i)\\p{L}{0,6})|v[aä](?:n|t|[aä]n?|j[aä]|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ks[ie]\\p{L}{0,4}|mpi\\p{L}{0,4}|mm[aä]\\p{L}{0,3}|sti)?|vi(?:[aä]|en|in|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ksi)|nut|nyt|nee\\p{L}{1,5}|ess[aä]|en|k[oö][oö]n|k[aä][aä]|[aä]ksee?n?|[aä]k)';
const VERB = new RegExp(`^(?:${PERSON}|${NAMED})?${PARTICLE}?$`, 'u');
const VERB_WEAK = new RegExp(`^(?:n|t|mme|tte|i(?:n|t|mme|tte))?${PARTICLE}?$`);
/** Endings after the `i` of the past, which no vowel is: `muistia` is a noun. */
const AFTER_PAST = new RegExp(`^(?:n|t|mme|tte|v[aä]t)?${PARTICLE}?$`);
/** As `VERB`, after a consonant, which is no form without an ending. */
const VERB_AFTER_CONSONANT = new RegExp(`^(?:${PERSON}|${NAMED})${PARTICLE}?$`, 'u');
const PAST = /^n(?:[uy]t|ee\p{L}{1,6}|e[et]?|isi\p{L}{0,4})(?:kin|k[aä][aä]n)?$/u;
/** `ei oteta` */
const NEGATED_PASSIVE = /^t[aä]$/;
/** `näytä` is a form of `näyttää`, and `meta` a key. */
const isOtherVerb = (stem: string): boolean => stem.length < 3 || stem === 'näy';
/** `tullut`, `noussut` */
const PAST_AFTER_CONSONANT = /^[lnrs](?:[uy]t|ee\p{L}{1,6})(?:kin|k[aä][aä]n)?$/u;
const PARTICIPLE = '(?:n|t|[aäuy]n?|j[aä]|jen|i?(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ksi|h?in))?';
/** Endings of the passive and of the first infinitive. */
const PASSIVE = new RegExp(
  `^(?:t?[aä][aä]?n|t?t[aä][aä]?n|t?tiin|t?t[aä]isi(?:in)?|(?:tt|(?<![aeiouyäö])t)[uy]${PARTICIPLE}|d(?:u|y)\\p{L}{1,6}|t?t[aä](?:v[aä]|ess[aä]|k[oö][oö]n)\\p{L}{0,6}|t?t[aä]vi\\p{L}{0,5})${PARTICLE}?$`,
  'u',
);

/** Stems of a verb, by the type of its infinitive. */
export function finnishVerbStems(word: string): readonly StemWithEndings[] {
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
    for (const stem of [body, `${body}n`]) past(stem);
    passive(body);
  }
  if (ending.startsWith('t') && !body.endsWith('s')) {
    // `merkkiä` is no form of `merkitä`.
    const strongs = /[iy]$/.test(body) ? [body] : strongGrades(body);
    for (const strong of strongs) for (const end of ['a', 'ä', 's', 'si']) active(strong + end);
    active(`${body}t`);
    for (const stem of [body, `${body}n`]) past(stem);
    passive(body);
  } else if (ending.startsWith('d')) {
    const short = /öi$|oi$/.test(body) ? [] : [`${body.slice(0, -2)}${body.slice(-1)}`];
    for (const stem of [body, ...short, `${body}d`]) active(stem);
    passive(body);
  } else if (/^[lnrt]/.test(ending)) {
    for (const strong of strongGrades(body.slice(0, -1))) {
      const stem = strong + body.slice(-1);
      for (const end of ['e', '', ending.charAt(0)]) active(stem + end);
    }
    for (const end of ['e', ending.charAt(0)]) active(body + end);
    stems.push({ stem: body, endings: PAST_AFTER_CONSONANT });
    passive(body);
  } else {
    for (const stem of grades(body)) {
      if (stem === body) active(stem);
      else stems.push({ stem, endings: VERB_WEAK });
      const strongPast = stem.endsWith('e') ? VERB : AFTER_PAST;
      const ofPast = stem === body ? strongPast : VERB_WEAK;
      if (/[aäei]$/.test(stem)) stems.push({ stem: `${stem.slice(0, -1)}i`, endings: ofPast });
      if (stem.endsWith('a')) stems.push({ stem: `${stem.slice(0, -1)}oi`, endings: ofPast });
      const ofPassive = /[aä]$/.test(stem) ? `${stem.slice(0, -1)}e` : stem;
      passive(ofPassive);
      if (!isOtherVerb(ofPassive)) stems.push({ stem: ofPassive, endings: NEGATED_PASSIVE });
    }
  }
  return stems;
}
