import { withoutAccents } from '../../text/without-accents';
import { ownValue } from '../../own-value';

/** Endings of nouns and verbs in their base form; the stem stands before them. */
const ENDING: Readonly<Record<string, RegExp>> = {
  cs: /(?:ovat|nout|[aeěií]t|[aeoěýáéí])$/,
  es: /(?:[aei]r|[aeo]s?)$/,
  fr: /(?:er|es?|s)$/,
  it: /(?:[aei]re|[aeio])$/,
  pl: /(?:ować|ie|[aeioyęą])$/,
  pt: /(?:[aei]r|[aeo]s?)$/,
  ru: /(?:ировать|[аяеийоуыюь])$/,
};

const CZECH_ADJECTIVE = '(?:[ýáéí]|ého|ému|ým|ých|ými|ou|ém|ího|ímu|ím|ích|ími)';
const POLISH_ADJECTIVE = '(?:[yieaą]|ego|emu|ej|[yi]mi?|[yi]ch)';
const RUSSIAN_ADJECTIVE = '(?:[ыио]й|[ая]я|[оеыи]е|[ое]го|[ое]му|[ое]й|[ую]ю|[ыи]ми?|[ыи]х|[ое]м)';

/**
 * Endings after the stem in words that say the same as another part of speech. Words in `-ant` are left out:
 * `important` has nothing to do with `import`.
 */
const DERIVED: Readonly<Record<string, RegExp>> = {
  cs: new RegExp(
    `^(?:(?:ov|n|sk|ovan|[eěa]n)${CZECH_ADJECTIVE}|(?:ov[aá]|nu|[aáeěi])?[nt]í(?:m|ch|mi|ho)?)$`,
    'u',
  ),
  de: /^(?:ier(?:en?|t|te[mnrs]?|ende[mnrs]?|ung(?:en)?)|lich(?:e[mnrs]?)?|keit(?:s?\p{L}{3,}|en)?)$/u,
  en: /^(?:ing|ed|ations?)$/,
  es: /^(?:ar|ad[oa]s?|ando|aci[oó]n(?:es)?|ador(?:a|es|as)?|ari[oa]s?)$/,
  fr: /^(?:(?:is)?(?:er|ee?s?|ations?)|ateurs?)?$/,
  it: /^(?:are|at[aeio]|ando|azion[ei]|ator[ei]|ari[aeo]?)$/,
  pl: new RegExp(
    `^(?:(?:ow|n|sk)${POLISH_ADJECTIVE}|owa(?:ć|ni\\p{L}{1,3}|n${POLISH_ADJECTIVE})|uj\\p{L}{0,4}|owoś\\p{L}{1,4})$`,
    'u',
  ),
  pt: /^(?:ar|ad[oa]s?|ando|aç(?:ão|ões)|ador(?:a|es|as)?|ári[oa]s?)$/,
  ru: new RegExp(`^(?:(?:н|ов|ск|овск)${RUSSIAN_ADJECTIVE}|ир(?:ова|у)\\p{L}{1,6})$`, 'u'),
};

/** Endings that forms of nouns and adjectives have after the whole word or its stem. */
const INFLECTED: Readonly<Record<string, RegExp>> = {
  de: /^(?:e[mnrs]?|n|s)$/,
  es: /^e?s$/,
  fr: /^[sx]$/,
  pl: /^(?:[aeęąoiuy]|[eo]m|ów|ami|ach|i[aeu]|[iy]mi?|[iy]ch|ego|emu|ej)$/,
  pt: /^e?s$/,
  ru: /^(?:[аяеёиоуыюь]|[аяое]м|[оеё]в|ами|ями|ах|ях|ей|ой|[ыио]й|[ая]я|[оеы]е|[ое]го|[ое]му|[ую]ю|[ыи]ми?|[ыи]х)$/,
};

/** Prefixes of parts, which leave a word the translation of its concept: `Субсчета`. */
const PART = /^(?:суб|sub)/;
/**
 * Prefixes that negate. They are taken off words that are another part of speech, such as `niewalutowy`, but
 * not off forms of the word itself, which say the opposite: `nieważny` of `ważny`.
 */
const NEGATION = /^(?:nie|non|un|не)/;
const shortestStem = 4;

/**
 * Whether a word of a text is a form of a word of a term, or was made from it with an ending that makes a
 * noun a verb or an adjective, or a verb a noun: `importación` from `importar`, `niewalutowy` from `waluta`.
 * Its whole stem must be there: `contexte` and `contenu` only begin alike.
 */
export function isDerived(written: string, searched: string, base: string): boolean {
  // Stems lose or get an accent: `budgétisé` from `budget`.
  const [word, term] =
    base === 'fr' ? [withoutAccents(written), withoutAccents(searched)] : [written, searched];
  const whole = word.replace(PART, '');
  if (whole === term || [word, whole].some((one) => isInflected(one, term, base))) return true;
  const derived = ownValue(DERIVED, base);
  if (derived === undefined) return false;
  const ending = ownValue(ENDING, base);
  const stem = ending === undefined ? term : term.replace(ending, '');
  if (stem.length < shortestStem) return false;
  return [word, whole, word.replace(NEGATION, '')].some(
    (one) =>
      one.startsWith(stem) &&
      (derived.test(one.slice(stem.length)) || isAdjectiveOf(one.slice(stem.length), term, base)),
  );
}

/** Whether a word is the whole term with an ending of its forms: dictionaries lack many compounds. */
function isInflected(word: string, term: string, base: string): boolean {
  const inflected = ownValue(INFLECTED, base);
  if (inflected === undefined || term.length < shortestStem) return false;
  const bodies = base === 'pl' || base === 'ru' ? [term, term.replace(/[aeęoyаяеоыиью]$/, '')] : [term];
  if (base === 'pl' && term.endsWith('ść') && word.startsWith(`${term.slice(0, -1)}ci`)) return true;
  return bodies.some((body) => word.startsWith(body) && inflected.test(word.slice(body.length)));
}

/** `domyślny` says the same as `domyślnie`. */
const isAdjectiveOf = (rest: string, term: string, base: string): boolean =>
  base === 'pl' && term.endsWith('nie') && /^(?:[yieaą]|ego|emu|ej|[yi]mi?|[yi]ch)$/.test(rest);
