import type { Lemmas } from './lemmas';

/** Languages whose dictionaries have such forms. */
export const hasFurtherLemmas: ReadonlySet<string> = new Set(['en', 'fr', 'ru']);

/** Whether a base form is one of a term; the dictionary is not asked about others. */
type IsWanted = (lemma: string) => boolean;

interface Known {
  readonly lemmas: Lemmas;
  readonly isWanted: IsWanted;
  /** Whether a word may be a form of a wanted base form. */
  readonly mayBeWanted: (word: string) => boolean;
}

/**
 * Base forms that a dictionary does not name, because it has a form as a word of its own: imperatives and
 * participles. Returns them in small letters, and may leave out those that are not wanted.
 */
export function furtherLemmas(
  base: string,
  form: string,
  known: readonly string[],
  { lemmas, isWanted, mayBeWanted }: Known,
): readonly string[] {
  if (base === 'ru') return russian(form, known, { lemmas, isWanted, mayBeWanted });
  if (base === 'en') return english(form, known, lemmas, isWanted);
  if (base === 'fr') return known.flatMap((lemma) => french(lemma, lemmas, isWanted));
  return [];
}

/** Plurals of nouns that were verbs: the dictionary names only `sett` for `settings`. */
export const mayBePluralOfVerb = (form: string): boolean => form.endsWith('ings');

function english(
  form: string,
  known: readonly string[],
  lemmas: Lemmas,
  isWanted: IsWanted,
): readonly string[] {
  const noun = mayBePluralOfVerb(form) ? form.slice(0, -1) : '';
  const isNew = noun !== '' && !known.includes(noun) && isWanted(noun);
  return isNew && lemmas.of(noun).includes(noun) ? [noun] : [];
}

/** The verb of a participle that is an adjective too: `stationné`. */
function french(lemma: string, lemmas: Lemmas, isWanted: IsWanted): readonly string[] {
  const verb = lemma.endsWith('é') && lemma.length > 4 ? `${lemma.slice(0, -1)}er` : undefined;
  return verb !== undefined && isWanted(verb) && lemmas.of(verb).includes(verb) ? [verb] : [];
}

/** The last letter says of most words that they are none, sooner than the expression. */
const mayBeImperative = (word: string): boolean => /[ийе]$/.test(word);
/** Adjectives end in `ый` and `ий`, which no imperative does. */
const IMPERATIVE = /(?:(?:и|(?<![ыи])й)(?:те)?|ьте)$/;
/** Ends of imperatives, with those of infinitives that their vowels are not in. */
const CHANGED: readonly (readonly [string, string])[] = [
  ['бер', 'брать'],
  ['дер', 'драть'],
  ['зов', 'звать'],
  ['жм', 'жать'],
  ['шл', 'слать'],
];
const PERSONS = ['ут', 'ют', 'ат', 'ят'];
/** Ends of participles in the passive, with those of the infinitive. */
const PARTICIPLES: readonly (readonly [RegExp, ...string[]])[] = [
  [/([ая])нный$/, '$1ть'],
  [/[её]нный$/, 'ить', 'еть', 'ти'],
  [/вл[её]нный$/, 'вить'],
  [/пл[её]нный$/, 'пить'],
  [/бл[её]нный$/, 'бить'],
  [/мл[её]нный$/, 'мить'],
  [/ж[её]нный$/, 'зить', 'дить'],
  [/жд[её]нный$/, 'дить'],
  [/ч[её]нный$/, 'тить'],
  [/щ[её]нный$/, 'стить', 'тить'],
  [/ш[её]нный$/, 'сить'],
  [/тый$/, 'ть'],
];

function russian(
  form: string,
  known: readonly string[],
  { lemmas, isWanted, mayBeWanted }: Known,
): readonly string[] {
  const isVerb = (word: string): boolean =>
    /т[ьи]$/.test(word) && lemmas.of(word.replace(/(?:т[ьи]|сти)$/, 'л')).includes(word);
  const found = new Set<string>();
  const own = known.length === 0 ? [form] : known;
  for (const lemma of own) {
    if (!mayBeImperative(lemma) || !IMPERATIVE.test(lemma)) continue;
    const stem = lemma.replace(IMPERATIVE, '');
    for (const person of PERSONS) {
      if (!mayBeWanted(stem + person)) continue;
      for (const verb of lemmas.of(stem + person)) if (/т[ьи]$/.test(verb)) found.add(verb.toLowerCase());
    }
    for (const [end, infinitive] of CHANGED) {
      if (!stem.endsWith(end)) continue;
      const verb = stem.slice(0, -end.length) + infinitive;
      if (isWanted(verb) && lemmas.has(verb)) found.add(verb);
    }
  }
  for (const lemma of known) {
    if (!lemma.endsWith('ый')) continue;
    for (const [ending, ...infinitives] of PARTICIPLES) {
      if (!ending.test(lemma)) continue;
      for (const infinitive of infinitives) {
        const verb = lemma.replace(ending, infinitive);
        if (isWanted(verb) && isVerb(verb)) found.add(verb);
      }
    }
  }
  for (const lemma of [form, ...known])
    for (const noun of russianNouns(lemma, lemmas, isWanted)) found.add(noun);
  return [...found];
}

/** The nouns of plurals and genitives that the dictionary has as words of their own: `счета`, `очков`. */
function russianNouns(form: string, lemmas: Lemmas, isWanted: IsWanted): readonly string[] {
  const bodies = [/[ое]в$/, /[аы]$/].flatMap((ending) =>
    ending.test(form) ? [form.replace(ending, '')] : [],
  );
  const masculine = bodies.filter(
    (body) => isWanted(body) && lemmas.of(`${body}ом`).some((lemma) => withoutMark(lemma) === body),
  );
  const neuter = [form, ...bodies].flatMap((body) =>
    isWanted(`${body}о`) && lemmas.of(`${body}ом`).includes(`${body}о`) ? [`${body}о`] : [],
  );
  return [...masculine, ...neuter];
}

const withoutMark = (word: string): string => word.replaceAll('ё', 'е');
