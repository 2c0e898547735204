import { withoutAccents } from '../../text/without-accents';
import { irregularForms } from './languages/irregular-forms';
import { irregularParticiple } from './languages/spanish-forms';

/** Words before which a form that a noun shares with a verb is the verb's: `se guarda`, but `la guarda`. */
const BEFORE_VERB: Readonly<Record<string, ReadonlySet<string>>> = {
  es: words(
    'ha han he has hemos haya hayan había habían haber no se que me te le les nos si cuando donde quien él ella usted ustedes tú yo ya también siempre',
  ),
  fr: words(
    'se s ne n il elle on ils elles qui je j tu nous vous y ça cela est sont être été a ont ai fut soit',
  ),
  it: words('non si che mi ti ci vi gli lui lei se quando ne io tu noi voi'),
  pt: words('não se que me te lhe lhes nos ele ela você vocês eles elas eu quando'),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Infinitives, also with a pronoun. */
const INFINITIVE: Readonly<Record<string, RegExp>> = {
  es: /[aeií]r(?:se)?$/,
  fr: /(?:er|ir|re)$/,
  it: /[aei]r(?:e|si)$/,
  pt: /[aei]r(?:-se)?$/,
};

export const hasRomanceVerbs = (base: string): boolean => Object.hasOwn(INFINITIVE, base);

/** Whether a word of a term is a verb of a language in which nouns share forms with verbs. */
export const isRomanceVerb = (base: string, folded: string): boolean =>
  Object.hasOwn(INFINITIVE, base) && INFINITIVE[base]?.test(folded) === true;

/**
 * Whether a form has another base form than the term that is a noun or an adjective: the form, or what its
 * plural is made of. Participles are forms of their verbs.
 */
export function isNameToo(
  base: string,
  form: string,
  term: string,
  { before, lemmas }: { readonly before: string | undefined; readonly lemmas: readonly string[] },
): boolean {
  const isAfterArticle = before !== undefined && ARTICLES.has(before.toLowerCase());
  if (!isAfterArticle && PARTICIPLE[base]?.test(form) === true) return false;
  if (!isAfterArticle && base === 'es' && irregularParticiple.test(form)) return false;
  if (!isAfterArticle && irregularForms(base, term).some(({ stem }) => stem === form)) return false;
  if (base === 'fr' && /ées?$/.test(form) && BEFORE_PARTICIPLE.has(before?.toLowerCase() ?? '')) return false;
  if (isPlural(form, term)) return false;
  return lemmas.some(
    (lemma) => lemma !== term && (lemma === form || isPlural(form, lemma) || isFeminine(base, form, lemma)),
  );
}

/** Adjectives that are also forms of verbs: `actives`, of `actif` and `activer`. */
const isFeminine = (base: string, form: string, lemma: string): boolean =>
  base === 'fr' && lemma.endsWith('if') && form.replace(/s$/, '') === `${lemma.slice(0, -1)}ve`;

/**
 * Whether a form is the first person of a verb and mostly a noun: dictionaries lack some of those, such as
 * `reinicio`.
 */
export function isFirstPerson(base: string, form: string, term: string, before: string | undefined): boolean {
  if (base !== 'es' && base !== 'it' && base !== 'pt') return false;
  const isForm = /^(.+)[aei]r[ei]?$/.exec(term)?.[1] === form.replace(/o$/, '');
  return isForm && form.endsWith('o') && !FIRST_PERSON.has(before?.toLowerCase() ?? '');
}

const FIRST_PERSON = words('yo me te lo la los las le les no io mi ti ci vi non eu não');

/** Words that precede verbs, and hardly ever nouns. */
const PRONOUN: Readonly<Record<string, ReadonlySet<string>>> = {
  es: words('se me te le les nos yo tú él'),
  fr: words('se s ne n il on ils je j tu nous'),
  it: words('si mi ti ci vi'),
  pt: words('se me te lhe lhes eu'),
};

/** Participles are forms of their verbs too. */
const IS_PARTICIPLE = /(?:[aií]d[oa]s?|ées?|[ai]t[aeio])$/;

/** Whether a noun or an adjective is a participle, whose forms are also those of its verb. */
export const isNeverVerb = (term: string): boolean => IS_PARTICIPLE.test(term);

/** Whether a word is a pronoun before which a noun's form that is also one of a verb is the verb's. */
export const isPronoun = (base: string, before: string | undefined): boolean =>
  before !== undefined && PRONOUN[base]?.has(before.toLowerCase()) === true;

const ARTICLES = words('le du un au el del al il o ao do um');
const BEFORE_PARTICIPLE = words('est sont été être a ont fut soit');

const isPlural = (form: string, lemma: string): boolean =>
  form.endsWith('s') && (`${lemma}s` === form || `${withoutAccents(lemma)}es` === withoutAccents(form));

const PARTICIPLE: Readonly<Record<string, RegExp>> = {
  es: /[aií]dos?$/,
  fr: /(?:[éiu]s?|ant)$/,
  it: /[aiu]t[oi]$/,
  pt: /[aií]dos?$/,
};

/** Whether the word before makes a form a verb's. A sentence begins with one that is not in `-s`. */
export function isVerbAfter(base: string, before: string | undefined, form: string): boolean {
  if (before === undefined) return !form.endsWith('s');
  return BEFORE_VERB[base]?.has(before.toLowerCase()) === true;
}
