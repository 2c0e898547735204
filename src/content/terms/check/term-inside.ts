import { writesCompounds } from '../recognize/joints';
import { foldWord } from '../recognize/fold';
import { withoutUnseen } from '../recognize/text-words';
import { segmenterOf } from '../../text/segmenters';
import type { Lemmas } from '../recognize/lemmas';
import { alternativesOf } from './alternatives';
import { isDerived } from './derived-words';
import { hasJapaneseStem, sharesStem } from './shared-stem';

/** Shorter terms, and shorter other parts of a compound, are in too many words. */
const shortest = { term: 3, first: 4, other: 3, unknown: 4, stem: 5 };
const UNSPACED = /\p{Script=Katakana}/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** Shorter words in katakana begin too many others. */
const fewestKatakana = 3;
/** How much of a text says whether a word ends. */
const longestAfter = 20;
/** Letters that join the parts of compounds. */
const JOINT = /^(?:en|es|[sn])(?=\p{L}{3})/u;
/** Words that make an adjective of a noun: `wertvoll`. */
const MAKES_ADJECTIVE = /^(?:voll|los|frei|reich|arm)(?:e[mnrs]?)?$/;
/** Words that join others. */
const longestJoint = 2;

/** The language of a text, with its dictionary. */
export interface TextLanguage {
  readonly base: string;
  readonly lemmas: Lemmas | undefined;
  /** Returns the words of terms that a text has in any form, also inside of longer terms. */
  readonly wordsIn: (text: string) => ReadonlySet<string>;
}

/**
 * Whether a text has the words of one of these translations in another order, or inside of words that no
 * rule recognizes: `Typ` in `Filtertyp`, `importar` in `importación`, `waluta` in `niewalutowy`. Such a
 * translation is not missing.
 */
export function hasInside(written: string, translations: readonly string[], language: TextLanguage): boolean {
  const text = withoutAccessKey(withoutUnseen(written));
  if (UNSPACED.test(text) && translations.flatMap(alternativesOf).some((one) => hasKatakana(text, one)))
    return true;
  if (
    language.base === 'ja' &&
    translations.flatMap(alternativesOf).some((one) => hasJapaneseStem(text, one))
  )
    return true;
  if (
    writesCompounds(language.base) &&
    translations.flatMap(alternativesOf).some((one) => beginsHyphenated(text, one, language.lemmas))
  )
    return true;
  const words = text.match(WORD) ?? [];
  return translations.flatMap(alternativesOf).some((one) => {
    const searched = wordsOf(one);
    return (
      searched.length > 0 &&
      searched.every(
        (term) => words.some((word) => isIn(word, term, language)) || language.wordsIn(text).has(term),
      )
    );
  });
}

/** Longer texts are no labels, and have no key in a word. */
const longestLabel = 200;

/** A label without the mark of its access key, where that is inside of a word: `Filterre_gel`. */
function withoutAccessKey(text: string): string {
  if (text.length > longestLabel) return text;
  const at = text.indexOf('_');
  const isKey = /^\p{L}_\p{L}/u.test(text.slice(Math.max(0, at - 1), at + 2)) && at === text.lastIndexOf('_');
  return isKey ? text.slice(0, at) + text.slice(at + 1) : text;
}

/** Whether a compound begins with a term that has a hyphen: `E-Mail` in `E-Mailadresse`. */
function beginsHyphenated(text: string, term: string, lemmas: Lemmas | undefined): boolean {
  if (!/^\p{L}+-\p{L}{3,}$/u.test(term)) return false;
  const [own, lower] = [term.toLowerCase(), text.toLowerCase()];
  for (let at = lower.indexOf(own); at >= 0; at = lower.indexOf(own, at + 1)) {
    const rest = /^\p{L}{1,40}/u.exec(lower.slice(at + own.length, at + own.length + longestPart))?.[0] ?? '';
    if (!/\p{L}/u.test(lower.charAt(at - 1)) && isKnown(rest.replace(JOINT, ''), lemmas)) return true;
  }
  return false;
}

const longestPart = 40;

/**
 * Whether a text has a word in katakana, also at the beginning of a compound, and without a long vowel at its
 * end, which styles write or leave out: `エラー` in `エラーコード`, `サーバ` for `サーバー`, but not `カラ` of `カラー`.
 */
function hasKatakana(text: string, word: string): boolean {
  if (!/^[\p{Script=Katakana}ー]{3,}$/u.test(word)) return false;
  if (beginnings(text, word).length > 0) return true;
  const short = word.replace(/ー$/, '');
  if (short === word || short.length < fewestKatakana) return false;
  return beginnings(text, short).some((at) => endsAt(text, at, at + short.length));
}

/** Returns where a word in katakana is with no other katakana before it. */
function beginnings(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (
      !KATAKANA.test(text.charAt(at - 1)) ||
      /(?<![\p{Script=Katakana}ー])サブ$/u.test(text.slice(Math.max(0, at - 3), at))
    )
      places.push(at);
  return places;
}

/** Whether a word in katakana ends at a place, also before another one: `サーバ` in `サーバエラー`. */
function endsAt(text: string, from: number, to: number): boolean {
  if (!KATAKANA.test(text.charAt(to))) return true;
  const words = segmenterOf('ja', 'word').segment(text.slice(from, to + longestAfter));
  return words.containing(to - from)?.index === to - from;
}

/** The words of a translation that count: no short ones, and no articles before others. */
export function wordsOf(translation: string): readonly string[] {
  const words = translation.split(/[\s'’/&]+/).filter((word) => word.length > longestJoint);
  const counting = words.filter((word, at) => !(at === 0 ? ARTICLE : LINKING).test(word));
  return counting.length > 0 ? counting : words;
}

const ARTICLE = /^(?:ein(?:e[mnrs]?)?|una|une)$/i;
/** Articles between words, which texts have or not: `liste de symboles`, `Liste des symboles`. */
const LINKING = /^(?:des|les|aux|une|del|los|las|una|dos|das|della|delle|dei|degli|der|dem|den|die)$/i;

/** French texts have `œ` as one letter or two. */
const joined = (word: string): string => word.replaceAll('œ', 'oe');

/** Nouns with a Latin ending and their plural: `Medium`, `Medien`, but no `Datum` for `Daten`. */
const LATIN = /(?<=\p{L}{2}[beirl])(?:en|ums?)$/u;

function isIn(word: string, term: string, language: TextLanguage): boolean {
  const [folded, own] = [joined(foldWord(word, language.base)), joined(foldWord(term, language.base))];
  if (folded === own || isDerived(folded, own, language.base)) return true;
  if (language.base === 'de' && LATIN.test(folded) && folded.replace(LATIN, '') === own.replace(LATIN, ''))
    return true;
  // The dictionary has `слоев` as a form, and `слоёв` as a word of its own.
  if (language.base === 'ru' && /ё/iu.test(word) && language.lemmas?.of(folded).includes(own) === true)
    return true;
  // German nouns have a capital, and so have the compounds that end with them.
  if (language.base === 'de' && /^\p{Lu}/u.test(term) && !/^\p{Lu}/u.test(word)) return false;
  if (sharesStem(folded, own, language.base)) return true;
  if (!writesCompounds(language.base)) return false;
  // `Konten` in `Unterkonten`; `Daten` are seldom dates.
  const plural = language.base === 'de' ? own.replace(/(?:o|us|a)$/, 'en') : own;
  return (
    isPartOf(folded, own, language.lemmas) ||
    isPartOf(folded, plural, language.lemmas) ||
    (language.base === 'de' &&
      (isVerbIn(folded, own, language.lemmas) ||
        isBetween(folded, own, language.lemmas) ||
        isShortIn(folded, own, language.lemmas))) ||
    beginsUnknown(word, folded, own, language.lemmas)
  );
}

/** Whether a word begins with a part of compounds, and the rest is a word. */
export const beginsCompound = (word: string, part: string, lemmas: Lemmas | undefined): boolean => {
  const folded = foldWord(word, 'de');
  return folded.startsWith(part) && isPartOf(folded, part, lemmas);
};

/** Whether a German compound begins with the stem of a verb: `Rauschpegel`, `Anzeigefenster`. */
function isVerbIn(word: string, term: string, lemmas: Lemmas | undefined): boolean {
  return [/en$/, /n$/].some((ending) => {
    const stem = term.replace(ending, '');
    return (
      stem.length >= shortest.stem && stem !== term && word.startsWith(stem) && isPartOf(word, stem, lemmas)
    );
  });
}

/** Whether a term is between two words: `Referenz` in `Medienreferenzeditor`. */
function isBetween(word: string, term: string, lemmas: Lemmas | undefined): boolean {
  if (term.length < shortest.stem) return false;
  const at = word.indexOf(term, 1);
  return at > 0 && isKnown(word.slice(0, at), lemmas) && isPartOf(word.slice(at), term, lemmas);
}

/** Whether a compound begins with a short term and a joint: `Ort` in `Ortskarte`, not `Not` in `Notstand`. */
function isShortIn(word: string, term: string, lemmas: Lemmas | undefined): boolean {
  if (term.length !== shortest.term || !word.startsWith(term)) return false;
  const joint = /^e?s/.exec(word.slice(term.length))?.[0];
  if (joint === undefined) return false;
  const rest = word.slice(term.length + joint.length);
  return rest.length >= shortest.first && isKnown(rest, lemmas) && !isKnown(word.slice(term.length), lemmas);
}

/**
 * Whether a word that no dictionary has begins with a whole term: `Onlinebanking`, and a compound whose other
 * part has a mistake. What follows is no ending, and no longer word begins it: `Kreditor` in
 * `Kreditorenkonto` is no `Kredit`.
 */
function beginsUnknown(word: string, folded: string, term: string, lemmas: Lemmas | undefined): boolean {
  const rest = folded.slice(term.length);
  // `Aufnahme` in `Aufnahmetimer`
  const isLong = term.length >= longTerm && rest.length >= Math.max(longTerm - 1, 2 * longTerm - term.length);
  // `Audio` in `Audiostream`, but no `Radio` in `Radiologenkongress`
  const isForeign =
    term.length >= longTerm - 1 && /[aeiou]o$/.test(term) && rest.length >= longTerm && !GREEK.test(rest);
  return (
    lemmas !== undefined &&
    (isLong || isForeign) &&
    folded.startsWith(term) &&
    !DERIVATION.test(rest) &&
    !lemmas.has(word) &&
    lemmas.of(word).length === 0
  );
}

/**
 * Beginnings of endings that make another word of a stem. Those of foreign stems begin with a vowel
 * (`Kreditor`, `Nummerierung`, `Importeur`), and so do few of the words that no dictionary has.
 */
const DERIVATION = /^(?:[aeiouyäöü]|bar|haft|heit|keit|l(?:er|ich|ing|os)|n(?:er|is)|sam|schaft|tum)/;

/** Second parts of words of science, before which `Radio` is no word of its own. */
const GREEK = /^(?:chem|gra[fp]|log|metr|nom|phon|skop|therap|vaskul)/;

/** Letters of a term, and of what follows, that no other word begins with by chance. */
const longTerm = 6;

/** Whether a compound begins with a term, or ends with it, and its other part is a word. */
function isPartOf(word: string, term: string, lemmas: Lemmas | undefined): boolean {
  if (term.length < shortest.term) return false;
  if (word.endsWith(term) && isKnown(word.slice(0, -term.length), lemmas)) return true;
  if (term.length < shortest.first || !word.startsWith(term)) return false;
  const rest = word.slice(term.length);
  return [rest, rest.replace(JOINT, '')].some((one) => !MAKES_ADJECTIVE.test(one) && isKnown(one, lemmas));
}

function isKnown(part: string, lemmas: Lemmas | undefined): boolean {
  if (part.length < shortest.other) return false;
  if (lemmas === undefined) return part.length >= shortest.unknown;
  const capital = part.charAt(0).toUpperCase() + part.slice(1);
  // `End` of `Ende`, `Buchungs` of `Buchung`.
  return [part, capital, `${capital}e`, capital.replace(/(?:en|es|[sn])$/, '')].some(
    (one) => one.length >= shortest.other && (lemmas.has(one) || lemmas.of(one).length > 0),
  );
}
