import { withoutAccents } from '../recognize/fold';

/** Endings of the words of a language that are made from one stem. */
interface Endings {
  /** Endings of nouns and verbs, which a translation or a text may have. */
  readonly words: RegExp;
  /** Endings of adjectives that are made from a noun, which a text may have. */
  readonly adjectives?: RegExp;
  /** Endings before which a stem has another letter, with that letter: `edición` is of `edit-`. */
  readonly changed?: readonly (readonly [RegExp, string])[];
  readonly shortest: number;
}

const CASE = '[аяеиоуыюьй]|[аяое]м|[оеё]в|[аоеы]й|[аоуы][яею]|[ая]ми|[ая]х|[ое]го|[ое]му|[ыи]ми?|[ыи]х|ий';

const ENDINGS: Readonly<Record<string, Endings>> = {
  de: {
    words: /(?:e[ns]?|n|s|ier(?:en|t|ung(?:en)?)|ung(?:en)?)$/u,
    changed: [
      [/eln$/, 'l'],
      [/ern$/, 'r'],
    ],
    shortest: 5,
  },
  es: {
    words: /(?:[aeo]s?|[aei]r|[ae]n|ad[oa]s?|id[oa]s?|ando|iendo|a?cion(?:es)?|es|i?mientos?)$/u,
    adjectives: /(?:i?al(?:es)?|ar(?:es)?|ari[oa]s?)$/u,
    changed: [[/cion(?:es)?$/, 't']],
    shortest: 4,
  },
  fr: {
    words: /(?:e?s?|x|er|ir|ees?|ez|ages?|ations?|(?:iss)?ements?)$/u,
    adjectives: /(?:i?al(?:es?)?|i?aux|i?el(?:les?|s)?)$/u,
    changed: [
      [/sions?$/, 't'],
      [/ces?$/, 't'],
    ],
    shortest: 4,
  },
  pl: {
    words:
      /(?:[aeęąoiuy]|ów|[eo]m|ami|ach|owi|[aeiy]ć|ować|uj(?:e|ą)?|j|z|(?:ow|w)?ani(?:e|a|u|em|ach|om)|eni(?:e|a|u|em))$/u,
    shortest: 5,
  },
  ru: {
    words: new RegExp(`(?:${CASE}|(?:ова|[аяие])ть|(?:ова|[ае])ни(?:[еяюй]|ем|и)|ост(?:ь|и|ью))$`, 'u'),
    changed: [[/стить$/, 'щ']],
    shortest: 5,
  },
};

/**
 * Whether a word of a text and a word of a translation are made from one stem with endings of nouns, verbs or
 * adjectives: `filtrage` and `filtre`, `raportów` and `raportuj`. All that is not the stem must be an ending.
 */
export function sharesStem(written: string, sought: string, base: string): boolean {
  const endings = Object.hasOwn(ENDINGS, base) ? ENDINGS[base] : undefined;
  if (endings === undefined) return false;
  const [word, term] = [plain(written, base), plain(sought, base)];
  // Most words of a text begin otherwise.
  if (!word.startsWith(term.slice(0, endings.shortest - 1))) return false;
  const stems = stemsOf(term, endings);
  for (const stem of stemsOf(word, endings)) if (stems.has(stem)) return true;
  const { adjectives } = endings;
  if (adjectives === undefined) return false;
  const nouns = new Set([term, term.replace(/[aeo]s?$/, ''), ...changedOf(term, endings)].map(single));
  for (const stem of withoutEnding(word, adjectives))
    if (stem.length >= endings.shortest && nouns.has(single(stem))) return true;
  return false;
}

/** Accents of Romance languages come and go with the stress. */
const plain = (word: string, base: string): string =>
  base === 'fr' || base === 'es' ? withoutAccents(word) : word;

/** Consonants are doubled before some endings: `famille`, `familial`. */
const single = (stem: string): string => stem.replace(/([^aeiou])\1/gu, '$1');

const changedOf = (word: string, { changed = [] }: Endings): readonly string[] =>
  changed.flatMap(([ending, letter]) => (ending.test(word) ? [word.replace(ending, letter)] : []));

function stemsOf(word: string, endings: Endings): ReadonlySet<string> {
  const { words, shortest } = endings;
  const stems = [word, ...withoutEnding(word, words), ...changedOf(word, endings)];
  return new Set(stems.filter((stem) => stem.length >= shortest).map(single));
}

/** Returns what is left of a word without each of the endings that it has. */
function withoutEnding(word: string, ending: RegExp): readonly string[] {
  const stems: string[] = [];
  for (let length = 1; length <= Math.min(longestEnding, word.length); length += 1) {
    const match = ending.exec(word.slice(-length));
    if (match?.index === 0 && match[0] !== '') stems.push(word.slice(0, -length));
  }
  return stems;
}

const longestEnding = 9;

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
const NOUN_OF_VERB = /^[\p{Script=Han}\p{Script=Hiragana}]*\p{Script=Han}[いきぎしちにびみり]$/u;
const MADE_NOUN = /^(\p{Script=Han}{2,})化$/u;

/** Whether a Japanese text has the verb of a noun, or what it makes: `取り込む` and `取り込み`, `無音` and `無音化`. */
export function hasJapaneseStem(text: string, translation: string): boolean {
  const made = MADE_NOUN.exec(translation)?.[1];
  if (made !== undefined) return text.includes(made);
  if (!NOUN_OF_VERB.test(translation) || translation.length < 3) return false;
  const [stem, last] = [translation.slice(0, -1), translation.slice(-1)];
  const row = VERB_ROWS.find((one) => one.charAt(1) === last) ?? '';
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    const next = text.charAt(at + stem.length);
    if (next !== '' && row.includes(next)) return true;
  }
  return false;
}
