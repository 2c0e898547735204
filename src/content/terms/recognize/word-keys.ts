import { withoutEszett } from './fold';
import { withoutAccents } from '../../text/without-accents';
import { furtherLemmas, hasFurtherLemmas, mayBePluralOfVerb } from './further-lemmas';
import type { Lemmas } from './lemmas';
import { LetterTree, none, root } from './letter-tree';
import { stemmerOf } from './stemmers';
import { ownValue } from '../../own-value';

/** Two words of a language are forms of one word when they have a key in common. */
export type WordKeys = (folded: string, written: string) => readonly string[];

export interface KeysOfWords {
  readonly ofTerm: WordKeys;
  readonly ofText: WordKeys;
  readonly ofPart: WordKeys;
  readonly stemOf: (folded: string) => string;
}

const sharedLetters = 3;

/** Stems with fewer letters are those of too many words. */
const shortestStem = 3;

/**
 * Returns keys for the words of terms, for those of texts, and for parts of compounds. A word that the
 * dictionary derives from others has their keys; the stem is only compared where the dictionary does not know
 * a word, because stems of different words are often equal. Words of texts have only keys that a word of a
 * term, asked before, has: the dictionary takes most of the time, and most words are forms of no term.
 */
export function wordKeys(base: string, lemmas: Lemmas | undefined): KeysOfWords {
  const stemmer = stemmerOf(base);
  const endings = ownValue(DERIVED, base) ?? [];
  const evenKnown = stemsOfKnown.has(base);
  /** The keys of the words of terms. */
  const searched = new Set<string>();
  /** Beginnings of the forms of their lemmas. */
  const bodies = new LetterTree<true>();
  /** Stems of the words of terms and of their parts. */
  const searchedStems = new Set<string>();
  /** First letters of their lemmas, where forms are found that no suffix makes. */
  const beginnings = new Set<string>();
  let anyForm = false;
  const plain = ownValue(compared, base) ?? same;

  /** Empty where other words have the stem too. */
  function stemOf(folded: string): string {
    const stem = stemmer?.(folded) ?? '';
    return stem.length < shortestStem ? '' : stem;
  }
  function stemKeys(folded: string, stem: string, kinds: readonly ('N' | '')[]): readonly string[] {
    if (stem === '') return [];
    const kind = kindOf(endings, folded, stem);
    return kinds.map((noun) => `s${noun}${kind}:${stem}`);
  }
  const nounOf = (written: string): 'N' | '' => (base === 'de' && /^\p{Lu}/u.test(written) ? 'N' : '');
  function lemmasOf(
    folded: string,
    written: string,
    isWanted: (lemma: string) => boolean,
    mayBeWanted: (word: string) => boolean,
  ): readonly string[] {
    if (lemmas === undefined) return [];
    const isCapitals = written !== folded && written === written.toUpperCase();
    const found = isCapitals ? [...lemmas.of(written), ...lemmas.of(folded)] : lemmas.of(written);
    const small = new Set(found.map((lemma) => lemma.toLowerCase()));
    const known = [...small].filter((lemma) => !isOtherWord(base, folded, lemma, (word) => small.has(word)));
    return [...known, ...furtherLemmas(base, folded, known, { lemmas, isWanted, mayBeWanted })];
  }
  /** Keys of parts of compounds, of which the dictionary is not asked. */
  const partKeys = (folded: string, stem: string, written: string): readonly string[] =>
    stemKeys(folded, stem, [nounOf(written)]).map((key) => `c${key}`);
  const lemmaKey = (folded: string, lemma: string): string =>
    `l${base === 'pl' && !lemma.endsWith('ć') ? '' : kindOf(endings, folded, lemma)}:${headword(lemma, base)}`;

  /** A participle that is a term is found in its own forms, and not in those of its verb. */
  const termKey = (folded: string, lemma: string): string =>
    isPolishPassive(base, folded, lemma) ? `passive:${lemma}` : lemmaKey(folded, lemma);

  /** Whether the dictionary may name a lemma of a term for a form. */
  function mayHaveLemma(form: string, written: string): boolean {
    if (lemmas === undefined) return false;
    const small = written.toLowerCase();
    if (mayComeFromTerm(small) || (form !== small && mayComeFromTerm(form))) return true;
    // Participles and infinitives of German verbs begin otherwise than their base form.
    if (base === 'de') return /^(?:ge|zu)/.test(small) && mayComeFromTerm(small.slice(2));
    if (base === 'en' && !mayBePluralOfVerb(form)) return false;
    return hasFurtherLemmas.has(base) && beginnings.has(form.slice(0, sharedLetters));
  }
  function mayComeFromTerm(form: string): boolean {
    if (anyForm) return true;
    const text = plain(form);
    let node = root;
    for (let at = 0; ; at += 1) {
      if (bodies.valueOf(node) === true && lemmas?.isEnding(text.slice(at)) === true) return true;
      if (at >= text.length) return false;
      node = bodies.step(node, text.charCodeAt(at));
      if (node === none) return false;
    }
  }
  function seek(lemma: string): void {
    const own = lemmas?.bodiesOf(plain(lemma));
    if (own === undefined) anyForm = true;
    else for (const body of own) bodies.setValue(bodies.add(body), true);
    beginnings.add(plain(lemma).slice(0, sharedLetters));
  }

  return {
    ofTerm(folded, written) {
      const found = lemmasOf(folded, written, always, always);
      // Terms are mostly in their base form, which may also be a form of another word.
      const isAdverb =
        base === 'pl' && /(?:o|ie|le|rze)$/.test(folded) && found.some((lemma) => /[yi]$/.test(lemma));
      const own = found.includes(folded) || isAdverb ? [folded] : singularOf(folded, found);
      const stem = stemOf(folded);
      searchedStems.add(stem);
      const keys = [
        ...own.map((lemma) => termKey(folded, lemma)),
        // The dictionary has all forms of a word that it knows.
        ...(own.length > 0 && !evenKnown ? [] : stemKeys(folded, stem, [nounOf(written)])),
        ...partKeys(folded, stem, written),
        ...(base === 'es' ? [`p:${withoutAccents(folded)}`] : []),
      ];
      for (const lemma of own) seek(lemma);
      for (const key of keys) searched.add(key);
      return keys;
    },
    ofPart(folded, written) {
      const stem = stemOf(folded);
      return searchedStems.has(stem) ? partKeys(folded, stem, written) : [];
    },
    stemOf,
    ofText(folded, written) {
      const keys = new Set<string>();
      for (const form of [folded, ...withoutInfix(folded, base), ...ofParticiple(folded)]) {
        const asWritten = form === folded ? written : form;
        const kinds: readonly ('N' | '')[] = nounOf(asWritten) === 'N' ? ['N', ''] : [''];
        const stem = stemOf(form);
        const stems = searchedStems.has(stem)
          ? stemKeys(form, stem, kinds).filter((key) => searched.has(key))
          : [];
        const plurals = base === 'es' ? singulars(form).filter((key) => searched.has(key)) : [];
        if (stems.length + plurals.length === 0 && !mayHaveLemma(form, asWritten)) continue;
        // Where a stem is equal, any base form says that the dictionary knows the word.
        const isWanted = (lemma: string): boolean => stems.length > 0 || searched.has(lemmaKey(form, lemma));
        const mayBeWanted = (word: string): boolean => stems.length > 0 || mayComeFromTerm(word);
        const found = lemmasOf(form, asWritten, isWanted, mayBeWanted);
        for (const lemma of found) {
          keys.add(lemmaKey(form, lemma));
          if (isPolishPassive(base, form, lemma)) keys.add(`passive:${lemma}`);
        }
        if (found.every((lemma) => lemma === form)) for (const key of plurals) keys.add(key);
        if (found.length > 0 && !evenKnown) continue;
        for (const key of stems)
          if (key.startsWith('sN') || kinds.length === 1 || !isNoun(written, folded)) keys.add(key);
      }
      return [...keys];
    },
  };

  /** A form of the verb of a German participle: `löschten` for `gelöschten`, but not of `gehört`. */
  function ofParticiple(folded: string): readonly string[] {
    const form = base === 'de' ? WEAK_PARTICIPLE.exec(folded)?.[1] : undefined;
    if (form === undefined || !mayComeFromTerm(form)) return [];
    return lemmas?.of(folded).some((lemma) => lemma.endsWith('n')) === true ? [] : [form];
  }

  /** At the beginning of a German sentence, a word with a capital may be no noun. */
  function isNoun(written: string, folded: string): boolean {
    if (base !== 'de' || written === folded || lemmas === undefined) return false;
    return lemmas.of(written).includes(written) || !lemmas.has(folded);
  }
}

/**
 * Whether a word is another one than its base form: adverbs that dictionaries have as forms of adjectives
 * (`szeroko`, `исторически`), and English nouns in `-ing`.
 */
function isOtherWord(base: string, form: string, lemma: string, isKnown: (word: string) => boolean): boolean {
  // `accounting` and `setting` are nouns with meanings of their own.
  if (base === 'en') return form.endsWith('ing') && lemma !== form && isKnown(form);
  if (base === 'pl') return /(?<!eg)o$/.test(form) && /[yi]$/.test(lemma);
  return base === 'ru' && /[сц]ки$/.test(form) && /[сц]кий$/.test(lemma);
}

const POLISH_PASSIVE = /(?:[aoe]n|[iyęu]t)(?:[yaeąi]|ego|ej|emu|ymi?|ych)$/;

const isPolishPassive = (base: string, form: string, lemma: string): boolean =>
  base === 'pl' && lemma.endsWith('ć') && POLISH_PASSIVE.test(form);

/** Returns the lemma that a plural has as a noun, where its form is also one of a verb: `limites`. */
function singularOf(plural: string, lemmas: readonly string[]): readonly string[] {
  const ends = plural.endsWith('es') ? [1, 2] : [1];
  const singular = ends.map((end) => plural.slice(0, -end)).find((one) => lemmas.includes(one));
  return plural.endsWith('s') && singular !== undefined ? [singular] : lemmas;
}

/** Spanish plurals lose or get an accent: `carácter`, `caracteres`. */
function singulars(word: string): readonly string[] {
  const [, one = '', many] = /^(.{3,}?)(s|es|ces)$/.exec(withoutAccents(word)) ?? [];
  if (many === undefined) return [];
  return [`p:${one}`, `p:${one}e`, `p:${one}z`];
}

/** German verbs have `zu` and `ge` between their parts. */
const withoutInfix = (word: string, base: string): readonly string[] => {
  const [, first, rest] = (base === 'de' ? INFIX.exec(word) : null) ?? [];
  if (first === undefined || rest === undefined) return [];
  // The dictionary lacks many forms of such verbs, and has `hinzufügen` for `hinzugefügt`.
  return [...new Set([first + rest, first + rest.replace(/e?t(?:e[mnrs]?)?$/, 'en')])];
};

const WEAK_PARTICIPLE = /^ge(\p{L}{3,}t(?:e[mnrs]?)?)$/u;

const INFIX =
  /^(ab|an|auf|aus|bei|durch|ein|empor|fehl|fest|fort|frei|her|herunter|hinzu|hin|hoch|los|mit|nach|nieder|sicher|statt|teil|um|vor|voraus|weg|weiter|wieder|wiederher|zu|zurück|zusammen|bereit|gleich)(?:zu|ge)(\p{L}{3,})$/u;

/** Languages whose dictionaries have many forms as words of their own, such as plurals with umlauts. */
const stemsOfKnown: ReadonlySet<string> = new Set(['de']);

/** Forms of one verb that dictionaries have as two verbs: in Russian, the passive is made with `-ся`. */
const headword = (lemma: string, base: string): string =>
  base === 'ru' || base === 'uk' ? lemma.replace(/(?<=ть|чь|ти)с[яь]$/, '').replaceAll('ё', 'е') : lemma;

const same = (word: string): string => word;

const always = (): boolean => true;

/** A word as it is compared before the dictionary is asked. */
const compared: Readonly<Record<string, (word: string) => string>> = {
  de: withoutEszett,
  ru: (word) => word.replaceAll('ё', 'е'),
};

/**
 * The kind of a word that was made from another with an ending, which the stem or the other word lacks: a
 * stemmer takes `Einstellung` as a form of `einstellen`.
 */
function kindOf(endings: readonly RegExp[], word: string, stem: string): string {
  for (const [index, ending] of endings.entries()) {
    const match = ending.exec(word);
    if (match !== null && !ending.test(stem) && stem.length <= match.index + 2) return String(index);
  }
  return '';
}

/** Endings that make one word from another, by language. */
const DERIVED: Readonly<Record<string, readonly RegExp[]>> = {
  de: [
    /ung(?:s|en)?$/,
    /(?:heit|keit)(?:s|en)?$/,
    /schaft(?:s|en)?$/,
    /lich(?:e[mnrs]?|ere?[mnrs]?|ste[mnrs]?)?$/,
    /isch(?:e[mnrs]?)?$/,
    /e?nd(?:e[mnrs]?)?$/,
    /bar(?:e[mnrs]?)?$/,
  ],
  fr: [
    /[st]ions?$/,
    /ments?$/,
    /(?:eur|euse|rice)s?$/,
    /ités?$/,
    /ables?$/,
    /iques?$/,
    /ant(?:es?|s)$/,
    /[ae]nces?$/,
    /ages?$/,
    /i[fv]e?s?$/,
  ],
  es: [
    /[cs]i[oó]n(?:es)?$/,
    /mente$/,
    /dor(?:a|es|as)?$/,
    /mientos?$/,
    /idad(?:es)?$/,
    /[ai]bles?$/,
    /[ae]n[ct]ias?$/,
    /ic[ao]s?$/,
    /iv[ao]s?$/,
    /[ií]ll[ao]s?$/,
    /ía$/,
  ],
  it: [
    /zion[ei]$/,
    /mente$/,
    /(?:tor[ei]|tric[ei])$/,
    /ment[oi]$/,
    /ità$/,
    /[ai]bil[ei]$/,
    /iv[aoei]$/,
    /ant[ei]$/,
  ],
  pt: [/ç(?:ão|ões)$/, /mente$/, /dor(?:a|es|as)?$/, /mentos?$/, /idades?$/, /[aí]ve(?:l|is)$/, /iv[ao]s?$/],
  pl: [/(?<=[aeęiyąuo]|jś)(?:ni|ci)(?:e|a|u|em|om|ami|ach)$/, /ąc(?:y|a|e|ego|ej|emu|ą|ym|ymi|ych)$/],
  ru: [/ни(?:е|я|ю|ем|й|ям|ями|ях|и)$/, /ость?(?:и|ю|ью|ей|ям|ями|ях)?$/],
  en: [
    /ions?$/,
    /ments?$/,
    /[eo]rs?$/,
    /ly$/,
    /[ai]ble$/,
    /it(?:y|ies)$/,
    /ness(?:es)?$/,
    /ives?$/,
    /als?$/,
    /[ae]n[ct][ey]?s?$/,
    /ics?$/,
  ],
};
