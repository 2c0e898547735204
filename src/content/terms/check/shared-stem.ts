import { ownValue } from '../../own-value';

/** Endings of two words that are made from one stem, in either order. */
type Pair = readonly [RegExp, RegExp];

const CASE = '[аяеиоуыюьй]|[аяое]м|[оеё]в|[аоеы]й|[аоуы][яею]|[ая]ми|[ая]х|[ое]го|[ое]му|[ыи]ми?|[ыи]х|ий';
const POLISH =
  /(?:[aeęąoiuy]|ów|[eo]m|ami|ach|owi|[aeiy]ć|ować|uj(?:e|ą)?|j|z|(?:ow|w)?ani(?:e|a|u|em|ach|om)|eni(?:e|a|u|em))?$/u;
const RUSSIAN = new RegExp(`(?:${CASE}|(?:ова|[аяие])ть|(?:ова|[ае])ни(?:[еяюй]|ем|и))?$`, 'u');

/**
 * Verbs and the nouns of what they do. Other nouns of a stem are mostly of another concept: `département` is
 * no `départ`, `formulario` no `fórmula`, and `personal` no `persona`.
 */
const PAIRS: Readonly<Record<string, readonly Pair[]>> = {
  de: [
    [/ieren$/u, /(?:e?n?|ierung(?:en)?)$/u],
    [/e?n$/u, /ung(?:en)?$/u],
    [/eln$/u, /lung(?:en)?$/u],
  ],
  es: [
    [/ar$/u, /amientos?$/u],
    [/[ei]r$/u, /imientos?$/u],
  ],
  fr: [
    [/er$/u, /(?:ages?|ations?|ements?)$/u],
    [/ir$/u, /(?:iss)?(?:ages?|ements?)$/u],
  ],
  pl: [[POLISH, POLISH]],
  ru: [[RUSSIAN, RUSSIAN]],
};

/** Shorter stems begin too many words: `vers` is no stem of `versement`. */
const shortestStem = 6;
const longestEnding = 9;

/**
 * Whether a word of a text and a word of a translation are made from one stem with the endings of a verb and
 * its noun: `regroupement` and `regrouper`, `raportów` and `raportuj`. All that is not the stem must be an
 * ending.
 */
export function sharesStem(word: string, term: string, base: string): boolean {
  // Most words of a text begin otherwise.
  if (term.length < shortestStem || !word.startsWith(term.slice(0, shortestStem))) return false;
  const [written, searched] = [changed(word), changed(term)];
  const pairs = ownValue(PAIRS, base);
  const shorter = Math.min(written.length, searched.length);
  return (pairs ?? []).some(([one, other]) => {
    const stems = new Set([
      ...common(written, one, searched, other),
      ...common(written, other, searched, one),
    ]);
    return [...stems].some((stem) => stem.length >= Math.max(shortestStem, (shorter * 2) / 3));
  });
}

/** The stem of `переместить` ends with another letter in `перемещение`. */
const changed = (word: string): string => word.replace(/стить$/u, 'щить');

/** Returns the stems that two words have in common, each without one of its endings. */
function common(written: string, ending: RegExp, searched: string, other: RegExp): readonly string[] {
  const stems = new Set(withoutEnding(searched, other));
  return withoutEnding(written, ending).filter((stem) => stems.has(stem));
}

/** Returns what is left of a word without each of the endings that it has, which may be none. */
function withoutEnding(word: string, ending: RegExp): readonly string[] {
  const stems: string[] = [];
  for (let at = word.length; at >= Math.max(shortestStem, word.length - longestEnding); at -= 1)
    if (ending.exec(word.slice(at))?.index === 0) stems.push(word.slice(0, at));
  return stems;
}

/** Stems of Japanese verbs, by their last character, with the characters that their forms have instead. */
const VERB_ROWS = [
  'かきくけこい',
  'がぎぐげごい',
  'さしすせそ',
  'たちつてとっ',
  'なにぬねのん',
  'ばびぶべぼん',
  'まみむめもん',
  'らりるれろっ',
  'わいうえおっ',
];
const NOUN_OF_VERB =
  /^[\p{Script=Han}\p{Script=Hiragana}]*\p{Script=Han}\p{Script=Hiragana}{0,3}[いきぎしちにびみり]$/u;
const MADE_NOUN = /^(\p{Script=Han}{2,})化$/u;
/** Words after what something is made: `無音にする`. */
const MADE = /^(?:として|に(?:する|し[たてなま]|な[らりるっ])|へ)/u;

/** Whether a Japanese text has the verb of a noun, or what it makes: `取り込む` and `取り込み`, `無音にする` and `無音化`. */
export function hasJapaneseStem(text: string, translation: string): boolean {
  const made = MADE_NOUN.exec(translation)?.[1];
  if (made !== undefined)
    return placesOf(text, made).some((at) => MADE.test(text.slice(at + made.length, at + made.length + 3)));
  if (!NOUN_OF_VERB.test(translation) || translation.length < 3) return false;
  const [stem, last] = [translation.slice(0, -1), translation.slice(-1)];
  const row = VERB_ROWS.find((one) => one.charAt(1) === last) ?? '';
  return placesOf(text, stem).some((at) => {
    const next = text.charAt(at + stem.length);
    return next !== '' && row.includes(next);
  });
}

function placesOf(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}
